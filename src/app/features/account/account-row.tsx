import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

interface Props {
  label: ReactNode
  value?: ReactNode
  /** Without it, the row is only informative. */
  onOpen?: () => void
  /** Gets the focus when the list appears. */
  isFirst?: boolean
  /** A disabled row is still focusable: otherwise a list of disabled rows could not be scrolled by keyboard. */
  disabled?: boolean
  danger?: boolean
}

/** A row of the account settings. */
export function AccountRow({ label, value, onOpen, isFirst, disabled, danger }: Props) {
  const content = (
    <>
      <span className={danger ? 'text-danger' : 'text-ink'}>{label}</span>
      <span className="ml-auto min-w-0 truncate pl-4 text-right text-ink-2">{value}</span>
    </>
  )
  const look = 'flex min-h-12 w-full items-center gap-2 px-4 py-2 text-left text-base'
  if (!onOpen) return <li className={look}>{content}</li>
  return (
    <li>
      <button
        type="button"
        data-first={isFirst || undefined}
        className={`${look} hover:bg-sunken aria-disabled:opacity-50`}
        aria-disabled={disabled}
        onClick={disabled ? undefined : onOpen}
      >
        {content}
        <ChevronRight size={16} aria-hidden className="shrink-0 text-ink-3" />
      </button>
    </li>
  )
}

export function AccountRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="mb-4 divide-y divide-line overflow-hidden rounded-lg bg-surface shadow-card">
      {children}
    </ul>
  )
}
