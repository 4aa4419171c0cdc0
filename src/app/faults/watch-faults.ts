import { isPartMissing } from '../loading/load-part.ts'
import type { FaultOrigin } from './fault.ts'

/**
 * Records uncaught errors and unhandled rejections. Errors of browser extensions and scripts that failed to download are not faults of the program.
 * If `kept-faults.ts` itself cannot be downloaded, the fault is dropped: an unhandled rejection here would trigger this listener again, without end.
 */
export function watchFaults(): void {
  const keep = (error: unknown, where: FaultOrigin) => {
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
