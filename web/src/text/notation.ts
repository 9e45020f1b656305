/** What somebody types, made into words of the notation: any case, any spaces, the verbs and colours of their own language. */

/** From what is said to how it is written: `rouge` to `R`, `jouer` to `play`. */
export type Dictionary = ReadonlyMap<string, string>

/** Letters as they are typed in a hurry: small, and without accents. */
export const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')

/** The words of a move, in small letters: `Play red 7 / Y6, on 1` is `play r7/y6 on 1`. */
export function words(text: string, dictionary: Dictionary): string[] {
  const said = plain(text)
    .replace(/[:,.;]/g, ' ')
    .replace(/[−–]/g, '-')
    .replace(/(?<=\w)\s*\/\s*(?=\w)/g, ' / ')
    .split(/\s+/)
    .filter(Boolean)
  return joined(translated(said, dictionary)).map((word) => word.toLowerCase())
}

/** The longest phrase counts: in French `bleu ciel` is another colour than `bleu`. */
function translated(said: string[], dictionary: Dictionary): string[] {
  const found: string[] = []
  for (let at = 0; at < said.length; at++) {
    const phrase = said.length > at + 1 ? dictionary.get(`${said[at]} ${said[at + 1]}`) : undefined
    found.push(phrase ?? dictionary.get(said[at]!) ?? said[at]!)
    if (phrase) at++
  }
  return found
}

const COLOUR = /^[roygtbvp]$/i
const VALUE = /^-?\d+$/
const SIDE = /^[roygtbvp]-?\d+$/i

/** A colour and a value make a side; two sides with a stroke between them make a card. */
function joined(said: string[]): string[] {
  const found: string[] = []
  for (const word of said) {
    const [last = '', before = ''] = [found.at(-1), found.at(-2)]
    if (COLOUR.test(last) && VALUE.test(word)) found.splice(-1, 1, last + word)
    // 'the red 7' is '7 rouge' in French: only colours that were said in words are great letters here
    else if (VALUE.test(last) && /^[A-Z]$/.test(word) && before !== 'on') found.splice(-1, 1, word + last)
    else found.push(word)
    const [stroke, first] = [found.at(-2), found.at(-3)]
    if (stroke === '/' && SIDE.test(found.at(-1)!) && SIDE.test(first ?? '')) found.splice(-3, 3, `${first}/${found.at(-1)}`)
  }
  return found
}

/** Whether a typed word means a word of a move: itself, or a card by one of its sides. */
const means = (typed: string, word: string) => typed === word || (word.includes('/') && word.split('/').includes(typed))

/** The words of a move of the notation, to compare typed ones with. */
export const wordsOf = (move: string) => move.toLowerCase().replace(/:/g, '').split(' ')

/** Whether a move says everything that was typed, in this order. Words may be left out; the verb, too, before a number or a card. */
export function fits(typed: readonly string[], move: string): boolean {
  const verb = wordsOf(move)[0]
  const [first] = typed
  if (first === undefined || (/^[a-z]+$/.test(first) && first !== verb)) return false
  let at = 0
  for (const word of wordsOf(move)) if (at < typed.length && means(typed[at]!, word)) at++
  return at === typed.length
}

/** The legal moves that somebody may mean. One that is written out is meant alone. */
export function meantMoves(typed: readonly string[], legal: readonly string[]): string[] {
  const exact = legal.filter((move) => wordsOf(move).join(' ') === typed.join(' '))
  return exact.length ? exact : legal.filter((move) => fits(typed, move))
}
