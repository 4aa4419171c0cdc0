import { type ReactNode, type UIEvent, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'

interface Props {
  label: string
  className?: string
  onScroll?: (event: UIEvent<HTMLElement>) => void
  children: ReactNode
}

/** Wide content that scrolls on its own; while it overflows, it can be focused and scrolled by keyboard. */
export function ScrollRegion({ label, className, onScroll, children }: Props) {
  const element = useRef<HTMLElement>(null)
  const [scrolls, setScrolls] = useState<'sideways' | 'down'>()
  // Before painting: the observer runs only after a frame, in which the region could not be focused.
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () =>
      setScrolls(
        current.scrollWidth > current.clientWidth
          ? 'sideways'
          : current.scrollHeight > current.clientHeight
            ? 'down'
            : undefined,
      )
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    // its content may resize, and may be added later
    const observeChildren = () => {
      for (const child of current.children) observer.observe(child)
    }
    observeChildren()
    const arrivals = new MutationObserver(observeChildren)
    arrivals.observe(current, { childList: true })
    return () => {
      observer.disconnect()
      arrivals.disconnect()
    }
  }, [])
  return (
    <section
      ref={element}
      aria-label={label}
      {...(onScroll ? { onScroll } : {})}
      {...(scrolls ? { tabIndex: 0, 'data-scrolls': scrolls } : {})}
      className={classNames('overflow-auto', className)}
    >
      {children}
    </section>
  )
}
