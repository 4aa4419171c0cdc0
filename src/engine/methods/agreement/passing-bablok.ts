import type { Interval } from '../../alternative.ts'
import type { Checkpoint } from '../../checkpoint.ts'
import { kolmogorovSf } from '../../distributions/kolmogorov.ts'
import { normalUpperQuantile } from '../../distributions/normal.ts'
import { Pace } from '../../pace.ts'
import type { Progress } from '../../progress.ts'
import { MersenneTwister } from '../../random/mersenne-twister.ts'
import { randomIndices } from '../../random/random-index.ts'
import { quantile } from '../description/quantiles.ts'
import { mergeRuns } from '../samples/merge-runs.ts'
import { sortedOrder } from '../samples/sorted-order.ts'

/** y = intercept + slope x. */
export interface Line {
  readonly slope: number
  readonly intercept: number
}

export interface PassingBablok extends Line {
  readonly slopeInterval: Interval
  readonly interceptInterval: Interval
}

/**
 * Pairs of measurements in the order of x + y, those of equal x + y in the order of y. `sum` is x + y and `gap` is y - x, both less their value in
 * the middle of the order; `cluster` numbers the different sums.
 */
interface OrderedPairs {
  /** Index in this order of each pair as given. */
  readonly places: Int32Array
  readonly x: Float64Array
  readonly y: Float64Array
  readonly sum: Float64Array
  readonly gap: Float64Array
  readonly cluster: Int32Array
}

/** Sums that differ by less than this fraction of the largest measurement differ by rounding only. */
const SAME = 1e-12

/**
 * Passing and Bablok's regression (Passing H, Bablok W. A new biometrical procedure for testing the equality of measurements from two different
 * analytical methods. J Clin Chem Clin Biochem 1983;21:709-720): the median of the slopes of all pairs of points, moved by the number of slopes
 * below -1 so that it does not depend on which method is x, with their interval by ranks. The slopes are not listed. By the angle from -45 to 135
 * degrees, slopes above -1 come first and those below it last, so that the moved median is the median angle; the number of angles below a given
 * one is the number of pairs that the order along that direction turns round, found by a merge sort. Takes O(n log n) for each of some 200 steps.
 *
 * The slope is NaN if no two pairs have different sums; a limit without a slope of its rank is NaN, and one beyond the vertical infinite or
 * negative. `x` and `y` are finite.
 */
export async function passingBablok(
  x: Float64Array,
  y: Float64Array,
  confidence: number,
  checkpoint: Checkpoint,
): Promise<PassingBablok> {
  const n = x.length
  const pace = new Pace(checkpoint)
  const slopes = new OrderedSlopes(await orderedPairs(x, y, checkpoint), pace)
  const slope = await slopes.median()
  const error = Math.sqrt((n * (n - 1) * (2 * n + 5)) / 18)
  const below = Math.round((slopes.count - normalUpperQuantile((1 - confidence) / 2) * error) / 2)
  const [lower, upper] =
    below < 1 ? [Number.NaN, Number.NaN] : [await slopes.ranked(below), await slopes.ranked(slopes.count - below + 1)]
  return {
    slope,
    slopeInterval: { lower, upper },
    intercept: medianIntercept(x, y, slope),
    interceptInterval: { lower: medianIntercept(x, y, upper), upper: medianIntercept(x, y, lower) },
  }
}

/**
 * Lines of samples of n pairs drawn with replacement from the n given: one for each seed, with the pairs of R's `set.seed(seed); sample.int(n, n,
 * TRUE)`. Throws `seed-out-of-range` for the seed -2^31.
 */
