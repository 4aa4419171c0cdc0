import type { ColumnType } from '#engine/frame/frame.ts'

/** R code of a vector in a type that can hold it (`stack-cells.ts`), and the helpers that it needs. */
export function rWidened(x: string, from: ColumnType, to: ColumnType): { code: string; helpers: readonly string[] } {
  if (from === to) return { code: x, helpers: [] }
  if (to === 'datetime') return { code: `as.POSIXct(format(${x}), tz = "UTC")`, helpers: [] }
  if (from === 'number') return { code: `number_text(${x})`, helpers: ['number_text'] }
  return {
    code: from === 'date' ? `format(${x}, "%Y-%m-%d")` : `format(${x}, "%Y-%m-%d %H:%M:%S", tz = "UTC")`,
    helpers: [],
  }
}
