import type { ReactNode } from 'react'

interface Props {
  icon: ReactNode
  title: ReactNode
  /** If it is the only content of the page, its title is the page's heading. */
  heading?: 'h1' | 'h2'
  children?: ReactNode
  actions?: ReactNode
}

/** Shown for an empty list: its purpose, and the button for the first entry. */
export function EmptyState({ icon, title, heading: Heading = 'h2', children, actions }: Props) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-xl border border-dashed border-line-strong px-6 py-14 text-center">
      <div className="flex size-14 items-center justify-center rounded-full bg-accent-soft text-accent">{icon}</div>
      <Heading className="text-lg">{title}</Heading>
      {children ? <div className="max-w-md text-base text-ink-2">{children}</div> : null}
      {actions ? <div className="mt-1 flex flex-wrap justify-center gap-3">{actions}</div> : null}
    </div>
  )
}
