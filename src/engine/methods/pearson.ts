import { moments } from './moments.ts'

/** Pearson's correlation of two samples of the same length; NaN where one does not vary. */
export function pearsonR(x: Float64Array, y: Float64Array): number {
  const [a, b] = [moments(x), moments(y)]
  const [sx, sy] = [Math.sqrt(a.squares), Math.sqrt(b.squares)]
  if (!(sx > 0 && sy > 0)) return Number.NaN
  let [sum, lost] = [0, 0]
  for (let i = 0; i < x.length; i++) {
    const product = (((x[i] ?? 0) - a.mean) / sx) * (((y[i] ?? 0) - b.mean) / sy)
    const next = sum + product
    lost += Math.abs(sum) >= Math.abs(product) ? sum - next + product : product - next + sum
    sum = next
  }
  return Math.max(-1, Math.min(1, sum + lost))
}
