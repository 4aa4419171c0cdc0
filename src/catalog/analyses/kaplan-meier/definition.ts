import { defineAnalysis } from '../../kit/analysis.ts'
import { numbers, toggle } from '../../kit/options/options.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'
import {
  censorMarks,
  confidenceBand,
  curveGroups,
  outcome,
  timeUnit,
  transformation,
} from '../../kit/survival/survival-options.ts'
import { comparisonOptions } from './comparison-options.ts'
import { messages } from './messages.ts'
import { tables } from './result-tables.ts'

export const definition = defineAnalysis({
  id: 'kaplan-meier',
  version: 1,
  reports: ['comparison', 'events', 'follow-up'],
  engineRevision: 1,
  weights: ['frequency'],
  // the variance of a log-rank test is a hypergeometric one over whole subjects
  wholeFrequencies: ({ group, logRank }) => group !== null && logRank === true,
  options: {
    outcome: outcome(),
    group: curveGroups(),
    times: numbers({
      label: { en: 'Survival at these times', zh: '指定时点的生存率' },
      help: {
        en: 'Times in the unit of the data, or in that in which the time between dates is counted, such as 365 for one year in days. Without any, this table is left out.',
        zh: '以数据中的时间单位（由日期计算时为所选单位）填写，例如以天为单位时 365 表示一年；不填则不输出该表。',
      },
      min: 0,
      max: 1e9,
      step: 1,
    }),
    unit: timeUnit(),
    ...comparisonOptions,
    confidence: confidenceLevel(),
    transformation: transformation(),
    band: confidenceBand(),
    censorMarks: censorMarks(),
    riskTable: toggle({
      label: { en: 'Numbers at risk', zh: '风险人数表' },
      help: { en: 'Under the figure, aligned with the axis.', zh: '置于图下方，与时间轴对齐。' },
      initial: true,
    }),
  },
  sections: [
    { title: { en: 'Variables', zh: '变量' }, options: ['outcome', 'group'] },
    { title: { en: 'Results', zh: '结果' }, options: ['times', 'unit'] },
    {
      title: { en: 'Comparison of groups', zh: '组间比较' },
      options: ['logRank', 'weights', 'rho', 'gamma', 'stratum', 'trend', 'pairwise'],
    },
    { title: { en: 'Restricted mean', zh: '限制性均数' }, options: ['rmst', 'tau', 'reference'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['band', 'censorMarks', 'riskTable'] },
    { title: { en: 'Details', zh: '详细设置' }, options: ['confidence', 'transformation'], folded: true },
  ],
  results: {
    tables,
    figures: { curve: { title: { en: 'Survival curves', zh: '生存曲线' } } },
  },
  messages,
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
    'royston-parmar-2013',
    'uno-2014',
    'holm-1979',
  ],
  upgrades: {},
})
