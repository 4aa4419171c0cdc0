import type { Checkpoint } from '../checkpoint.ts'
import { logFactorial } from '../special/log-factorial.ts'
import { StatsError } from '../stats-error.ts'
import { boundedCompositions } from './bounded-compositions.ts'
import { type CountTable, withoutEmpty } from './chi-square-test.ts'
import { eachFilling } from './column-fillings.ts'
import { type FillingLogs, fillingLogs, sumUpTo } from './filling-logs.ts'
import { fisherTwoByTwo } from './fisher-two-by-two.ts'
import { tableHalves } from './table-halves.ts'

/** Tables with a probability that is larger only by this much count as equally probable, as in R. */
const tolerance = 1e-7

/** The most work of a half (`tableHalves`) with which the test is made: about a second. It depends on the margins alone, never on the device. */
export const mostFisherWork = 1e7

export function isExactFisherFeasible(table: CountTable): boolean {
  const counts = withoutEmpty(table)
  return (counts.length === 2 && counts[0]?.length === 2) || tableHalves(counts).work <= mostFisherWork
}

/**
 * Two-sided p value of Fisher's exact test for a table of any size: the probability, given the margins, of all tables that are no more
 * probable than the observed one (Freeman and Halton 1951). The ways to fill half of the columns are gathered by what they use of the rows; each
 * way to fill the others is met with those that use what it leaves. Throws `fisher-too-large` where the work is more than `mostFisherWork`.
 */
export async function fisherExactP(table: CountTable, checkpoint: Checkpoint): Promise<number> {
  const counts = withoutEmpty(table)
  if (counts.length < 2 || (counts[0]?.length ?? 0) < 2) return 1
  if (counts.length === 2 && counts[0]?.length === 2) {
    const [a = 0, b = 0, c = 0, d = 0] = counts.flat()
    return fisherTwoByTwo(a, b, c, d, tolerance)
  }
  const { rows, fewer, more, work } = tableHalves(counts)
  if (work > mostFisherWork) throw new StatsError('fisher-too-large', { limit: mostFisherWork })
  const constant = sumLogFactorials([...rows, ...fewer, ...more]) - logFactorial(sum(rows))
  const limit = -sumLogFactorials(counts.flat()) + Math.log1p(tolerance)
  const places = placesOf(rows, fewer, more)
  const gathered: FillingLogs = await fillingLogs(fewer, rows, places.size, places.byUse, checkpoint)
  let p = 0
  const meet = (left: Int32Array, log: number) => {
    p += sumUpTo(gathered, places.byRest(left), limit - log, constant + log)
  }
  await eachFilling(more, rows, meet, checkpoint)
  return Math.min(p, 1)
}

/** What a half uses of the rows is numbered by the half with the smaller total; the other half uses the rest. */
function placesOf(rows: readonly number[], fewer: readonly number[], more: readonly number[]) {
  const space = boundedCompositions(Math.min(sum(fewer), sum(more)), rows)
  const used = new Int32Array(rows.length)
  const complement = (left: Int32Array): number => {
    for (let i = 0; i < used.length; i++) used[i] = (rows[i] ?? 0) - (left[i] ?? 0)
    return space.placeOf(used)
  }
  const isSmaller = sum(fewer) <= sum(more)
  return {
    size: space.size,
    byUse: isSmaller ? complement : space.placeOf,
    byRest: isSmaller ? space.placeOf : complement,
  }
}

function sumLogFactorials(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + logFactorial(count), 0)
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
