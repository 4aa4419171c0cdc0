import type { Checkpoint } from '../../checkpoint.ts'
import { Pace } from '../../pace.ts'
import type { Distances } from './hierarchical.ts'

export type DistanceName = 'euclidean' | 'manhattan' | 'correlation'

/**
 * Distances of items with the same number of values, of which NaN are missing. Sums over the values that both items have are scaled up to all
 * of them, as R's `dist` does; `correlation` is 1 - Pearson's r of them, 1 if there is none. Items without a common value are as far apart as the
 * farthest others.
 */
export async function itemDistances(
  items: readonly Float64Array[],
  distance: DistanceName,
  checkpoint: Checkpoint,
): Promise<Distances> {
  const n = items.length
  const values = new Float64Array((n * (n - 1)) / 2)
  const pace = new Pace(checkpoint)
  let at = 0
  for (const [i, a] of items.entries())
    for (let j = i + 1; j < n; j++) {
      const b = items[j] as Float64Array
      values[at++] = distance === 'correlation' ? unlikeness(a, b) : scaledSum(a, b, distance === 'euclidean')
      if (pace.due(4 * a.length)) await pace.rest()
    }
  let largest = 0
  for (const value of values) if (value > largest) largest = value
  return { n, values: values.map((value) => (Number.isNaN(value) ? largest : value)) }
}

function scaledSum(a: Float64Array, b: Float64Array, squared: boolean): number {
  let [sum, common] = [0, 0]
  for (let k = 0; k < a.length; k++) {
    const difference = (a[k] as number) - (b[k] as number)
    if (Number.isNaN(difference)) continue
    sum += squared ? difference * difference : Math.abs(difference)
    common++
  }
  if (common === 0) return Number.NaN
  const whole = common === a.length ? sum : sum / (common / a.length)
  return squared ? Math.sqrt(whole) : whole
}

function unlikeness(a: Float64Array, b: Float64Array): number {
  let [n, meanA, meanB] = [0, 0, 0]
  for (let k = 0; k < a.length; k++) {
    const [x, y] = [a[k] as number, b[k] as number]
    if (Number.isNaN(x + y)) continue
    n++
    meanA += (x - meanA) / n
    meanB += (y - meanB) / n
  }
  let [xx, yy, xy] = [0, 0, 0]
  for (let k = 0; k < a.length; k++) {
    const [x, y] = [(a[k] as number) - meanA, (b[k] as number) - meanB]
    if (Number.isNaN(x + y)) continue
    xx += x * x
    yy += y * y
    xy += x * y
  }
  const r = xy / Math.sqrt(xx * yy)
  return Number.isNaN(r) ? 1 : 1 - Math.min(1, Math.max(-1, r))
}
