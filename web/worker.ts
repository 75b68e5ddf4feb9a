/** The service worker is built beside the page, with a mark of everything that was built with it. */
import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

export function worker(): Plugin {
  return {
    name: 'roundhouse-worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: 'src/sw.ts', fileName: 'sw.js' })
    },
    generateBundle(_, bundle) {
      const one = bundle['sw.js']
      if (one?.type !== 'chunk') throw new Error('the service worker was not built')
      const stamp = createHash('sha256').update(Object.keys(bundle).sort().join(' ')).digest('hex').slice(0, 12)
      one.code = one.code.replace('__STAMP__', stamp)
    },
  }
}
