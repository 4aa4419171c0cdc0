import { type ColumnInfo, isUserMissing } from '#catalog/kit/data-dictionary.ts'
import type { ColumnSummary, ValueCount } from '#engine/frame/summarize-column.ts'
import { readMissing } from '../../entry/missing-entry.ts'

/** New missing codes for a column, with the cells that they are about. */
export interface CodeFind {
  readonly declared: Pick<ColumnInfo, 'missingCodes' | 'missingRanges'>
  readonly cells: readonly ValueCount[]
}

/** What a typed line of codes finds in a column; if nothing, the column's own likely codes. Undefined if there are none either. */
export function findCodes(line: string, column: ColumnInfo, summary: ColumnSummary): CodeFind | undefined {
  const { bad, ...typed } = readMissing(line, column.type)
  const cells = bad === undefined ? summary.values.filter(({ value }) => isUserMissing(typed, value)) : []
  if (cells.length > 0) return { declared: typed, cells }
  const likely = summary.odd.filter(({ reason }) => reason === 'likely-code')
  if (likely.length === 0) return undefined
  return { declared: { missingCodes: likely.map(({ value }) => value), missingRanges: [] }, cells: likely }
}

/** The column's codes with more of them, none twice. */
export function withCodes(
  column: Pick<ColumnInfo, 'missingCodes' | 'missingRanges'>,
  more: CodeFind['declared'],
): CodeFind['declared'] {
  const newRanges = more.missingRanges.filter(
    (range) => !column.missingRanges.some((known) => JSON.stringify(known) === JSON.stringify(range)),
  )
  return {
    missingCodes: [...new Set([...column.missingCodes, ...more.missingCodes])],
    missingRanges: [...column.missingRanges, ...newRanges],
  }
}
