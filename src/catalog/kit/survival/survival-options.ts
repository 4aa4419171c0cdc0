import type { MessageSpecs } from '../analysis.ts'
import {
  type AnswersSoFar,
  type Asked,
  choice,
  optionalNumber,
  optionalVariable,
  type SurvivalOutcome,
  survivalOutcome,
  toggle,
} from '../options/options.ts'
import type { Words } from '../words.ts'
import type { CurveUnit } from './survival-figure.ts'

/** Options of every survival curve. */

/** The option for the survival outcome: a duration, an interval of observation or two dates. */
export function outcome() {
  return survivalOutcome({
    label: { en: 'Survival outcome', zh: '生存结局' },
    forms: ['time', 'start-stop', 'dates'],
    help: {
      en: 'Follow-up time, status, and which values of the status mean the event; the other values are censored. Codes differ: R\'s "lung" has 2 for death, others 1.',
      zh: '随访时间、状态变量，以及状态中代表结局事件的取值，其余取值视为删失。编码因数据而异：R 的 lung 数据以 2 表示死亡，其他数据常以 1 表示。',
    },
  })
}

/** The option for the survival outcome of a follow-up that begins at 0: a duration or two dates. */
export function followUpOutcome() {
  return survivalOutcome({
    label: { en: 'Survival outcome', zh: '生存结局' },
    forms: ['time', 'dates'],
    help: {
      en: 'Follow-up time, status, and which values of the status mean the event; the other values are censored.',
      zh: '随访时间、状态变量，以及状态中代表结局事件的取值，其余取值视为删失。',
    },
  })
}

/** The refusal of data without an event. */
export const noEventsMessage = {
  'no-events': {
    en: 'The event does not occur in the usable rows: check which value means the event.',
    zh: '可用数据中未发生结局事件，请核对哪个取值代表事件。',
  },
} as const satisfies MessageSpecs

/** The option for the grouping variable of the curves; its value may be null. */
export function curveGroups() {
  return optionalVariable({
    label: { en: 'Groups', zh: '分组变量' },
    help: {
      en: 'One curve for each value; without it, one curve for all (SPSS: "Factor").',
      zh: '每个取值一条曲线；不选则合并为一条曲线（SPSS：因子）。',
    },
    accepts: ['nominal', 'ordinal'],
  })
}

/** The option for the printed unit of time; hidden if the time is between two dates. */
export function timeUnit() {
  return choice({
    label: { en: 'Unit of time', zh: '时间单位' },
    help: { en: 'Printed with times and on the axis.', zh: '用于表格、图形坐标轴与结果解读。' },
    of: {
      none: { label: { en: 'Not stated', zh: '不注明' } },
      days: { label: { en: 'Days', zh: '天' } },
      weeks: { label: { en: 'Weeks', zh: '周' } },
      months: { label: { en: 'Months', zh: '月' } },
      years: { label: { en: 'Years', zh: '年' } },
    },
    initial: 'none',
    when: ({ outcome: answer }) => !countsBetweenDates(answer),
  })
}

/** Whether the survival outcome so far has two dates, which have their own unit. */
export function countsBetweenDates(answer: AnswersSoFar[string]): boolean {
  return typeof answer === 'object' && answer !== null && 'form' in answer && answer.form === 'dates'
}

/** The unit of an analysis's times: that of the time between two dates, otherwise the one stated by the reader. */
export function unitOfTime({
  outcome: { form, unit: counted },
  unit,
}: {
  readonly outcome: Pick<SurvivalOutcome, 'form' | 'unit'>
  readonly unit: CurveUnit
}): CurveUnit {
  return form === 'dates' ? counted : unit
}

