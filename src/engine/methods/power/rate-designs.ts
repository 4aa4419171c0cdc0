import { normalCdf, normalUpperQuantile } from '../../distributions/normal.ts'
import type { PowerModel, Sides } from './power-model.ts'

/** What is known of the events that recur, or of the time that passes until the few that do not. */
export interface Counts {
  /** Events of one person in a unit of time, in the first group. */
  readonly rate: number
  /** For how many units of time a person is observed, on average. */
  readonly exposure: number
  /** κ of a negative binomial count, whose variance is μ + κ μ²; 0 of a Poisson count. */
  readonly dispersion: number
}

export interface RatesDesign extends Counts {
  /** Persons of the second group for one of the first. */
  readonly ratio: number
  /** Whether the rate of the second group is the higher one. */
  readonly direction: 1 | -1
  /** The variance without a difference: with the rate of both groups together, or with the two that are assumed. */
  readonly nullVariance: 'pooled' | 'own'
  readonly alpha: number
  readonly sides: Sides
}

/** No ratio is farther from 1 than that of this logarithm; beyond, the power of few events falls again. */
const farthest = Math.log(20)

/** The events that persons in two groups are expected to have where the second has this rate ratio to the first. */
export function expectedEvents(
  sizes: readonly number[],
  rateRatio: number,
  { rate, exposure }: Counts,
): readonly number[] {
  const [n1 = 0, n2 = 0] = sizes
  return [n1 * rate * exposure, n2 * rate * rateRatio * exposure]
}

/**
 * Two rates by the normal approximation of the logarithm of their ratio (Zhu and Lakkis 2014; `pooled` is their third variance without a difference, `own` the
 * second). The effect is the distance of that logarithm from 0; only its tail counts.
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
