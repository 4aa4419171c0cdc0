import type { BracketMark, RichText } from './scene.ts'
import { stackBrackets } from './stack-brackets.ts'
import { richWidth } from './text-width.ts'
import { type } from './typography.ts'

const pointsPerMm = 72 / 25.4
/** Distance of two rows of brackets, in mm. */
export const bracketRow = 5.4

/** A statement about the marks at two positions of a band axis. */
export interface Bracket {
  readonly from: number
  readonly to: number
  readonly text: RichText
}

export interface PlacedBrackets {
  readonly marks: readonly BracketMark[]
  /** End of the axis. */
  readonly top: number
  readonly rows: number
}

/**
 * Brackets above the values from `low` to `high`. `room` is the height of the plot in mm, null if it may grow from `usual` by a row for each
 * row of brackets; `category` is the width of one category in mm.
 */
export function placeBrackets(
  brackets: readonly Bracket[],
  [low, high]: readonly [number, number],
  { room, usual, category }: { room: number | null; usual: number; category: number },
): PlacedBrackets {
  const reach = brackets.map(({ from, to, text }) => {
    const half = richWidth(text, type.legend) / pointsPerMm / category / 2
    return { from: Math.min(from, (from + to) / 2 - half), to: Math.max(to, (from + to) / 2 + half) }
  })
  const rowOf = stackBrackets(reach, 0.06)
  const rows = brackets.length === 0 ? 0 : Math.max(...rowOf) + 1
  const span = high - low || 1
  if (rows === 0) return { marks: [], top: high + span * 0.04, rows }
  const plotHeight = room ?? usual + rows * bracketRow
  // the rows and a margin, as a fraction of the whole axis; values keep at least two fifths of it
  const part = Math.min((rows * bracketRow + 3) / plotHeight, 0.6)
  const whole = span / (1 - part)
  const step = (whole * part) / (rows + 0.6)
  return {
    rows,
    top: high + whole * part,
    marks: brackets.map(({ from, to, text }, k) => ({
      kind: 'bracket',
      x: [from, to],
      y: high + step * ((rowOf[k] ?? 0) + 0.55),
      text,
    })),
  }
}
