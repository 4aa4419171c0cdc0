import { act, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { useIsBelow } from './use-is-below.ts'

afterEach(() => vi.unstubAllGlobals())

test('what begins below the view is below, what is in view or above it is not', () => {
  let tell: (isIntersecting: boolean, top: number) => void = () => undefined
  const disconnect = vi.fn()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
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
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  act(() => root.render(<Page />))
  expect(page.textContent).toBe('here')
  tell(false, 900)
  expect(page.textContent).toBe('below')
  tell(true, 500)
  expect(page.textContent).toBe('here')
  tell(false, -2000)
  expect(page.textContent).toBe('here')
  act(() => root.unmount())
  page.remove()
  expect(disconnect).toHaveBeenCalledOnce()
})
