import { useDeferredValue } from 'react'

/**
 * False in a component's first render, true in a second one right after it: the main content is rendered and usable before its surroundings.
 * The caller reserves their space, so that nothing moves.
 */
export function useAfterFirstRender(): boolean {
  return useDeferredValue(true, false)
}
