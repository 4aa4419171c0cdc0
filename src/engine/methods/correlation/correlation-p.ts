import { fSf } from '../../distributions/fisher-f.ts'

/** The two-sided P of a correlation of n pairs by Student's t with n - 2 degrees of freedom; NaN for fewer than 3 pairs. */
export function correlationP(r: number, n: number): number {
  if (n < 3 || Number.isNaN(r)) return Number.NaN
  return Math.abs(r) === 1 ? 0 : fSf(((n - 2) * r * r) / ((1 - r) * (1 + r)), 1, n - 2)
}
