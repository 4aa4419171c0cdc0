import { defineTable } from '../../kit/analysis.ts'
import * as column from '../../kit/outcome/columns.ts'
import { logRankNames } from '../../kit/survival/log-rank-names.ts'

const groupColumn = column.label({ en: 'Group', zh: '组别' })

export const tables = {
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
      test: column.keyed(
        { en: 'Test', zh: '检验' },
        { ...logRankNames, trend: { en: 'Trend across groups', zh: '趋势检验' } },
      ),
      statistic: column.statistic({ en: '_χ_^2^', zh: '_χ_^2^' }, 'chi2'),
      df: column.df({ en: 'df', zh: '自由度' }),
      p: column.pValue(),
    },
  }),
  pairs: defineTable({
    title: { en: 'Pairwise comparisons of the curves', zh: '生存曲线的两两比较' },
    rows: ['first', 'second'],
    columns: {
      first: column.label({ en: 'First group', zh: '第一组' }),
      second: column.label({ en: 'Second group', zh: '第二组' }),
      statistic: column.statistic({ en: '_χ_^2^', zh: '_χ_^2^' }, 'chi2'),
      p: column.pValue(),
      adjusted: column.pValue({ en: 'Adjusted _P_', zh: '校正 _P_' }),
    },
  }),
  rmst: defineTable({
    title: { en: 'Restricted mean survival time up to {tau}', zh: '截断时间 {tau} 内的限制性平均生存时间' },
    rows: ['group'],
    columns: {
      group: groupColumn,
      mean: column.estimate({ en: 'Restricted mean', zh: '限制性均数' }),
      se: column.standardError({ en: 'SE', zh: '标准误' }),
      interval: column.interval({ en: '{level} CI', zh: '{level} CI' }),
    },
  }),
  rmstContrasts: defineTable({
    title: { en: 'Restricted means against {reference}', zh: '限制性平均生存时间与 {reference} 组的比较' },
    rows: ['group', 'measure'],
    columns: {
      group: groupColumn,
      measure: column.keyed(
        { en: 'Measure', zh: '指标' },
        { difference: { en: 'Difference', zh: '差值' }, ratio: { en: 'Ratio', zh: '比值' } },
      ),
      estimate: column.estimate({ en: 'Estimate', zh: '估计值' }),
      interval: column.interval({ en: '{level} CI', zh: '{level} CI' }),
      p: column.pValue(),
    },
  }),
}
