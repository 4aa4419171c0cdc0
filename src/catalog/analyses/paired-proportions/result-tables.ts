import { defineTable } from '../../kit/analysis.ts'
import * as column from '../../kit/outcome/columns.ts'

const first = column.label({ en: 'First', zh: '变量一' })
const second = column.label({ en: 'Second', zh: '变量二' })
const adjusted = column.pValue({ en: 'Adjusted _P_', zh: '校正后 _P_' })

export const tables = {
  proportions: defineTable({
    title: { en: 'Proportions', zh: '各变量的率' },
    rows: ['variable', 'event'],
    columns: {
      variable: column.label({ en: 'Measurement', zh: '变量' }),
      event: column.label({ en: 'Event', zh: '事件' }),
      events: column.count({ en: 'Events', zh: '发生数' }),
      n: column.count({ en: '_n_', zh: '_n_' }),
      proportion: column.percent({ en: '%', zh: '率(%)' }),
      interval: column.interval({ en: '{level} CI, Wilson (%)', zh: 'Wilson 法 {level} CI(%)' }, 'percent'),
    },
  }),
  overall: defineTable({
    title: { en: 'All measurements', zh: '总体比较' },
    rows: ['test'],
    columns: {
      test: column.keyed({ en: 'Test', zh: '检验' }, { 'cochran-q': { en: 'Cochran’s Q', zh: 'Cochran Q 检验' } }),
      n: column.count({ en: '_n_', zh: '_n_' }),
      statistic: column.statistic({ en: '_Q_', zh: '_Q_' }, 'chi2'),
      df: column.df({ en: 'df', zh: '自由度' }),
      p: column.pValue(),
    },
  }),
  pairs: defineTable({
    title: { en: 'Pairs', zh: '配对四格表' },
    rows: ['first', 'second'],
    columns: {
      first,
      second,
      n: column.count({ en: '_n_', zh: '_n_' }),
      both: column.count({ en: 'Both', zh: '均发生' }),
      firstOnly: column.count({ en: 'First only', zh: '仅变量一' }),
      secondOnly: column.count({ en: 'Second only', zh: '仅变量二' }),
      neither: column.count({ en: 'Neither', zh: '均未发生' }),
    },
  }),
  differences: defineTable({
    title: { en: 'Paired differences', zh: '配对率差' },
    rows: ['first', 'second'],
    columns: {
      first,
      second,
      difference: column.percent({ en: 'Difference (points)', zh: '率差(百分点)' }),
      interval: column.interval({ en: '{level} CI, Newcombe', zh: 'Newcombe 法 {level} CI' }, 'percent'),
      odds: column.estimate({ en: 'Odds ratio', zh: '配对 OR' }),
      oddsInterval: column.interval({ en: '{level} CI, exact', zh: '精确法 {level} CI' }, 'ratio'),
    },
  }),
  tests: defineTable({
    title: { en: 'McNemar’s tests', zh: 'McNemar 检验' },
    rows: ['first', 'second', 'test'],
    columns: {
      first,
      second,
      test: column.keyed(
        { en: 'Test', zh: '检验' },
        {
          exact: { en: 'Exact', zh: '精确法' },
          'mid-p': { en: 'Mid-_P_', zh: '中位 _P_ 法' },
          corrected: { en: '_χ_^2^, continuity-corrected', zh: '校正 _χ_^2^' },
          asymptotic: { en: '_χ_^2^', zh: '未校正 _χ_^2^' },
        },
      ),
      statistic: column.statistic({ en: '_χ_^2^', zh: '_χ_^2^' }, 'chi2'),
      df: column.df({ en: 'df', zh: '自由度' }),
      p: column.pValue(),
      adjusted,
    },
  }),
  cross: defineTable({
    title: { en: 'Changes: {name}', zh: '变化：{name}' },
    rows: ['value'],
    columns: {
      value: column.label({ en: 'First', zh: '变量一' }),
      cell: column.perLevel(column.summary({ en: '{group}', zh: '{group}' })),
      total: column.summary({ en: 'Total', zh: '合计' }),
    },
  }),
  symmetry: defineTable({
    title: { en: 'Bowker’s test of symmetry', zh: 'Bowker 对称性检验' },
    rows: ['first', 'second'],
    columns: {
      first,
      second,
      n: column.count({ en: '_n_', zh: '_n_' }),
      changed: column.summary({ en: 'Changed', zh: '有变化' }),
      statistic: column.statistic({ en: '_χ_^2^', zh: '_χ_^2^' }, 'chi2'),
      df: column.df({ en: 'df', zh: '自由度' }),
      p: column.pValue(),
      adjusted,
    },
  }),
}
