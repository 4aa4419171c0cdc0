import { useEffect, useState } from 'react'

/** How many of `count` things to draw: some at once, some more with each frame, so that the page answers in between. Another `of` begins anew. */
export function useGrowing(of: unknown, count: number, step: number): number {
  const [drawn, setDrawn] = useState({ of, count: step })
  const shown = drawn.of === of ? drawn.count : step
  useEffect(() => {
    if (shown >= count) return
    const frame = requestAnimationFrame(() => setDrawn({ of, count: shown + step }))
    return () => cancelAnimationFrame(frame)
  }, [of, shown, count, step])
  return Math.min(shown, count)
}
