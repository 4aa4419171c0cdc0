import { defineChart } from '../../kit/chart.ts'
import { choice, level, optionalNumber } from '../../kit/options/options.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'
import {
  censorMarks,
  curveGroups,
  followUpOutcome,
  noEventsMessage,
  riskTable,
  timeAxis,
  timeUnit,
} from '../../kit/survival/survival-options.ts'
import { curveRemarks, horizonRemarks, survivalRemarks } from '../../kit/survival/survival-remarks.ts'

export const definition = defineChart({
  id: 'rmst-plot',
  version: 1,
  weights: ['frequency'],
  wholeFrequencies: 'always',
  title: { en: 'Restricted mean survival time', zh: '限制性平均生存时间' },
  options: {
    outcome: followUpOutcome(),
    group: curveGroups(),
    unit: timeUnit(),
    tau: optionalNumber({
      label: { en: 'Horizon τ', zh: '截断时间 τ' },
      help: {
        en: 'Up to which time, in the unit of the axis; state it beforehand. Left empty, the shortest of the longest follow-ups of the groups.',
        zh: '以时间轴单位填写，应事先确定；留空则取各组最长随访时间中的最小值。',
      },
      min: 1e-6,
      max: 1e9,
      step: 1,
    }),
    reference: level({
      label: { en: 'Reference group', zh: '参照组' },
      help: {
        en: 'The group with which the restricted means of the others are compared, such as the control.',
        zh: '其余各组的限制性平均生存时间与之比较，如对照组。',
      },
      of: 'group',
      initial: 'first',
      when: ({ group }) => typeof group === 'string',
    }),
    layout: choice({
      label: { en: 'Area', zh: '面积' },
      help: {
        en: 'The area under a curve is the restricted mean; the area between two curves is the difference of the means.',
        zh: '曲线下面积即限制性平均生存时间；两条曲线之间的面积即均数之差。',
      },
      of: {
        panels: { label: { en: 'Under each curve, a panel each', zh: '各曲线下，每组一个分图' } },
        between: { label: { en: 'Between two curves', zh: '两条曲线之间' } },
      },
      initial: 'panels',
      when: ({ group }) => typeof group === 'string',
    }),
    ...timeAxis(),
    censorMarks: censorMarks(),
    riskTable: riskTable(),
    confidence: confidenceLevel(),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['outcome', 'group', 'unit'] },
    { title: { en: 'Restricted mean', zh: '限制性均数' }, options: ['tau', 'reference', 'confidence'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['layout', 'censorMarks', 'riskTable'] },
    { title: { en: 'Axes', zh: '坐标轴' }, options: ['axisUnit', 'until', 'step'] },
  ],
  messages: {
    ...survivalRemarks,
    ...curveRemarks,
    ...horizonRemarks,
    ...noEventsMessage,
    'horizon-impossible': {
      en: 'A group is not followed beyond time 0, so that there is no area to measure. Leave it out with a filter.',
      zh: '某组的随访未超过 0 时刻，无法计算面积；请筛选排除该组。',
    },
    'axis-before-horizon': {
      en: 'The axis ends at {end}, before the horizon {tau}: the area would be cut off. Let it end at {tau} or later, or leave its end empty.',
      zh: '时间轴终点 {end} 早于截断时间 {tau}，面积将被截去；请将终点设为不小于 {tau}，或留空。',
    },
    'no-standard-error': {
      en: 'Where no event came before the horizon, or all of a group at once, the standard error cannot be estimated: the mean and its comparisons have no interval.',
      zh: '截断时间之前未发生事件（或该组全部同时发生事件）时，无法估计标准误，该组均数及其比较不给出置信区间。',
    },
    'between-two-groups': {
      en: 'The area between curves is drawn for two groups; here are {n}, so that each has a panel. Keep two of them with a filter.',
      zh: '曲线之间的面积仅适用于两组；现有 {n} 组，故每组一个分图。请筛选保留其中两组。',
    },
  },
  references: ['kaplan-meier-1958', 'klein-moeschberger-2003', 'royston-parmar-2013', 'uno-2014'],
  upgrades: {},
})
