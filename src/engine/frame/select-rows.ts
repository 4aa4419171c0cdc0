import type { Column, Frame } from './frame.ts'

/** The rows at these positions, in this order, with their row ids; dictionaries are shared, so levels keep their order. */
export function selectRows(frame: Frame, positions: Int32Array): Frame {
  return {
    ...frame,
    rows: positions.length,
    rowIds: pickNumbers(frame.rowIds, positions),
    columns: frame.columns.map((column) => selectCells(column, positions)),
  }
}

/**
 * The cells of one column at these positions, in this order, with their kinds of missing. The dictionary of a text column is shared, so that levels
 * keep their order.
 */
export function selectCells(column: Column, positions: Int32Array): Column {
  if (column.type === 'text') {
    const codes = new Int32Array(positions.length)
    for (let i = 0; i < positions.length; i++) codes[i] = column.codes[positions[i] as number] as number
    return { ...column, codes }
  }
  const values = pickNumbers(column.values, positions)
  const { missingTags } = column
  if (missingTags === undefined) return { ...column, values }
  const tags = new Uint8Array(positions.length)
  for (let i = 0; i < positions.length; i++) tags[i] = missingTags[positions[i] as number] as number
  return { ...column, values, missingTags: tags }
}

/** Positions where the mask is not zero. */
export function positionsOf(mask: Uint8Array): Int32Array {
  let count = 0
  for (const m of mask) if (m !== 0) count++
  const positions = new Int32Array(count)
  let k = 0
  for (let i = 0; i < mask.length; i++) if (mask[i] !== 0) positions[k++] = i
  return positions
}

/** The values at these positions. */
export function pickNumbers(values: Float64Array, positions: Int32Array): Float64Array {
  const picked = new Float64Array(positions.length)
  for (let i = 0; i < positions.length; i++) picked[i] = values[positions[i] as number] as number
  return picked
}
