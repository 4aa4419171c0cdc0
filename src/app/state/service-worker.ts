import './install.ts'
import { proxy } from 'valtio'
import { Workbox } from 'workbox-window'

export const serviceWorker = proxy<{
  /** The worker controls this page and the shell is cached: everything below works without a network (SPEC L4). */
  ready: boolean
  updateWaiting: boolean
}>({ ready: false, updateWaiting: false })

let workbox: Workbox | undefined

export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  workbox = new Workbox('/sw.js')
  workbox.addEventListener('waiting', () => {
    serviceWorker.updateWaiting = true
  })
  workbox.addEventListener('controlling', (event) => {
    if (event.isUpdate) location.reload()
    else serviceWorker.ready = true
  })
  try {
    await workbox.register()
  } catch {
    return // no server: the worker that is installed goes on
  } finally {
    serviceWorker.ready = navigator.serviceWorker.controller !== null
  }
}

/** Asks for a new version: when the server is back, because one may have been deployed meanwhile. */
export async function checkForUpdate(): Promise<void> {
  await workbox?.update().catch(() => undefined)
}

/** Lets the new version take over; every tab reloads into it, so that versions never mix. */
export function applyUpdate(): void {
  workbox?.messageSkipWaiting()
}
