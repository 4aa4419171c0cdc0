// @vitest-environment happy-dom
import { act, useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { testPage } from '#tests/support/test-page.tsx'
import { useIsBelow } from './use-is-below.ts'

const { body, show, clear } = testPage()

test('what begins below the view is below, what is in view or above it is not', () => {
  let tell: (isIntersecting: boolean, top: number) => void = () => undefined
  const disconnect = vi.fn()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: readonly object[]) => void) {
        tell = (isIntersecting, top) => act(() => told([{ isIntersecting, boundingClientRect: { top } }]))
      }
      observe = vi.fn()
      disconnect = disconnect
    },
  )
  function Page() {
    const target = useRef<HTMLParagraphElement>(null)
    const isBelow = useIsBelow(target)
    return <p ref={target}>{isBelow ? 'below' : 'here'}</p>
  }
  show(<Page />)
  expect(body.textContent).toBe('here')
  tell(false, 900)
  expect(body.textContent).toBe('below')
  tell(true, 500)
  expect(body.textContent).toBe('here')
  tell(false, -2000)
  expect(body.textContent).toBe('here')
  clear()
  expect(disconnect).toHaveBeenCalledOnce()
})
