import type { FittedNormal } from './fitted-normal.ts'

export interface Lilliefors {
  /** The greatest distance D between the empirical distribution function and the normal one. */
  readonly statistic: number
  readonly pValue: number
}

/**
 * Lilliefors' test: Kolmogorov and Smirnov's distance from the normal distribution with the mean and variance of the sample. P by Dallal
 * and Wilkinson (Am Stat 40 (1986) 294) up to 0.1, where their formula holds, above by Molin and Abdi (1998; Encyclopedia of measurement
 * and statistics, 2007). NaN for fewer than 5 cases, and if they do not vary.
 */
export function lilliefors(fitted: FittedNormal | undefined): Lilliefors {
  if (fitted === undefined || fitted.n < 5) return { statistic: Number.NaN, pValue: Number.NaN }
  const { n, scores, tails, upTo } = fitted
  let [statistic, before] = [0, 0]
  for (let i = 0; i < scores.length; i++) {
    const until = upTo === undefined ? i + 1 : (upTo[i] as number)
    const q = tails[i] as number
    const p = (scores[i] as number) < 0 ? q : 1 - q
    statistic = Math.max(statistic, until / n - p, p - before / n)
    before = until
  }
  return { statistic, pValue: lillieforsP(statistic, n) }
}

/** P of the distance in samples of n. */
export function lillieforsP(distance: number, n: number): number {
  const tail = dallalWilkinson(distance, n)
  return tail <= 0.1 ? tail : Math.min(Math.max(molinAbdi(distance, n), 0.1), 1)
}

function dallalWilkinson(distance: number, size: number): number {
  const d = size > 100 ? distance * (size / 100) ** 0.49 : distance
  const n = Math.min(size, 100)
  const root = Math.sqrt(n + 2.78019)
  return Math.exp(-7.01256 * (d * root) ** 2 + 2.99587 * d * root - 0.122119 + 0.974598 / Math.sqrt(n) + 1.67997 / n)
}

const coefficients = [
  -0.37782822932809, 1.67819837908004, -3.02959249450445, 2.80015798142101, -1.39874347510845, 0.40466213484419,
  -0.06353440854207, 0.00287462087623, 0.0006965001311, -0.00011872227037, 0.00000575586834,
]

function molinAbdi(distance: number, n: number): number {
  const [b0, b1, b2] = [0.37872256037043, 1.3074818507879, 0.08861783849346]
  const excess = 1 / distance ** 2 - b0
  const a = (2 * excess) / (b1 + n + Math.sqrt((b1 + n) ** 2 + 4 * b2 * excess)) // the root of b2 a² + (b1 + n) a = excess
  return coefficients.reduceRight((sum, c) => sum * a + c, 0)
}
