import type { SurvivalRows } from '#engine/frame/survival-rows.ts'
import type { ThinRiskSets } from '#engine/methods/survival/thin-risk-sets.ts'
import type { SurvivalForm } from '../options/options.ts'
import type { LevelRef, Notice, Param } from '../outcome/outcome.ts'
import type { Words } from '../words.ts'

/** Remarks about times, shared by every survival curve: an entry includes these in its messages. */
export const survivalRemarks = {
  'not-after-start': {
    en: '{n} {n|row|rows} {n|ends|end} at or before the time at which {n|it starts|they start}, or at 0, and {n|was|were} left out. Check {n|this|these} {n|row|rows}.',
    zh: '{n} 行的终点不晚于起点（或为 0），未纳入分析，请核对。',
  },
  'before-start': {
    en: 'In {n} {n|row|rows} the end lies before the date of the beginning; {n|it was|they were} left out. Check these dates.',
    zh: '{n} 行的终止日期早于起始日期，未纳入分析，请核对日期。',
  },
  'starts-before-zero': {
    en: '{n} {n|row|rows} {n|starts|start} before 0; {n|it counts|they count} as observed from 0 on.',
    zh: '{n} 行的起点早于 0，自 0 起计入观察。',
  },
  'risk-set-emptied': {
    en: '{group}: at {time} the last of those who had entered has the event, and the estimate stays 0 although others enter later (events after it: {n}). To estimate survival from a later time, keep only the rows that end after it.',
    zh: '{group}：{time} 时已进入观察者全部发生事件，此后尽管还有 {n} 例事件，生存率估计保持为 0。可改为自较晚时点起估计：仅保留终点晚于该时点的行。',
  },
  'risk-set-gap': {
    en: '{group}: nobody is under observation between {from} and {to}; there the curve goes on level and knows nothing of the risk.',
    zh: '{group}：{from}~{to} 期间无人处于观察之中，曲线在此期间保持水平，并不反映该期间的风险。',
  },
  'risk-set-small': {
    en: '{group}: before most have entered, events occur where few are at risk (events: {n}; smallest risk set: {atRisk}). They bring the estimate to {survival}, and all later values are in proportion to it. To estimate survival from a later time, keep only the rows that end after it.',
    zh: '{group}：多数对象进入之前，已有事件发生于很小的风险集（事件 {n} 例，最小风险集 {atRisk} 例），使估计降至 {survival}，其后各值均按此比例下降。可改为自较晚时点起估计：仅保留终点晚于该时点的行。',
  },
  everyone: { en: 'All subjects', zh: '全体' },
} as const satisfies Readonly<Record<string, Words>>

/** Remarks and refusals of charts of curves over follow-up. */
export const curveRemarks = {
  'no-usable-rows': { en: 'No row has a usable time and a status.', zh: '没有同时具备有效时间与状态的行。' },
  'too-many-ticks': {
    en: 'This distance makes {n} ticks; at most {max} can be read.',
    zh: '该间隔将产生 {n} 个刻度，最多可容纳 {max} 个。',
  },
  'bad-times': {
    en: '{n} {n|row|rows} {n|has|have} a negative or infinite time and {n|was|were} left out.',
    zh: '{n} 行的时间为负值或无穷，未纳入。',
  },
  'one-group': {
    en: '{group} has a single value in the usable rows: there is nothing to compare.',
    zh: '{group} 在可用数据中只有一个取值，无法比较。',
  },
} as const satisfies Readonly<Record<string, Words>>

/** Remarks and refusals of restricted means up to a horizon. */
export const horizonRemarks = {
  'horizon-beyond': {
    en: 'The horizon {tau} lies beyond {max}, the end of the follow-up of a group: what follows it is not known. Choose one up to {max}.',
    zh: '截断时间 {tau} 超出某组的最长随访时间 {max}，其后的生存情况未知；请选择不大于 {max} 的值。',
  },
  'horizon-of-data': {
    en: 'The horizon was taken from these data: the shortest of the longest follow-ups of the groups. A horizon fixed beforehand is preferable.',
    zh: '截断时间取自本数据：各组最长随访时间中的最小值。宜事先确定截断时间。',
  },
  'contrasts-unadjusted': {
    en: '_P_ values and intervals are not adjusted for the number of groups.',
    zh: '_P_ 值与置信区间未作多重比较校正。',
  },
} as const satisfies Readonly<Record<string, Words>>

type RemarkCode = keyof typeof survivalRemarks

function remark(code: RemarkCode, params: Notice['params'], weight: Notice['weight'] = 'warning'): Notice {
  return { code, params, weight }
}

/** Rows with times in the wrong order. */
export function orderRemarks(
  form: SurvivalForm,
  { lost, earlyStarts }: Pick<SurvivalRows, 'earlyStarts'> & { readonly lost: Pick<SurvivalRows['lost'], 'reversed'> },
): readonly Notice[] {
  const reversed = form === 'dates' ? 'before-start' : 'not-after-start'
  return [
    ...(lost.reversed > 0 ? [remark(reversed, { n: lost.reversed })] : []),
    ...(earlyStarts > 0 ? [remark('starts-before-zero', { n: earlyStarts }, 'note')] : []),
  ]
}

/** Remarks about small or empty risk sets of a curve with delayed entry. If the estimate fell to 0 and stays there, that is the only remark. */
export function riskSetRemarks(ref: LevelRef | null, { emptied, gap, early }: ThinRiskSets): readonly Notice[] {
  const group: Param = ref ?? { code: 'everyone' satisfies RemarkCode }
  if (emptied !== null)
    return [remark('risk-set-emptied', { group, time: rounded(emptied.time), n: emptied.eventsAfter })]
  return [
    ...(early === null
      ? []
      : [
          remark('risk-set-small', {
            group,
            n: early.events,
            atRisk: early.atRisk,
            survival: { fraction: early.survival },
          }),
        ]),
    ...(gap === null ? [] : [remark('risk-set-gap', { group, from: rounded(gap.from), to: rounded(gap.to) })]),
  ]
}

/** Formatted for a sentence: times may come from a division. */
function rounded(time: number): number {
  return Number(time.toPrecision(6))
}
