/**
 * SHA-256 (FIPS 180-4). The browser's own is not there on pages without TLS, and a club's server in the same room has none.
 */

const K = constants(64, 3)
const START = constants(8, 2)

/** The first 32 bits of the fractional parts of the square or cube roots of the first primes. */
function constants(count: number, root: 2 | 3): Uint32Array {
  const found: bigint[] = []
  for (let n = 2n; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n)
  return Uint32Array.from(found.map((prime) => Number(rootOf(prime << BigInt(32 * root), BigInt(root)) & 0xffffffffn)))
}

/** The largest integer whose square or cube is not above n. */
function rootOf(n: bigint, root: bigint): bigint {
  let low = 0n
  let high = 1n << 40n
  while (low < high) {
    const middle = (low + high + 1n) >> 1n
    if (middle ** root <= n) low = middle
    else high = middle - 1n
  }
  return low
}

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array((((message.length + 8) >> 6) << 6) + 64)
  padded.set(message)
  padded[message.length] = 0x80
  const bytes = new DataView(padded.buffer)
  bytes.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29))
  bytes.setUint32(padded.length - 4, (message.length << 3) >>> 0)
  const state = Uint32Array.from(START)
  const words = new Uint32Array(64)
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i++) words[i] = bytes.getUint32(block + 4 * i)
    for (let i = 16; i < 64; i++) {
      const w15 = words[i - 15]!
      const w2 = words[i - 2]!
      const s0 = turn(w15, 7) ^ turn(w15, 18) ^ (w15 >>> 3)
      const s1 = turn(w2, 17) ^ turn(w2, 19) ^ (w2 >>> 10)
      words[i] = words[i - 16]! + s0 + words[i - 7]! + s1
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
    for (let i = 0; i < 64; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
      const first = (h + s1 + ((e & f) ^ (~e & g)) + K[i]! + words[i]!) | 0
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
      const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
    }
    for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = state[i]! + word
  }
  const digest = new DataView(new ArrayBuffer(32))
  state.forEach((word, i) => digest.setUint32(4 * i, word))
  return new Uint8Array(digest.buffer)
}

export const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

export function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

export const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export function joined(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
