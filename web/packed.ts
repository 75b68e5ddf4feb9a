/** Everything that is text is packed once, when it is built: the server sends the packed file to who can read it. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(js|css|html|svg|json|webmanifest|txt)$/
const LEAST = 600 // bytes; a packet is not smaller

async function pack(file: string): Promise<void> {
  const whole = await readFile(file)
  if (whole.length < LEAST) return
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(whole, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)])
}

export function packed(): Plugin {
  return {
    name: 'roundhouse-packed',
    apply: 'build',
    async writeBundle({ dir = '.' }, bundle) {
      const names = Object.keys(bundle).filter((name) => TEXT.test(name))
      await Promise.all(names.map((name) => pack(join(dir, name))))
    },
  }
}
