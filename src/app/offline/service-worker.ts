import '../state/install.ts'
import { proxy } from 'valtio'
import type { Workbox } from 'workbox-window'
import type { FamilyState } from '#contract/offline-files.ts'
import { withoutRequests } from '../api/server-fetch.ts'

export const serviceWorker = proxy<{
  /** The worker controls this page and has the files that every page starts with (SPEC L4). */
  ready: boolean
  /** Other parts of the application on the device; empty until the worker reports them. */
  families: readonly FamilyState[]
  /** The browser saves data, so the reader decides before the families are downloaded. */
  asks: boolean
  updateWaiting: boolean
  /** The reader accepted the new version, and the tabs are about to reload. */
  updating: boolean
}>({ ready: false, families: [], asks: false, updateWaiting: false, updating: false })

/** An idle worker stops within 30 s. */
const TAKE_OVER_MS = 40_000

let workbox: Workbox | undefined

/**
 * Reloads every tab when a new version takes over, so that versions never mix. Call as early as possible: a version may take over while this
 * page is opening.
 */
export function followTheWorker(): void {
  const container = navigator.serviceWorker
  let controlled = container?.controller != null
  container?.addEventListener('controllerchange', () => {
    if (controlled) location.reload()
    controlled = true
    serviceWorker.ready = true
  })
}

export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const container = navigator.serviceWorker
  try {
    const library = await import('workbox-window') // not needed before the first paint
    workbox = new library.Workbox('/sw.js')
    workbox.addEventListener('waiting', () => {
      serviceWorker.updateWaiting = true
    })
    await workbox.register()
  } catch {
    return // no server: the installed worker stays
  } finally {
    serviceWorker.ready = container.controller !== null
  }
}

/** Checks for a new version when the server is reachable again, because one may have been deployed meanwhile. */
export async function checkForUpdate(): Promise<void> {
  await workbox?.update().catch(() => undefined)
}

/** Activates the new version; every tab reloads into it. Meanwhile no tab sends requests to the server or its worker. */
export async function applyUpdate(): Promise<void> {
  if (serviceWorker.updating) return
  serviceWorker.updating = true
  const reloaded = new Promise((resolve) => setTimeout(resolve, TAKE_OVER_MS)) // the page is closed before
  const takeOver = () => {
    navigator.serviceWorker.controller?.postMessage({ type: 'STOP_BRINGING' }) // from here on no tab can request it again
    workbox?.messageSkipWaiting()
  }
  await withoutRequests(takeOver, reloaded)
  serviceWorker.updating = false
}
