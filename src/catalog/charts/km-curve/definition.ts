import { defineChart } from '../../kit/chart.ts'
import { choice, toggle } from '../../kit/options/options.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'
import {
  censorMarks,
  confidenceBand,
  curveGroups,
  leastAtRisk,
  logRankTest,
  outcome,
  riskTable,
  timeAxis,
  timeUnit,
  transformation,
} from '../../kit/survival/survival-options.ts'
import { curveRemarks, survivalRemarks } from '../../kit/survival/survival-remarks.ts'

export const definition = defineChart({
  id: 'km-curve',
  version: 1,
  engineRevision: 1,
  weights: ['frequency'],
  wholeFrequencies: 'always',
  title: { en: 'Kaplan–Meier curves', zh: 'Kaplan–Meier 生存曲线' },
  options: {
    outcome: outcome(),
    group: curveGroups(),
    unit: timeUnit(),
    quantity: choice({
      label: { en: 'Curve', zh: '曲线' },
      help: {
        en: 'The part without the event, or with it (1 − survival; R: fun = "event"). Where other events compete, 1 − survival is too high.',
        zh: '未发生事件的比例，或已发生事件的比例（1 − 生存率；R：fun = "event"）。存在竞争事件时，1 − 生存率会高估发生率。',
      },
      of: {
        survival: { label: { en: 'Survival', zh: '生存率' } },
        incidence: { label: { en: 'Cumulative incidence, 1 − survival', zh: '累积发生率（1 − 生存率）' } },
      },
      initial: 'survival',
    }),
    ...timeAxis(),
    range: choice({
      label: { en: 'Upright axis', zh: '纵轴范围' },
      help: {
        en: 'The whole scale is honest about the size of a difference; rare events need a part of it.',
        zh: '完整刻度能如实反映差异大小；事件罕见时可只显示部分刻度。',
      },
      of: {
        full: { label: { en: '0 to 100%', zh: '0~100%' } },
        data: { label: { en: 'As far as the curves', zh: '按曲线范围' } },
      },
      initial: 'full',
    }),
    band: confidenceBand(),
    censorMarks: censorMarks(),
    medians: choice({
      label: { en: 'Medians', zh: '中位时间' },
      help: {
        en: 'Dashed lines to the time by which half have had the event; with values, the interval of Brookmeyer and Crowley.',
        zh: '虚线标示半数对象发生事件的时间；数值附 Brookmeyer–Crowley 置信区间。',
      },
      of: {
        none: { label: { en: 'Not shown', zh: '不显示' } },
        lines: { label: { en: 'Lines', zh: '虚线' } },
        values: { label: { en: 'Lines and values', zh: '虚线与数值' } },
      },
      initial: 'lines',
    }),
    logRank: logRankTest(),
    leastAtRisk: leastAtRisk(),
    hazardRatio: toggle({
      label: { en: 'Hazard ratio', zh: '风险比' },
      help: {
        en: 'Of the second group against the first, with its interval, by a Cox model of the groups alone (R: coxph, ties = "efron"). It assumes that the ratio stays the same over time; for two groups.',
        zh: '第二组相对于第一组的风险比及置信区间，由仅含分组的 Cox 模型估计（R：coxph，ties = "efron"）；假定风险比不随时间变化，限两组。',
      },
      initial: false,
      when: ({ group }) => typeof group === 'string',
    }),
    riskTable: riskTable(),
    confidence: confidenceLevel(),
    transformation: transformation(),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['outcome', 'group', 'unit'] },
    {
      title: { en: 'Figure', zh: '图形' },
      options: ['quantity', 'band', 'censorMarks', 'medians', 'logRank', 'hazardRatio', 'riskTable'],
    },
    { title: { en: 'Axes', zh: '坐标轴' }, options: ['axisUnit', 'until', 'leastAtRisk', 'step', 'range'] },
    { title: { en: 'Details', zh: '详细设置' }, options: ['confidence', 'transformation'], folded: true },
  ],
  messages: {
    ...survivalRemarks,
    ...curveRemarks,
    'no-events': {
      en: 'The event does not occur in the usable rows: check which value means the event.',
      zh: '可用数据中未发生结局事件，请核对哪个取值代表事件。',
    },
    'no-censoring': {
      en: 'Every row is an event; there is no censoring. Check which value means the event.',
      zh: '所有行均为事件，没有删失，请核对哪个取值代表事件。',
    },
    'single-subject': {
      en: '{group} has one subject: its curve says nothing about the group, and the log-rank test counts it like any other group. Merge it with another group, or leave it out with a filter.',
      zh: '{group} 组仅 1 例：其曲线不能反映该组情况，而 log-rank 检验仍将其计为一组。请与其他组合并，或筛选排除。',
    },
    'log-rank-impossible': {
      en: 'The log-rank test cannot be computed: no group had others at risk beside it.',
      zh: '无法计算 log-rank 检验：各组的风险集没有重叠。',
    },
    'hazard-ratio-two-groups': {
      en: 'A hazard ratio is shown for two groups; {group} has {n}. Keep two of them with a filter, or fit a Cox regression, which compares each with a reference.',
      zh: '风险比仅适用于两组比较，{group} 有 {n} 组。请筛选保留其中两组，或改用 Cox 回归，将各组与参照组比较。',
    },
    'hazard-ratio-impossible': {
      en: 'No finite hazard ratio can be estimated: while both groups are at risk, all events occur in one of them. Give the log-rank test instead.',
      zh: '无法估计有限的风险比：两组同处风险集期间，事件全部发生于其中一组。请改为报告 log-rank 检验。',
    },
  },
  references: [
    'kaplan-meier-1958',
    'brookmeyer-crowley-1982',
    'mantel-1966',
    'hyde-1977',
    'klein-moeschberger-2003',
    'cox-1972',
    'efron-1977',
  ],
  upgrades: {},
})
