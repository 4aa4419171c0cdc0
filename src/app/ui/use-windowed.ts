import { type UIEvent, useState } from 'react'

/** Rows beyond the visible ones, so that scrolling finds them there. */
const BEYOND = 12

/** Shorter lists are drawn whole, unless their rows are costly. */
const WHOLE = 120

export interface Windowed {
  /** The rows to draw: from, up to but not with. */
  readonly from: number
  readonly to: number
  /** Heights that stand for the others, in px. */
  readonly before: number
  readonly after: number
  readonly onScroll: (event: UIEvent<HTMLElement>) => void
}

/** Of a long list of rows of one height, which to draw: those in view of an element `viewHeight` px high that scrolls. */
export function useWindowed(count: number, rowHeight: number, viewHeight: number, whole = WHOLE): Windowed {
  const [first, setFirst] = useState(0)
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const row = Math.floor(currentTarget.scrollTop / rowHeight)
    setFirst(row - (row % BEYOND)) // a step at a time, so that most scroll events draw nothing
  }
  if (count <= whole) return { from: 0, to: count, before: 0, after: 0, onScroll }
  const from = Math.max(0, Math.min(first, count) - BEYOND)
  const to = Math.min(count, first + Math.ceil(viewHeight / rowHeight) + 2 * BEYOND)
  return { from, to, before: from * rowHeight, after: (count - to) * rowHeight, onScroll }
}
