import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bars, draw, png } from './drawing'

const icon = bars(readFileSync(new URL('../public/icon.svg', import.meta.url), 'utf8'))
const pixel = (image: Uint8Array, pixels: number, x: number, y: number) => [
  ...image.subarray((y * pixels + x) * 4, (y * pixels + x) * 4 + 4),
]

test('the icon is a ground and four bars with a line around them', () => {
  expect(icon.size).toBe(64)
  expect(icon.bars.map((bar) => bar.fill)).toEqual(['#1c2336', '#92000d', '#f45b02', '#ece75f', '#026f54'])
  expect(icon.bars.map((bar) => bar.line)).toEqual([0, 1.5, 1.5, 1.5, 1.5])
})

test('it is drawn with its colours, and nothing outside of its round corners', () => {
  const image = draw(icon.bars, 128, 2, 0)
  expect(pixel(image, 128, 0, 0)[3]).toBe(0)
  expect(pixel(image, 128, 6, 64)).toEqual([0x1c, 0x23, 0x36, 255])
  expect(pixel(image, 128, 28, 64)).toEqual([0x92, 0x00, 0x0d, 255])
  expect(pixel(image, 128, 20, 64)).toEqual([0xff, 0xf8, 0xea, 255])
})

test('a PNG holds what was drawn', () => {
  const image = draw(icon.bars, 16, 0.25, 0)
  const file = png(image, 16)
  const data = file.indexOf('IDAT')
  const rows = inflateSync(file.subarray(data + 4, data + 4 + file.readUInt32BE(data - 4)))
  expect(rows.length).toBe(16 * (1 + 16 * 4))
  expect([...rows.subarray(8 * 65 + 1, 9 * 65)]).toEqual([...image.subarray(8 * 64, 9 * 64)])
})
