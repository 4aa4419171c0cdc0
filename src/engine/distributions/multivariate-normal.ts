import type { Checkpoint } from '../checkpoint.ts'
import { Pace } from '../pace.ts'
import { inverseNormal } from '../random/inverse-normal.ts'
import { mersenneTwister } from '../random/mersenne-twister.ts'
import { StatsError } from '../stats-error.ts'
import { chiSquareQuantile, chiSquareUpperQuantile } from './chi-square.ts'
import { normalCdf, normalSf } from './normal.ts'
import { tCdf, tSf } from './student-t.ts'

/** A rectangle and the distribution of its probability. */
export interface Rectangle {
  /** One limit per dimension; infinite if there is none. */
  readonly lower: readonly number[]
  readonly upper: readonly number[]
  /** A correlation matrix; may be singular. */
  readonly correlation: readonly (readonly number[])[]
  /** Degrees of freedom of a multivariate t; infinite for the normal. */
  readonly df: number
}

export interface Precision {
  /** The same seed gives the same number. */
  readonly seed: number
  /** Absolute error at which the computation stops. */
  readonly tolerance?: number
  readonly mostPoints?: number
}

export interface Probability {
  readonly value: number
  /** Three and a half standard errors of the shifts: a bound that is almost never exceeded. */
  readonly error: number
}

/** Independent shifts of the lattice, whose spread estimates the error. */
const shifts = 12
const firstPoints = 1024

/**
 * P(lower < X < upper) of the multivariate normal and t distributions: Genz's transformation to the unit cube, the most constrained dimension first,
 * over a randomly shifted lattice of the square roots of primes with a tent over each period (Genz 1992; Genz and Bretz 2009); one dimension is
 * exact. 0 if a lower limit is not below its upper one, NaN for a limit that is NaN. Throws `not-a-correlation` if `correlation` is not a
 * correlation matrix, and `seed-out-of-range` for a seed that `mersenneTwister` refuses.
 */
export async function rectangleProbability(
  rectangle: Rectangle,
  { seed, tolerance = 1e-6, mostPoints = 2 ** 17 }: Precision,
  checkpoint: Checkpoint,
): Promise<Probability> {
  const { lower, upper, df } = rectangle
  if (lower.some((low, i) => !(low < (upper[i] ?? Number.NaN)))) {
    const unknown = [...lower, ...upper].some(Number.isNaN)
    return { value: unknown ? Number.NaN : 0, error: unknown ? Number.NaN : 0 }
  }
  const ordered = orderAndFactor(rectangle)
  if (lower.length === 1) return { value: between(lower[0] as number, upper[0] as number, df), error: 0 }
  const dimensions = lower.length - (df === Number.POSITIVE_INFINITY ? 1 : 0)
  const uniform = mersenneTwister(seed)
  const steps = primes(dimensions).map((prime) => Math.sqrt(prime) % 1)
  const spreadAt = df === Number.POSITIVE_INFINITY ? undefined : spreadTable(df)
  const [u, y] = [new Float64Array(dimensions), new Float64Array(lower.length)]
  const pace = new Pace(checkpoint)
  let [value, precision] = [0, 0]
  for (let points = firstPoints; ; points *= 2) {
    const means: number[] = []
    for (let k = 0; k < shifts; k++) {
      const shift = steps.map(uniform)
      let sum = 0
      for (let i = 1; i <= points; i++) {
        for (let d = 0; d < dimensions; d++) {
          const place = i * (steps[d] as number) + (shift[d] as number)
          u[d] = Math.abs(2 * (place - Math.floor(place)) - 1)
        }
        sum += integrand(ordered, spreadAt, u, y)
        if (pace.due(100 * lower.length)) await pace.rest()
      }
      means.push(sum / points)
    }
    const mean = means.reduce((a, b) => a + b, 0) / shifts
    const variance = means.reduce((a, b) => a + (b - mean) ** 2, 0) / (shifts * (shifts - 1))
    // runs of all lengths together, each weighted by its precision
    const weight = variance === 0 ? Number.POSITIVE_INFINITY : 1 / variance
    value = weight === Number.POSITIVE_INFINITY ? mean : (value * precision + mean * weight) / (precision + weight)
    precision += weight
    const error = 3.5 / Math.sqrt(precision)
    if (error <= tolerance || 2 * points > mostPoints) return { value: Math.min(1, Math.max(0, value)), error }
  }
}

