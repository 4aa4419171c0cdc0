import type { Checkpoint } from '#engine/checkpoint.ts'
import type { Column } from '#engine/frame/frame.ts'
import { type ColumnSummary, summarizeColumn } from '#engine/frame/summarize-column.ts'

/** The key is the array of a column's cells, which versions of a dataset share: a column that no step changes is counted only once. */
const known = new WeakMap<object, { readonly read: string; readonly summary: ColumnSummary }>()

/** Summaries in the order asked; undefined for an unknown column. Other requests are answered between two columns. */
export async function columnSummaries(
  within: readonly Column[],
  ids: readonly string[],
  checkpoint: Checkpoint,
): Promise<readonly (ColumnSummary | undefined)[]> {
  const summaries: (ColumnSummary | undefined)[] = []
  for (const id of ids) {
    await checkpoint()
    const column = within.find((candidate) => candidate.id === id)
    summaries.push(column && summaryOf(column))
  }
  return summaries
}

/** How the cells of a column are read: equal cells that are read alike have the same summary. */
export function readingOf({ type, measure, valueLabels, missingCodes, missingRanges }: Column): string {
  return JSON.stringify([type, measure, valueLabels, missingCodes, missingRanges])
}

/** The summary of one column, counted on the first request. */
export function summaryOf(column: Column, count: (column: Column) => ColumnSummary = summarizeColumn): ColumnSummary {
  const cells = column.type === 'text' ? column.codes : column.values
  const read = readingOf(column)
  const found = known.get(cells)
  if (found?.read === read) return found.summary
  const summary = count(column)
  known.set(cells, { read, summary })
  return summary
}
