import { defineChart } from '../../kit/chart.ts'
import { type AnswersSoFar, choice, optionalNumber } from '../../kit/options/options.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'
import {
  confidenceBand,
  curveGroups,
  leastAtRisk,
  noEventsMessage,
  outcome,
  riskTable,
  timeAxis,
  timeUnit,
} from '../../kit/survival/survival-options.ts'
import { curveRemarks, survivalRemarks } from '../../kit/survival/survival-remarks.ts'

const { axisUnit, until, step } = timeAxis()

export const definition = defineChart({
  id: 'hazard-plot',
  version: 1,
  weights: ['frequency'],
  wholeFrequencies: 'always',
  title: { en: 'Hazard and cumulative hazard', zh: '风险函数与累积风险' },
  options: {
    outcome: outcome(),
    group: curveGroups(),
    unit: timeUnit(),
    quantity: choice({
      label: { en: 'Curve', zh: '曲线' },
      help: {
        en: 'The cumulative hazard rises steadily where the hazard is constant. On the two logarithmic scales curves at a constant distance speak for proportional hazards, or proportional odds. The smoothed hazard is a rate per unit of time.',
        zh: '风险恒定时累积风险直线上升。两种对数尺度上曲线间距恒定，提示符合比例风险或比例优势假定。平滑风险为单位时间的风险率。',
      },
      of: {
        cumulative: { label: { en: 'Cumulative hazard (Nelson–Aalen)', zh: '累积风险（Nelson–Aalen）' } },
        'log-log': { label: { en: 'Log-minus-log of survival, log time', zh: 'ln(−ln S) 对数时间图' } },
        'log-odds': { label: { en: 'Log odds of the event, log time', zh: '事件对数优势，对数时间' } },
        smoothed: { label: { en: 'Smoothed hazard', zh: '平滑风险函数' } },
      },
      initial: 'cumulative',
    }),
    bandwidth: optionalNumber({
      label: { en: 'Bandwidth', zh: '带宽' },
      help: {
        en: 'Half the width of the Epanechnikov kernel, in the unit of the axis: the wider, the smoother. Empty: √5 times Silverman’s rule for the event times of all groups. At most half the follow-up of a group.',
        zh: 'Epanechnikov 核的半宽，以时间轴单位计，越大越平滑；留空则取全部事件时间 Silverman 带宽的 √5 倍。不超过各组随访时间的一半。',
      },
      min: 1e-6,
      max: 1e9,
      step: 1,
      when: ({ quantity }) => quantity === 'smoothed',
    }),
    transformation: choice({
      label: { en: 'Interval of the cumulative hazard', zh: '累积风险置信区间' },
      help: {
        en: 'On the log scale limits stay above 0 and suit small samples better.',
        zh: '对数变换的置信限恒大于 0，小样本时表现更佳。',
      },
      of: {
        log: { label: { en: 'Log', zh: '对数变换' } },
        plain: { label: { en: 'Plain', zh: '不变换' } },
      },
      initial: 'log',
      when: ({ quantity }) => quantity === 'cumulative',
    }),
    band: confidenceBand(),
    axisUnit,
    until,
    step: { ...step, when: hasPlainTime },
    leastAtRisk: leastAtRisk(),
    riskTable: riskTable({ when: hasPlainTime }),
    confidence: confidenceLevel(),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['outcome', 'group', 'unit'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['quantity', 'bandwidth', 'band', 'riskTable'] },
    { title: { en: 'Axes', zh: '坐标轴' }, options: ['axisUnit', 'until', 'leastAtRisk', 'step'] },
    { title: { en: 'Details', zh: '详细设置' }, options: ['confidence', 'transformation'], folded: true },
  ],
  messages: {
    ...survivalRemarks,
    ...curveRemarks,
    ...noEventsMessage,
    'nothing-to-draw': {
      en: 'Up to the end of the axis no curve has a value: on this scale survival must lie between 0 and 1, and time above 0. Choose the cumulative hazard, or a later end of the axis.',
      zh: '在时间轴终点之前没有可绘制的数值：该尺度要求生存率介于 0 与 1 之间且时间大于 0。请改选累积风险，或延后时间轴终点。',
    },
    'curve-missing': {
      en: '{group} has no curve: on this scale survival must lie between 0 and 1, and time above 0; a hazard needs follow-up beyond time 0.',
      zh: '{group} 组没有曲线：该尺度要求生存率介于 0 与 1 之间且时间大于 0；风险率要求随访超过 0 时刻。',
    },
    'group-without-events': {
      en: '{group} has no event: its hazard is estimated as 0, without limits.',
      zh: '{group} 组未发生事件：其风险估计为 0，不给出置信限。',
    },
    'single-subject': {
      en: '{group} has one subject: its curve says nothing about the group. Merge it with another group, or leave it out with a filter.',
      zh: '{group} 组仅 1 例，其曲线不能反映该组情况。请与其他组合并，或筛选排除。',
    },
    'bandwidth-narrowed': {
      en: '{group} is followed too briefly for this bandwidth: its hazard is smoothed with half of its follow-up, {width}.',
      zh: '{group} 组随访时间较短，不足以采用该带宽，改以其随访时间的一半（{width}）平滑。',
    },
  },
  references: ['nelson-1972', 'aalen-1978', 'kaplan-meier-1958', 'klein-moeschberger-2003'],
  upgrades: {},
})

/** The axis of time is not logarithmic. */
function hasPlainTime({ quantity }: AnswersSoFar): boolean {
  return quantity === 'cumulative' || quantity === 'smoothed'
}
