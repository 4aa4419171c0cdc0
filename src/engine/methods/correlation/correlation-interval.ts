import type { Interval } from '../../alternative.ts'
import { normalUpperQuantile } from '../../distributions/normal.ts'

/** The standard error of atanh(r) for each coefficient: Fisher (1921); Bonett and Wright (2000); Fieller, Hartley and Pearson (1957). */
const standardErrors = {
  pearson: (_: number, n: number) => 1 / Math.sqrt(n - 3),
  spearman: (r: number, n: number) => Math.sqrt((1 + (r * r) / 2) / (n - 3)),
  kendall: (_: number, n: number) => Math.sqrt(0.437 / (n - 4)),
} as const

/**
 * The interval of a correlation by Fisher's transformation; NaN if there are too few values (n is reduced by the number of controls) or the
 * correlation is perfect.
 */
export function correlationInterval(
  kind: keyof typeof standardErrors,
  r: number,
  n: number,
  confidence: number,
): Interval {
  const half = normalUpperQuantile((1 - confidence) / 2) * standardErrors[kind](r, n)
  if (!(half < Number.POSITIVE_INFINITY) || Math.abs(r) >= 1) return { lower: Number.NaN, upper: Number.NaN }
  const z = Math.atanh(r)
  return { lower: Math.tanh(z - half), upper: Math.tanh(z + half) }
}
