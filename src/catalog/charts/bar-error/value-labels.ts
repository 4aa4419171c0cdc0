import type { TextMark } from '#figure/scene.ts'
import type { PlotSettings } from '../../kit/figures/plot.ts'
import { estimateDecimals, fixed, formatFraction } from '../../kit/present/format.ts'
import type { BarCell, BarErrorData } from './data.ts'

/** The numbers of the cells, all with the decimals that the largest one needs; null for an empty cell. */
export function labelTexts({ cells, show }: BarErrorData, { settings }: PlotSettings): readonly (string | null)[] {
  const largest = Math.max(0, ...cells.map(({ estimate }) => Math.abs(estimate ?? 0)))
  const decimals = largest >= 1000 ? 0 : largest >= 100 ? 1 : estimateDecimals(largest, settings.decimals.estimate)
  return cells.map(({ estimate }) => {
    if (estimate === null) return null
    return show.statistic === 'proportion' ? `${formatFraction(estimate, settings)}%` : fixed(estimate, decimals)
  })
}

/** The label of a cell, above everything drawn for it, or below a bar that hangs from zero; `rise` in units of the data. */
export function valueLabel(cell: BarCell, centre: number, text: string, rise: number, hangs: boolean): TextMark {
  const { estimate, error, points } = cell
  const drawn = [estimate ?? 0, ...(error === null ? [] : [error.lower, error.upper]), ...points]
  const y = hangs ? Math.min(...drawn) - rise : Math.max(...drawn) + rise
  return { kind: 'text', at: [centre, y], text: [{ text }], anchor: 'middle', colour: 'ink' }
}

/** Whether the bar of a cell extends downwards from zero. */
export function isHanging({ estimate }: BarCell, { show }: BarErrorData): boolean {
  return show.shape === 'bars' && estimate !== null && estimate < 0
}

/** Labels of one category above each other, in the order of their heights, at least `rise` apart. */
export function raisedLabels(labels: readonly TextMark[], rise: number): readonly TextMark[] {
  const reached = new Map<number, number>()
  return labels
    .toSorted((a, b) => a.at[1] - b.at[1])
    .map((label) => {
      const [x, wanted] = label.at
      const category = Math.round(x)
      const y = Math.max(wanted, (reached.get(category) ?? Number.NEGATIVE_INFINITY) + rise)
      reached.set(category, y)
      return { ...label, at: [x, y] }
    })
}
