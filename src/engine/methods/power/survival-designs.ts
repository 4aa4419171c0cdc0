import { normalCdf, normalUpperQuantile } from '../../distributions/normal.ts'
import type { PowerModel, Sides } from './power-model.ts'

/** The proportion of persons with the event during follow-up. */
export type EventShare = (hazardRatio: number) => number

export interface FollowUp {
  /** Median of the first group, in the unit of the other times. */
  readonly median: number
  /** Accrual time, at a uniform rate; 0 if all enter together. */
  readonly accrual: number
  /** Follow-up of the last person. */
  readonly followUp: number
}

/**
 * The proportion with an event under exponential survival with `hazardRatio` times the hazard of the first group, uniform accrual and no
 * other losses (Chow, Shao and Wang 2008, section 7.2).
 */
export function exponentialShare({ median, accrual, followUp }: FollowUp): EventShare {
  return (hazardRatio) => {
    const hazard = (Math.LN2 / median) * hazardRatio
    const during = hazard * accrual
    const mean = during === 0 ? 1 : -Math.expm1(-during) / during
    return 1 - Math.exp(-hazard * followUp) * mean
  }
}

interface Tested {
  readonly alpha: number
  readonly sides: Sides
  /** Whether the hazard of the second group, or of a larger covariate, is the higher one. */
  readonly direction: 1 | -1
}

/** Largest absolute log hazard ratio. */
const farthest = Math.log(1e6)

export interface LogRankDesign extends Tested {
  /** By the variance under the null hypothesis (Schoenfeld 1981), or with events in proportion to the hazards (Freedman 1982). */
  readonly method: 'schoenfeld' | 'freedman'
  readonly ratio: number
  readonly share: EventShare
}

/** The expected number of events in two groups if the second has this hazard ratio to the first. */
export function eventsOf(sizes: readonly number[], hazardRatio: number, share: EventShare): number {
  const [n1 = 0, n2 = 0] = sizes
  return n1 * share(1) + n2 * share(hazardRatio)
}

/** The log-rank test of two groups; the effect is the distance of the logarithm of the hazard ratio from 0. Only the tail of the effect counts. */
export function logRankModel({ method, ratio, share, direction, alpha, sides }: LogRankDesign): PowerModel {
  const z = normalUpperQuantile(alpha / sides)
  return {
    sizes: (n) => [n, ratio * n],
    power(sizes, effect) {
      const [n1 = 0, n2 = 0] = sizes
      const hazardRatio = Math.exp(direction * effect)
      const events = eventsOf(sizes, hazardRatio, share)
      const allocation = n2 / n1
      const drift =
        method === 'schoenfeld' ? effect / (1 + allocation) : Math.abs(hazardRatio - 1) / (1 + allocation * hazardRatio)
      return normalCdf(Math.sqrt(events * allocation) * drift - z)
    },
    least: Math.max(2, 2 / ratio),
    unit: 0.1,
    most: farthest,
  }
}

/**
 * One covariate of Cox's model (Hsieh and Lavori 2000): `sd` is its standard deviation, `r2` the proportion of its variance that the other
 * covariates explain. The effect is the distance of the coefficient from 0.
 */
export function coxModel({
  sd,
  r2,
  share,
  alpha,
  sides,
}: Pick<Tested, 'alpha' | 'sides'> & { readonly sd: number; readonly r2: number; readonly share: number }): PowerModel {
  const z = normalUpperQuantile(alpha / sides)
  return {
    sizes: (n) => [n],
    power: ([n = 0], effect) => normalCdf(Math.sqrt(n * share * (1 - r2)) * sd * effect - z),
    least: 2,
    unit: 0.1,
    most: farthest,
  }
}
