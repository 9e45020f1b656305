/** Colours are never alone: each has a letter and a symbol. */

export interface Colour {
  letter: string
  name: string
  fill: string
  ink: string
  symbol: string
}

const INK = '#000000'
const PAPER = '#ffffff'

/** Whatever colours a game uses, they are some of these. Symbols are paths in a square of 24 by 24. */
export const COLOURS: Record<string, Colour> = {
  R: { letter: 'R', name: 'red', fill: '#92000d', ink: PAPER, symbol: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18Z' },
  O: { letter: 'O', name: 'orange', fill: '#f45b02', ink: INK, symbol: 'M4 4h16v16H4Z' },
  Y: { letter: 'Y', name: 'yellow', fill: '#ece75f', ink: INK, symbol: 'M12 3 22 20.5H2Z' },
  G: {
    letter: 'G',
    name: 'green',
    fill: '#026f54',
    ink: PAPER,
    symbol: 'M12 1.8l3 7.1 7.7.6-5.9 5 1.8 7.5L12 18l-6.6 4 1.8-7.5-5.9-5L9 8.9Z',
  },
  T: { letter: 'T', name: 'teal', fill: '#7ffaff', ink: INK, symbol: 'M12 1.5 21.5 12 12 22.5 2.5 12Z' },
  B: { letter: 'B', name: 'blue', fill: '#0376f8', ink: INK, symbol: 'M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6Z' },
  V: { letter: 'V', name: 'violet', fill: '#692d83', ink: PAPER, symbol: 'M12 2l8.8 5v10L12 22l-8.8-5V7Z' },
  P: {
    letter: 'P',
    name: 'pink',
    fill: '#e098aa',
    ink: INK,
    symbol: 'M12 1.5c4.5 6 7 9.3 7 13a7 7 0 0 1-14 0c0-3.7 2.5-7 7-13Z',
  },
}

export const colourOf = (card: string): Colour | undefined => COLOURS[card[0] ?? '']

/** `Y7/R0` as its two sides, higher first. */
export const sides = (card: string) => card.split('/').map((side) => ({ letter: side[0]!, value: Number(side.slice(1)) }))
export const total = (card: string) => sides(card).reduce((sum, side) => sum + side.value, 0)
