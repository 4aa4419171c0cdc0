import type { Interval } from '../../alternative.ts'
import type { Checkpoint } from '../../checkpoint.ts'
import { normalUpperQuantile } from '../../distributions/normal.ts'
import type { SurvivalSample } from '../../frame/survival-rows.ts'
import { casesAt, casesBelow, casesUpTo, type SortedCases, sortedCases } from '../samples/sorted-cases.ts'

export type SurvivalTransformation = 'log' | 'plain' | 'log-log'

/** The product-limit estimate at each distinct time in ascending order. All arrays have the same length. */
export interface SurvivalCurve {
  readonly time: Float64Array
  /** Number at risk just before the time. */
  readonly atRisk: Float64Array
  readonly events: Float64Array
  readonly censored: Float64Array
  readonly survival: Float64Array
  /** Greenwood's standard error of the survival; NaN where the survival is 0. */
  readonly standardError: Float64Array
  /** NaN where the transformation has no limits (survival 0; with log-log also survival 1). */
  readonly lower: Float64Array
  readonly upper: Float64Array
  /** Entry times in ascending order if entry is delayed; otherwise null. */
  readonly entries: SortedCases | null
}

export interface CurveSettings {
  readonly confidence: number
  readonly transformation: SurvivalTransformation
}

/** Number of times processed between two checkpoints. */
const portion = 100_000

/**
 * The Kaplan-Meier estimate with Greenwood's variance and pointwise limits, as R's survfit. Censoring and entry at an event time come after
 * the event: subjects at risk at t are those with start < t <= time (Klein and Moeschberger 2003, 4.6). Once the estimate is 0 it stays 0,
 * even if other subjects enter later.
 */
export async function kaplanMeier(
  sample: SurvivalSample,
  settings: CurveSettings,
  checkpoint: Checkpoint,
): Promise<SurvivalCurve> {
  const { time, events, censored } = await tally(sample, checkpoint)
  const length = time.length
  const [atRisk, survival, standardError, lower, upper] = Array.from({ length: 5 }, () => new Float64Array(length))
  if (!(atRisk && survival && standardError && lower && upper)) throw new Error('five arrays')
  const z = normalUpperQuantile((1 - settings.confidence) / 2)
  const entries = await entriesOf(sample, checkpoint)
  const isIn = entries === null ? null : casesBelow(entries)
  let entered = entries === null ? countSubjects(sample).n : 0
  let left = 0
  let s = 1
  let variance = 0 // variance of ln S
  for (let i = 0; i < length; i++) {
    const d = events[i] ?? 0
    if (isIn !== null) entered = isIn(time[i] ?? 0)
    const remaining = entered - left
    atRisk[i] = remaining
    if (d > 0) {
      s = d === remaining ? 0 : s * (1 - d / remaining)
      variance += d / (remaining * (remaining - d))
    }
    survival[i] = s
    standardError[i] = s === 0 ? Number.NaN : s * Math.sqrt(variance)
    const limits = limitsOf(s, Math.sqrt(variance), z, settings.transformation)
    lower[i] = limits.lower
    upper[i] = limits.upper
    left += d + (censored[i] ?? 0)
    if (i % portion === portion - 1) await checkpoint()
  }
  return { time, atRisk, events, censored, survival, standardError, lower, upper, entries }
}

/** The entry times; null if all subjects are observed from time 0. */
export async function entriesOf(
  { start, weights }: SurvivalSample,
  checkpoint: Checkpoint,
): Promise<SortedCases | null> {
  return start === undefined ? null : sortedCases(start, checkpoint, weights)
}

/** Counts the subjects of a sample and the events. */
export function countSubjects({ time, event, weights }: SurvivalSample): {
  readonly n: number
  readonly events: number
} {
  let [n, events] = [time.length, 0]
  if (weights !== undefined) n = weights.reduce((sum, cases) => sum + cases, 0)
  for (let i = 0; i < event.length; i++)
    if (event[i] === 1) events += weights === undefined ? 1 : (weights[i] as number)
  return { n, events }
}

/** Distinct times with their counts. Events and censored times are sorted separately and merged, which needs no index. */
async function tally(sample: SurvivalSample, checkpoint: Checkpoint) {
  const ofEvents = await timesOf(sample, 'event', checkpoint)
  const ofCensored = await timesOf(sample, 'censored', checkpoint)
  const length = ofEvents.values.length + ofCensored.values.length
  const times = new Float64Array(length)
  const events = new Float64Array(length)
  const censored = new Float64Array(length)
  let [i, j, k] = [0, 0, 0]
  while (i < ofEvents.values.length || j < ofCensored.values.length) {
    const now = Math.min(
      ofEvents.values[i] ?? Number.POSITIVE_INFINITY,
      ofCensored.values[j] ?? Number.POSITIVE_INFINITY,
    )
    times[k] = now
    let [d, c] = [0, 0]
    for (; ofEvents.values[i] === now; i++) d += casesAt(ofEvents, i)
    for (; ofCensored.values[j] === now; j++) c += casesAt(ofCensored, j)
    events[k] = d
    censored[k] = c
    k++
    if (k % portion === 0) await checkpoint()
  }
  return { time: times.slice(0, k), events: events.slice(0, k), censored: censored.slice(0, k) }
}

