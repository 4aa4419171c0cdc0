import { startTransition, useEffect, useState } from 'react'
import { isFirstPage } from './first-paint.ts'

/**
 * How many parts of a long page are rendered: on the first page of a cold start only those of the first screen, then one more after each paint,
 * so that no task of the main thread renders them all. Later pages render them at once, and so keep their scroll position.
 */
export function useGrowingCount(total: number, first: number): number {
  const [count, setCount] = useState(() => (isFirstPage() ? first : total))
  const isWhole = count >= total
  useEffect(() => {
    if (isWhole) return undefined
    const timer = setTimeout(() => startTransition(() => setCount(count + 1)), 16)
    return () => clearTimeout(timer)
  }, [count, isWhole])
  return isWhole ? total : count
}
