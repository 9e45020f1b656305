/** Draws the rounded rectangles of an SVG, and writes what it has drawn as a PNG: all that an icon of ours needs. */
import { crc32, deflateSync } from 'node:zlib'

export interface Bar {
  x: number
  y: number
  width: number
  height: number
  radius: number
  fill: string
  /** A line around it, as wide as that, half of it outside. */
  line: number
  colour: string
}

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

/** The rectangles of a drawing, from the back to the front. A group around them says how they are outlined. */
export function bars(svg: string): { size: number; bars: Bar[] } {
  const size = Number(attribute(svg, 'viewBox')?.split(' ')[2])
  const group = /<g [^>]*>/.exec(svg)
  const found = [...svg.matchAll(/<rect [^>]*>/g)].map((match): Bar => {
    const tag = match[0]
    const number = (name: string) => Number(attribute(tag, name) ?? 0)
    const outlined = group !== null && match.index > group.index
    return {
      x: number('x'),
      y: number('y'),
      width: number('width'),
      height: number('height'),
      radius: number('rx'),
      fill: attribute(tag, 'fill')!,
      line: outlined ? Number(attribute(group[0], 'stroke-width')) : 0,
      colour: outlined ? attribute(group[0], 'stroke')! : '#000000',
    }
  })
  return { size, bars: found }
}

/** How far a point lies outside of a rounded rectangle; negative inside. */
function distance({ x, y, width, height, radius }: Bar, px: number, py: number): number {
  const dx = Math.abs(px - x - width / 2) - width / 2 + radius
  const dy = Math.abs(py - y - height / 2) - height / 2 + radius
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius
}

const channels = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))

/** Pixels, four bytes each. `scale` is how many of them a unit of the drawing takes, counted from `left` and `top`. */
export function draw(shapes: Bar[], pixels: number, scale: number, offset: number): Uint8Array {
  const image = new Uint8Array(pixels * pixels * 4)
  const layers = shapes.flatMap((shape) => [
    { shape, grow: shape.line / 2, colour: channels(shape.line ? shape.colour : shape.fill) },
    ...(shape.line ? [{ shape, grow: -shape.line / 2, colour: channels(shape.fill) }] : []),
  ])
  for (let row = 0; row < pixels; row++)
    for (let column = 0; column < pixels; column++) {
      const at = (row * pixels + column) * 4
      const [px, py] = [(column + 0.5 - offset) / scale, (row + 0.5 - offset) / scale]
      for (const { shape, grow, colour } of layers) {
        const cover = Math.min(1, Math.max(0, 0.5 - (distance(shape, px, py) - grow) * scale))
        if (!cover) continue
        const below = image[at + 3]! / 255
        const alpha = cover + below * (1 - cover)
        for (let i = 0; i < 3; i++)
          image[at + i] = Math.round((colour[i]! * cover + image[at + i]! * below * (1 - cover)) / alpha)
        image[at + 3] = Math.round(alpha * 255)
      }
    }
  return image
}

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

export function png(image: Uint8Array, pixels: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(pixels, 0)
  header.writeUInt32BE(pixels, 4)
  header.set([8, 6], 8) // eight bits a channel, with alpha
  const rows = Array.from({ length: pixels }, (_, row) =>
    Buffer.concat([Buffer.of(0), image.subarray(row * pixels * 4, (row + 1) * pixels * 4)]),
  )
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
