import type { ReactNode } from 'react'

interface Props {
  icon: ReactNode
  title: string
  summary: string
  /** The day of publication; absent for a tutorial that comes with the application. */
  date?: string
  onToggle: (open: boolean) => void
  children: ReactNode
}

/** The frame of a tutorial: its title and summary; the content unfolds when it is pressed. */
export function TutorialCard({ icon, title, summary, date, onToggle, children }: Props) {
  return (
    <li>
      <details
        className="group rounded-lg bg-surface shadow-card"
        onToggle={(event) => onToggle(event.currentTarget.open)}
      >
        <summary className="flex cursor-pointer list-none items-start gap-4 p-5">
          <span className="flex size-10 shrink-0 items-center justify-center rounded-md bg-accent-soft text-accent">
            {icon}
          </span>
          <span className="min-w-0">
            <span className="block font-semibold">{title}</span>
            <span className="block text-sm text-ink-2">{summary}</span>
            {date ? <span className="block text-xs text-ink-3">{date}</span> : null}
          </span>
        </summary>
        <div className="border-t border-line p-5">{children}</div>
      </details>
    </li>
  )
}
