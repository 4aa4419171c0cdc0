import type { TableSpec } from '#catalog/kit/analysis.ts'
import type { Cell, OutcomeTable, Params } from '#catalog/kit/outcome/outcome.ts'

/** Counts below this may name people; zero names nobody. */
const LEAST = 5
const HIDDEN = `<${LEAST}`

const isSmall = (count: unknown): count is number => typeof count === 'number' && count >= 1 && count < LEAST

/** The count in a cell of a column; undefined if it has none. */
function countIn(spec: TableSpec, column: string, cell: Cell | undefined): number | undefined {
  if (typeof cell === 'number') return spec.columns[column]?.kind === 'count' ? cell : undefined
  if (typeof cell !== 'object' || cell === null || !('form' in cell)) return undefined
  return cell.form === 'count-percent' || cell.form === 'count' ? cell.count : undefined
}

const columnOf = (table: OutcomeTable, id: string) => table.columns.find((column) => column.id === id)?.of ?? ''

/** Counts from 1 to 4 in a table, its headings included. */
export function smallCountsIn(spec: TableSpec, table: OutcomeTable): number {
  const inHead = table.columns.filter(({ params }) => isSmall(params.n)).length
  const inBody = table.rows.flatMap(({ cells }) =>
    Object.entries(cells).filter(([id, cell]) => isSmall(countIn(spec, columnOf(table, id), cell))),
  )
  return inHead + inBody.length
}

/**
 * The table with `<5` for counts from 1 to 4, without their percentages: those in the same cell, and those in the row that are such a count's
 * share of a whole number.
 */
export function withoutSmallCounts(spec: TableSpec, table: OutcomeTable): OutcomeTable {
  if (smallCountsIn(spec, table) === 0) return table
  const hide = (params: Params): Params => (isSmall(params.n) ? { ...params, n: HIDDEN } : params)
  return {
    ...table,
    columns: table.columns.map((column) => ({ ...column, params: hide(column.params) })),
    rows: table.rows.map(({ depth, cells }) => {
      const small = Object.entries(cells).flatMap(([id, cell]) => {
        const count = countIn(spec, columnOf(table, id), cell)
        return isSmall(count) ? [count] : []
      })
      const hidden = Object.entries(cells).map(([id, cell]): [string, Cell] => {
        const of = columnOf(table, id)
        if (isSmall(countIn(spec, of, cell))) return [id, { text: HIDDEN }]
        const isShare = spec.columns[of]?.kind === 'percent' && small.some((count) => isShareOf(count, cell))
        return isShare ? [id, null] : [id, cell]
      })
      return { depth, cells: Object.fromEntries(hidden) }
    }),
  }
}

/** Whether a fraction is this count's share of a whole number. */
function isShareOf(count: number, fraction: Cell): boolean {
  if (typeof fraction !== 'number' || fraction <= 0) return false
  const whole = count / fraction
  return Math.abs(whole - Math.round(whole)) < 1e-6 * whole
}
