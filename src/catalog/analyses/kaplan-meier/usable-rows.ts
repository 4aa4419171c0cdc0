import type { Checkpoint } from '#engine/checkpoint.ts'
import { factor } from '#engine/frame/factor.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { levelCodes } from '#engine/frame/level-codes.ts'
import { usable } from '#engine/frame/usable.ts'
import type { SurvivalSample } from '#engine/methods/kaplan-meier.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import type { Exclusion, LevelRef } from '../../kit/outcome.ts'
import type { definition } from './definition.ts'

/** What the rows hold for the curves, and what they lost. */
export interface UsableRows {
  readonly count: number
  readonly events: number
  readonly zeroTimes: number
  readonly badTimes: number
  /** Those with at least one row; without a grouping variable one, whose `ref` is null. */
  readonly groups: readonly { readonly ref: LevelRef | null; readonly sample: SurvivalSample }[]
  readonly excluded: readonly Exclusion[]
}

/** Rows with a time of 0 or more, a status and, where groups were asked for, a group; split by group. */
export async function usableRows(
  frame: Frame,
  { outcome, group }: OptionsOf<typeof definition>,
  checkpoint: Checkpoint,
): Promise<UsableRows> {
  const time = columnById(frame, outcome.time)
  const status = columnById(frame, outcome.status)
  if (time === undefined || status === undefined) throw new Error('The survival outcome is missing')
  const seen = usable(time)
  if (seen.type === 'text') throw new Error('The time is not numeric')
  const times = seen.values
  const states = levelCodes(status, outcome.events)
  await checkpoint()
  const grouping = group === null ? undefined : columnById(frame, group)
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
  const refOf = (g: number): LevelRef | null => {
    const level = levels[g]
    return group === null || level === undefined ? null : { variable: group, level: level.value }
  }
  return {
    count,
    events,
    zeroTimes,
    badTimes: lost.badTimes,
    groups: samples.map((sample, g) => ({ ref: refOf(g), sample })).filter(({ sample }) => sample.time.length > 0),
    excluded: [
      ...exclusion(outcome.time, 'missing', lost.time),
      ...exclusion(outcome.time, 'invalid', lost.badTimes),
      ...exclusion(outcome.status, 'missing', lost.status),
      ...(group === null ? [] : exclusion(group, 'missing', lost.group)),
    ],
  }
}

function isTime(t: number): boolean {
  return t >= 0 && t < Number.POSITIVE_INFINITY
}

function exclusion(variable: string, reason: Exclusion['reason'], count: number): readonly Exclusion[] {
  return count === 0 ? [] : [{ variable, reason, count }]
}