/** P(low < T < high) of Student's t, from the tail that keeps its digits. */
function between(low: number, high: number, df: number): number {
  return low > 0 ? tSf(low, df) - tSf(high, df) : tCdf(high, df) - tCdf(low, df)
}

interface Ordered {
  readonly lower: readonly number[]
  readonly upper: readonly number[]
  /** Lower triangular. */
  readonly factor: readonly (readonly number[])[]
}

/** The spread √(χ² / df) whose tail is that of a normal value z. */
type SpreadAt = (z: number) => number

const [tableEnd, tableStep] = [8.5, 1 / 64]

/** By four-point interpolation in a table, for z between -8.3 and 8.3: the spread is nearly linear in z; 1e-9. */
function spreadTable(df: number): SpreadAt {
  const size = Math.round((2 * tableEnd) / tableStep) + 1
  const table = Float64Array.from({ length: size }, (_, i) => {
    const z = i * tableStep - tableEnd
    return Math.sqrt((z < 0 ? chiSquareQuantile(normalCdf(z), df) : chiSquareUpperQuantile(normalSf(z), df)) / df)
  })
  return (z) => {
    const place = (z + tableEnd) / tableStep
    const i = Math.floor(place)
    const t = place - i
    const [a = 0, b = 0, c = 0, d = 0] = [table[i - 1], table[i], table[i + 1], table[i + 2]]
    return (
      (-a * t * (t - 1) * (t - 2)) / 6 +
      (b * (t + 1) * (t - 1) * (t - 2)) / 2 -
      (c * (t + 1) * t * (t - 2)) / 2 +
      (d * (t + 1) * t * (t - 1)) / 6
    )
  }
}

/** The product of the conditional probabilities at one point of the cube; `y` is workspace for the normal values. */
function integrand(
  { lower, upper, factor }: Ordered,
  spreadAt: SpreadAt | undefined,
  u: Float64Array,
  y: Float64Array,
): number {
  const last = factor.length - 1
  const scale = spreadAt === undefined ? 1 : spreadAt(inverseNormal(inside(u[u.length - 1] as number)))
  let product = 1
  for (let i = 0; i <= last; i++) {
    const row = factor[i] as readonly number[]
    let shift = 0
    for (let j = 0; j < i; j++) shift += (row[j] as number) * (y[j] as number)
    const { from, width } = slice(
      (lower[i] as number) * scale - shift,
      (upper[i] as number) * scale - shift,
      row[i] as number,
    )
    product *= width
    if (product === 0 || i === last) return product
    y[i] = inverseNormal(inside(from + (u[i] as number) * width))
  }
  return product
}

function inside(p: number): number {
  return Math.min(1 - 2 ** -53, Math.max(2 ** -53, p))
}

/** Φ at the lower limit and the probability up to the upper one; for a constant, whether it is between them. */
function slice(a: number, b: number, deviation: number): { readonly from: number; readonly width: number } {
  if (deviation < 1e-10) return { from: 0.5, width: a <= 1e-10 && b >= -1e-10 ? 1 : 0 }
  const [low, high] = [a / deviation, b / deviation]
  const width = low > 0 ? normalSf(low) - normalSf(high) : normalCdf(high) - normalCdf(low)
  return { from: normalCdf(low), width: Math.max(0, width) }
}

