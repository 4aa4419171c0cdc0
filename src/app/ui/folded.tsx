import { type ReactNode, useEffect, useRef, useState } from 'react'

interface Props {
  summary: ReactNode
  id?: string
  className?: string
  summaryLook: string
  /** Unfolds it; a new object asks again. */
  ask?: object | undefined
  children: () => ReactNode
}

/** Renders its content only once unfolded: hidden controls cost the page as much as visible ones. */
export function Folded({ id, summary, className, summaryLook, ask, children }: Props) {
  const [wasOpen, setWasOpen] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  const wasAsked = wasOpen || ask !== undefined
  useEffect(() => {
    if (ask && details.current) details.current.open = true
  }, [ask])
  return (
    <details
      ref={details}
      id={id}
      className={className}
      onToggle={({ currentTarget }) => setWasOpen(wasOpen || currentTarget.open)}
    >
      <summary className={summaryLook}>{summary}</summary>
      {wasAsked ? children() : null}
    </details>
  )
}
