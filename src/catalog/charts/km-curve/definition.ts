import { defineChart } from '../../kit/chart.ts'
import { choice, optionalNumber } from '../../kit/options/options.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'
import {
  censorMarks,
  confidenceBand,
  countsBetweenDates,
  curveGroups,
  logRankTest,
  outcome,
  timeUnit,
  transformation,
} from '../../kit/survival/survival-options.ts'
import { survivalRemarks } from '../../kit/survival/survival-remarks.ts'

export const definition = defineChart({
  id: 'km-curve',
  version: 1,
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
    riskTable: choice({
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
    }),
    confidence: confidenceLevel(),
    transformation: transformation(),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['outcome', 'group', 'unit'] },
    {
      title: { en: 'Figure', zh: '图形' },
      options: ['quantity', 'band', 'censorMarks', 'medians', 'logRank', 'riskTable'],
    },
    { title: { en: 'Axes', zh: '坐标轴' }, options: ['axisUnit', 'until', 'step', 'range'] },
    { title: { en: 'Details', zh: '详细设置' }, options: ['confidence', 'transformation'], folded: true },
  ],
  messages: {
    ...survivalRemarks,
    'no-usable-rows': { en: 'No row has a usable time and a status.', zh: '没有同时具备有效时间与状态的行。' },
    'no-events': {
      en: 'The event does not occur in the usable rows: check which value means the event.',
      zh: '可用数据中未发生结局事件，请核对哪个取值代表事件。',
    },
    'too-many-ticks': {
      en: 'This distance makes {n} ticks; at most {max} can be read.',
      zh: '该间隔将产生 {n} 个刻度，最多可容纳 {max} 个。',
    },
    'bad-times': {
      en: '{n} {n|row|rows} {n|has|have} a negative or infinite time and {n|was|were} left out.',
      zh: '{n} 行的时间为负值或无穷，未纳入。',
    },
    'no-censoring': {
      en: 'Every row is an event; there is no censoring. Check which value means the event.',
      zh: '所有行均为事件，没有删失，请核对哪个取值代表事件。',
    },
    'one-group': {
      en: '{group} has a single value in the usable rows: there is nothing to compare.',
      zh: '{group} 在可用数据中只有一个取值，无法比较。',
    },
    'log-rank-impossible': {
      en: 'The log-rank test cannot be computed: no group had others at risk beside it.',
      zh: '无法计算 log-rank 检验：各组的风险集没有重叠。',
    },
  },
  references: ['kaplan-meier-1958', 'brookmeyer-crowley-1982', 'mantel-1966', 'hyde-1977', 'klein-moeschberger-2003'],
  upgrades: {},
})