/** Cholesky's factor with the dimension of the smallest conditional probability next (Gibson, Glasbey and Elston 1994). */
function orderAndFactor({ lower, upper, correlation }: Rectangle): Ordered {
  const n = lower.length
  const matrix = correlation.map((row) => [...row])
  for (const [i, row] of matrix.entries())
    if (
      row.length !== n ||
      Math.abs((row[i] ?? 0) - 1) > 1e-12 ||
      row.some((r, j) => !(Math.abs(r - (matrix[j]?.[i] ?? Number.NaN)) <= 1e-12))
    )
      throw new StatsError('not-a-correlation')
  const order = Array.from({ length: n }, (_, i) => i)
  const factor: number[][] = Array.from({ length: n }, () => Array<number>(n).fill(0))
  const y: number[] = []
  for (let k = 0; k < n; k++) {
    let best = { at: k, width: Number.POSITIVE_INFINITY, deviation: 0, shift: 0 }
    for (let c = k; c < n; c++) {
      const [row = [], of = 0] = [factor[c], order[c]]
      let [rest, shift] = [1, 0]
      for (let j = 0; j < k; j++) {
        rest -= (row[j] ?? 0) ** 2
        shift += (row[j] ?? 0) * (y[j] ?? 0)
      }
      if (rest < -1e-8) throw new StatsError('not-a-correlation')
      const deviation = Math.sqrt(Math.max(0, rest))
      const { width } = slice((lower[of] ?? 0) - shift, (upper[of] ?? 0) - shift, deviation)
      if (width < best.width) best = { at: c, width, deviation, shift }
    }
    ;[order[k], order[best.at]] = [order[best.at] ?? 0, order[k] ?? 0]
    ;[factor[k], factor[best.at]] = [factor[best.at] ?? [], factor[k] ?? []]
    const own = factor[k] ?? []
    const { deviation, shift } = best
    const variable = order[k] ?? 0
    own[k] = deviation
    y.push(
      deviation < 1e-10
        ? 0
        : centre(((lower[variable] ?? 0) - shift) / deviation, ((upper[variable] ?? 0) - shift) / deviation),
    )
    for (let c = k + 1; c < n; c++) {
      const row = factor[c] ?? []
      let rest = matrix[order[c] ?? 0]?.[variable] ?? 0
      for (let j = 0; j < k; j++) rest -= (row[j] ?? 0) * (own[j] ?? 0)
      row[k] = deviation < 1e-10 ? 0 : rest / deviation
    }
  }
  return { lower: order.map((i) => lower[i] ?? 0), upper: order.map((i) => upper[i] ?? 0), factor }
}

/** A typical value between the limits: their median. */
function centre(low: number, high: number): number {
  return inverseNormal(inside((normalCdf(low) + normalCdf(high)) / 2))
}

function primes(count: number): readonly number[] {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n)
  return found
}

/**
 * The d with P(max |X| <= d) = level, or P(max X <= d) for one tail, for simultaneous intervals: bisection with one set of shifts, so that the
 * probability is a smooth function of d; to 1e-6. NaN if the level is not between 0 and 1. Throws like `rectangleProbability`.
 */
export async function equicoordinateQuantile(
  level: number,
  { correlation, df, tails }: Pick<Rectangle, 'correlation' | 'df'> & { readonly tails: 'both' | 'upper' },
  precision: Precision,
  checkpoint: Checkpoint,
): Promise<number> {
  if (!(level > 0 && level < 1)) return Number.NaN
  const n = correlation.length
  const within = async (d: number): Promise<number> => {
    const lower = Array<number>(n).fill(tails === 'both' ? -d : Number.NEGATIVE_INFINITY)
    const rectangle = { lower, upper: Array<number>(n).fill(d), correlation, df }
    return (await rectangleProbability(rectangle, precision, checkpoint)).value
  }
  let [low, high] = [tails === 'both' ? 0 : -8, 4]
  while ((await within(high)) < level) {
    if (high > 1e8) return Number.NaN
    ;[low, high] = [high, 2 * high]
  }
  let [below, above] = [(await within(low)) - level, (await within(high)) - level]
  for (let k = 0; k < 60 && high - low > 1e-7 * Math.max(1, high); k++) {
    const secant = low - (below * (high - low)) / (above - below)
    const middle = k % 3 === 2 || !(secant > low && secant < high) ? (low + high) / 2 : secant
    const excess = (await within(middle)) - level
    if (excess === 0) return middle
    if (excess < 0) [low, below] = [middle, excess]
    else [high, above] = [middle, excess]
  }
  return (low + high) / 2
}
