import { type RefObject, useEffect, useState } from 'react'

/** Whether an element begins below the visible part of the page. */
export function useIsBelow(element: RefObject<Element | null>): boolean {
  const [isBelow, setIsBelow] = useState(false)
  useEffect(() => {
    const target = element.current
    if (!target) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsBelow(!entry.isIntersecting && entry.boundingClientRect.top > 0)
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return isBelow
}
