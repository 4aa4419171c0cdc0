import type { Checkpoint } from '../../checkpoint.ts'
import type { SurvivalSample } from '../../frame/survival-rows.ts'
import { mergeSorted } from '../samples/merge-sorted.ts'
import { casesBelow, casesUpTo, countSorted, type SortedCases, sortedCases } from '../samples/sorted-cases.ts'
import { entriesOf, timesOf } from './kaplan-meier.ts'
import { type LogRankWeights, weightAt } from './log-rank-weights.ts'

/** The times of one group in ascending order, as the tests need them. */
export interface SortedSurvival {
  readonly events: SortedCases
  readonly all: SortedCases
  /** Null if all subjects are observed from time 0. */
  readonly entries: SortedCases | null
}

/** For each group, sums over the event times of all groups; they can be added over strata. */
export interface LogRankScores {
  /** Unweighted counts. */
  readonly observed: readonly number[]
  readonly expected: Float64Array
  /** Weighted sums of observed minus expected events. */
  readonly difference: Float64Array
  /** Hypergeometric covariance matrix of the differences. */
  readonly variance: readonly Float64Array[]
}

/** Event times between two checkpoints. */
const portion = 20_000

/** Sorts the times of one group: event times, all times, and entry times if entry is delayed. */
export async function sortedSurvival(sample: SurvivalSample, checkpoint: Checkpoint): Promise<SortedSurvival> {
  const events = await timesOf(sample, 'event', checkpoint)
  const all = await sortedCases(sample.time, checkpoint, sample.weights)
  const entries = await entriesOf(sample, checkpoint)
  await checkpoint()
  return { events, all, entries }
}

/**
 * Observed and expected events of each group, with their weighted differences and the variance of these. With delayed entry the risk sets
 * consist of the subjects with start < t <= time (Hyde 1977).
 */
export async function logRankScores(
  groups: readonly SortedSurvival[],
  weights: LogRankWeights,
  checkpoint: Checkpoint,
): Promise<LogRankScores> {
  const k = groups.length
  let merged: Float64Array = new Float64Array()
  for (const { events } of groups) {
    merged = mergeSorted(merged, events.values)
    await checkpoint()
  }
  const distinct = merged.filter((time, i) => time !== merged[i - 1])
  const observed = groups.map(({ events }) => countSorted(events))
  const expected = new Float64Array(k)
  const difference = new Float64Array(k)
  const variance = Array.from({ length: k }, () => new Float64Array(k))
  const gone = groups.map(({ all }) => casesBelow(all)) // subjects with an earlier time
  const entered = groups.map(({ all, entries }) =>
    entries === null ? constant(countSorted(all)) : casesBelow(entries),
  ) // subjects with an earlier entry time
  const reached = groups.map(({ events }) => casesUpTo(events))
  const counted = new Float64Array(k) // cumulative events
  const atRisk = new Float64Array(k)
  const happened = new Float64Array(k)
  const pooled = { before: 1, adjusted: 1 }
  for (const [at, now] of distinct.entries()) {
    if (at % portion === 0) await checkpoint()
    let [n, d] = [0, 0]
    for (let g = 0; g < k; g++) {
      atRisk[g] = (entered[g]?.(now) ?? 0) - (gone[g]?.(now) ?? 0)
      n += atRisk[g] ?? 0
      const upTo = reached[g]?.(now) ?? 0
      happened[g] = upTo - (counted[g] ?? 0)
      counted[g] = upTo
      d += happened[g] ?? 0
    }
    pooled.adjusted *= 1 - d / (n + 1)
    const w = weightAt(weights, n, pooled)
    pooled.before *= 1 - d / n
    const factor = n > 1 ? (w * w * (d * (n - d))) / (n * n * (n - 1)) : 0
    for (let g = 0; g < k; g++) {
      const ng = atRisk[g] ?? 0
      const due = (d * ng) / n
      expected[g] = (expected[g] ?? 0) + due
      difference[g] = (difference[g] ?? 0) + w * ((happened[g] ?? 0) - due)
      const row = variance[g]
      if (row === undefined || factor === 0 || ng === 0) continue
      for (let h = 0; h < k; h++) row[h] = (row[h] ?? 0) + factor * ng * ((g === h ? n : 0) - (atRisk[h] ?? 0))
    }
  }
  return { observed, expected, difference, variance }
}

function constant(value: number): () => number {
  return () => value
}