export async function resampledLines(
  x: Float64Array,
  y: Float64Array,
  seeds: Int32Array,
  checkpoint: Checkpoint,
  progress: Progress,
): Promise<{ readonly slopes: Float64Array; readonly intercepts: Float64Array }> {
  const n = x.length
  const pace = new Pace(checkpoint)
  const all = await orderedPairs(x, y, checkpoint)
  const times = new Uint32Array(n)
  const own: OrderedPairs = {
    places: all.places,
    x: new Float64Array(n),
    y: new Float64Array(n),
    sum: new Float64Array(n),
    gap: new Float64Array(n),
    cluster: new Int32Array(n),
  }
  const [slopes, intercepts] = [new Float64Array(seeds.length), new Float64Array(seeds.length)]
  for (const [b, seed] of seeds.entries()) {
    const next = randomIndices(new MersenneTwister(seed), n)
    times.fill(0)
    for (let i = 0; i < n; i++) {
      const place = all.places[next()] as number
      times[place] = (times[place] as number) + 1
    }
    let at = 0
    for (let k = 0; k < n; k++)
      for (let copy = times[k] as number; copy > 0; copy--, at++) {
        for (const name of ['x', 'y', 'sum', 'gap', 'cluster'] as const) own[name][at] = all[name][k] as number
      }
    const slope = await new OrderedSlopes(own, pace).median()
    slopes[b] = slope
    intercepts[b] = medianIntercept(own.x, own.y, slope)
    if (pace.due(n * 20)) await pace.rest()
    progress((b + 1) / seeds.length)
  }
  return { slopes, intercepts }
}

/** Passing and Bablok's test of linearity. */
export interface Linearity {
  /** The largest distance of the cumulative sum from 0, over the root of the number of pairs below the line plus 1. */
  readonly statistic: number
  /** NaN if all pairs lie on the line or on one side of it. */
  readonly pValue: number
}

/**
 * The cumulative sum test of linearity (Passing and Bablok 1983, section 5): along the line, each pair above it counts with the root of (below /
 * above) and each below it with minus the root of (above / below). Pairs at the same place of the line count together, and those on the line do not
 * count. P by Kolmogorov's limiting distribution.
 */
export async function linearityTest(
  x: Float64Array,
  y: Float64Array,
  { slope, intercept }: Line,
  checkpoint: Checkpoint,
): Promise<Linearity> {
  const n = x.length
  const near = 1e-10 * largestOf(x, y)
  const sides = new Float64Array(n)
  const along = new Float64Array(n)
  let [above, below] = [0, 0]
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let i = 0; i < n; i++) {
    const [a, b] = [x[i] as number, y[i] as number]
    const residual = b - intercept - slope * a
    const side = Math.abs(residual) <= near ? 0 : Math.sign(residual)
    sides[i] = side
    if (side > 0) above++
    else if (side < 0) below++
    const place = (b + a / slope - intercept) / Math.sqrt(1 + 1 / (slope * slope))
    along[i] = place
    low = Math.min(low, place)
    high = Math.max(high, place)
  }
  if (above === 0 || below === 0) return { statistic: Number.NaN, pValue: Number.NaN }
  const [up, down] = [Math.sqrt(below / above), Math.sqrt(above / below)]
  const order = await sortedOrder(along, checkpoint)
  let [sum, most] = [0, 0]
  for (let k = 0; k < n; k++) {
    const i = order[k] as number
    const side = sides[i] as number
    sum += side > 0 ? up : side < 0 ? -down : 0
    const next = along[order[k + 1] ?? -1] ?? Number.POSITIVE_INFINITY
    if (next - (along[i] as number) > 1e-10 * (high - low)) most = Math.max(most, Math.abs(sum))
  }
  const statistic = most / Math.sqrt(below + 1)
  return { statistic, pValue: kolmogorovSf(statistic) }
}

async function orderedPairs(x: Float64Array, y: Float64Array, checkpoint: Checkpoint): Promise<OrderedPairs> {
  const n = x.length
  const sums = x.map((value, i) => value + (y[i] as number))
  const near = SAME * largestOf(x, y)
  const order = await sortedOrder(sums, checkpoint)
  const cluster = new Int32Array(n)
  for (let k = 1, own = 0; k < n; k++) {
    if ((sums[order[k] as number] as number) - (sums[order[k - 1] as number] as number) > near) own++
    cluster[k] = own
  }
  // those of one cluster by y
  for (let start = 0, end = 0; start < n; start = end) {
    for (end = start + 1; end < n && cluster[end] === cluster[start]; ) end++
    if (end - start > 1) order.subarray(start, end).sort((i, j) => (y[i] as number) - (y[j] as number))
  }
  const places = new Int32Array(n)
  const origin = order[n >> 1] ?? 0
  const [midX, midY] = [x[origin] ?? 0, y[origin] ?? 0]
  const found = {
    x: new Float64Array(n),
    y: new Float64Array(n),
    sum: new Float64Array(n),
    gap: new Float64Array(n),
  }
  for (let k = 0; k < n; k++) {
    const i = order[k] as number
    places[i] = k
    const [a, b] = [x[i] as number, y[i] as number]
    const [left, up] = [a - midX, b - midY]
    found.x[k] = a
    found.y[k] = b
    // one sum within a cluster: its pairs differ by the gap only, and have an order that no angle turns round
    const isFirst = k === 0 || cluster[k] !== cluster[k - 1]
    found.sum[k] = isFirst ? left + up : (found.sum[k - 1] as number)
    found.gap[k] = isFirst ? up - left : 2 * up - (found.sum[k] as number)
  }
  return { places, cluster, ...found }
}

