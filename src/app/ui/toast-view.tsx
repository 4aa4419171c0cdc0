import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'

const looks = {
  info: 'border-l-accent',
  ok: 'border-l-ok',
  warn: 'border-l-warn',
  error: 'border-l-danger',
}

interface Props {
  look: keyof typeof looks
  durationMs: number
  closeLabel: string
  onClose: () => void
  action?: { readonly label: string; readonly run: () => void } | undefined
  children: ReactNode
}

/** A message that closes after a time, except while the pointer or the focus is on it. */
export function ToastView({ look, durationMs, closeLabel, onClose, action, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    let timer = setTimeout(onClose, durationMs)
    const hold = () => clearTimeout(timer)
    const release = () => {
      clearTimeout(timer)
      if (!element?.matches(':hover, :focus-within')) timer = setTimeout(onClose, durationMs)
    }
    const ends = new AbortController()
    for (const type of ['pointerenter', 'focusin']) element?.addEventListener(type, hold, ends)
    for (const type of ['pointerleave', 'focusout']) element?.addEventListener(type, release, ends)
    return () => {
      ends.abort()
      clearTimeout(timer)
    }
  }, [durationMs, onClose])
  return (
    <div
      ref={box}
      className={classNames(
        'pointer-events-auto flex max-w-lg items-start gap-3 rounded-md border-l-4 bg-raised py-3 pr-2 pl-4 text-sm text-ink shadow-raised',
        looks[look],
      )}
    >
      <span className="min-w-0 flex-1 py-0.5">{children}</span>
      {action ? (
        <button
          type="button"
          onClick={() => {
            action.run()
            onClose()
          }}
          className="rounded-sm px-2 py-1 font-semibold text-accent hover:bg-sunken"
        >
          {action.label}
        </button>
      ) : null}
      <button
        type="button"
        onClick={onClose}
        aria-label={closeLabel}
        className="rounded-sm p-1.5 text-ink-3 hover:text-ink"
      >
        <X size={16} aria-hidden />
      </button>
    </div>
  )
}
