import { type UIEvent, useState } from 'react'

/** Overscan rows, so that scrolling finds them rendered. */
const BEYOND = 12

/** Shorter lists are rendered in full, unless their rows are expensive. */
const WHOLE = 120

export interface Windowed {
  /** The rows to render, half-open. */
  readonly from: number
  readonly to: number
  /** Heights of the spacers for the other rows, in px. */
  readonly before: number
  readonly after: number
  readonly onScroll: (event: UIEvent<HTMLElement>) => void
}

/** The rows to render in a long list of equally high rows: those visible in a scrolling element `viewHeight` px high. */
export function useWindowed(count: number, rowHeight: number, viewHeight: number, whole = WHOLE): Windowed {
  const [first, setFirst] = useState(0)
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const row = Math.floor(currentTarget.scrollTop / rowHeight)
    setFirst(row - (row % BEYOND)) // in steps, so that most scroll events render nothing
  }
  if (count <= whole) return { from: 0, to: count, before: 0, after: 0, onScroll }
  const from = Math.max(0, Math.min(first, count) - BEYOND)
  const to = Math.min(count, first + Math.ceil(viewHeight / rowHeight) + 2 * BEYOND)
  return { from, to, before: from * rowHeight, after: (count - to) * rowHeight, onScroll }
}
