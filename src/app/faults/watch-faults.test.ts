// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { watchFaults } from './watch-faults.ts'

const kept = vi.hoisted(() => ({ asked: 0, errors: [] as unknown[], arrives: false }))

vi.mock('./kept-faults.ts', () => ({
  keepFault: (error: unknown) => {
    kept.asked += 1
    if (!kept.arrives)
      return Promise.reject(new TypeError('Failed to fetch dynamically imported module: kept-faults.js'))
    kept.errors.push(error)
    return Promise.resolve()
  },
}))

/** Dispatches `unhandledrejection`: happy-dom has no PromiseRejectionEvent. */
function reject(reason: unknown): void {
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
}

test('a fault is kept; network errors and cancellations are not; and failing to keep one is not a fault itself', async () => {
  const unhandled: unknown[] = []
  const listen = (reason: unknown) => void unhandled.push(reason)
  process.on('unhandledRejection', listen)
  watchFaults()

  const fault = new TypeError('x is not a function')
  reject(fault)
  await vi.waitFor(() => expect(kept.asked).toBe(1))
  await new Promise((done) => setTimeout(done, 20))
  expect(unhandled).toEqual([])
  process.off('unhandledRejection', listen)

  kept.arrives = true
  reject(new TypeError('Failed to fetch dynamically imported module: https://site/assets/page.js'))
  reject(new DOMException('given up', 'AbortError'))
  reject(fault)
  await vi.waitFor(() => expect(kept.errors).toEqual([fault]))
})
