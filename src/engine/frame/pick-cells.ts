import type { Column } from './frame.ts'

/** The cells of a column at these positions, in this order; -1 is a blank. The dictionary of a text column is shared. */
export function pickCells(column: Column, positions: Int32Array): Column {
  const rows = positions.length
  if (column.type === 'text') {
    const codes = new Int32Array(rows)
    for (let i = 0; i < rows; i++) {
      const at = positions[i] as number
      codes[i] = at < 0 ? -1 : (column.codes[at] as number)
    }
    return { ...column, codes }
  }
  const values = new Float64Array(rows)
  for (let i = 0; i < rows; i++) {
    const at = positions[i] as number
    values[i] = at < 0 ? Number.NaN : (column.values[at] as number)
  }
  const { missingTags } = column
  if (missingTags === undefined) return { ...column, values }
  const tags = new Uint8Array(rows)
  for (let i = 0; i < rows; i++)
    if ((positions[i] as number) >= 0) tags[i] = missingTags[positions[i] as number] as number
  return { ...column, values, missingTags: tags }
}

/** The cell at a position as a value; null if it is blank. */
export function cellAt(column: Column, position: number): number | string | null {
  if (column.type === 'text') return column.dictionary[column.codes[position] as number] ?? null
  const value = column.values[position] as number
  return Number.isNaN(value) ? null : value
}
