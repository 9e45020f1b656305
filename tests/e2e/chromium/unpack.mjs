// Unpacks the browser of the package into the folder that is named: node unpack.mjs FOLDER
import { createReadStream, createWriteStream, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'

const packed = new URL('node_modules/@sparticuz/chromium/bin/', import.meta.url).pathname
for (const name of readdirSync(packed)) {
  await pipeline(createReadStream(join(packed, name)), createBrotliDecompress(), createWriteStream(join(process.argv[2], name.replace(/\.br$/, ''))))
}
