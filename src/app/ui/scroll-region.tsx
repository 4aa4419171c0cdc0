import { type ReactNode, type UIEvent, useEffect, useRef, useState } from 'react'
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
  useEffect(() => {
    const { current } = element
    if (!current) return
    const observer = new ResizeObserver(() =>
      setScrolls(
        current.scrollWidth > current.clientWidth
          ? 'sideways'
          : current.scrollHeight > current.clientHeight
            ? 'down'
            : undefined,
      ),
    )
    observer.observe(current)
    for (const child of current.children) observer.observe(child) // what is in it grows by itself
    return () => observer.disconnect()
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
