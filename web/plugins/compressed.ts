import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const SMALLER = /\.(js|mjs|css|html|svg|json|webmanifest|wasm)$/
/** Bytes from which the last percent would take minutes. */
const LARGE = 1e6

/** Writes compressed copies beside the files of a build, so that the server never compresses anything itself. */
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
        const plain = await readFile(join(folder, name))
        const params = {
          [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
          [constants.BROTLI_PARAM_QUALITY]: plain.length > LARGE ? 6 : 11,
        }
        await writeFile(join(folder, `${name}.br`), brotliCompressSync(plain, { params }))
        await writeFile(join(folder, `${name}.gz`), gzipSync(plain, { level: plain.length > LARGE ? 6 : 9 }))
      }
    },
  }
}
