import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isPartMissing, loadPart } from './load-part.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('9: a part of the program has 120 s to load', async () => {
  const part = loadPart(() => new Promise(() => undefined)).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(isPartMissing(await part)).toBe(true)
})

test('a result or an error is passed on, and the timer is cleared', async () => {
  expect(await loadPart(() => Promise.resolve(7))).toBe(7)
  await expect(loadPart(() => Promise.reject(new Error('its own')))).rejects.toThrow('its own')
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  ['Chromium', 'Failed to fetch dynamically imported module: https://site.test/assets/x.js', true],
  ['Firefox', 'error loading dynamically imported module: https://site.test/assets/x.js', true],
  ['Safari', 'Importing a module script failed.', true],
  ['Vite', 'Unable to preload CSS for /assets/x.css', true],
  ['a bug', 'x is not a function', false],
])('a part that could not be fetched is told from a fault of the program: %s', (_, message, missing) => {
  expect(isPartMissing(new TypeError(message))).toBe(missing)
})
