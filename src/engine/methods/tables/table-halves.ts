import type { CountTable } from '../../frame/count-table.ts'
import { margins } from '../../frame/count-table.ts'
import { countBoundedCompositions } from './count-bounded-compositions.ts'

/** The largest work of a half for which Fisher's test is computed: about a second. It depends only on the margins, never on the device. */
export const maxFisherWork = 1e7

/** The margins of a table, divided so that neither half of its longer side has many more fillings than the other. */
export interface TableHalves {
  /** Totals of the shorter side, the largest first. */
  readonly rows: readonly number[]
  /** Totals of the longer side, in two halves. */
  readonly fewer: readonly number[]
  readonly more: readonly number[]
  /** In how many ways the columns of the half with more could be filled if for each the others were empty: the product. Infinite if it is certainly more than `maxFisherWork`. */
  readonly work: number
}

/** Divides the margins of a table without empty rows and columns into halves. */
export function tableHalves(counts: CountTable): TableHalves {
  const { rows, columns, total } = margins(counts)
  const [few, many] = rows.length <= columns.length ? [rows, columns] : [columns, rows]
  const ways = many.map((column) => {
    const shorter = Math.min(column, total - column) // as many ways to leave as to take, and counted exactly
    return { column, ways: waysToTake(shorter, few) }
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

/** In how many ways up to half of all is taken from parts of the given room; infinite if they are found to be too many before they are counted, which takes as long as there are cases. */
function waysToTake(total: number, room: readonly number[]): number {
  const [largest = 0, ...others] = room.toSorted((a, b) => b - a)
  // each of the others gives what it can of an equal share, and the largest the rest; the ways are no fewer if more is taken, up to the half
  const share = Math.floor(Math.min(total, largest) / others.length)
  if (others.reduce((ways, most) => ways * (Math.min(most, share) + 1), 1) > maxFisherWork)
    return Number.POSITIVE_INFINITY
  // the largest part gives what the others leave, so that its size costs nothing
  const ways = countBoundedCompositions(total, others)
  let sum = 0
  for (let taken = Math.max(0, total - largest); taken < ways.length; taken++) sum += ways[taken] ?? 0
  return sum
}

interface Half {
  readonly columns: number[]
  work: number
}
