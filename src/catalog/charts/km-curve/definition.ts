import { defineChart } from '../../kit/chart.ts'
import { choice, level, numbers, toggle } from '../../kit/options/options.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'
import { groupTests, logRankWeights } from '../../kit/survival/log-rank-options.ts'
import {
  censorMarks,
  confidenceBand,
  curveGroups,
  leastAtRisk,
  logRankTest,
  noEventsMessage,
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
  reports: ['follow-up'],
  engineRevision: 3,
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
    ...logRankWeights(),
    ...groupTests(),
    hazardRatio: toggle({
      label: { en: 'Hazard ratio', zh: '风险比' },
      help: {
        en: 'Of each other group against the reference, with its interval, by a Cox model of the groups alone (R: coxph, ties = "efron"). It assumes that the ratio stays the same over time.',
        zh: '其余各组相对于参照组的风险比及置信区间，由仅含分组的 Cox 模型估计（R：coxph，ties = "efron"）；假定风险比不随时间变化。',
      },
      initial: false,
      when: ({ group }) => typeof group === 'string',
    }),
    reference: level({
      label: { en: 'Reference group', zh: '参照组' },
      help: {
        en: 'The group with which the hazards of the others are compared, such as the control.',
        zh: '其余各组的风险与之比较，如对照组。',
      },
      of: 'group',
      initial: 'first',
      when: ({ group, hazardRatio }) => typeof group === 'string' && hazardRatio === true,
    }),
    times: numbers({
      label: { en: 'Survival at these times', zh: '指定时点的生存率' },
      help: {
        en: 'In the unit of the axis, such as 12 and 36 months; each is marked on the curves, with its interval in the figure.',
        zh: '以时间轴单位填写，例如 12 和 36 个月；在曲线上标出，图中给出数值与置信区间。',
      },
      min: 0,
      max: 1e9,
      step: 1,
      maxItems: 5,
    }),
    names: choice({
      label: { en: 'Names of the curves', zh: '曲线名称' },
      help: {
        en: 'At the ends of the curves, if they have room there; otherwise in the legend.',
        zh: '置于曲线末端；空间不足时改用图例。',
      },
      of: {
        legend: { label: { en: 'In a legend', zh: '图例' } },
        ends: { label: { en: 'At the ends', zh: '曲线末端' } },
      },
      initial: 'legend',
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
      options: ['quantity', 'band', 'censorMarks', 'medians', 'times', 'names', 'riskTable'],
    },
    {
      title: { en: 'Comparison of groups', zh: '组间比较' },
      options: ['logRank', 'weights', 'rho', 'gamma', 'trend', 'pairwise', 'hazardRatio', 'reference'],
    },
    { title: { en: 'Axes', zh: '坐标轴' }, options: ['axisUnit', 'until', 'leastAtRisk', 'step', 'range'] },
    { title: { en: 'Details', zh: '详细设置' }, options: ['confidence', 'transformation'], folded: true },
  ],
  messages: {
    ...survivalRemarks,
    ...curveRemarks,
    ...noEventsMessage,
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
    'hazard-ratio-impossible': {
      en: 'No finite hazard ratio can be estimated: while the groups are at risk together, one of them has no event. Give the log-rank test instead, or leave that group out with a filter.',
      zh: '无法估计有限的风险比：各组同处风险集期间，有一组未发生事件。请改为报告 log-rank 检验，或筛选排除该组。',
    },
    'thin-tail': {
      en: 'After {time} a curve rests on fewer than {most} subjects and less than 10% of its group, so that its end is uncertain. End the axis about there (“End of the axis”), or each curve by itself (“Curves end below, at risk”).',
      zh: '{time} 之后有曲线的风险人数不足 {most} 例且不足该组的 10%，其末端很不确定。可将“时间轴终点”设在此处附近，或填写“曲线止于风险人数低于”，使各曲线分别截止。',
    },
    'curves-cross': {
      en: 'The curves cross clearly, which speaks against proportional hazards: the log-rank test may miss such a difference, and one hazard ratio does not describe it. Consider the chart “Restricted mean survival time (RMST)”.',
      zh: '生存曲线明显交叉，提示可能不满足比例风险：log-rank 检验可能无法发现此类差异，单一风险比亦不足以描述。可考虑“限制性平均生存时间图（RMST）”。',
    },
  },
  references: [
    'kaplan-meier-1958',
    'brookmeyer-crowley-1982',
    'mantel-1966',
    'gehan-1965',
    'tarone-ware-1977',
    'peto-peto-1972',
    'fleming-harrington-1981',
    'hyde-1977',
    'klein-moeschberger-2003',
    'pocock-clayton-altman-2002',
    'cox-1972',
    'efron-1977',
    'holm-1979',
  ],
  upgrades: {},
})
