/** Everything that people read. A language is one file, which the terminal reads, too; whatever it lacks is said in English. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

const files = import.meta.glob<string>('../../../src/atout/words/*.ftl', { query: '?raw', import: 'default' })

/** The languages that there are files for: `en`, `fr`, `cs` … */
export const LANGUAGES = Object.keys(files)
  .map((path) => path.slice(path.lastIndexOf('/') + 1, -4))
  .sort()
const CHOSEN = 'atout.language'

/** The sentences of a language. Each is read when it is said for the first time: a page needs a tenth of them. */
class Sentences {
  private readonly bundle: FluentBundle
  private readonly unread = new Map<string, string>()

  constructor(language: string, text: string) {
    this.bundle = new FluentBundle(language, { useIsolating: false })
    for (const message of text.split(/^(?=[a-z])/m)) this.unread.set(message.slice(0, message.indexOf(' ')), message)
  }

  has(id: string): boolean {
    return this.unread.has(id) || this.bundle.hasMessage(id)
  }

  say(id: string, values: Record<string, FluentVariable>): string | null {
    const text = this.unread.get(id)
    if (text) {
      this.bundle.addResource(new FluentResource(text))
      this.unread.delete(id)
    }
    const pattern = this.bundle.getMessage(id)?.value
    return pattern ? this.bundle.formatPattern(pattern, values, []) : null
  }
}

let spoken = $state.raw<Sentences[]>([])
let current = $state('en')

const read = async (language: string) => new Sentences(language, await files[`../../../src/atout/words/${language}.ftl`]!())

export function preferred(wanted: readonly string[], known: readonly string[] = LANGUAGES): string {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0]!
    if (known.includes(language)) return language
  }
  return 'en'
}

export async function speak(language: string): Promise<void> {
  const own = await read(language)
  spoken = [own]
  current = language
  document.documentElement.lang = language
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest/${language}.webmanifest`)
  // Nobody waits for English: it is there for what the language lacks.
  if (language !== 'en') void read('en').then((english) => current === language && (spoken = [own, english]))
}

export function choose(language: string): Promise<void> {
  localStorage.setItem(CHOSEN, language)
  return speak(language)
}

export function begin(): Promise<void> {
  // What is chosen in one window holds in all of them.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === CHOSEN && newValue) void speak(preferred([newValue]))
  })
  return speak(preferred([localStorage.getItem(CHOSEN) ?? '', ...navigator.languages]))
}
export const language = () => current

/** A number as it is printed: with a minus sign, not a hyphen. */
export const printed = (number: number | null | undefined) => (number == null ? '' : String(number).replace('-', '−'))

const withMinus = (value: FluentVariable) => (typeof value === 'number' && value < 0 ? printed(value) : value)

/** A sentence, with what stands in braces filled in. */
export function t(id: string, given: Record<string, FluentVariable> = {}): string {
  const values = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, withMinus(value)]))
  for (const sentences of spoken) {
    const said = sentences.say(id, values)
    if (said !== null) return said
  }
  return id
}

/** Whether there is a sentence of that name. */
export const knows = (id: string) => spoken.some((sentences) => sentences.has(id))

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
