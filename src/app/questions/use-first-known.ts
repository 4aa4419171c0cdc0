import { useEffect, useState } from 'react'

/** The first value that is known, or null if none is known in time. What follows is ignored. */
export function useFirstKnown<T>(value: T | undefined, patienceMs: number): T | null | undefined {
  const [first, setFirst] = useState<T | null | undefined>(value)
  if (first === undefined && value !== undefined) setFirst(value)
  useEffect(() => {
    const timer = setTimeout(() => setFirst((known) => (known === undefined ? null : known)), patienceMs)
    return () => clearTimeout(timer)
  }, [patienceMs])
  return first
}
