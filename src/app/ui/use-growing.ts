import { useEffect, useState } from 'react'

/** How many of `count` items to render: some at once, more with each frame, so that the page stays responsive. Another `of` starts again. */
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
