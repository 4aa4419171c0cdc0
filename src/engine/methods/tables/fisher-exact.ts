import type { Checkpoint } from '../../checkpoint.ts'
import type { CountTable } from '../../frame/count-table.ts'
import { margins, withoutEmpty } from '../../frame/count-table.ts'
import { logFactorial } from '../../special/log-factorial.ts'
import { StatsError } from '../../stats-error.ts'
import { columnSplits } from './column-splits.ts'
import { fisherTwoByTwo } from './fisher-two-by-two.ts'
import { sortDescending } from './multiset-index.ts'
import { type PathProbabilities, pathProbabilities } from './path-probabilities.ts'
import { maxFisherWork, tableHalves } from './table-halves.ts'

/** Relative tolerance, as in R: tables whose probability is larger by no more than this count as equally probable. */
const tolerance = 1e-7

/**
 * Maximum number of cases in a table larger than 2 x 2: with more, log factorials are too inaccurate to tell which tables are equally
 * probable.
 */
const maxCases = 1e7

/**
 * Whether `fisherExactP` is feasible: always for a table that is 2 x 2 without its empty rows and columns, otherwise up to 10 million cases
 * and
 * `maxFisherWork`.
 */
export function isExactFisherFeasible(table: CountTable): boolean {
  const counts = withoutEmpty(table)
  if (counts.length === 2 && counts[0]?.length === 2) return true
  return margins(counts).total <= maxCases && tableHalves(counts).work <= maxFisherWork
}

/** Number of elements of the two halves processed between two checkpoints. */
const portion = 50_000

/**
 * Two-sided P value of Fisher's exact test for a table of any size: the probability, given the margins, of all tables that are no more
 * probable than the observed one (Freeman and Halton 1951). The columns are split into two halves; given how the row totals are split
 * between the halves, the halves are independent. Throws `fisher-too-large` if the work exceeds `maxFisherWork`.
 */
export async function fisherExactP(table: CountTable, checkpoint: Checkpoint): Promise<number> {
  const counts = withoutEmpty(table)
  if (counts.length < 2 || (counts[0]?.length ?? 0) < 2) return 1
  if (counts.length === 2 && counts[0]?.length === 2) {
    const [a = 0, b = 0, c = 0, d = 0] = counts.flat()
    return fisherTwoByTwo(a, b, c, d, tolerance)
  }
  const { rows, fewer, more, work } = tableHalves(counts)
  if (work > maxFisherWork) throw new StatsError('fisher-too-large', { limit: maxFisherWork })
  const [one, other] = [
    await pathProbabilities(fewer, rows, checkpoint),
    await pathProbabilities(more, rows, checkpoint),
  ]
  const [total, taken] = [sum(rows), sum(fewer)]
  const ofMargins = sumLogFactorials([...rows, ...fewer, ...more]) - logFactorial(total)
  const limit = ofMargins - sumLogFactorials(counts.flat()) + Math.log1p(tolerance)
  const logAll = logFactorial(total) - logFactorial(taken) - logFactorial(total - taken)
  const splits = columnSplits(taken, Int32Array.from(rows))
  const [use, rest] = [new Int32Array(rows.length), new Int32Array(rows.length)]
  let [p, met] = [0, 0]
  while (splits.next()) {
    for (const [i, row] of rows.entries()) rest[i] = row - (splits.taken[i] ?? 0)
    use.set(splits.taken)
    sortDescending(use)
    sortDescending(rest)
    const log = splits.log() - logAll
    const [a, b] = [one.find(use), other.find(rest)]
    p += splits.multiplicity() * Math.exp(log) * probabilityUpTo(limit - log, one, a, other, b)
    met += 1 + elements(one, a) + elements(other, b)
    if (met < portion) continue
    met = 0
    await checkpoint()
  }
  return Math.min(p, 1)
}

/**
 * The probability that a filling of the first half with use a and one of the second half with use b have log probabilities whose sum is at
 * most the limit.
 */
function probabilityUpTo(
  limit: number,
  one: PathProbabilities,
  a: number,
  other: PathProbabilities,
  b: number,
): number {
  const from = other.starts[b] ?? 0
  const end = other.starts[b + 1] ?? 0
  let [below, next, p] = [0, from, 0]
  for (let k = (one.starts[a + 1] ?? 0) - 1; k >= (one.starts[a] ?? 0); k--) {
    const most = limit - (one.logs[k] ?? 0) // increases as k decreases
    while (next < end && (other.logs[next] ?? 0) <= most) below += other.weights[next++] ?? 0
    p += (one.weights[k] ?? 0) * below
  }
  return p
}

const elements = ({ starts }: PathProbabilities, use: number): number => (starts[use + 1] ?? 0) - (starts[use] ?? 0)

function sumLogFactorials(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + logFactorial(count), 0)
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