/** The angles of the slopes of all pairs of points with different sums, less 45 degrees: ascending, from 1. */
class OrderedSlopes {
  readonly count: number
  readonly #pairs: OrderedPairs
  readonly #pace: Pace
  readonly #buffers: readonly [Float64Array, Float64Array]
  /** Angles with the number of slopes below them, as far as they have been counted. */
  readonly #counted: { readonly angle: number; readonly below: number }[]

  constructor(pairs: OrderedPairs, pace: Pace) {
    this.#pairs = pairs
    this.#pace = pace
    const n = pairs.sum.length
    this.#buffers = [new Float64Array(n), new Float64Array(n)]
    let equal = 0
    for (let start = 0, end = 0; start < n; start = end) {
      for (end = start + 1; end < n && pairs.cluster[end] === pairs.cluster[start]; ) end++
      equal += ((end - start) * (end - start - 1)) / 2
    }
    this.count = (n * (n - 1)) / 2 - equal
    this.#counted = [
      { angle: -Math.PI / 2, below: 0 },
      { angle: Math.PI / 2, below: this.count },
    ]
  }

  /** The median slope, with an even number of slopes the mean of the middle two. */
  async median(): Promise<number> {
    const { count } = this
    if (count % 2 === 1) return this.ranked((count + 1) / 2)
    return ((await this.ranked(count / 2)) + (await this.ranked(count / 2 + 1))) / 2
  }

  /** The slope of a rank from 1 to the number of slopes. */
  async ranked(rank: number): Promise<number> {
    if (this.count === 0) return Number.NaN
    let [low, high] = [-Math.PI / 2, Math.PI / 2]
    for (const { angle, below } of this.#counted)
      if (below < rank) low = Math.max(low, angle)
      else high = Math.min(high, angle)
    while (high - low > 1e-16) {
      const middle = (low + high) / 2
      if (middle <= low || middle >= high) break
      const below = this.#below(middle)
      this.#counted.push({ angle: middle, below })
      if (below < rank) low = middle
      else high = middle
      if (this.#pace.due(this.#pairs.sum.length * 20)) await this.#pace.rest()
    }
    const angle = (low + high) / 2
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return cos - sin === 0 ? Number.POSITIVE_INFINITY : (cos + sin) / (cos - sin)
  }

  /** The number of slopes whose angle is below this one. */
  #below(angle: number): number {
    const { sum, gap } = this.#pairs
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    let [from, to] = this.#buffers
    const n = sum.length
    for (let k = 0; k < n; k++) from[k] = (gap[k] as number) * cos - (sum[k] as number) * sin
    let found = 0
    for (let width = 1; width < n; width *= 2) {
      found += mergeRuns(from, to, width)
      ;[from, to] = [to, from]
    }
    return found
  }
}

function medianIntercept(x: Float64Array, y: Float64Array, slope: number): number {
  if (!Number.isFinite(slope)) return Number.NaN
  return quantile(y.map((value, i) => value - slope * (x[i] as number)).sort(), 0.5, 7)
}

function largestOf(x: Float64Array, y: Float64Array): number {
  let largest = 0
  for (let i = 0; i < x.length; i++) largest = Math.max(largest, Math.abs(x[i] as number), Math.abs(y[i] as number))
  return largest
}
