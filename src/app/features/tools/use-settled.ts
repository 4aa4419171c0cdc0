import { useEffect, useState } from 'react'

const PAUSE_MS = 700

/** Not settled while something is being typed: nobody is told that 1 cannot be a weight on the way to 180. */
export function useSettled(): { settled: boolean; unsettle: () => void; settle: () => void } {
  /** How many times it was typed since it was settled. */
  const [strokes, setStrokes] = useState(0)
  useEffect(() => {
    if (strokes === 0) return
    const timer = setTimeout(() => setStrokes(0), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [strokes])
  return { settled: strokes === 0, unsettle: () => setStrokes((n) => n + 1), settle: () => setStrokes(0) }
}
