import type { Checkpoint } from '#engine/checkpoint.ts'
import type { MarkerTally, ReadMarker } from '#engine/methods/roc/marker-rows.ts'
import type { CountedMarkers } from '#engine/methods/roc/read-markers.ts'
import type { AnalysisDefinition, MessageSpecs } from '../analysis.ts'
import type { MissingRule } from '../options/standard-options.ts'
import { notice, warning } from '../outcome/build-table.ts'
import { exclusion } from '../outcome/exclusion.ts'
import { answerable, leftOutMessages } from '../outcome/left-out.ts'
import type { Exclusion, LevelRef, Notice, Params, Rejected, Sample } from '../outcome/outcome.ts'
import type { MarkedRule } from './marker-options.ts'

/** Why a state or a marker cannot be used, and what was made of a state with more than two values. */
export const stateMessages = {
  ...leftOutMessages,
  'one-state': {
    en: '{variable}: {events} {events|row|rows} with the event and {others} without can be used; at least 1 of either is needed.',
    zh: '{variable}：可用数据中有事件 {events} 例、无事件 {others} 例；至少各需 1 例。',
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
  'other-levels': {
    en: '{variable} has {n} {n|value|values}; all but {level} were taken together as no event.',
    zh: '{variable} 有 {n} 个取值；除“{level}”外均合并视为无事件。',
  },
} as const satisfies MessageSpecs

const { 'one-state': _, ...sharedMessages } = stateMessages

/** Why a marker, or a state, has no ROC curve. */
export const markerMessages = {
  ...sharedMessages,
  'too-few': {
    en: '{variable}: {events} {events|row|rows} with the event and {others} without can be used; a curve with an interval needs at least 2 of either.',
    zh: '{variable}：可用数据中有事件 {events} 例、无事件 {others} 例；估计 ROC 曲线及其区间至少各需 2 例。',
  },
  'too-few-in-common': {
    en: '{variable} are not compared: {events} {events|row|rows} with the event and {others} without have both, and at least 2 of either are needed.',
    zh: '{variable} 未作比较：两指标均有数据的有事件 {events} 例、无事件 {others} 例，至少各需 2 例。',
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

/** Why no cut-off of a marker is marked. */
export const cutOffMessages = {
  'out-of-reach': {
    en: '{variable}: no cut-off has a specificity of {share} or more.',
    zh: '{variable}：没有界值的特异度能达到 {share}。',
  },
  'no-own-cut-off': {
    en: 'No cut-off is marked for {variable}, because none was entered.',
    zh: '未填写 {variable} 的自定界值，故未标记。',
  },
} as const satisfies MessageSpecs

/** A state with more values is treated as a measurement. */
export const maxStateLevels = 50

interface Asked {
  readonly outcome: string
  readonly markers: readonly string[]
}

/** What was read of a state and its markers; refused if the state is its own marker or has too many values, which leave nothing to read. */
export function readableState(
  { outcome, markers }: Asked,
  read: CountedMarkers | undefined,
): CountedMarkers | Rejected {
  const variable = { variable: outcome }
  if (markers.includes(outcome)) return refusedMarker('outcome-as-marker', { variable })
  return read ?? refusedMarker('too-many-levels', { variable, max: maxStateLevels }, 'outcome')
}

/** A state and those of its markers that can be used. */
export interface UsableMarkers {
  readonly read: CountedMarkers
  readonly kept: readonly ReadMarker[]
  /** Why other markers were left out. */
  readonly refused: readonly Rejected[]
  readonly sample: Sample
}

/**
 * Which markers can be used: with two values and with `least` cases of either state (2 if intervals need a variance), in their own rows or in
 * the rows with all markers. If none can, the reason of the first.
 */
export async function usableMarkers(
  found: CountedMarkers | undefined,
  asked: Asked & { readonly missing: MissingRule },
  least: 1 | 2,
  checkpoint: Checkpoint,
): Promise<UsableMarkers | Rejected> {
  const read = readableState(asked, found)
  if ('status' in read) return read
  const { kept, refused, rows } = await answerable(
    read.markers,
    (one, among) => refusal(one, read.tally(one, among), least),
    asked.missing === 'listwise' ? read.complete : null,
    checkpoint,
  )
  if (rows) for (const { known } of kept) known.set(rows)
  const [reason] = refused
  if (kept.length === 0 && reason !== undefined) return reason
  return { read, kept, refused, sample: markerSample(read, asked.outcome, kept) }
}

function refusal(
  { variable }: ReadMarker,
  { events, others, varies, isEmpty }: MarkerTally,
  least: 1 | 2,
): Rejected | undefined {
  const params = { variable: { variable }, events, others }
  if (isEmpty) return refusedMarker('all-missing', params)
  if (events < least || others < least) return refusedMarker(least === 1 ? 'one-state' : 'too-few', params)
  return varies ? undefined : refusedMarker('constant-marker', params)
}

/** A rejection because of the markers, or of the option named. */
export function refusedMarker(
  code: keyof typeof stateMessages | keyof typeof markerMessages,
  params: Params,
  option = 'markers',
): Rejected {
  return { status: 'rejected', code, params, option }
}

/** Cases with one of the markers, and those left out because the state or a marker is missing or infinite. */
function markerSample({ total, used, unknown }: CountedMarkers, outcome: string, kept: readonly ReadMarker[]): Sample {
  return { total, used: used(kept), excluded: markerExclusions(outcome, unknown, kept) }
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

/** The warning that values of the state other than the event were taken together, if there are several. */
export function otherLevels<M extends MessageSpecs & Record<'other-levels', unknown>>(
  definition: Pick<AnalysisDefinition, 'id'> & { readonly messages: M },
  event: LevelRef,
  levels: number,
): readonly Notice[] {
  if (levels <= 2) return []
  const params = { variable: { variable: event.variable }, level: event, n: levels }
  return [warning(definition, 'other-levels' as Extract<keyof M, string>, params)]
}

/** Why a marker has no marked cut-off, if one was asked for. */
export function unmarkedCutOff<M extends MessageSpecs & Record<keyof typeof cutOffMessages, unknown>>(
  definition: Pick<AnalysisDefinition, 'id'> & { readonly messages: M },
  marker: string,
  { cutOff, specificity }: { readonly cutOff: MarkedRule; readonly specificity: number },
): readonly Notice[] {
  const variable = { variable: marker }
  if (cutOff === 'none') return []
  return cutOff === 'own'
    ? [notice(definition, 'no-own-cut-off' as Extract<keyof M, string>, { variable })]
    : [notice(definition, 'out-of-reach' as Extract<keyof M, string>, { variable, share: { fraction: specificity } })]
}
