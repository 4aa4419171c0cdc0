import { CircleHelp } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '../ui/class-names.ts'

/** The help of an option: its first line, and all of it when it is pressed. */
export function HelpText({ text }: { text: string }) {
  const line = useRef<HTMLSpanElement>(null)
  const [isLong, setLong] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useLayoutEffect(() => {
    const { current } = line
    if (!current || isOpen) return
    const measure = () => setLong(current.scrollWidth > current.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [isOpen])
  const shown = (
    <span ref={line} className={classNames('block min-w-0 flex-1', !isOpen && 'truncate')}>
      {text}
    </span>
  )
  if (!isLong) return shown
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      className="flex w-full items-start gap-1.5 text-left hover:text-ink max-sm:min-h-11 max-sm:items-center"
      onClick={() => setOpen(!isOpen)}
    >
      {shown}
      <CircleHelp size={15} aria-hidden className="mt-0.5 shrink-0" />
    </button>
  )
}
