import { type CountTable, margins } from './chi-square-test.ts'
import { countWays } from './count-ways.ts'

/** The margins of a table, divided so that neither half of its longer side has many more fillings than the other. */
export interface TableHalves {
  /** Totals of the shorter side, the largest first. */
  readonly rows: readonly number[]
  /** Totals of the longer side, in two halves. */
  readonly fewer: readonly number[]
  readonly more: readonly number[]
  /** In how many ways the columns of the half with more could be filled if for each the others were empty: the product. */
  readonly work: number
}

/** Of a table without empty rows and columns. */
export function tableHalves(counts: CountTable): TableHalves {
  const { rows, columns, total } = margins(counts)
  const [few, many] = rows.length <= columns.length ? [rows, columns] : [columns, rows]
  const ways = many.map((column) => {
    const shorter = Math.min(column, total - column) // as many ways to leave as to take, and counted exactly
    return { column, ways: countWays(shorter, few)[shorter] ?? 0 }
  })
  const halves: [Half, Half] = [
    { columns: [], work: 1 },
    { columns: [], work: 1 },
  ]
  for (const { column, ways: of } of ways.toSorted((a, b) => b.ways - a.ways || b.column - a.column)) {
    const [one, other] = halves
    const smaller = one.work <= other.work ? one : other
    smaller.columns.push(column)
    smaller.work *= of
  }
  const [fewer, more] = halves.toSorted((a, b) => a.work - b.work) as [Half, Half]
  return { rows: few.toSorted((a, b) => b - a), fewer: fewer.columns, more: more.columns, work: more.work }
}

interface Half {
  readonly columns: number[]
  work: number
}
