import { moments } from '../description/moments.ts'
import { safelyScaled } from '../samples/safe-scale.ts'

/**
 * Pearson's correlation of two samples of the same length, also of values near 1e300; NaN if one does not vary. `weights`: how many cases
 * each pair represents.
 */
export function pearsonR(first: Float64Array, second: Float64Array, weights?: Float64Array): number {
  const [{ values: x }, { values: y }] = [safelyScaled(first), safelyScaled(second)]
  const [a, b] = [moments(x, x[0], weights), moments(y, y[0], weights)]
  const [sx, sy] = [Math.sqrt(a.squares), Math.sqrt(b.squares)]
  if (!(sx > 0 && sy > 0)) return Number.NaN
  let [sum, lost] = [0, 0]
  for (let i = 0; i < x.length; i++) {
    const cases = weights === undefined ? 1 : (weights[i] as number)
    const product = cases * ((((x[i] ?? 0) - a.mean) / sx) * (((y[i] ?? 0) - b.mean) / sy))
    const next = sum + product
    lost += Math.abs(sum) >= Math.abs(product) ? sum - next + product : product - next + sum
    sum = next
  }
  return Math.max(-1, Math.min(1, sum + lost))
}
