import type { Checkpoint } from '../checkpoint.ts'
import { factor } from './factor.ts'
import { type FollowUpColumns, type FollowUpLosses, followUp } from './follow-up.ts'
import { type Column, columnById, type Frame } from './frame.ts'
import { levelCodes } from './level-codes.ts'
import type { Level } from './levels.ts'

/** Subjects of one group. Times are not negative; `event` is 1 for the event, 2, 3 ... for competing ones and 0 for censoring. */
export interface SurvivalSample {
  readonly time: Float64Array
  readonly event: Uint8Array
  /** Delayed entry (left truncation): the entry time of each, before its time. Absent: all enter at 0. */
  readonly start?: Float64Array
  /** How many subjects each row represents, above 0. Absent: one. Fractions have exact sums (`exact-cases.ts`). */
  readonly weights?: Float64Array | undefined
}

/** The columns of a survival outcome, and the status values that are the event. */
export interface SurvivalColumns extends FollowUpColumns {
  readonly status: string
  readonly events: readonly (number | string)[]
  /** The status values that are other events, each its own kind; if omitted, they are censoring. */
  readonly competing?: readonly (number | string)[]
}

/** The data for survival curves, and the lost cases, one per row or with its weight. */
export interface SurvivalRows {
  readonly count: number
  readonly events: number
  readonly zeroTimes: number
  /** Cases whose intervals begin before 0: they count from 0 on. */
  readonly earlyStarts: number
  /** Groups with at least one row; without a grouping variable a single group with `level` null. */
  readonly groups: readonly SurvivalGroup[]
  /** Levels of the stratifying variable; empty without one. */
  readonly strata: readonly Level[]
  /** Cases that lack each; one row may lack several. */
  readonly lost: SurvivalLosses
}

export interface SurvivalGroup {
  readonly level: Level | null
  readonly sample: SurvivalSample
  /** For each subject of the sample, its index in `strata`; all 0 without strata. */
  readonly stratum: Int32Array
}

/** The splitting variable. */
export interface SurvivalSplit {
  readonly group?: Column | undefined
  readonly stratum?: Column | undefined
}

export interface SurvivalLosses extends FollowUpLosses {
  readonly status: number
  readonly group: number
  readonly stratum: number
}

/**
 * Rows with a follow-up time, a status and, if named, a group and a stratum; split by group. `weights`: how many cases each row represents.
 * Throws an Error if a column of the outcome does not exist or the time is text: options are validated before.
 */
export async function survivalRows(
  frame: Frame,
  outcome: SurvivalColumns,
  split: SurvivalSplit,
  checkpoint: Checkpoint,
  weights?: Float64Array,
): Promise<SurvivalRows> {
  const status = columnById(frame, outcome.status)
  if (status === undefined) throw new Error('The survival outcome is missing')
  const { times, starts, early, lost: lostTimes } = await followUp(frame, outcome, checkpoint, weights)
  await checkpoint()
  const { events: chosen, competing = [] } = outcome
  const states = levelCodes(status, [...chosen, ...competing])
  await checkpoint()
  const { levels, codes } = factorOr(split.group, frame.rows)
  await checkpoint()
  const { levels: strata, codes: within } = factorOr(split.stratum, frame.rows)
  await checkpoint()
  const lost = { ...lostTimes, status: 0, group: 0, stratum: 0 }
  const sizes = new Int32Array(Math.max(levels.length, 1))
  for (let i = 0; i < times.length; i++) {
    const g = codes[i] ?? -1
    const cases = weights === undefined ? 1 : (weights[i] as number)
    if (states[i] === -1) lost.status += cases
    const z = within[i] ?? -1
    if (g < 0) lost.group += cases
    if (z < 0) lost.stratum += cases
    if (g >= 0 && z >= 0 && states[i] !== -1 && !Number.isNaN(times[i] ?? Number.NaN)) sizes[g] = (sizes[g] ?? 0) + 1
    else codes[i] = -1
  }
  await checkpoint()
  const samples = Array.from(sizes, (n) => ({
    time: new Float64Array(n),
    event: new Uint8Array(n),
    ...(starts === null ? {} : { start: new Float64Array(n) }),
    ...(weights === undefined ? {} : { weights: new Float64Array(n) }),
  }))
  const places = Array.from(sizes, (n) => new Int32Array(n))
  sizes.fill(0)
  let [events, zeroTimes, count] = [0, 0, 0]
  for (let i = 0; i < times.length; i++) {
    const into = samples[codes[i] ?? -1]
    if (into === undefined) continue
    const g = codes[i] ?? 0
    const at = sizes[g] ?? 0
    const state = states[i] ?? 0
    const happened = state < chosen.length
    const rival = state - chosen.length
    into.time[at] = times[i] ?? 0
    into.event[at] = happened ? 1 : rival < competing.length ? rival + 2 : 0
    const place = places[g]
    if (place) place[at] = within[i] ?? 0
    if (starts !== null && into.start) into.start[at] = starts[i] ?? 0
    const cases = weights === undefined ? 1 : (weights[i] as number)
    if (into.weights) into.weights[at] = cases
    sizes[g] = at + 1
    count += cases
    if (happened) events += cases
    if (times[i] === 0) zeroTimes += cases
  }
  return {
    count,
    events,
    zeroTimes,
    earlyStarts: early,
    groups: samples
      .map((sample, g) => ({ level: levels[g] ?? null, sample, stratum: places[g] ?? new Int32Array() }))
      .filter(({ sample }) => sample.time.length > 0),
    strata,
    lost,
  }
}

/** Without a column all rows have one index, without a level. */
function factorOr(column: Column | undefined, rows: number) {
  return column ? factor(column) : { levels: [], codes: new Int32Array(rows) }
}
