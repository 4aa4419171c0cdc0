import type { FamilyState, OfflineFamily } from '#contract/offline-files.ts'
import { connection, whenBack } from '../api/connection.ts'
import { withUpdateLock } from '../api/server-fetch.ts'
import { serviceWorker } from './service-worker.ts'

/** The browser stops a service worker that runs for minutes, so the page repeats its request after this time. */
const AGAIN_MS = 60_000

/** Families that the open page needs first. */
const neededBy: readonly (readonly [RegExp, readonly OfflineFamily[]])[] = [
  [/^\/(project|dataHandle|storage)\//, ['data']],
  [/^\/dataAnalysis\//, ['data', 'analyses']],
  [/^\/statistical\//, ['data', 'charts']],
]

export const allReady = (families: readonly FamilyState[]): boolean =>
  families.length > 0 && families.every(({ ready }) => ready)

/** Tells the service worker to download the packs that are missing. */
export function requestFamilies(): void {
  const [, first = []] = neededBy.find(([pages]) => pages.test(location.pathname)) ?? []
  tellWorker({ type: 'BRING_FAMILIES', first })
}

function tellWorker(message: unknown): void {
  void withUpdateLock(() => navigator.serviceWorker.controller?.postMessage(message))
}

/** Downloads the whole application to the device, family by family; if the browser saves data, only on the reader's request. */
export function watchFamilies(): void {
  const { serviceWorker: container, connection: network } = navigator as Navigator & {
    connection?: { saveData?: boolean }
  }
  if (!container) return
  serviceWorker.asks = network?.saveData === true
  container.addEventListener('message', ({ data }: MessageEvent<{ type?: unknown; states?: FamilyState[] } | null>) => {
    if (data?.type === 'families') serviceWorker.families = data.states ?? []
  })
  const go = () => {
    if (serviceWorker.asks) tellWorker({ type: 'SAY_FAMILIES' })
    else if (!allReady(serviceWorker.families)) requestFamilies()
  }
  container.addEventListener('controllerchange', go)
  whenBack(go)
  setInterval(() => connection.online && go(), AGAIN_MS)
  go()
}
