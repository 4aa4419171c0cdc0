/** Counts by row and column; every row has the same length. */
export type CountTable = readonly (readonly number[])[]

export interface Margins {
  readonly rows: readonly number[]
  readonly columns: readonly number[]
  readonly total: number
}

/** Sums by row, by column and over all; an empty table has no sums and a total of 0. */
export function margins(table: CountTable): Margins {
  const rows = table.map((row) => row.reduce((sum, count) => sum + count, 0))
  const columns = (table[0] ?? []).map((_, j) => table.reduce((sum, row) => sum + (row[j] ?? 0), 0))
  return { rows, columns, total: rows.reduce((sum, count) => sum + count, 0) }
}

/** The table without its empty rows and columns, which contain no information on association. */
export function withoutEmpty(table: CountTable): CountTable {
  const { rows, columns } = margins(table)
  return table.filter((_, i) => (rows[i] ?? 0) > 0).map((row) => row.filter((_, j) => (columns[j] ?? 0) > 0))
}

/** Expected counts under independence: row sum times column sum over the total. NaN everywhere if the total is 0. */
export function expectedCounts(table: CountTable): CountTable {
  const { rows, columns, total } = margins(table)
  return rows.map((row) => columns.map((column) => (row * column) / total))
}
