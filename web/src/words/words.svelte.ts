/** Everything that people read. A language is one file beside this one; whatever it lacks is said in English. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

const files = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' })

/** The languages that there are files for: `en`, `fr`, `cs` … */
export const LANGUAGES = Object.keys(files).map((path) => path.slice(2, -4)).sort()
const CHOSEN = 'atout.language'

let bundles = $state.raw<FluentBundle[]>([])
let current = $state('en')

async function bundle(language: string): Promise<FluentBundle> {
  const made = new FluentBundle(language, { useIsolating: false })
  made.addResource(new FluentResource(await files[`./${language}.ftl`]!()))
  return made
}

export function preferred(wanted: readonly string[], known: readonly string[] = LANGUAGES): string {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0]!
    if (known.includes(language)) return language
  }
  return 'en'
}

export async function speak(language: string): Promise<void> {
  const own = await bundle(language)
  bundles = [own]
  current = language
  document.documentElement.lang = language
  // Nobody waits for English: it is there for what the language lacks.
  if (language !== 'en') void bundle('en').then((english) => current === language && (bundles = [own, english]))
}

export function choose(language: string): Promise<void> {
  localStorage.setItem(CHOSEN, language)
  return speak(language)
}

export const begin = () => speak(preferred([localStorage.getItem(CHOSEN) ?? '', ...navigator.languages]))
export const language = () => current

/** A sentence, with what stands in braces filled in. */
export function t(id: string, values: Record<string, FluentVariable> = {}): string {
  for (const bundle of bundles) {
    const message = bundle.getMessage(id)
    if (message?.value) return bundle.formatPattern(message.value, values, [])
  }
  return id
}

/** Whether there is a sentence of that name. */
export const knows = (id: string) => bundles.some((bundle) => bundle.hasMessage(id))

/** Several things as one phrase: 'red, blue or pink'. */
export const list = (items: string[], type: 'conjunction' | 'disjunction' = 'conjunction') =>
  new Intl.ListFormat(current, { type }).format(items)

/** The language with its region, for dates: 'en-GB' where the browser says so. */
export const region = () => navigator.languages.find((tag) => tag.split('-')[0] === current) ?? current

/** How a language calls itself. */
export const ownName = (code: string) => {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  return name[0]!.toLocaleUpperCase(code) + name.slice(1)
}
