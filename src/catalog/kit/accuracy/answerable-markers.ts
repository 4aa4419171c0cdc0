import type { Checkpoint } from '#engine/checkpoint.ts'
import type { MarkersOfState, MarkerTally, ReadMarker } from '#engine/methods/roc/marker-rows.ts'
import type { MessageSpecs } from '../analysis.ts'
import { exclusion } from '../outcome/exclusion.ts'
import { type Answerable, answerable, leftOutMessages } from '../outcome/left-out.ts'
import type { Exclusion, Params, Rejected } from '../outcome/outcome.ts'

/** Why a marker, or a state, has no curve. */
export const markerMessages = {
  ...leftOutMessages,
  'too-few': {
    en: '{variable}: {events} {events|row|rows} with the event and {others} without can be used; a curve with an interval needs at least 2 of either.',
    zh: '{variable}：可用数据中有事件 {events} 例、无事件 {others} 例；估计 ROC 曲线及其区间至少各需 2 例。',
  },
  'constant-marker': {
    en: '{variable} has the same value in all usable rows; it cannot tell anything apart.',
    zh: '{variable} 在可用数据中取值全部相同，无法区分两种状态。',
  },
  'outcome-as-marker': {
    en: '{variable} is the true state; it cannot be a marker of itself.',
    zh: '{variable} 是状态变量，不能同时作为检验指标。',
  },
  'too-many-levels': {
    en: '{variable} has more than {max} values; a true state has few. Group its values first.',
    zh: '{variable} 的取值超过 {max} 个，不宜作为状态变量，请先合并取值。',
  },
  'too-few-in-common': {
    en: '{variable} are not compared: {events} {events|row|rows} with the event and {others} without have both, and at least 2 of either are needed.',
    zh: '{variable} 未作比较：两指标均有数据的有事件 {events} 例、无事件 {others} 例，至少各需 2 例。',
  },
  'other-levels': {
    en: '{variable} has {n} {n|value|values}; all but {level} were taken together as no event.',
    zh: '{variable} 有 {n} 个取值；除“{level}”外均合并视为无事件。',
  },
  'below-diagonal': {
    en: '{variable}: the area and its interval lie below 0.5, so the values speak for the event in the other direction than was stated. Change the direction only if it was stated by mistake.',
    zh: '{variable}：AUC 及其置信区间均低于 0.5，数据提示的方向与所设方向相反。仅在方向设置有误时方可更改。',
  },
  'no-spread': {
    en: '{variable}: events and others do not overlap, so that the standard error is 0; neither an interval nor a test can be given by DeLong’s method.',
    zh: '{variable}：两种状态的取值完全不重叠，标准误为 0，DeLong 法无法给出置信区间与检验。',
  },
} as const satisfies MessageSpecs

/** A state with more values is treated as a measurement. */
export const maxStateLevels = 50

/** Which markers have a curve: with two cases of either state and two values, in their own rows or in the rows with all markers. */
export async function answerableMarkers(
  { markers }: MarkersOfState,
  tally: (one: ReadMarker, rows?: Uint8Array) => MarkerTally,
  inAll: ((kept: readonly ReadMarker[]) => Uint8Array) | null,
  checkpoint: Checkpoint,
): Promise<Answerable<ReadMarker>> {
  const found = await answerable(markers, (one, rows) => refusal(one, tally(one, rows)), inAll, checkpoint)
  if (found.rows) for (const { known } of found.kept) known.set(found.rows)
  return found
}

function refusal({ variable }: ReadMarker, { events, others, varies, isEmpty }: MarkerTally): Rejected | undefined {
  const params = { variable: { variable }, events, others }
  if (isEmpty) return refusedMarker('all-missing', params)
  if (events < 2 || others < 2) return refusedMarker('too-few', params)
  return varies ? undefined : refusedMarker('constant-marker', params)
}

/** A rejection because of the markers, or of the option named. */
export function refusedMarker(code: keyof typeof markerMessages, params: Params, option = 'markers'): Rejected {
  return { status: 'rejected', code, params, option }
}

/** Cases left out because the state or a marker is missing or infinite. */
export function markerExclusions(outcome: string, unknown: number, kept: readonly ReadMarker[]): readonly Exclusion[] {
  return [
    ...exclusion(outcome, 'missing', unknown),
    ...kept.flatMap(({ variable, blank, infinite }) => [
      ...exclusion(variable, 'missing', blank),
      ...exclusion(variable, 'infinite', infinite),
    ]),
  ]
}
