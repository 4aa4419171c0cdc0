import type { Checkpoint } from '../../checkpoint.ts'
import { logFactorial } from '../../special/log-factorial.ts'
import { columnSplits } from './column-splits.ts'
import { mergedWeights, withDoubleCapacity } from './merged-weights.ts'
import { type MultisetIndex, multisetIndex, sortDescending } from './multiset-index.ts'

/**
 * For each use of the rows by the columns, the probabilities of their fillings given the use. It does not matter which row uses which amount,
 * so a use is a multiset of counts.
 */
export interface PathProbabilities {
  /** The number of a use, its counts in descending order. */
  readonly find: (use: Int32Array) => number
  /** Where the fillings of a use begin; one more than there are uses. */
  readonly starts: Int32Array
  /** ln of the probability of one filling, those of a use ascending; equally probable ones stand together. */
  readonly logs: Float64Array
  /** The probability of all fillings of an element of `logs` together. */
  readonly weights: Float64Array
}

/** Elements that are made between two checkpoints. */
const portion = 50_000

/** A single column can use what it uses in one way. */
const ofOneColumn: PathProbabilities = {
  find: () => 0,
  starts: Int32Array.of(0, 1),
  logs: Float64Array.of(0),
  weights: Float64Array.of(1),
}

/**
 * Column by column, the largest first: what the columns so far use is split into what this one takes and what those before use (the stages and the
 * merging of equal past values of Mehta and Patel 1983). `rows`: totals in descending order.
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

/** The fillings of one use, by what the column takes of it. Answers how many elements were added. */
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

/** All multisets of counts with the total that the rows have room for. */
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

/** The least that the largest of the counts from row i on can be, if they have the total `rest`. */
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
