import { expect, test } from 'vitest'
import { meantMoves, words } from './notation'

const FRENCH = new Map([
  ['jouer', 'play'],
  ['rouge', 'R'],
  ['bleu', 'B'],
  ['bleu ciel', 'T'],
  ['sur', 'on'],
  ['echanger', 'swap'],
  ['contre', 'for'],
])
const ENGLISH = new Map([
  ['red', 'R'],
  ['yellow', 'Y'],
])

test('case, spaces and signs do not matter', () => {
  expect(words('  PLAY   4 ', ENGLISH)).toEqual(['play', '4'])
  expect(words('street R: R4/O1, r5/g4 R6/G0', ENGLISH)).toEqual(['street', 'r', 'r4/o1', 'r5/g4', 'r6/g0'])
  expect(words('clear diagonal /', ENGLISH)).toEqual(['clear', 'diagonal', '/'])
})

test('cards may be said in words', () => {
  expect(words('play red 7 / yellow 6 on 1 by Y', ENGLISH)).toEqual(['play', 'r7/y6', 'on', '1', 'by', 'y'])
  expect(words('play red 7/yellow 6', ENGLISH)).toEqual(['play', 'r7/y6'])
  expect(words('Jouer rouge 7 sur 2', FRENCH)).toEqual(['play', 'r7', 'on', '2'])
  expect(words('jouer 7 rouge / 6 bleu ciel sur 1', FRENCH)).toEqual(['play', 'r7/t6', 'on', '1'])
  expect(words('échanger bleu ciel 3 contre bleu 4', FRENCH)).toEqual(['swap', 't3', 'for', 'b4'])
})

test('what leaves no doubt is enough', () => {
  const legal = ['play R7/Y6 on 1 by Y', 'play R7/Y6 on 2 by R', 'play B3/G1 on 1 by B', 'draw']
  expect(meantMoves(['play', 'b3'], legal)).toEqual([legal[2]])
  expect(meantMoves(['r7/y6', 'on', '2'], legal)).toEqual([legal[1]])
  expect(meantMoves(['play', 'r7'], legal)).toEqual(legal.slice(0, 2))
  expect(meantMoves(['draw', '1'], legal)).toEqual([])
  expect(meantMoves([], legal)).toEqual([])
})

test('a slot is not another one that begins with the same digit', () => {
  expect(meantMoves(['play', '1'], ['play 10', 'play 11'])).toEqual([])
  expect(meantMoves(['1'], ['play 1', 'play 11'])).toEqual(['play 1'])
  expect(meantMoves(['look', '5'], ['look 4 5', 'look 5 6'])).toEqual(['look 4 5', 'look 5 6'])
  expect(meantMoves(['clear', '\\'], ['clear row 1', 'clear diagonal \\'])).toEqual(['clear diagonal \\'])
})
