import { useDeferredValue } from 'react'

/**
 * False in the first drawing of what asks, true in a second one right after it: what the reader came for is drawn first, and can be used, before
 * what surrounds it. A place is kept for what comes second, so that nothing moves.
 */
export function useAfterFirstRender(): boolean {
  return useDeferredValue(true, false)
}
