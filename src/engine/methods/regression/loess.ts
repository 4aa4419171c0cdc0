import type { Checkpoint } from '../../checkpoint.ts'
import { tUpperQuantile } from '../../distributions/student-t.ts'
import { type Progress, silentProgress } from '../../progress.ts'
import { sortedOrder } from '../samples/sorted-order.ts'
import type { PolynomialFit } from './polynomial-fit.ts'

/** Distinct places of which the degrees of freedom are exact: their number grows with the third power. */
const MAX_EXACT = 600
/** More distinct places are refused: each has a local fit to its neighbours. */
export const MAX_LOESS_PLACES = 10_000

/** Cases at one place of x. */
interface Place {
  readonly x: number
  readonly n: number
  readonly mean: number
}

/**
 * Local quadratic regression of y on x (Cleveland 1979; Cleveland and Devlin 1988), fitted directly at each place with tricube weights of the
 * nearest `span` of the cases, without robustness iterations, with its pointwise intervals (R: loess with surface = "direct" and
 * statistics = "exact"). Above 600 distinct places the degrees of freedom of t are those of the residual variance, which hardly differ there.
 * Undefined if a local fit is not determined: too few distinct places within the span. `cases`: how many cases each
 * point represents.
 */
export async function loess(
  x: Float64Array,
  y: Float64Array,
  { span, confidence }: { readonly span: number; readonly confidence: number },
  { checkpoint, progress = silentProgress }: { readonly checkpoint: Checkpoint; readonly progress?: Progress },
  cases?: Float64Array,
): Promise<Pick<PolynomialFit, 'at'> | 'too-many-places' | undefined> {
  const { places, within } = await placesOf(x, y, checkpoint, cases)
  if (places.length > MAX_LOESS_PLACES) return 'too-many-places'
  const n = places.reduce((sum, place) => sum + place.n, 0)
  const nearest = Math.floor(n * span + 1e-5)
  const rows: Float64Array[] = []
  let [squares, delta1] = [within, 0]
  for (const [a, place] of places.entries()) {
    const row = rowAt(places, place.x, nearest)
    if (row === undefined) return undefined
    const { fit, leverage } = applied(row, places)
    squares += place.n * (place.mean - fit) ** 2
    delta1 += place.n * (1 - 2 * (row[a] as number) + leverage)
    if (places.length <= MAX_EXACT) rows.push(row)
    progress((0.6 * (a + 1)) / places.length)
    await checkpoint()
  }
  if (!(delta1 > 1e-9 * n)) return undefined
  const delta2 = rows.length === 0 ? delta1 : await secondDelta(rows, places, checkpoint, progress)
  const variance = squares / delta1
  const t = tUpperQuantile((1 - confidence) / 2, delta1 ** 2 / delta2)
  return {
    at: (place) => {
      const row = rowAt(places, place, nearest)
      const { fit, leverage } = row === undefined ? unknown : applied(row, places)
      const half = (part: number) => t * Math.sqrt(variance * part)
      return { fit, halves: { mean: half(leverage), value: half(1 + leverage) } }
    },
  }
}

const unknown = { fit: Number.NaN, leverage: Number.NaN }

/** Distinct places in ascending order, and the sum of squares of y within them. */
async function placesOf(x: Float64Array, y: Float64Array, checkpoint: Checkpoint, cases?: Float64Array) {
  const order = await sortedOrder(x, checkpoint)
  const places: Place[] = []
  let within = 0
  for (let from = 0; from < order.length; ) {
    const value = x[order[from] as number] as number
    let [to, n, sum] = [from, 0, 0]
    for (; to < order.length && x[order[to] as number] === value; to++) {
      const count = cases === undefined ? 1 : (cases[order[to] as number] as number)
      n += count
      sum += count * (y[order[to] as number] as number)
    }
    const mean = sum / n
    for (let k = from; k < to; k++) {
      const count = cases === undefined ? 1 : (cases[order[k] as number] as number)
      within += count * ((y[order[k] as number] as number) - mean) ** 2
    }
    places.push({ x: value, n, mean })
    from = to
    if (places.length % 10_000 === 0) await checkpoint()
  }
  return { places, within }
}

