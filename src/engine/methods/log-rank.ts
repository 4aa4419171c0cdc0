import type { Checkpoint } from '../checkpoint.ts'
import { chiSquareSf } from '../distributions/chi-square.ts'
import { solvePositive } from '../linalg/solve-positive.ts'
import { type SurvivalSample, timesOf } from './kaplan-meier.ts'
import { mergeSorted } from './rank-ties.ts'
import { sortedValues } from './sorted-values.ts'

export interface LogRank {
  /** NaN where no group had another at risk beside it. */
  readonly statistic: number
  readonly df: number
  readonly pValue: number
  readonly observed: readonly number[]
  readonly expected: readonly number[]
}

/** Event times between two checkpoints. */
const portion = 20_000

/**
 * The log-rank test of Mantel (1966) for k groups, with the hypergeometric variance, as R's survdiff. With delayed entry the risk sets hold those with
 * start < t <= time (Hyde 1977; Klein and Moeschberger 2003, 7.3): the score test of Cox's model with the exact treatment of ties, where R's survdiff
 * takes no entry times.
 */
export async function logRank(groups: readonly SurvivalSample[], checkpoint: Checkpoint): Promise<LogRank> {
  const k = groups.length
  const events: Float64Array[] = []
  const all: Float64Array[] = []
  const entries: (Float64Array | null)[] = []
  let merged: Float64Array = new Float64Array()
  for (const sample of groups) {
    const { time, start } = sample
    const ofEvents = await sortedValues(timesOf(sample, 'event'), checkpoint)
    events.push(ofEvents)
    all.push(await sortedValues(time, checkpoint))
    entries.push(start === undefined ? null : await sortedValues(start, checkpoint))
    merged = mergeSorted(merged, ofEvents)
    await checkpoint()
  }
  const distinct = merged.filter((time, i) => time !== merged[i - 1])
  const observed = events.map((times) => times.length)
  const expected = new Float64Array(k)
  const variance = Array.from({ length: k }, () => new Float64Array(k))
  const gone = new Int32Array(k) // subjects with an earlier time
  const entered = Int32Array.from(all, (times, g) => (entries[g] === null ? times.length : 0)) // with an earlier start
  const counted = new Int32Array(k) // events up to now
  const atRisk = new Float64Array(k)
  for (const [at, now] of distinct.entries()) {
    if (at % portion === 0) await checkpoint()
    let [n, d] = [0, 0]
    for (let g = 0; g < k; g++) {
      const [times, starts] = [all[g] ?? new Float64Array(), entries[g] ?? null]
      while ((times[gone[g] ?? 0] ?? Number.POSITIVE_INFINITY) < now) gone[g] = (gone[g] ?? 0) + 1
      if (starts !== null)
        while ((starts[entered[g] ?? 0] ?? Number.POSITIVE_INFINITY) < now) entered[g] = (entered[g] ?? 0) + 1
      atRisk[g] = (entered[g] ?? 0) - (gone[g] ?? 0)
      n += atRisk[g] ?? 0
      while ((events[g]?.[counted[g] ?? 0] ?? Number.POSITIVE_INFINITY) === now) {
        counted[g] = (counted[g] ?? 0) + 1
        d++
      }
    }
    const factor = n > 1 ? (d * (n - d)) / (n * n * (n - 1)) : 0
    for (let g = 0; g < k; g++) {
      const ng = atRisk[g] ?? 0
      expected[g] = (expected[g] ?? 0) + (d * ng) / n
      const row = variance[g]
      if (row === undefined || factor === 0 || ng === 0) continue
      for (let h = 0; h < k; h++) row[h] = (row[h] ?? 0) + factor * ng * ((g === h ? n : 0) - (atRisk[h] ?? 0))
    }
  }
  return { observed, expected: Array.from(expected), ...test(observed, expected, variance) }
}

/** Groups that were never at risk at an event are left out; of the others the last one is redundant. */
function test(observed: readonly number[], expected: Float64Array, variance: readonly Float64Array[]) {
  const used = observed.flatMap((_, g) => ((expected[g] ?? 0) > 0 ? g : [])).slice(0, -1)
  const df = used.length
  const difference = used.map((g) => (observed[g] ?? 0) - (expected[g] ?? 0))
  const covariance = used.map((g) => used.map((h) => variance[g]?.[h] ?? 0))
  const solved = df === 0 ? undefined : solvePositive(covariance, difference)
  if (solved === undefined) return { statistic: Number.NaN, df, pValue: Number.NaN }
  const statistic = difference.reduce((sum, value, i) => sum + value * (solved[i] ?? 0), 0)
  return { statistic, df, pValue: chiSquareSf(statistic, df) }
}
