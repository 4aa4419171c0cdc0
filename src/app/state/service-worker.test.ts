import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Listener = (event: { isUpdate?: boolean }) => void

const { listeners, register } = vi.hoisted(() => ({
  listeners: new Map<string, Listener>(),
  register: vi.fn(() => Promise.resolve()),
}))
vi.mock('workbox-window', () => ({
  Workbox: class {
    readonly register = register
    addEventListener(type: string, listener: Listener) {
      listeners.set(type, listener)
    }
  },
}))

/** A page that a worker controls, or not, as it opens. */
async function openPage(controller: object | null) {
  vi.stubGlobal('navigator', { serviceWorker: { controller } })
  const { registerServiceWorker, serviceWorker } = await import('./service-worker.ts')
  await registerServiceWorker()
  return serviceWorker
}

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('DEV', false)
  listeners.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test('[L4] a first visit is not ready offline before the worker, which has stored the shell, controls the page', async () => {
  const serviceWorker = await openPage(null)
  expect(serviceWorker.ready).toBe(false)
  listeners.get('controlling')?.({ isUpdate: false })
  expect(serviceWorker.ready).toBe(true)
})

test('[L4] a later visit is ready at once, also with the server gone', async () => {
  register.mockRejectedValueOnce(new TypeError('offline'))
  expect((await openPage({})).ready).toBe(true)
})

test('[L4] a page that was loaded past its worker is not ready', async () => {
  register.mockRejectedValueOnce(new TypeError('offline'))
  expect((await openPage(null)).ready).toBe(false)
})

test('a new version waits until it is let in, and then every tab reloads into it', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const serviceWorker = await openPage({})
  listeners.get('waiting')?.({})
  expect(serviceWorker.updateWaiting).toBe(true)
  expect(reload).not.toHaveBeenCalled()
  listeners.get('controlling')?.({ isUpdate: true })
  expect(reload).toHaveBeenCalledOnce()
})
