import type { Checkpoint } from '../../checkpoint.ts'
import { between, type Progress, silentProgress } from '../../progress.ts'
import { sortedValues } from '../samples/sorted-values.ts'

export interface LowessSettings {
  /** Proportion of the points that each local line is fitted to. */
  readonly span: number
  /** Number of robustness iterations, which downweight outliers. */
  readonly rounds: number
  /** Values within this distance of the last fitted point are interpolated. */
  readonly delta: number
}

/**
 * Cleveland's robust locally weighted regression (J Am Stat Assoc 1979;74:829) by his algorithm, which R's `lowess` uses as well. Returns the
 * fitted value at each x. `x` is in ascending order; the arrays have the same length.
 */
export async function lowess(
  x: Float64Array,
  y: Float64Array,
  settings: LowessSettings,
  checkpoint: Checkpoint,
  progress: Progress = silentProgress,
): Promise<Float64Array> {
  const n = x.length
  if (n < 2) return y.slice()
  const neighbours = Math.max(2, Math.min(n, Math.floor(settings.span * n + 1e-7)))
  const fitted = new Float64Array(n)
  const scratch = new Float64Array(n)
  let robust: Float64Array | null = null
  for (let round = 0; round <= settings.rounds; round++) {
    const passes = settings.rounds + 1
    const report = between(progress, round / passes, (round + 1) / passes)
    await pass({ x, y, robust, scratch }, neighbours, settings.delta, fitted, (done) => {
      report(done / n)
      return checkpoint()
    })
    if (round === settings.rounds) break
    const residuals = y.map((value, i) => Math.abs(value - (fitted[i] ?? 0)))
    robust = await bisquare(residuals, checkpoint)
    if (robust === null) break
    await checkpoint()
  }
  return fitted
}

interface Points {
  readonly x: Float64Array
  readonly y: Float64Array
  readonly robust: Float64Array | null
  readonly scratch: Float64Array
}

/**
 * One iteration: local lines at points farther apart than delta, linear interpolation between them. `rest` receives the number of points done.
 */
async function pass(
  points: Points,
  neighbours: number,
  delta: number,
  fitted: Float64Array,
  rest: (done: number) => Promise<void>,
) {
  const { x, y } = points
  const n = x.length
  const at = (values: Float64Array, i: number): number => values[i] ?? 0
  let [left, right, last, i] = [0, neighbours - 1, -1, 0]
  for (;;) {
    while (right < n - 1 && at(x, i) - at(x, left) > at(x, right + 1) - at(x, i)) {
      left++
      right++
    }
    fitted[i] = localLine(points, at(x, i), left, right) ?? at(y, i)
    for (let j = last + 1; j < i; j++) {
      const part = (at(x, j) - at(x, last)) / (at(x, i) - at(x, last))
      fitted[j] = part * at(fitted, i) + (1 - part) * at(fitted, last)
    }
    last = i
    const end = at(x, last) + delta
    for (i = last + 1; i < n && at(x, i) <= end; i++)
      if (at(x, i) === at(x, last)) {
        fitted[i] = at(fitted, last)
        last = i
      }
    i = Math.max(last + 1, i - 1)
    if (last >= n - 1) return
    await rest(last + 1)
  }
}

/** The value at `place` of the line through the points from `left` to `right`, with tricube weights; undefined if no point has weight. */
function localLine({ x, y, robust, scratch: w }: Points, place: number, left: number, right: number) {
  const n = x.length
  const at = (values: Float64Array, i: number): number => values[i] ?? 0
  const h = Math.max(place - at(x, left), at(x, right) - place)
  let sum = 0
  let end = left
  for (; end < n; end++) {
    const r = Math.abs(at(x, end) - place)
    w[end] = 0
    if (r <= 0.999 * h) {
      w[end] = (r <= 0.001 * h ? 1 : cube(1 - cube(r / h))) * (robust === null ? 1 : at(robust, end))
      sum += at(w, end)
    } else if (at(x, end) > place) break
  }
  if (sum <= 0) return undefined
  let centre = 0
  for (let j = left; j < end; j++) {
    w[j] = at(w, j) / sum
    centre += at(w, j) * at(x, j)
  }
  let spread = 0
  for (let j = left; j < end; j++) spread += at(w, j) * (at(x, j) - centre) ** 2
  const sloped = h > 0 && Math.sqrt(spread) > 0.001 * (at(x, n - 1) - at(x, 0))
  const slope = sloped ? (place - centre) / spread : 0
  let value = 0
  for (let j = left; j < end; j++) value += at(w, j) * (slope * (at(x, j) - centre) + 1) * at(y, j)
  return value
}

/** Faster than the power operator by a factor of several. */
const cube = (value: number): number => value * value * value

/** Bisquare weights of the residuals; null if at least half of the residuals are negligible compared with the others. */
async function bisquare(residuals: Float64Array, checkpoint: Checkpoint): Promise<Float64Array | null> {
  const n = residuals.length
  const sorted = await sortedValues(residuals, checkpoint)
  const middle = n >> 1
  const scale = 3 * ((sorted[middle] ?? 0) + (sorted[n - middle - 1] ?? 0))
  const mean = residuals.reduce((sum, r) => sum + r, 0) / n
  if (scale < 1e-7 * mean) return null
  return residuals.map((r) => (r <= 0.001 * scale ? 1 : r <= 0.999 * scale ? (1 - (r / scale) ** 2) ** 2 : 0))
}
