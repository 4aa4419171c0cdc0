import type { Alternative } from '../../alternative.ts'
import { chiSquareSf } from '../../distributions/chi-square.ts'
import { normalUpperQuantile } from '../../distributions/normal.ts'
import type { Risk } from '../../frame/count-events.ts'
import { type ChiSquareTest, chiSquareTest } from '../tables/chi-square-test.ts'
import type { Estimate } from './compare-risks.ts'
import { pOfZ, type ZTest } from './score-test.ts'

export interface ProportionTrend {
  /** The Cochran-Armitage test (1954, 1955) of a linear trend in proportions; Z² is the statistic of R's prop.trend.test. */
  readonly trend: ZTest
  /** Departure from a linear trend: Pearson's chi-squared minus Z². NaN for two groups. */
  readonly departure: ChiSquareTest
  /** Change of the proportion per unit of the scores, by weighted least squares; its variance is that of the observed binomial proportions. */
  readonly slope: Estimate
  /** Fitted proportion of each group. */
  readonly fitted: readonly number[]
}

/** The linear trend of proportions over `scores`, one for each group, at least two of them different. The tests are NaN if no case or every case has the event. */
export function proportionTrend(
  risks: readonly Risk[],
  scores: readonly number[],
  alternative: Alternative,
  confidence: number,
): ProportionTrend {
  const n = risks.reduce((sum, risk) => sum + risk.n, 0)
  const share = risks.reduce((sum, { events }) => sum + events, 0) / n
  const mean = risks.reduce((sum, risk, i) => sum + risk.n * at(scores, i), 0) / n
  let [products, squares, spread] = [0, 0, 0]
  for (const [i, { events, n: size }] of risks.entries()) {
    const away = at(scores, i) - mean
    const p = events / size
    products += away * events
    squares += size * away * away
    spread += size * away * away * p * (1 - p)
  }
  // with all events, rounding leaves a remainder in `products`
  const z = share === 1 ? Number.NaN : products / Math.sqrt(share * (1 - share) * squares)
  const slope = products / squares
  const half = (normalUpperQuantile((1 - confidence) / 2) * Math.sqrt(spread)) / squares
  return {
    trend: { z, pValue: pOfZ(z, alternative) },
    departure: departureFrom(risks, z),
    slope: { estimate: slope, interval: { lower: slope - half, upper: slope + half } },
    fitted: scores.map((score) => share + slope * (score - mean)),
  }
}

function departureFrom(risks: readonly Risk[], z: number): ChiSquareTest {
  const df = risks.length - 2
  if (df < 1) return { statistic: Number.NaN, df: 0, pValue: Number.NaN }
  const whole = chiSquareTest(risks.map(({ events, n }) => [events, n - events]))
  const statistic = Math.max(0, whole.statistic - z * z)
  return { statistic, df, pValue: Number.isNaN(statistic) ? statistic : chiSquareSf(statistic, df) }
}

/** Midranks, starting at 1, of ordered categories with these counts, as in rank tests. */
export function midRankScores(counts: readonly number[]): readonly number[] {
  let below = 0
  return counts.map((count) => {
    const score = below + (count + 1) / 2
    below += count
    return score
  })
}

function at(values: readonly number[], i: number): number {
  return values[i] ?? Number.NaN
}
