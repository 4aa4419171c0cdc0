import type { Mark } from '#figure/scene.ts'
import { type ForestInterval, intervalMarks } from '../../kit/figures/forest-marks.ts'
import type { ForestData } from './data.ts'
import type { ForestLine } from './lines.ts'

const colour = { series: 0 } as const
const usualSize = 5.5
/** Side in points of the square with the largest weight; areas are proportional to weights, with a visible minimum. */
const largest = 9.5
const smallest = 2

/**
 * Intervals, with an arrow where they leave the axis, squares, and diamonds of summaries. `along` gives the position of a value on the axis.
 */
export function rowMarks(
  data: ForestData,
  lines: readonly ForestLine[],
  [from, to]: readonly [number, number],
  along: (part: number) => number,
): readonly Mark[] {
  const most = Math.max(0, ...data.share.map((share) => share ?? 0))
  const intervals: ForestInterval[] = []
  const shapes: Mark[] = []
  for (const [y, line] of lines.entries()) {
    if ('heading' in line) continue
    const [estimate, lower, upper] = [data.estimate, data.lower, data.upper].map((list) => list[line.row] ?? null)
    if (estimate === null || estimate === undefined) continue
    const [low, high] = [lower ?? estimate, upper ?? estimate]
    if (data.rows[line.row]?.isSummary === true) {
      shapes.push(...summaryMarks(estimate, low, high, y))
      continue
    }
    const share = data.share[line.row] ?? null
    const size = share === null ? usualSize : Math.max(smallest, largest * Math.sqrt(share / most))
    intervals.push({ y, estimate, lower: Math.max(low, from), upper: Math.min(high, to), size })
    if (low < from) shapes.push(arrow(from, along(0.02), y))
    if (high > to) shapes.push(arrow(to, along(0.98), y))
  }
  return [...intervalMarks(intervals.filter(({ lower, upper }) => lower <= upper)), ...shapes]
}

function summaryMarks(estimate: number, low: number, high: number, y: number): readonly Mark[] {
  if (low === high)
    return [{ kind: 'point', x: [estimate], y: [y], colour, size: usualSize + 1, shape: 'diamond', fill: 'solid' }]
  return [
    {
      kind: 'polygon',
      x: [low, estimate, high, estimate],
      y: [y, y - 0.3, y, y + 0.3],
      fill: colour,
      stroke: colour,
      opacity: 0.85,
    },
  ]
}

function arrow(tip: number, back: number, y: number): Mark {
  return { kind: 'polygon', x: [tip, back, back], y: [y, y - 0.16, y + 0.16], fill: colour, stroke: null, opacity: 1 }
}
