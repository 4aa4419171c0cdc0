import { useEffect, useState } from 'react'

/** The first defined value, or null if there is none within `patienceMs`. Later changes are ignored. */
export function useFirstKnown<T>(value: T | undefined, patienceMs: number): T | null | undefined {
  const [first, setFirst] = useState<T | null | undefined>(value)
  if (first === undefined && value !== undefined) setFirst(value)
  useEffect(() => {
    const timer = setTimeout(() => setFirst((known) => (known === undefined ? null : known)), patienceMs)
    return () => clearTimeout(timer)
  }, [patienceMs])
  return first
}
