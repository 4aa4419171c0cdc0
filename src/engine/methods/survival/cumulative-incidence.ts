import type { Interval } from '../../alternative.ts'
import type { Checkpoint } from '../../checkpoint.ts'
import type { SurvivalSample } from '../../frame/survival-rows.ts'
import { sortedOrder } from '../samples/sorted-order.ts'
import { limitsOf, type SurvivalTransformation } from './kaplan-meier.ts'

/** The distinct times of a sample with competing events in ascending order, and what happened at each. All arrays have the same length. */
export interface CauseCounts {
  readonly time: Float64Array
  /** Number at risk just before the time. */
  readonly atRisk: Float64Array
  /** Number of events of each cause at the time. */
  readonly events: readonly Float64Array[]
}

/** The Aalen-Johansen estimate of one cause at the times of `CauseCounts`. */
export interface CumulativeIncidence {
  /** The probability of an event of this cause by the time, from 0 to 1. */
  readonly incidence: Float64Array
  readonly standardError: Float64Array
}

/** Number of times processed between two checkpoints. */
const portion = 50_000

/**
 * Counts a sample whose `event` is 1 to `causes` for the causes and 0 for censoring; all are observed from time 0. Throws an Error for
 * delayed entry.
 */
export async function causeCounts(
  { time, event, start, weights }: SurvivalSample,
  causes: number,
  checkpoint: Checkpoint,
): Promise<CauseCounts> {
  if (start !== undefined) throw new Error('Competing events with delayed entry are not supported')
  const order = await sortedOrder(time, checkpoint)
  let distinct = 0
  for (let i = 0; i < order.length; i++)
    if (i === 0 || time[order[i] as number] !== time[order[i - 1] as number]) distinct++
  await checkpoint()
  const times = new Float64Array(distinct)
  const atRisk = new Float64Array(distinct)
  const events = Array.from({ length: causes }, () => new Float64Array(distinct))
  let [k, last] = [distinct, Number.NaN]
  for (let i = order.length - 1, cases = 0; i >= 0; i--) {
    const row = order[i] as number
    if (time[row] !== last) {
      last = time[row] as number
      times[--k] = last
    }
    const own = weights === undefined ? 1 : (weights[row] as number)
    cases += own
    atRisk[k] = cases
    const of = events[(event[row] as number) - 1]
    if (of !== undefined) of[k] = (of[k] as number) + own
    if (i % portion === 0) await checkpoint()
  }
  return { time: times, atRisk, events }
}

/**
 * The cumulative incidence of each cause (Aalen and Johansen 1978), with the standard error of the delta method with multinomial events at each
 * time. It equals the infinitesimal jackknife of R's survfit, since residuals of one subject at two times have no covariance when all are
 * observed from time 0.
 */
export async function aalenJohansen(
  { time, atRisk, events }: CauseCounts,
  checkpoint: Checkpoint,
): Promise<readonly CumulativeIncidence[]> {
  const curves = events.map(() => ({
    incidence: new Float64Array(time.length),
    standardError: new Float64Array(time.length),
  }))
  /** The estimate of each cause, its variance, and its covariance with the event-free proportion. */
  const state = events.map(() => ({ incidence: 0, variance: 0, covariance: 0 }))
  let [free, variance] = [1, 0] // the proportion without any event
  for (let i = 0; i < time.length; i++) {
    const n = atRisk[i] as number
    let all = 0
    for (const counts of events) all += counts[i] as number
    const left = (n - all) / n
    for (let c = 0; c < events.length; c++) {
      const of = state[c] as (typeof state)[number]
      const part = (events[c]?.[i] as number) / n
      if (all > 0) {
        of.variance += part * (2 * of.covariance + part * variance) + (free * free * part * (1 - part)) / n
        of.covariance = left * (of.covariance + variance * part) - (free * free * part * left) / n
        of.incidence += free * part
      }
      const { incidence, standardError } = curves[c] as (typeof curves)[number]
      incidence[i] = of.incidence
      standardError[i] = Math.sqrt(Math.max(of.variance, 0))
    }
    variance = left * left * variance + (free * free * left * (1 - left)) / n
    free *= left
    if (i % portion === portion - 1) await checkpoint()
  }
  return curves
}

/** Pointwise limits of a cumulative incidence; 0 as long as there is no event, and 1 at most. */
export function incidenceLimits(
  incidence: number,
  standardError: number,
  z: number,
  transformation: SurvivalTransformation,
): Interval {
  if (incidence === 0) return { lower: 0, upper: 0 }
  const { lower, upper } = limitsOf(incidence, standardError / incidence, z, transformation)
  return Number.isNaN(lower) ? { lower: incidence, upper: incidence } : { lower, upper }
}

/** The curves of one group as they are drawn: all arrays of points have the length of `x`, and those of counts the length of the ticks. */
export interface DrawnIncidence {
  readonly x: readonly number[]
  readonly atRisk: readonly number[]
  readonly causes: readonly {
    readonly incidence: readonly number[]
    readonly lower: readonly number[]
    readonly upper: readonly number[]
    /** Cumulative number of events at each tick. */
    readonly events: readonly number[]
  }[]
}

/** Steps smaller than this are invisible, even in print. */
const visible = 1 / 1500

/** The curves up to a time, from 0 at time 0, without steps that are too small to be visible. `z`: the normal quantile of the limits. */
export async function drawnIncidence(
  counts: CauseCounts,
  curves: readonly CumulativeIncidence[],
  settings: {
    readonly ticks: readonly number[]
    readonly end: number
    readonly z: number
    readonly transformation: SurvivalTransformation
  },
  checkpoint: Checkpoint,
): Promise<DrawnIncidence> {
  const { ticks, end, z, transformation } = settings
  const { time, atRisk, events } = counts
  const x = [0]
  const causes = curves.map(() => ({ incidence: [0], lower: [0], upper: [0], events: [] as number[] }))
  const push = (at: number, place: number) => {
    x.push(at)
    for (const [c, { incidence, standardError }] of curves.entries()) {
      const value = place < 0 ? 0 : (incidence[place] as number)
      const limits = incidenceLimits(value, standardError[place] ?? 0, z, transformation)
      causes[c]?.incidence.push(value)
      causes[c]?.lower.push(limits.lower)
      causes[c]?.upper.push(limits.upper)
    }
  }
  const rises = (place: number) =>
    curves.some(({ incidence }, c) => (incidence[place] as number) - (causes[c]?.incidence.at(-1) ?? 0) >= visible)
  for (let i = 0; i < time.length; i++) {
    if ((time[i] as number) > end) {
      push(end, i - 1)
      break
    }
    if (i === time.length - 1 || rises(i)) push(time[i] as number, i)
    if (i % portion === portion - 1) await checkpoint()
  }
  const risk: number[] = []
  const sums = curves.map(() => 0)
  let place = 0
  for (const tick of ticks) {
    for (; place < time.length && (time[place] as number) <= tick; place++)
      for (const [c, own] of events.entries()) sums[c] = (sums[c] as number) + (own[place] as number)
    const next = place > 0 && time[place - 1] === tick ? place - 1 : place
    risk.push(atRisk[next] ?? 0)
    for (const [c, cause] of causes.entries()) cause.events.push(sums[c] as number)
    await checkpoint()
  }
  return { x, atRisk: risk, causes }
}
