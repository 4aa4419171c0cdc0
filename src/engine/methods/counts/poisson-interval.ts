import type { Interval } from '../../alternative.ts'
import { chiSquareQuantile, chiSquareUpperQuantile } from '../../distributions/chi-square.ts'
import { normalUpperQuantile } from '../../distributions/normal.ts'

/** Garwood's exact interval (Biometrika 1936;28:437) of the mean of a Poisson count, a whole number >= 0, from quantiles of chi-squared. */
export function garwoodInterval(events: number, confidence: number): Interval {
  const tail = (1 - confidence) / 2
  return {
    lower: events === 0 ? 0 : chiSquareQuantile(tail, 2 * events) / 2,
    upper: chiSquareUpperQuantile(tail, 2 * (events + 1)) / 2,
  }
}

/**
 * Byar's approximation to the exact interval of the mean of a Poisson count, a whole number >= 0 (Breslow and Day, Statistical methods in
 * cancer research II, 1987, section 2.3): the cube root of chi-squared is taken as normal. A lower limit that would be negative is 0.
 */
export function byarInterval(events: number, confidence: number): Interval {
  const z = normalUpperQuantile((1 - confidence) / 2)
  const limit = (count: number, side: number) =>
    count * (1 - 1 / (9 * count) + (side * z) / (3 * Math.sqrt(count))) ** 3
  return { lower: events === 0 ? 0 : Math.max(0, limit(events, -1)), upper: limit(events + 1, 1) }
}

/**
 * The score interval of the mean of a Poisson count, a whole number >= 0 (Barker, Am Stat 2002;56:85): the means m at which
 * (count - m) / sqrt(m) is the normal quantile, without continuity correction.
 */
export function poissonScoreInterval(events: number, confidence: number): Interval {
  const z2 = normalUpperQuantile((1 - confidence) / 2) ** 2
  const centre = events + z2 / 2
  const upper = centre + Math.sqrt(z2 * (events + z2 / 4))
  // the product of the limits is events², so that the lower one loses no digits to a difference
  return { lower: events ** 2 / upper, upper }
}
