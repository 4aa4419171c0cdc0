import { type ReactNode, type UIEvent, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'

interface Props {
  label: string
  className?: string
  onScroll?: (event: UIEvent<HTMLElement>) => void
  children: ReactNode
}

/** Wide content that scrolls by itself; while it does, it can be reached and scrolled by keyboard. */
export function ScrollRegion({ label, className, onScroll, children }: Props) {
  const element = useRef<HTMLElement>(null)
  const [scrolls, setScrolls] = useState<'sideways' | 'down'>()
  // Before it is painted: the observer tells only after a frame, in which the region could not be reached by keyboard.
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
    // what is in it grows by itself, and may come later
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
