import '../state/install.ts'
import { proxy } from 'valtio'
import type { Workbox } from 'workbox-window'
import type { FamilyState } from '#contract/offline-files.ts'
import { withoutRequests } from '../api/server-fetch.ts'

export const serviceWorker = proxy<{
  /** The worker controls this page and has what every page starts with (SPEC L4). */
  ready: boolean
  /** What else of the application is on the device; empty before the worker has told it. */
  families: readonly FamilyState[]
  /** The reader's browser saves data, so the reader is asked before the families are brought. */
  asks: boolean
  updateWaiting: boolean
  /** The reader let it in, and the tabs are about to reload. */
  updating: boolean
}>({ ready: false, families: [], asks: false, updateWaiting: false, updating: false })

/** A worker at rest gives way within 30 s at the latest. */
const TAKE_OVER_MS = 40_000

let workbox: Workbox | undefined

/**
 * Every tab reloads when a new version takes over, so that versions never mix. To be called as early as can be: it may take over while this
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
    const library = await import('workbox-window') // not needed before the first page is drawn
    workbox = new library.Workbox('/sw.js')
    workbox.addEventListener('waiting', () => {
      serviceWorker.updateWaiting = true
    })
    await workbox.register()
  } catch {
    return // no server: the worker that is installed goes on
  } finally {
    serviceWorker.ready = container.controller !== null
  }
}

/** Asks for a new version: when the server is back, because one may have been deployed meanwhile. */
export async function checkForUpdate(): Promise<void> {
  await workbox?.update().catch(() => undefined)
}

/** Lets the new version take over; every tab reloads into it. Meanwhile no tab asks the server or its worker. */
export async function applyUpdate(): Promise<void> {
  if (serviceWorker.updating) return
  serviceWorker.updating = true
  const reloaded = new Promise((resolve) => setTimeout(resolve, TAKE_OVER_MS)) // the page is gone before
  const takeOver = () => {
    navigator.serviceWorker.controller?.postMessage({ type: 'STOP_BRINGING' }) // no tab can ask for it again from here on
    workbox?.messageSkipWaiting()
  }
  await withoutRequests(takeOver, reloaded)
  serviceWorker.updating = false
}
