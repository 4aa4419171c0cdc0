import type { CountTable } from '../../frame/count-table.ts'
import { margins } from '../../frame/count-table.ts'
import { countBoundedCompositions } from './count-bounded-compositions.ts'

/** Maximum work of a half for which Fisher's test is computed, about a second. Depends only on the margins, not on the device. */
export const maxFisherWork = 1e7

/** The margins of a table, with its longer side split so that the numbers of fillings of the two halves are balanced. */
export interface TableHalves {
  /** Totals of the shorter side in descending order. */
  readonly rows: readonly number[]
  /** Totals of the longer side, split into two halves. */
  readonly fewer: readonly number[]
  readonly more: readonly number[]
  /**
   * The larger of the two halves' numbers of fillings, bounded by the product over its columns of the fillings of each column alone.
   * Infinite if it certainly exceeds `maxFisherWork`.
   */
  readonly work: number
}

/** Splits the margins of a table without empty rows and columns into halves. */
export function tableHalves(counts: CountTable): TableHalves {
  const { rows, columns, total } = margins(counts)
  const [few, many] = rows.length <= columns.length ? [rows, columns] : [columns, rows]
  const ways = many.map((column) => {
    const shorter = Math.min(column, total - column) // taking a total and leaving it have the same number of ways, and the smaller one is counted exactly
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

/**
 * The number of ways to take `total`, at most half of all, from parts of the given capacities. Infinite if a lower bound is already too
 * large, since counting takes time proportional to the number of cases.
 */
function waysToTake(total: number, room: readonly number[]): number {
  const [largest = 0, ...others] = room.toSorted((a, b) => b - a)
  // each of the other parts gives up to an equal share and the largest the remainder; up to half, taking more never reduces the number of ways
  const share = Math.floor(Math.min(total, largest) / others.length)
  if (others.reduce((ways, most) => ways * (Math.min(most, share) + 1), 1) > maxFisherWork)
    return Number.POSITIVE_INFINITY
  // the largest part gives the remainder, so that its size does not matter
  const ways = countBoundedCompositions(total, others)
  let sum = 0
  for (let taken = Math.max(0, total - largest); taken < ways.length; taken++) sum += ways[taken] ?? 0
  return sum
}

interface Half {
  readonly columns: number[]
  work: number
}
