import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Renders its content, and so loads it, only once the reader has scrolled near it. */
export function WhenNear({ className, children }: { className: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return undefined
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '400px',
    })
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [])
  return (
    <div ref={place} className={isNear ? undefined : className}>
      {isNear ? children : null}
    </div>
  )
}