/** The times of the events, or of the censored subjects, in ascending order. */
export async function timesOf(
  { time, event, weights }: SurvivalSample,
  which: 'event' | 'censored',
  checkpoint: Checkpoint,
): Promise<SortedCases> {
  const wanted = which === 'event' ? 1 : 0
  const times = new Float64Array(time.length)
  const cases = weights && new Float64Array(time.length)
  let count = 0
  for (let i = 0; i < time.length; i++) {
    if (event[i] !== wanted) continue
    if (cases) cases[count] = weights?.[i] as number
    times[count++] = time[i] ?? 0
  }
  return sortedCases(times.subarray(0, count), checkpoint, cases?.subarray(0, count))
}

/** Limits of a proportion with the standard error of its logarithm; NaN if the transformation has none, as for 0. `z`: a normal quantile. */
export function limitsOf(s: number, error: number, z: number, transformation: SurvivalTransformation): Interval {
  const none = { lower: Number.NaN, upper: Number.NaN }
  if (s === 0) return none
  switch (transformation) {
    case 'plain':
      return { lower: Math.max(s - z * s * error, 0), upper: Math.min(s + z * s * error, 1) }
    case 'log':
      return { lower: Math.exp(Math.log(s) - z * error), upper: Math.min(Math.exp(Math.log(s) + z * error), 1) }
    case 'log-log': {
      if (s === 1) return none
      const centre = Math.log(-Math.log(s))
      const half = (z * error) / Math.log(s) // ln S is negative, so the limits swap sides
      return { lower: Math.exp(-Math.exp(centre - half)), upper: Math.exp(-Math.exp(centre + half)) }
    }
  }
}

/** A quantile of the survival time, in the unit of the times. */
export interface SurvivalQuantile {
  /** NaN if the curve does not fall that far. */
  readonly estimate: number
  readonly interval: Interval
}

/**
 * The time by which a fraction p has had the event, with the limits of Brookmeyer and Crowley: the times at which the limits of the curve
 * cross 1 - p.
 */
export function survivalQuantile(curve: SurvivalCurve, p: number): SurvivalQuantile {
  const crossing = (values: Float64Array) => crossingTime(curve.time, values, 1 - p)
  return {
    estimate: crossing(curve.survival),
    interval: { lower: crossing(curve.lower), upper: crossing(curve.upper) },
  }
}

/**
 * The first time at which a step function is below the level. If the function equals the level over an interval, the midpoint of that
 * interval, also if it is the last one.
 */
function crossingTime(time: Float64Array, values: Float64Array, level: number): number {
  const near = 1e-8
  const first = values.findIndex((value) => value <= level + near)
  if (first < 0) return Number.NaN
  const start = time[first] ?? Number.NaN
  if ((values[first] ?? 0) < level - near) return start
  const below = values.findIndex((value) => value < level - near)
  if (below >= 0) return (start + (time[below] ?? Number.NaN)) / 2
  return Number.isNaN(values.at(-1)) ? Number.NaN : (start + (time.at(-1) ?? Number.NaN)) / 2
}

/** A survival curve at one time, in the unit of the curve's times. Survival is a probability from 0 to 1. */
export interface SurvivalAt {
  readonly time: number
  /** Number under observation just before the time; at the earliest entry time itself, the number entering there. */
  readonly atRisk: number
  /** Cumulative number of events up to and including the time. */
  readonly events: number
  readonly survival: number
  readonly standardError: number
  readonly interval: Interval
}

/** The curve at one time. Beyond the last time of the sample and before the earliest entry, everything except the counts is NaN. */
export function survivalAt(curve: SurvivalCurve, time: number): SurvivalAt {
  let [events, index] = [0, -1]
  for (let i = 0; i < curve.time.length && (curve.time[i] ?? 0) <= time; i++) {
    events += curve.events[i] ?? 0
    index = i
  }
  const next = curve.time[index] === time ? index : index + 1 < curve.time.length ? index + 1 : -1
  const observed = next >= 0 && time >= (curve.entries?.values[0] ?? Number.NEGATIVE_INFINITY)
  const at = (values: Float64Array, before: number) =>
    !observed ? Number.NaN : index < 0 ? before : (values[index] ?? Number.NaN)
  return {
    time,
    atRisk: !observed
      ? 0
      : curve.entries === null
        ? (curve.atRisk[next] ?? 0)
        : enteredAtRisk(curve, curve.entries, time),
    events,
    survival: at(curve.survival, 1),
    standardError: at(curve.standardError, 0),
    interval: { lower: at(curve.lower, 1), upper: at(curve.upper, 1) },
  }
}

/**
 * With delayed entry the risk set also changes between the times of the curve, so it is counted separately: start < t <= time. Before the
 * earliest entry no subject is under observation; subjects entering at that time are counted there, just as a curve from 0 counts all
 * subjects at 0.
 */
function enteredAtRisk({ time, events, censored }: SurvivalCurve, entries: SortedCases, at: number): number {
  if (at === entries.values[0]) return casesUpTo(entries)(at)
  let left = 0
  for (let i = 0; i < time.length && (time[i] ?? 0) < at; i++) left += (events[i] ?? 0) + (censored[i] ?? 0)
  return casesBelow(entries)(at) - left
}
