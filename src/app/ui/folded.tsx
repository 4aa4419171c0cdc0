import { type ReactNode, useState } from 'react'

interface Props {
  summary: ReactNode
  id?: string
  className?: string
  summaryLook: string
  children: () => ReactNode
}

/** Renders its content only once unfolded: hidden controls cost the page as much as visible ones. */
export function Folded({ id, summary, className, summaryLook, children }: Props) {
  const [wasOpen, setWasOpen] = useState(false)
  return (
    <details id={id} className={className} onToggle={({ currentTarget }) => setWasOpen(wasOpen || currentTarget.open)}>
      <summary className={summaryLook}>{summary}</summary>
      {wasOpen ? children() : null}
    </details>
  )
}
