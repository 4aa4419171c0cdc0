import { useEffect, useState } from 'react'

const PAUSE_MS = 700
/** A message that appeared at once would move the next control away under the press that left this field. */
const PRESS_MS = 250

/** Whether the user has stopped typing. Faults are reported only then: the 1 of 180 is not an impossible weight. */
export function useSettled(): { settled: boolean; unsettle: () => void; settle: () => void } {
  /** Number of changes since it was settled. */
  const [strokes, setStrokes] = useState(0)
  useEffect(() => {
    if (strokes === 0) return
    const timer = setTimeout(() => setStrokes(0), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [strokes])
  return {
    settled: strokes === 0,
    unsettle: () => setStrokes((n) => n + 1),
    settle: () => void setTimeout(() => setStrokes(0), PRESS_MS),
  }
}
