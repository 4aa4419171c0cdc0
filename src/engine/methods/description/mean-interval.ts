import type { Interval } from '../../alternative.ts'
import { tUpperQuantile } from '../../distributions/student-t.ts'
import { moments } from './moments.ts'

/** The two-sided interval of a mean by Student's t; NaN for fewer than 2 cases. `weights`: how many cases each value represents. */
export function meanInterval(values: Float64Array, confidence: number, weights?: Float64Array): Interval {
  const { n, mean, sd } = moments(values, values[0], weights)
  if (n < 2) return { lower: Number.NaN, upper: Number.NaN }
  const half = (tUpperQuantile((1 - confidence) / 2, n - 1) * sd) / Math.sqrt(n)
  return { lower: mean - half, upper: mean + half }
}
