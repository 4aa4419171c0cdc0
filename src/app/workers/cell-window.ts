import { type Column, columnById, type Frame } from '#engine/frame/frame.ts'
import { tagText } from '#engine/frame/missing-tags.ts'

/** Some rows of some columns, as text for the grid; null is a missing value without a kind. */
export interface CellWindow {
  readonly from: number
  readonly rowIds: Float64Array
  /** By column, in the requested order. */
  readonly cells: readonly (readonly (string | null)[])[]
}

/** @param positions the rows that are shown, if not all are: `from` and `to` count these */
export function cellWindow(
  frame: Frame,
  columns: readonly string[],
  from: number,
  to: number,
  positions?: Int32Array,
): CellWindow {
  const end = Math.min(to, positions?.length ?? frame.rows)
  const at = (row: number) => (positions ? (positions[row] as number) : row)
  const cells = columns.map((id) => {
    const column = columnById(frame, id)
    const texts: (string | null)[] = []
    for (let row = from; row < end; row++) texts.push(column ? cellText(column, at(row)) : null)
    return texts
  })
  const rowIds = positions
    ? Float64Array.from(positions.subarray(from, end), (row) => frame.rowIds[row] as number)
    : frame.rowIds.slice(from, end)
  return { from, rowIds, cells }
}

/** The text of a cell as the grid shows it; null is a missing value without a kind. */
export function cellText(column: Column, row: number): string | null {
  if (column.type === 'text') {
    const code = column.codes[row] ?? -1
    return code < 0 ? null : (column.dictionary[code] ?? null)
  }
  const value = column.values[row] ?? Number.NaN
  if (Number.isNaN(value)) return tagText(column.missingTags?.[row] ?? 0) ?? null
  if (column.type === 'number') return String(value)
  const iso = new Date(value).toISOString()
  return column.type === 'date' ? iso.slice(0, 10) : iso.slice(0, 19).replace('T', ' ')
}
