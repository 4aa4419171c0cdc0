import type { Checkpoint } from '../../checkpoint.ts'
import { normalUpperQuantile } from '../../distributions/normal.ts'
import type { SurvivalCurve } from './kaplan-meier.ts'

/** An estimate with pointwise limits at each time of a survival curve; NaN where its scale has no value. */
export interface CurveEstimates {
  readonly time: Float64Array
  readonly estimate: Float64Array
  readonly lower: Float64Array
  readonly upper: Float64Array
}

/** Number of times processed between two checkpoints. */
const portion = 100_000

/**
 * The cumulative hazard of Nelson (1972) and Aalen (1978), the sum of d/n over the event times, with the variance that sums d/n² and limits
 * on its own or on the log scale (Klein and Moeschberger 2003, 4.3), as `survfit(ctype = 1)` of R. Limits are not below 0; they are 0
 * before the first event.
 */
export function cumulativeHazard(
  { time, atRisk, events }: SurvivalCurve,
  { confidence, transformation }: { readonly confidence: number; readonly transformation: 'log' | 'plain' },
  checkpoint: Checkpoint,
): Promise<CurveEstimates> {
  const z = normalUpperQuantile((1 - confidence) / 2)
  let [hazard, variance] = [0, 0]
  return estimates(
    time,
    (i, put) => {
      const [d, n] = [events[i] as number, atRisk[i] as number]
      if (d > 0) {
        hazard += d / n
        variance += d / n ** 2
      }
      const half = z * Math.sqrt(variance)
      if (hazard === 0) put(0, 0, 0)
      else if (transformation === 'plain') put(hazard, Math.max(hazard - half, 0), hazard + half)
      else put(hazard, hazard * Math.exp(-half / hazard), hazard * Math.exp(half / hazard))
    },
    checkpoint,
  )
}

/**
 * The Kaplan-Meier estimate S on a scale on which groups with proportional hazards, ln(-ln S), or proportional odds of the event,
 * ln((1 - S) / S), lie at a constant distance, with limits from Greenwood's variance on the same scale. NaN where S is 0 or 1, and at
 * time 0, which has no logarithm.
 */
export function survivalOnScale(
  { time, survival, standardError }: SurvivalCurve,
  { confidence, scale }: { readonly confidence: number; readonly scale: 'log-log' | 'log-odds' },
  checkpoint: Checkpoint,
): Promise<CurveEstimates> {
  const z = normalUpperQuantile((1 - confidence) / 2)
  return estimates(
    time,
    (i, put) => {
      const s = survival[i] as number
      if (!(s > 0 && s < 1) || (time[i] as number) <= 0) return
      const relative = (z * (standardError[i] as number)) / s
      const value = scale === 'log-log' ? Math.log(-Math.log(s)) : Math.log((1 - s) / s)
      const half = relative / (scale === 'log-log' ? -Math.log(s) : 1 - s)
      put(value, value - half, value + half)
    },
    checkpoint,
  )
}

type Put = (estimate: number, lower: number, upper: number) => void

/** The estimates that `at` puts at each place; NaN where it puts none. */
async function estimates(
  time: Float64Array,
  at: (place: number, put: Put) => void,
  checkpoint: Checkpoint,
): Promise<CurveEstimates> {
  const length = time.length
  const empty = () => new Float64Array(length).fill(Number.NaN)
  const made = { time, estimate: empty(), lower: empty(), upper: empty() }
  let place = 0
  const put: Put = (estimate, lower, upper) => {
    made.estimate[place] = estimate
    made.lower[place] = lower
    made.upper[place] = upper
  }
  for (; place < length; place++) {
    at(place, put)
    if (place % portion === portion - 1) await checkpoint()
  }
  return made
}

/** The corners of a step curve with its limits; all have the same length. */
export interface DrawnSteps {
  readonly x: number[]
  readonly y: number[]
  readonly lower: number[]
  readonly upper: number[]
}

/** Steps below this part of the height of a curve are invisible, even in print. */
const visible = 1 / 1500

/**
 * The steps of an estimate up to `end`, without those too small to be visible. `start`: a time before which it is 0; null: the curve begins
 * with its first value. It ends where its scale has no value any more.
 */
export async function drawnSteps(
  { time, estimate, lower, upper }: CurveEstimates,
  { start, end }: { readonly start: number | null; readonly end: number },
  checkpoint: Checkpoint,
): Promise<DrawnSteps> {
  const least = Math.max(visible * heightOf(estimate), Number.MIN_VALUE) // a time without an event is no step
  await checkpoint()
  const steps: DrawnSteps = { x: [], y: [], lower: [], upper: [] }
  const push = (x: number, at: number) => {
    steps.x.push(x)
    steps.y.push(at < 0 ? 0 : (estimate[at] as number))
    steps.lower.push(at < 0 ? 0 : (lower[at] as number))
    steps.upper.push(at < 0 ? 0 : (upper[at] as number))
  }
  let [begun, now] = [start !== null, -1] // the place of the value that holds; -1: the 0 before the first
  if (start !== null) push(Math.min(start, end), -1)
  for (let i = 0; i < time.length; i++) {
    if (i % portion === portion - 1) await checkpoint()
    const [t, y] = [time[i] as number, estimate[i] as number]
    if (t > end || (begun && Number.isNaN(y))) {
      if (begun) push(Math.min(t, end), now)
      break
    }
    if (Number.isNaN(y)) continue
    now = i
    if (begun && y - (steps.y.at(-1) ?? 0) < least && i < time.length - 1) continue
    push(t, i)
    begun = true
  }
  return steps
}

function heightOf(values: Float64Array): number {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) {
    if (value < least) least = value
    if (value > most) most = value
  }
  return most > least ? most - least : 0
}
