// @vitest-environment happy-dom
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

/** A page that opens with or without a controlling worker. */
async function openPage(controller: object | null) {
  const container = Object.assign(new EventTarget(), { controller })
  vi.stubGlobal('navigator', { serviceWorker: container })
  const { followTheWorker, registerServiceWorker, serviceWorker } = await import('./service-worker.ts')
  followTheWorker()
  const registered = registerServiceWorker()
  const takeOver = () => container.dispatchEvent(new Event('controllerchange'))
  return { serviceWorker, registered, takeOver }
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

test('[L4] a first visit is not ready offline before the worker has stored the shell and controls the page', async () => {
  const { serviceWorker, registered, takeOver } = await openPage(null)
  await registered
  expect(serviceWorker.ready).toBe(false)
  takeOver()
  expect(serviceWorker.ready).toBe(true)
})

test('[L4] a later visit is ready at once, even without a server', async () => {
  register.mockRejectedValueOnce(new TypeError('offline'))
  const { serviceWorker, registered } = await openPage({})
  await registered
  expect(serviceWorker.ready).toBe(true)
})

test('[L4] a page loaded past its worker is not ready', async () => {
  register.mockRejectedValueOnce(new TypeError('offline'))
  const { serviceWorker, registered } = await openPage(null)
  await registered
  expect(serviceWorker.ready).toBe(false)
})

test('a new version waits until it is accepted, and then every tab reloads into it', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const { serviceWorker, registered, takeOver } = await openPage({})
  await registered
  listeners.get('waiting')?.({})
  expect(serviceWorker.updateWaiting).toBe(true)
  expect(reload).not.toHaveBeenCalled()
  takeOver()
  expect(reload).toHaveBeenCalledOnce()
})

test('a tab that is still registering reloads too', async () => {
  register.mockReturnValueOnce(new Promise(() => undefined))
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const { takeOver } = await openPage({})
  takeOver()
  expect(reload).toHaveBeenCalledOnce()
})

test('a tab of the first visit stays for that worker, and reloads into the next', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const { takeOver } = await openPage(null)
  takeOver()
  expect(reload).not.toHaveBeenCalled()
  takeOver()
  expect(reload).toHaveBeenCalledOnce()
})
