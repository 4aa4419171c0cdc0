import { defineAnalysis, defineTable } from '../../kit/analysis.ts'
import * as column from '../../kit/columns.ts'
import { numbers, toggle } from '../../kit/options.ts'
import { confidenceLevel } from '../../kit/standard-options.ts'
import {
  censorMarks,
  confidenceBand,
  curveGroups,
  logRankTest,
  outcome,
  timeUnit,
  transformation,
} from '../../kit/survival-options.ts'
import { messages } from './messages.ts'

const groupColumn = column.label({ en: 'Group', zh: '组别' })

export const definition = defineAnalysis({
  id: 'kaplan-meier',
  version: 1,
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
    logRank: logRankTest(),
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
    { title: { en: 'Results', zh: '结果' }, options: ['times', 'unit', 'logRank'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['band', 'censorMarks', 'riskTable'] },
    { title: { en: 'Details', zh: '详细设置' }, options: ['confidence', 'transformation'], folded: true },
  ],
  results: {
    tables: {
      summary: defineTable({
        title: { en: 'Events and median survival', zh: '事件数与中位生存时间' },
        rows: ['group'],
        columns: {
          group: groupColumn,
          n: column.count({ en: '_n_', zh: '例数' }),
          events: column.count({ en: 'Events', zh: '事件' }),
          censored: column.count({ en: 'Censored', zh: '删失' }),
          median: column.quantityColumn({ en: 'Median', zh: '中位生存时间' }),
          interval: column.interval({ en: '{level} CI', zh: '{level} CI' }, 'quantity'),
        },
      }),
      survival: defineTable({
        title: { en: 'Survival at chosen times', zh: '各时点生存率' },
        rows: ['group', 'time'],
        columns: {
          group: groupColumn,
          time: column.quantityColumn({ en: 'Time', zh: '时间' }),
          atRisk: column.count({ en: 'At risk', zh: '风险人数' }),
          events: column.count({ en: 'Events so far', zh: '累计事件' }),
          survival: column.percent({ en: 'Survival, %', zh: '生存率(%)' }),
          se: column.percent({ en: 'SE, %', zh: '标准误(%)' }),
          interval: column.interval({ en: '{level} CI, %', zh: '{level} CI(%)' }, 'percent'),
        },
      }),
      observed: defineTable({
        title: { en: 'Observed and expected events', zh: '实际与期望事件数' },
        rows: ['group'],
        columns: {
          group: groupColumn,
          n: column.count({ en: '_n_', zh: '例数' }),
          observed: column.count({ en: 'Observed', zh: '实际事件' }),
          expected: column.estimate({ en: 'Expected', zh: '期望事件' }),
        },
      }),
      logRank: defineTable({
        title: { en: 'Comparison of the curves', zh: '生存曲线的比较' },
        rows: ['test'],
        columns: {
          test: column.keyed({ en: 'Test', zh: '检验' }, { 'log-rank': { en: 'Log-rank', zh: 'Log-rank' } }),
          statistic: column.statistic({ en: '_χ_^2^', zh: '_χ_^2^' }, 'chi2'),
          df: column.df({ en: 'df', zh: '自由度' }),
          p: column.pValue(),
        },
      }),
    },
    figures: { curve: { title: { en: 'Survival curves', zh: '生存曲线' } } },
  },
  messages,
  references: ['kaplan-meier-1958', 'brookmeyer-crowley-1982', 'mantel-1966', 'hyde-1977', 'klein-moeschberger-2003'],
  upgrades: {},
})
