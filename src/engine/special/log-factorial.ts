import { stirlingError } from './saddle-point.ts'

const table = new Float64Array(257)
for (let k = 2; k < table.length; k++) table[k] = (table[k - 1] ?? 0) + Math.log(k)

/** ln k! for integers k >= 0. */
export function logFactorial(k: number): number {
  if (k < table.length) return table[k] ?? Number.NaN
  return 0.9189385332046728 + (k + 0.5) * Math.log(k) - k + stirlingError(k)
}
