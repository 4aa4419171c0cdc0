import type { TableSpec } from '../analysis.ts'
import type { Cell, OutcomeTable } from '../outcome/outcome.ts'
import { hideComplements, type PlacedCount } from './complementary-counts.ts'

/** Counts below this may name people; zero names nobody. */
const LEAST = 5
const HIDDEN = `<${LEAST}`
/** What is shown for a count that is left out, so that no small one follows from a total. */
export const WITHHELD = 'x'

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
 * The table with `<5` for counts from 1 to 4, and with `x` for further ones without which those would follow from a total. Their percentages go,
 * too: those in the same cell, and those in the row that are such a count's share of a whole number.
 */
export function withoutSmallCounts(spec: TableSpec, table: OutcomeTable): OutcomeTable {
  if (smallCountsIn(spec, table) === 0) return table
  const placed = placedCounts(spec, table)
  hideComplements(placed)
  const hidden = placed.filter(({ isHidden }) => isHidden)
  const sign = ({ count }: PlacedCount) => (isSmall(count) ? HIDDEN : WITHHELD)
  return {
    ...table,
    columns: table.columns.map((column) => {
      const own = hidden.find(({ row, column: id }) => row < 0 && id === column.id)
      return own ? { ...column, params: { ...column.params, n: sign(own) } } : column
    }),
    rows: table.rows.map(({ depth, cells }, row) => {
      const ofRow = hidden.filter((one) => one.row === row)
      const shown = Object.entries(cells).map(([id, cell]): [string, Cell] => {
        const own = ofRow.find(({ column }) => column === id)
        if (own) return [id, { text: sign(own) }]
        const isPercent = spec.columns[columnOf(table, id)]?.kind === 'percent'
        return isPercent && ofRow.some(({ count }) => isShareOf(count, cell)) ? [id, null] : [id, cell]
      })
      return { depth, cells: Object.fromEntries(shown) }
    }),
  }
}

/** Whether a table that `withoutSmallCounts` made of another one shows `x` for a count. */
export function withholdsIn(made: OutcomeTable, table: OutcomeTable): boolean {
  const isText = (cell: Cell | undefined) =>
    typeof cell === 'object' && cell !== null && 'text' in cell && cell.text === WITHHELD
  const inHead = made.columns.some(({ params }, k) => params.n === WITHHELD && table.columns[k]?.params.n !== WITHHELD)
  const inBody = made.rows.some(({ cells }, row) =>
    Object.entries(cells).some(([id, cell]) => isText(cell) && cell !== table.rows[row]?.cells[id]),
  )
  return inHead || inBody
}

/** The counts of a table; the small ones are hidden. */
function placedCounts(spec: TableSpec, table: OutcomeTable): PlacedCount[] {
  const inHead = table.columns.flatMap(({ id, params: { n } }) =>
    typeof n === 'number' ? [{ row: -1, column: id, depth: -1, count: n, isHidden: isSmall(n) }] : [],
  )
  const inBody = table.rows.flatMap(({ depth, cells }, row) =>
    Object.entries(cells).flatMap(([column, cell]) => {
      const count = countIn(spec, columnOf(table, column), cell)
      return count === undefined ? [] : [{ row, column, depth, count, isHidden: isSmall(count) }]
    }),
  )
  return [...inHead, ...inBody]
}

/** Whether a fraction is this count's share of a whole number. */
function isShareOf(count: number, fraction: Cell): boolean {
  if (typeof fraction !== 'number' || fraction <= 0) return false
  const whole = count / fraction
  return Math.abs(whole - Math.round(whole)) < 1e-6 * whole
}
