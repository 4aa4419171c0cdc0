import type { Checkpoint } from '../../checkpoint.ts'
import { logFactorial } from '../../special/log-factorial.ts'
import { columnSplits } from './column-splits.ts'
import { mergedWeights, withDoubleCapacity } from './merged-weights.ts'
import { type MultisetIndex, multisetIndex, sortDescending } from './multiset-index.ts'

/**
 * For each use of the row totals by a set of columns, the conditional probabilities of the fillings. Rows are exchangeable here, so a use is a
 * multiset of counts.
 */
export interface PathProbabilities {
  /** The id of a use, given its counts in descending order. */
  readonly find: (use: Int32Array) => number
  /** Index of the first filling of each use; has one more element than there are uses. */
  readonly starts: Int32Array
  /** Log probability of a single filling, ascending within a use; equally probable fillings are merged. */
  readonly logs: Float64Array
  /** The total probability of the fillings that are merged into an element of `logs`. */
  readonly weights: Float64Array
}

/** Number of elements computed between two checkpoints. */
const portion = 50_000

/** A single column has exactly one filling for each use. */
const ofOneColumn: PathProbabilities = {
  find: () => 0,
  starts: Int32Array.of(0, 1),
  logs: Float64Array.of(0),
  weights: Float64Array.of(1),
}

/**
 * Recursion over the columns, the largest first: the use of the columns so far is split between the current column and the earlier ones
 * (the stages and merged past path lengths of Mehta and Patel 1983). `rows`: row totals in descending order.
 */
export async function pathProbabilities(
  columns: readonly number[],
  rows: readonly number[],
  checkpoint: Checkpoint,
): Promise<PathProbabilities> {
  const [first = 0, ...others] = columns.toSorted((a, b) => b - a)
  let [before, total] = [ofOneColumn, first]
  for (const column of others) {
    total += column
    before = await withColumn(before, column, usesOf(total, rows), logChoose(total, column), checkpoint)
  }
  return before
}

async function withColumn(
  before: PathProbabilities,
  column: number,
  uses: MultisetIndex,
  logAll: number,
  checkpoint: Checkpoint,
): Promise<PathProbabilities> {
  const starts = new Int32Array(uses.count + 1)
  let logs = new Float64Array(1024)
  let weights = new Float64Array(1024)
  const merged = mergedWeights()
  let made = 0
  let end = 0
  for (let id = 0; id < uses.count; id++) {
    made += addFillings(before, column, uses.at(id), logAll, merged)
    while (end + merged.count > logs.length) {
      logs = withDoubleCapacity(logs)
      weights = withDoubleCapacity(weights)
    }
    const { count } = merged
    merged.drain(logs, weights, end)
    end += count
    starts[id + 1] = end
    if (made < portion) continue
    made = 0
    await checkpoint()
  }
  return { find: uses.find, starts, logs, weights }
}

/** Adds the fillings of one use, for each count vector of the current column. Returns the number of elements added. */
function addFillings(
  { find, starts, logs, weights }: PathProbabilities,
  column: number,
  use: Int32Array,
  logAll: number,
  merged: ReturnType<typeof mergedWeights>,
): number {
  const splits = columnSplits(column, use)
  const left = new Int32Array(use.length)
  let made = 0
  while (splits.next()) {
    for (let i = 0; i < left.length; i++) left[i] = (use[i] ?? 0) - (splits.taken[i] ?? 0)
    sortDescending(left)
    const from = find(left)
    const to = starts[from + 1] ?? 0
    const log = splits.log() - logAll
    const weight = splits.multiplicity() * Math.exp(log)
    for (let k = starts[from] ?? 0; k < to; k++) merged.add((logs[k] ?? 0) + log, (weights[k] ?? 0) * weight)
    made += to - (starts[from] ?? 0)
  }
  return made
}

/** All multisets of counts with the given total that fit into the rows. */
function usesOf(total: number, rows: readonly number[]): MultisetIndex {
  const index = multisetIndex(rows.length)
  const use = new Int32Array(rows.length)
  const place = (i: number, rest: number, most: number): void => {
    if (i === rows.length) {
      index.add(use)
      return
    }
    const highest = Math.min(most, rest, rows[i] ?? 0)
    for (let count = leastLargest(rows, i, rest); count <= highest; count++) {
      use[i] = count
      place(i + 1, rest - count, count)
    }
  }
  place(0, total, total)
  return index
}

/** The smallest possible value of the largest count from row i on, if the counts sum to `rest`. */
function leastLargest(rows: readonly number[], i: number, rest: number): number {
  let [last, level] = [rows.length, rest]
  for (;;) {
    const most = Math.ceil(level / (last - i))
    if (last - 1 === i || most <= (rows[last - 1] ?? 0)) return most
    level -= rows[--last] ?? 0
  }
}

function logChoose(n: number, k: number): number {
  return logFactorial(n) - logFactorial(k) - logFactorial(n - k)
}
