import { isPartMissing } from '../loading/load-part.ts'
import type { Where } from './fault.ts'

/**
 * Keeps what nobody caught, for whoever mends the program. What an extension of the browser does wrong is none of ours, and a script that did not arrive
 * speaks of the network. Where the code that keeps a fault does not arrive either, the fault is lost: raised as a fault of its own, it would be followed
 * by the next for ever.
 */
export function watchFaults(): void {
  const keep = (error: unknown, where: Where) => {
    if (isPartMissing(error)) return
    import('./kept-faults.ts').then(({ keepFault }) => keepFault(error, where)).catch(() => undefined)
  }
  addEventListener('error', ({ error, filename }) => {
    if (filename.startsWith(location.origin)) keep(error, 'script')
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!(reason instanceof Error && reason.name === 'AbortError')) keep(reason, 'promise')
  })
}
