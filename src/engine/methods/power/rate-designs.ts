import { normalCdf, normalUpperQuantile } from '../../distributions/normal.ts'
import type { PowerModel, Sides } from './power-model.ts'

/** Recurrent events, or the time to events that do not recur and are few. */
export interface Counts {
  /** Events per person and unit of time in the first group. */
  readonly rate: number
  /** Mean follow-up of a person, in units of time. */
  readonly exposure: number
  /** κ of a negative binomial count, whose variance is μ + κ μ²; 0 for a Poisson count. */
  readonly dispersion: number
}

export interface RatesDesign extends Counts {
  /** Allocation ratio: persons of the second group for one of the first. */
  readonly ratio: number
  /** Whether the second group has the higher rate. */
  readonly direction: 1 | -1
  /** The variance under the null hypothesis: with the rate of both groups together, or with the two assumed rates. */
  readonly nullVariance: 'pooled' | 'own'
  readonly alpha: number
  readonly sides: Sides
}

/** Largest absolute log rate ratio; beyond, the power of few events decreases again. */
const farthest = Math.log(20)

/** The expected events in two groups for this ratio of the second rate to the first. */
export function expectedEvents(
  sizes: readonly number[],
  rateRatio: number,
  { rate, exposure }: Counts,
): readonly number[] {
  const [n1 = 0, n2 = 0] = sizes
  return [n1 * rate * exposure, n2 * rate * rateRatio * exposure]
}

/**
 * Two rates by the normal approximation of the log rate ratio (Zhu and Lakkis 2014; `pooled` is their third variance under the null
 * hypothesis, `own` the second). The effect is the distance of that logarithm from 0; only its tail counts.
 */
export function ratesModel({ ratio, direction, nullVariance, alpha, sides, ...counts }: RatesDesign): PowerModel {
  const z = normalUpperQuantile(alpha / sides)
  return {
    sizes: (n) => [n, ratio * n],
    power(sizes, effect) {
      const [n1 = 0, n2 = 0] = sizes
      const [first = 0, second = 0] = expectedEvents(sizes, Math.exp(direction * effect), counts)
      const each = 1 / n1 + 1 / n2
      const extra = counts.dispersion * each
      const own = 1 / first + 1 / second + extra
      const underNull = nullVariance === 'own' ? own : (each * (n1 + n2)) / (first + second) + extra
      return normalCdf((effect - z * Math.sqrt(underNull)) / Math.sqrt(own))
    },
    least: Math.max(2, 2 / ratio),
    unit: 0.1,
    most: farthest,
  }
}
