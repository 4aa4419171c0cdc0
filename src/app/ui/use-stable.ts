import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function at every drawing, which does what the one of the last drawing does: for rows that are drawn again only when they change. */
export function useStable<A extends readonly unknown[]>(act: (...given: A) => void): (...given: A) => void {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...given: A) => latest.current(...given), [])
}
