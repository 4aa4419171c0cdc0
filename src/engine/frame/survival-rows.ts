import type { Checkpoint } from '../checkpoint.ts'
import type { SurvivalSample } from '../methods/kaplan-meier.ts'
import { factor } from './factor.ts'
import { type Column, columnById, type Frame } from './frame.ts'
import { levelCodes } from './level-codes.ts'
import type { Level } from './levels.ts'
import { usable } from './usable.ts'

/** What the rows hold for survival curves, and what they lost. */
export interface SurvivalRows {
  readonly count: number
  readonly events: number
  readonly zeroTimes: number
  /** Those with at least one row; without a grouping variable one, whose `level` is null. */
  readonly groups: readonly { readonly level: Level | null; readonly sample: SurvivalSample }[]
  /** Rows that lack each; a row may lack several. */
  readonly lost: { readonly time: number; readonly badTimes: number; readonly status: number; readonly group: number }
}

/** Rows with a finite time of 0 or more, a status and, where groups were asked for, a group; split by group. */
export async function survivalRows(
  frame: Frame,
  outcome: { readonly time: string; readonly status: string; readonly events: readonly (number | string)[] },
  grouping: Column | undefined,
  checkpoint: Checkpoint,
): Promise<SurvivalRows> {
  const time = columnById(frame, outcome.time)
  const status = columnById(frame, outcome.status)
  if (time === undefined || status === undefined) throw new Error('The survival outcome is missing')
  const seen = usable(time)
  if (seen.type === 'text') throw new Error('The time is not numeric')
  const times = seen.values
  const states = levelCodes(status, outcome.events)
  await checkpoint()
  const { levels, codes } = grouping ? factor(grouping) : { levels: [], codes: new Int32Array(frame.rows) }
  await checkpoint()
  const lost = { time: 0, badTimes: 0, status: 0, group: 0 }
  const sizes = new Int32Array(Math.max(levels.length, 1))
  for (let i = 0; i < times.length; i++) {
    const t = times[i] ?? Number.NaN
    const g = codes[i] ?? -1
    if (Number.isNaN(t)) lost.time++
    else if (!isTime(t)) lost.badTimes++
    if (states[i] === -1) lost.status++
    if (g < 0) lost.group++
    if (g >= 0 && isTime(t) && states[i] !== -1) sizes[g] = (sizes[g] ?? 0) + 1
    else codes[i] = -1
  }
  await checkpoint()
  const samples = Array.from(sizes, (n) => ({ time: new Float64Array(n), event: new Uint8Array(n) }))
  sizes.fill(0)
  let [events, zeroTimes, count] = [0, 0, 0]
  for (let i = 0; i < times.length; i++) {
    const into = samples[codes[i] ?? -1]
    if (into === undefined) continue
    const g = codes[i] ?? 0
    const at = sizes[g] ?? 0
    const happened = (states[i] ?? 0) < outcome.events.length
    into.time[at] = times[i] ?? 0
    into.event[at] = happened ? 1 : 0
    sizes[g] = at + 1
    count++
    if (happened) events++
    if (times[i] === 0) zeroTimes++
  }
  return {
    count,
    events,
    zeroTimes,
    groups: samples
      .map((sample, g) => ({ level: levels[g] ?? null, sample }))
      .filter(({ sample }) => sample.time.length > 0),
    lost,
  }
}

function isTime(t: number): boolean {
  return t >= 0 && t < Number.POSITIVE_INFINITY
}
