import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COLOURS } from './colours'

const PAPER = '#fffcf5'
const INK = '#161a24'
const CSS = readFileSync(new URL('../base.css', import.meta.url), 'utf8')
const GROUNDS = /--ground: light-dark\((#\w{6}), (#\w{6})\)/.exec(CSS)!.slice(1)

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}
const contrast = (one: string, other: string) => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05)
}

test.each(GROUNDS)('every colour stands out on a board of %s, by its edge of paper and the line of ink within', (ground) => {
  expect(contrast(PAPER, ground)).toBeGreaterThan(3)
  for (const { name, fill } of Object.values(COLOURS))
    expect(Math.max(contrast(fill, PAPER), contrast(fill, INK)), name).toBeGreaterThan(3)
})
