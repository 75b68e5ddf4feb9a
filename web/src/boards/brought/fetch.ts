/** Fetching the face of a game from another package, as the catalogue names it. */
import type { Face } from 'roundhouse/face'
import type { FaceInfo } from '../../lib/types'

export const VERSION = 1

export type Fetched = { face: Face } | { trouble: string; reason: unknown }

export async function fetchFace(
  info: FaceInfo,
  load: (address: string) => Promise<unknown> = (address) => import(/* @vite-ignore */ address),
): Promise<Fetched> {
  try {
    const [found] = await Promise.all([load(info.module), style(info.style)])
    const face = (found as { default?: Partial<Face> }).default
    if (face?.version !== VERSION)
      return { trouble: 'web-face-version', reason: `version ${String(face?.version)}, not ${VERSION}` }
    if (typeof face.mount !== 'function') return { trouble: 'web-face-failed', reason: 'it has no mount()' }
    return { face: face as Face }
  } catch (reason) {
    return { trouble: 'web-face-failed', reason }
  }
}

/** Put a stylesheet on the page once, and wait for it, so that nothing is drawn bare. */
function style(address: string | null): Promise<void> {
  if (!address || document.querySelector(`link[href="${address}"]`)) return Promise.resolve()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = address
  return new Promise((done, fail) => {
    link.onload = () => done()
    link.onerror = () => fail(new Error(`no stylesheet at ${address}`))
    document.head.append(link)
  })
}
