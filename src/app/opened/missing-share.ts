import type { ColumnSummary } from '#engine/frame/summarize-column.ts'

/** The share of missing cells in whole percent, such as `12%` and `<1%`; undefined if none is missing. */
export function missingShare({ missing, rows }: Pick<ColumnSummary, 'missing' | 'rows'>): string | undefined {
  if (missing === 0) return undefined
  const percent = (missing / rows) * 100
  if (percent < 1) return '<1%'
  return percent > 99 && missing < rows ? '>99%' : `${Math.round(percent)}%`
}
