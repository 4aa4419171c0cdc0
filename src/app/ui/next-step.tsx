import { type ReactNode, useEffect, useRef } from 'react'

/** Content that replaces other content gets the focus: its first field, or the element marked as first. */
export function NextStep({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = content.current?.querySelector('[data-first], input')
    if (element instanceof HTMLElement) element.focus()
  }, [])
  return (
    <div ref={content} className="contents">
      {children}
    </div>
  )
}
