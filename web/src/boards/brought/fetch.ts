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
    const face = found && typeof found === 'object' && 'default' in found ? found.default : undefined
    const version = face && typeof face === 'object' && 'version' in face ? face.version : undefined
    if (version !== VERSION)
      return { trouble: 'web-face-version', reason: `version ${String(version)}, not ${VERSION}` }
    if (!mounts(face)) return { trouble: 'web-face-failed', reason: 'it has no mount()' }
    return { face }
  } catch (reason) {
    return { trouble: 'web-face-failed', reason }
  }
}

const mounts = (face: unknown): face is Face =>
  !!face && typeof face === 'object' && 'mount' in face && typeof face.mount === 'function'

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
