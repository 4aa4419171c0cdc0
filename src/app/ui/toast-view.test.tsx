// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testPage } from '#tests/support/test-page.tsx'
import { ToastView } from './toast-view.tsx'

const page = testPage()
const onClose = vi.fn()
const run = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  page.show(
    <ToastView look="info" durationMs={10_000} closeLabel="Close" onClose={onClose} action={{ label: 'Undo', run }}>
      Deleted: T test
    </ToastView>,
  )
})

afterEach(() => {
  vi.useRealTimers()
})

const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
const undo = () => page.body.querySelector('button') ?? expect.fail()

test('a toast closes after its time', () => {
  wait(9999)
  expect(onClose).not.toHaveBeenCalled()
  wait(1)
  expect(onClose).toHaveBeenCalledOnce()
})

test('a toast stays while the focus is on it, and its time begins again afterwards', () => {
  act(() => undo().focus())
  wait(60_000)
  expect(onClose).not.toHaveBeenCalled()
  act(() => undo().blur())
  wait(9999)
  expect(onClose).not.toHaveBeenCalled()
  wait(1)
  expect(onClose).toHaveBeenCalledOnce()
})

test('its button acts and closes it', () => {
  expect(undo().textContent).toBe('Undo')
  act(() => undo().click())
  expect([run.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1])
})
