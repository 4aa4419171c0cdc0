import type { Checkpoint } from '../../checkpoint.ts'
import { kendallDistribution } from '../../distributions/kendall.ts'
import { normalSf } from '../../distributions/normal.ts'
import type { Ranks } from '../ranks/ranks.ts'
import { mergeRuns } from '../samples/merge-runs.ts'
import { casesAt, countSorted, type SortedCases, sortedCases } from '../samples/sorted-cases.ts'
import { weightedInversions } from '../samples/weighted-inversions.ts'

export interface KendallTau {
  /** tau-b; NaN if one sample does not vary. */
  readonly tau: number
  readonly method: 'exact' | 'normal'
  /** Standard normal deviate; NaN if the P value is exact. */
  readonly z: number
  /** Two-sided. */
  readonly pValue: number
}

/**
 * Kendall's tau-b by sorting and counting exchanges (Knight 1966), O(n log n). Like R's cor.test: exact for fewer than 50 pairs without ties,
 * otherwise normal with tie correction and without continuity correction.
 */
export async function kendallTau(x: Ranks, y: Ranks, checkpoint: Checkpoint): Promise<KendallTau> {
  const n = countSorted(x.sorted)
  const pairs = (n * (n - 1)) / 2
  const base = y.sorted.values.length
  const byBoth = await sortedCases(
    x.places.map((place, i) => place * base + (y.places[i] ?? 0)),
    checkpoint,
    x.weights,
  )
  const tied = [x.sorted, y.sorted, byBoth].map((sorted) => tieSums(sorted))
  await checkpoint()
  const [ofX = noTies, ofY = noTies, ofBoth = noTies] = tied
  const order = byBoth.values.map((key) => key % base)
  await checkpoint()
  const discordant =
    x.weights === undefined
      ? await countInversions(order, checkpoint)
      : await weightedInversions(order, (k) => casesAt(byBoth, k), base, checkpoint)
  const score = pairs - ofX.pairs - ofY.pairs + ofBoth.pairs - 2 * discordant
  const tau = score / Math.sqrt(pairs - ofX.pairs) / Math.sqrt(pairs - ofY.pairs)
  if (!Number.isFinite(tau)) return { tau: Number.NaN, method: 'normal', z: Number.NaN, pValue: Number.NaN }
  if (n < 50 && ofX.pairs === 0 && ofY.pairs === 0)
    return { tau, method: 'exact', z: Number.NaN, pValue: exactP(pairs - discordant, n) }
  const variance =
    (n * (n - 1) * (2 * n + 5) - ofX.cubic - ofY.cubic) / 18 +
    (4 * ofX.pairs * ofY.pairs) / (2 * n * (n - 1)) +
    (ofX.triples * ofY.triples) / (9 * n * (n - 1) * (n - 2))
  const z = score / Math.sqrt(variance)
  return { tau, method: 'normal', z, pValue: Math.min(1, 2 * normalSf(Math.abs(z))) }
}

interface TieSums {
  /** Σ t (t - 1) / 2 over the runs of t equal values. */
  readonly pairs: number
  /** Σ t (t - 1)(t - 2) */
  readonly triples: number
  /** Σ t (t - 1)(2 t + 5) */
  readonly cubic: number
}

const noTies: TieSums = { pairs: 0, triples: 0, cubic: 0 }

function tieSums(sorted: SortedCases): TieSums {
  const { values } = sorted
  let [pairs, triples, cubic, run] = [0, 0, 0, 0]
  for (let i = 0; i <= values.length; i++) {
    const cases = i < values.length ? casesAt(sorted, i) : 0
    if (i > 0 && i < values.length && values[i] === values[i - 1]) {
      run += cases
      continue
    }
    pairs += (run * (run - 1)) / 2
    triples += run * (run - 1) * (run - 2)
    cubic += run * (run - 1) * (2 * run + 5)
    run = cases
  }
  return { pairs, triples, cubic }
}

/** Discordant pairs, without ties; sorts the array on the way. */
async function countInversions(values: Float64Array, checkpoint: Checkpoint): Promise<number> {
  let [from, to]: [Float64Array, Float64Array] = [values, new Float64Array(values.length)]
  let inversions = 0
  for (let width = 1; width < values.length; width *= 2) {
    inversions += mergeRuns(from, to, width)
    ;[from, to] = [to, from]
    await checkpoint()
  }
  return inversions
}

/** Exact P value of a number of concordant pairs among n values without ties: twice the smaller tail. */
function exactP(concordant: number, n: number): number {
  const most = (n * (n - 1)) / 2
  return Math.min(1, 2 * kendallDistribution(n).cdf(Math.min(concordant, most - concordant)))
}