/** The options for the unit, the end and the ticks of the time axis. */
export function timeAxis() {
  return {
    axisUnit: choice({
      label: { en: 'Unit of the axis', zh: '时间轴单位' },
      help: {
        en: 'Times are converted: a month has 30.4375 days, a year 365.25.',
        zh: '按此单位换算时间：1 个月 = 30.4375 天，1 年 = 365.25 天。',
      },
      of: {
        same: { label: { en: 'As in the data', zh: '与数据相同' } },
        weeks: { label: { en: 'Weeks', zh: '周' } },
        months: { label: { en: 'Months', zh: '月' } },
        years: { label: { en: 'Years', zh: '年' } },
      },
      initial: 'same',
      when: ({ unit, outcome: answer }) => unit !== 'none' || countsBetweenDates(answer),
    }),
    until: optionalNumber({
      label: { en: 'End of the axis', zh: '时间轴终点' },
      help: {
        en: 'In the unit of the axis; empty: the longest follow-up. The test keeps all of the follow-up.',
        zh: '以时间轴单位计；留空则为最长随访时间。检验仍使用全部随访。',
      },
      min: 1e-6,
      max: 1e9,
      step: 1,
    }),
    step: optionalNumber({
      label: { en: 'Between ticks', zh: '刻度间隔' },
      help: {
        en: 'In the unit of the axis, such as 12 months; empty: a round one. Numbers at risk stand at the ticks.',
        zh: '以时间轴单位计，例如 12 个月；留空则自动取整。风险人数与刻度对应。',
      },
      min: 1e-6,
      max: 1e9,
      step: 1,
    }),
  }
}

/** The option for the table of numbers at risk under the curves. */
export function riskTable(when: Pick<Asked, 'when'> = {}) {
  return choice({
    label: { en: 'Numbers at risk', zh: '风险人数表' },
    help: {
      en: 'Under the figure, aligned with the axis.',
      zh: '置于图下方，与时间轴对齐。',
    },
    of: {
      none: { label: { en: 'Not shown', zh: '不显示' } },
      'at-risk': { label: { en: 'At risk', zh: '风险人数' } },
      'at-risk-events': { label: { en: 'At risk, and events so far', zh: '风险人数与累积事件数' } },
    },
    initial: 'at-risk',
    ...when,
  })
}

/** The option for the number at risk below which a curve ends; null draws it to its last subject. */
export function leastAtRisk() {
  return optionalNumber({
    label: { en: 'Curves end below, at risk', zh: '曲线止于风险人数低于' },
    help: {
      en: 'The end of a curve rests on few subjects: it is drawn only as far as this many are at risk. Empty: to the last subject. Estimates and tests keep all of the follow-up.',
      zh: '曲线末端人数很少：仅绘制至风险人数不少于该值处；留空则绘制至最后一例。估计与检验仍使用全部随访。',
    },
    min: 2,
    max: 1e6,
    step: 1,
    integer: true,
  })
}

/** The option whether the curves are compared; visible only with groups. */
export function logRankTest() {
  return toggle({
    label: { en: 'Log-rank test', zh: 'Log-rank 检验' },
    help: {
      en: 'Compares the whole curves (R: survdiff; SPSS: "Log Rank (Mantel-Cox)"); with delayed entry among those at risk at once.',
      zh: '比较整条生存曲线（R：survdiff；SPSS：对数秩 Mantel-Cox）；存在延迟进入时，按同一时刻的风险集比较。',
    },
    initial: true,
    when: hasGroup,
  })
}

/** The option for the scale of pointwise intervals: log, plain or log-log. `label`: the interval's name. */
export function transformation(label: Words = { en: 'Interval of survival', zh: '生存率置信区间' }) {
  return choice({
    label,
    help: {
      en: 'R uses log, SPSS plain; log-log behaves best in small samples.',
      zh: 'R 默认对数变换，SPSS 不变换；小样本时 log-log 变换表现更佳。',
    },
    of: {
      log: { label: { en: 'Log (R)', zh: '对数变换（R）' } },
      plain: { label: { en: 'Plain (SPSS)', zh: '不变换（SPSS）' } },
      'log-log': { label: { en: 'Log-log', zh: 'log-log 变换' } },
    },
    initial: 'log',
  })
}

/** The option whether pointwise intervals are drawn as a band. */
export function confidenceBand() {
  return toggle({
    label: { en: 'Confidence band', zh: '置信带' },
    help: { en: 'Pointwise intervals as a shaded band.', zh: '以阴影显示逐点置信区间。' },
    initial: true,
  })
}

/** The option whether censored subjects are marked on the curves. */
export function censorMarks() {
  return toggle({
    label: { en: 'Censor marks', zh: '删失标记' },
    help: { en: 'A short stroke for each censored subject.', zh: '以短竖线标示删失对象。' },
    initial: true,
  })
}

function hasGroup(answers: AnswersSoFar): boolean {
  return typeof answers.group === 'string'
}
