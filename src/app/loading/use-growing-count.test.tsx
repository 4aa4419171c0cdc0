// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testPage } from '#tests/support/test-page.tsx'
import { awaitFirstPage, pageShown } from './first-paint.ts'
import { useGrowingCount } from './use-growing-count.ts'

const { body, show } = testPage()

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  pageShown()
  vi.useRealTimers()
})

function Count() {
  return useGrowingCount(3, 1)
}

test('on the first page of a cold start the parts follow one after the other', () => {
  awaitFirstPage()
  show(<Count />)
  const counts = [body.textContent]
  for (let paint = 0; paint < 3; paint++) {
    act(() => {
      vi.advanceTimersByTime(16)
    })
    counts.push(body.textContent)
  }
  expect(counts).toEqual(['1', '2', '3', '3'])
})

test('a later page shows all at once', () => {
  show(<Count />)
  expect(body.textContent).toBe('3')
})
