/** Some rows of a matrix, by column. */
export interface RowBlock {
  /** Index of the first row. */
  readonly from: number
  readonly columns: readonly Float64Array[]
}

/** Number of rows for which some dozens of columns fit into the cache. */
const rowsNear = 512

/**
 * Copies of a matrix's rows, `size` at a time, each row multiplied by its element of `roots` (the root of its weight) if there are any. The
 * reader may overwrite a block; the next one uses the same memory.
 */
export function* rowBlocks(
  columns: readonly Float64Array[],
  roots: Float64Array | null,
  size = rowsNear,
): Generator<RowBlock, void> {
  const rows = columns[0]?.length ?? 0
  const room = columns.map(() => new Float64Array(Math.min(size, rows)))
  for (let from = 0; from < rows; from += size) {
    const to = Math.min(rows, from + size)
    for (const [j, column] of columns.entries()) {
      const copy = room[j] as Float64Array
      if (roots === null) copy.set(column.subarray(from, to))
      else for (let i = from; i < to; i++) copy[i - from] = (column[i] as number) * (roots[i] as number)
    }
    yield { from, columns: to - from === room[0]?.length ? room : room.map((copy) => copy.subarray(0, to - from)) }
  }
}
