import { type ReactNode, useState } from 'react'

interface Props {
  summary: ReactNode
  className?: string
  summaryLook: string
  children: () => ReactNode
}

/** What is folded away is not made before it is unfolded: controls that nobody sees cost the page as much as others. */
export function Folded({ summary, className, summaryLook, children }: Props) {
  const [wasOpen, setWasOpen] = useState(false)
  return (
    <details className={className} onToggle={({ currentTarget }) => setWasOpen(wasOpen || currentTarget.open)}>
      <summary className={summaryLook}>{summary}</summary>
      {wasOpen ? children() : null}
    </details>
  )
}
