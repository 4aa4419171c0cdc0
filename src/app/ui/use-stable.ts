import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function with a stable identity that calls the latest version: for rows that rerender only when they change. */
export function useStable<A extends readonly unknown[]>(act: (...given: A) => void): (...given: A) => void {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...given: A) => latest.current(...given), [])
}