/** The weight of one case of each place in the fit at `at`; undefined if the quadratic is not determined. */
function rowAt(places: readonly Place[], at: number, nearest: number): Float64Array | undefined {
  const h = reachOf(places, at, nearest)
  if (!(h > 0)) return undefined
  const row = new Float64Array(places.length)
  // polynomials in (x - at) / h that are orthogonal over the weights, from 1 to the square
  let [w, wu, wuu] = [0, 0, 0]
  const weights = new Float64Array(places.length)
  const us = new Float64Array(places.length)
  for (const [d, place] of places.entries()) {
    const u = (place.x - at) / h
    const r = Math.abs(u)
    if (r >= 1) continue
    const cube = 1 - r * r * r
    const weight = cube * cube * cube
    weights[d] = weight
    us[d] = u
    w += place.n * weight
    wu += place.n * weight * u
  }
  const centre = wu / w
  let third = 0
  for (const [d, place] of places.entries()) {
    const v = (us[d] as number) - centre
    wuu += place.n * (weights[d] as number) * v * v
    third += place.n * (weights[d] as number) * v ** 3
  }
  const [spread, slope] = [wuu / w, third / wuu]
  let size = 0
  for (const [d, place] of places.entries()) {
    const v = (us[d] as number) - centre
    size += place.n * (weights[d] as number) * (v * v - slope * v - spread) ** 2
  }
  if (!(wuu > 1e-12 * w && size > 1e-12 * w)) return undefined
  const [one, two] = [-centre / wuu, (centre * centre + slope * centre - spread) / size]
  for (let d = 0; d < places.length; d++) {
    const v = (us[d] as number) - centre
    row[d] = (weights[d] as number) * (1 / w + one * v + two * (v * v - slope * v - spread))
  }
  return row
}

/** The distance of the `nearest`-th case from `at`. */
function reachOf(places: readonly Place[], at: number, nearest: number): number {
  let right = places.findIndex(({ x }) => x >= at)
  if (right < 0) right = places.length
  let left = right - 1
  let [count, reach] = [0, Number.NaN]
  while (count < nearest) {
    const [before, after] = [places[left], places[right]]
    if (before === undefined && after === undefined) return reach
    const takesLeft = after === undefined || (before !== undefined && at - before.x <= after.x - at)
    const taken = takesLeft ? before : after
    if (taken === undefined) return reach
    count += taken.n
    reach = Math.abs(taken.x - at)
    if (takesLeft) left--
    else right++
  }
  return reach
}

function applied(row: Float64Array, places: readonly Place[]) {
  let [fit, leverage] = [0, 0]
  for (const [d, { n, mean }] of places.entries()) {
    const weight = row[d] as number
    fit += n * weight * mean
    leverage += n * weight * weight
  }
  return { fit, leverage }
}

/** The trace of the square of (I - L)(I - L)', where the rows of L of cases at one place are the same. */
async function secondDelta(
  rows: readonly Float64Array[],
  places: readonly Place[],
  checkpoint: Checkpoint,
  progress: Progress,
): Promise<number> {
  let delta2 = 0
  for (const [a, first] of rows.entries()) {
    const own = places[a]?.n ?? 0
    for (let b = a; b < rows.length; b++) {
      const second = rows[b] as Float64Array
      let s = -(first[b] as number) - (second[a] as number)
      for (let d = 0; d < places.length; d++) s += (places[d]?.n ?? 0) * (first[d] as number) * (second[d] as number)
      delta2 += (a === b ? 1 : 2) * own * (places[b]?.n ?? 0) * s * s
      if (a === b) delta2 += own * (1 + 2 * s)
    }
    progress(0.6 + (0.4 * (a + 1)) / rows.length)
    await checkpoint()
  }
  return delta2
}
