import { readdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const SMALLER = /\.(js|mjs|css|html|svg|json|webmanifest|wasm|txt)$/
/** Bytes from which a file has one form only: the second would make every package larger than it makes any page faster. */
const LARGE = 5e5
/** Search is there eight times, and fetched once: it has one form, too. */
const SEARCH = /^assets\/search-/

/**
 * Replaces the files of a build by compressed ones, so that the server never compresses anything itself, and a package carries
 * nothing three times (docs/decisions/0018). Every browser takes gzip; most take Brotli, over TLS.
 */
export function compressed(): Plugin {
  let folder = ''
  return {
    name: 'atout:compressed',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    async closeBundle() {
      for (const name of await readdir(folder, { recursive: true })) {
        if (!SMALLER.test(name)) continue
        const path = join(folder, name)
        const plain = await readFile(path)
        await writeFile(`${path}.gz`, gzipSync(plain, { level: 9 }))
        if (plain.length <= LARGE && !SEARCH.test(name)) {
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
          await writeFile(`${path}.br`, brotliCompressSync(plain, { params }))
        }
        await unlink(path)
      }
    },
  }
}
