import { defineChart } from '../../kit/chart.ts'
import { choice, survivalOutcome, toggle } from '../../kit/options/options.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'
import {
  confidenceBand,
  curveGroups,
  riskTable,
  timeAxis,
  timeUnit,
  transformation,
} from '../../kit/survival/survival-options.ts'
import { curveRemarks, survivalRemarks } from '../../kit/survival/survival-remarks.ts'

export const definition = defineChart({
  id: 'cumulative-incidence',
  version: 1,
  reports: ['follow-up'],
  weights: ['frequency'],
  wholeFrequencies: 'always',
  title: { en: 'Cumulative incidence with competing events', zh: '竞争风险的累积发生率' },
  options: {
    outcome: survivalOutcome({
      label: { en: 'Time and events', zh: '时间与事件' },
      forms: ['time', 'dates'],
      competing: true,
      help: {
        en: 'Follow-up time to the first event, the status, which values mean the event of interest, and which mean another event that makes it impossible. All other values are censored.',
        zh: '至首个事件的随访时间、状态变量、代表目标事件的取值，以及代表竞争事件（发生后目标事件不可能再发生）的取值，其余取值视为删失。',
      },
    }),
    group: curveGroups(),
    unit: timeUnit(),
    layout: choice({
      label: { en: 'Causes', zh: '事件的排列' },
      help: {
        en: 'Stacked areas show the causes of one group above each other; the rest up to 100% is free of any event.',
        zh: '堆积图将同一组的各类事件逐层叠加，其上至 100% 为未发生任何事件者。',
      },
      of: {
        causes: { label: { en: 'A panel for each cause', zh: '每类事件一个分图' } },
        together: { label: { en: 'One panel, dashes by cause', zh: '同一图中，以线型区分事件' } },
        stacked: { label: { en: 'Stacked, a panel for each group', zh: '堆积，每组一个分图' } },
      },
      initial: 'causes',
    }),
    ...timeAxis(),
    range: choice({
      label: { en: 'Upright axis', zh: '纵轴范围' },
      help: {
        en: 'All panels have the same axis, which begins at 0.',
        zh: '各分图纵轴相同，均自 0 起。',
      },
      of: {
        data: { label: { en: 'As far as the curves', zh: '按曲线范围' } },
        full: { label: { en: '0 to 100%', zh: '0~100%' } },
      },
      initial: 'data',
    }),
    band: confidenceBand(),
    grayTest: toggle({
      label: { en: "Gray's test", zh: 'Gray 检验' },
      help: {
        en: 'Compares the cumulative incidence of each cause between groups (R: cmprsk::cuminc). The log-rank test would compare rates among those still free of any event.',
        zh: '逐类事件比较各组的累积发生率（R：cmprsk::cuminc）。log-rank 检验比较的则是尚未发生任何事件者的发生速率。',
      },
      initial: true,
      when: ({ group }) => typeof group === 'string',
    }),
    riskTable: riskTable(),
    confidence: confidenceLevel(),
    transformation: transformation({ en: 'Interval of incidence', zh: '发生率置信区间' }),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['outcome', 'group', 'unit'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['layout', 'band', 'grayTest', 'riskTable'] },
    { title: { en: 'Axes', zh: '坐标轴' }, options: ['axisUnit', 'until', 'step', 'range'] },
    { title: { en: 'Details', zh: '详细设置' }, options: ['confidence', 'transformation'], folded: true },
  ],
  messages: {
    ...survivalRemarks,
    ...curveRemarks,
    'no-events': {
      en: 'None of the chosen events occurs in the usable rows: check which values mean events.',
      zh: '可用数据中未发生任何所选事件，请核对哪些取值代表事件。',
    },
    'too-many-causes': {
      en: 'More than {max} causes cannot be told apart: choose fewer competing events, or combine values of the status first.',
      zh: '事件类别超过 {max} 种难以区分，请减少竞争事件，或先合并状态取值。',
    },
    'no-competing': {
      en: 'No competing event is chosen: the curve equals 1 − survival of Kaplan and Meier. Choose the values of the status that mean other events, if there are any.',
      zh: '未选择竞争事件，曲线等于 1 − Kaplan–Meier 生存率。如存在其他事件，请选择代表它们的状态取值。',
    },
    'cause-without-events': {
      en: '{cause} does not occur in the usable rows: its curve stays at 0, and it is not tested.',
      zh: '可用数据中未发生“{cause}”，其曲线保持为 0，且不作检验。',
    },
    'gray-impossible': {
      en: "Gray's test of {cause} cannot be computed: its variance cannot be estimated.",
      zh: '无法对“{cause}”作 Gray 检验：方差无法估计。',
    },
  },
  references: ['aalen-johansen-1978', 'gray-1988', 'klein-moeschberger-2003'],
  upgrades: {},
})
