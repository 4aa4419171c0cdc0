import type { BracketMark, RichText } from '#figure/scene.ts'
import { stackBrackets } from '#figure/stack-brackets.ts'
import { richWidth } from '#figure/text-width.ts'
import { type } from '#figure/typography.ts'
import { richP } from '../../kit/figure-words.ts'
import type { Numeric } from '../../kit/outcome.ts'
import type { PlotSettings } from '../../kit/plot.ts'
import type { BoxViolinData } from './data.ts'

const pointsPerMm = 72 / 25.4
/** From one row of brackets to the next, in mm. */
const rowHeight = 5.4

export interface PlacedBrackets {
  readonly marks: readonly BracketMark[]
  /** Where the axis ends. */
  readonly top: number
  readonly rows: number
}

/** Brackets above the values from `low` to `high`; `room` is the height of the plot in mm, `category` the width of one group. */
export function placeBrackets(
  data: BoxViolinData,
  centres: readonly number[],
  [low, high]: readonly [number, number],
  { room, category }: { room: number | null; category: number },
  settings: PlotSettings,
): PlacedBrackets {
  const shown = data.comparisons.flatMap(({ first, second, p }) =>
    typeof p === 'number'
      ? [{ from: centres[first] ?? 0, to: centres[second] ?? 0, text: labelOf(p, data.show.label, settings) }]
      : [],
  )
  const reach = shown.map(({ from, to, text }) => {
    const half = richWidth(text, type.legend) / pointsPerMm / category / 2
    return { from: Math.min(from, (from + to) / 2 - half), to: Math.max(to, (from + to) / 2 + half) }
  })
  const rowOf = stackBrackets(reach, 0.06)
  const rows = shown.length === 0 ? 0 : Math.max(...rowOf) + 1
  const span = high - low || 1
  if (rows === 0) return { marks: [], top: high + span * 0.04, rows }
  const plotHeight = room ?? 62 + rows * rowHeight
  // the rows and a margin, as a part of the whole axis; values keep at least two fifths of it
  const part = Math.min((rows * rowHeight + 3) / plotHeight, 0.6)
  const whole = span / (1 - part)
  const step = (whole * part) / (rows + 0.6)
  return {
    rows,
    top: high + whole * part,
    marks: shown.map(({ from, to, text }, k) => ({
      kind: 'bracket',
      x: [from, to],
      y: high + step * ((rowOf[k] ?? 0) + 0.55),
      text,
    })),
  }
}

function labelOf(p: Exclude<Numeric, null>, label: 'p' | 'stars', settings: PlotSettings): RichText {
  if (label === 'p' || typeof p !== 'number') return richP(p, settings)
  return [{ text: p < 0.001 ? '***' : p < 0.01 ? '**' : p < 0.05 ? '*' : 'ns' }]
}
