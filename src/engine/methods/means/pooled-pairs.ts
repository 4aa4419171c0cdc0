import type { Checkpoint } from '../../checkpoint.ts'
import { dunnettDistribution } from '../../distributions/dunnett.ts'
import { tTwoSided, tUpperQuantile } from '../../distributions/student-t.ts'
import { allCases } from '../../frame/case-weights.ts'
import { moments } from '../description/moments.ts'
import { adjustPValues } from '../inference/adjust-p-values.ts'
import { allPairs } from '../inference/all-pairs.ts'
import type { MeanComparison } from './pairwise-means.ts'

type Difference = Omit<MeanComparison, 'pValue' | 'interval'>

/** Differences of means with the variance within all groups. `weights`, here and below: how many cases each value represents. */
function pooledDifferences(
  groups: readonly Float64Array[],
  pairs: readonly (readonly [number, number])[],
  weights?: readonly Float64Array[],
): readonly Difference[] {
  const origin = groups[0]?.[0] ?? 0
  const parts = groups.map((values, g) => moments(values, origin, weights?.[g]))
  const df = parts.reduce((sum, { n }) => sum + n, 0) - parts.length
  const pooled = parts.reduce((sum, { squares }) => sum + squares, 0) / df
  return pairs.map(([first, second]) => {
    const [a, b] = [parts[first], parts[second]]
    const difference = (a?.centre ?? Number.NaN) - (b?.centre ?? Number.NaN)
    const standardError = Math.sqrt(pooled / (a?.n ?? 0) + pooled / (b?.n ?? 0))
    return { first, second, difference, standardError, t: difference / standardError, df }
  })
}

/**
 * All pairs of means by t with the pooled variance. `bonferroni`: P values and intervals are simultaneous; `holm`: P values are (Holm
 * 1979), and the limits of the intervals are NaN, because no intervals correspond to these P values.
 */
export function adjustedPairs(
  groups: readonly Float64Array[],
  method: 'bonferroni' | 'holm',
  confidence: number,
  weights?: readonly Float64Array[],
): readonly MeanComparison[] {
  const pairs = pooledDifferences(groups, allPairs(groups.length), weights)
  const adjusted = adjustPValues(
    pairs.map(({ t, df }) => tTwoSided(t, df)),
    method,
  )
  return pairs.map((pair, i) => {
    const tail = method === 'bonferroni' ? (1 - confidence) / (2 * pairs.length) : Number.NaN
    const half = method === 'bonferroni' ? tUpperQuantile(tail, pair.df) * pair.standardError : Number.NaN
    return {
      ...pair,
      pValue: adjusted[i] ?? Number.NaN,
      interval: { lower: pair.difference - half, upper: pair.difference + half },
    }
  })
}

/** Each group minus the control, by Dunnett's distribution (1955): simultaneous P values and intervals. */
export async function dunnettTest(
  groups: readonly Float64Array[],
  control: number,
  confidence: number,
  checkpoint: Checkpoint,
  weights?: readonly Float64Array[],
): Promise<readonly MeanComparison[]> {
  const others = [...groups.keys()].filter((g) => g !== control)
  const pairs = pooledDifferences(
    groups,
    others.map((g) => [g, control] as const),
    weights,
  )
  await checkpoint()
  const sizeOf = (g: number) => allCases(groups[g]?.length ?? 0, weights?.[g])
  const size = sizeOf(control)
  const loadings = others.map((g) => {
    const n = sizeOf(g)
    return Math.sqrt(n / (n + size))
  })
  const { sf, upperQuantile } = dunnettDistribution(loadings, pairs[0]?.df ?? Number.NaN)
  await checkpoint()
  const quantile = upperQuantile(1 - confidence)
  const found: MeanComparison[] = []
  for (const pair of pairs) {
    await checkpoint()
    const half = quantile * pair.standardError
    found.push({
      ...pair,
      pValue: sf(Math.abs(pair.t)),
      interval: { lower: pair.difference - half, upper: pair.difference + half },
    })
  }
  return found
}
