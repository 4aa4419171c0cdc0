import { useLingui } from '@lingui/react/macro'
import { CircleHelp } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '../ui/class-names.ts'

/** The help of an option, cut to one line until the reader presses it. */
export function HelpText({ text }: { text: string }) {
  const { t } = useLingui()
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
  return (
    <span className="relative flex items-start gap-1.5">
      <span ref={line} className={classNames('min-w-0 flex-1', !isOpen && 'truncate')}>
        {text}
      </span>
      {isLong ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={t`Show the whole help`}
          // the button covers the whole line
          className="mt-0.5 shrink-0 rounded-full after:absolute after:-inset-y-1 after:inset-x-0 hover:text-ink max-sm:after:-inset-y-3"
          onClick={() => setOpen(!isOpen)}
        >
          <CircleHelp size={15} aria-hidden />
        </button>
      ) : null}
    </span>
  )
}
