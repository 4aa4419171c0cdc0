import type { Column, ColumnMeta } from '#engine/frame/frame.ts'

/** The column with further codes and ranges of missing values, each once; the same object if it has them all. */
export function withDeclared(
  column: Column,
  { missingCodes, missingRanges }: Pick<ColumnMeta, 'missingCodes' | 'missingRanges'>,
): Column {
  const codes = [...new Set([...column.missingCodes, ...missingCodes])]
  const known = new Set(column.missingRanges.map((range) => JSON.stringify(range)))
  const ranges = [...column.missingRanges, ...missingRanges.filter((range) => !known.has(JSON.stringify(range)))]
  if (codes.length === column.missingCodes.length && ranges.length === column.missingRanges.length) return column
  return { ...column, missingCodes: codes, missingRanges: ranges }
}
