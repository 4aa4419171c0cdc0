import { defineTable } from '../../kit/analysis.ts'
import { equivalenceColumns, equivalenceTitle } from '../../kit/comparison/equivalence-table.ts'
import { rankStatistic } from '../../kit/comparison/rank-statistic.ts'
import * as column from '../../kit/outcome/columns.ts'

/** A pair is identified by its two columns, or by the outcome if rows share a set. */
const pair = {
  first: column.label({ en: 'First', zh: '第一个' }),
  second: column.label({ en: 'Second', zh: '第二个' }),
  outcome: column.label({ en: 'Outcome', zh: '检验变量' }),
}
const interval = column.interval({ en: '{level} CI', zh: '{level} CI' })

export const tables = {
  measurements: defineTable({
    title: { en: 'Measurements of complete pairs', zh: '完整配对的统计量' },
    rows: ['first', 'second', 'outcome', 'member'],
    columns: {
      ...pair,
      member: column.label({ en: 'Measurement', zh: '测量' }),
      n: column.count({ en: 'Pairs', zh: '对子数' }),
      mean: column.estimate({ en: 'Mean', zh: '均数' }),
      sd: column.estimate({ en: 'SD', zh: '标准差' }),
      median: column.quantityColumn({ en: 'Median', zh: '中位数' }),
      p25: column.quantityColumn({ en: 'P25', zh: 'P25' }),
      p75: column.quantityColumn({ en: 'P75', zh: 'P75' }),
    },
  }),
  differences: defineTable({
    title: { en: 'Differences, first minus second', zh: '差值（第一个减第二个）' },
    rows: ['first', 'second', 'outcome'],
    columns: {
      ...pair,
      mean: column.estimate({ en: 'Mean', zh: '均数' }),
      sd: column.estimate({ en: 'SD', zh: '标准差' }),
      se: column.standardError({ en: 'SE', zh: '标准误' }),
      median: column.quantityColumn({ en: 'Median', zh: '中位数' }),
      p25: column.quantityColumn({ en: 'P25', zh: 'P25' }),
      p75: column.quantityColumn({ en: 'P75', zh: 'P75' }),
      positive: column.count({ en: 'Above 0', zh: '正差值' }),
      negative: column.count({ en: 'Below 0', zh: '负差值' }),
      zero: column.count({ en: 'Zero', zh: '零差值' }),
      correlation: column.estimate({ en: 'Correlation _r_', zh: '相关系数 _r_' }),
    },
  }),
  tests: defineTable({
    title: { en: 'Tests of the difference', zh: '差值的检验' },
    rows: ['first', 'second', 'outcome', 'test'],
    columns: {
      ...pair,
      test: column.keyed(
        { en: 'Test', zh: '检验' },
        {
          t: { en: 'Paired _t_', zh: '配对 _t_' },
          wilcoxon: { en: 'Wilcoxon signed rank', zh: 'Wilcoxon 符号秩' },
        },
      ),
      difference: column.estimate({ en: 'Difference', zh: '差值' }),
      interval,
      statistic: column.statistic({ en: 'Statistic', zh: '统计量' }),
      rank: rankStatistic,
      df: column.df({ en: 'df', zh: '自由度' }),
      p: column.pValue(),
    },
  }),
  equivalence: defineTable({
    title: equivalenceTitle,
    rows: ['first', 'second', 'outcome', 'side'],
    columns: { ...pair, ...equivalenceColumns },
  }),
  effects: defineTable({
    title: { en: 'Effect sizes', zh: '效应量' },
    rows: ['first', 'second', 'outcome', 'measure'],
    columns: {
      ...pair,
      measure: column.keyed(
        { en: 'Measure', zh: '指标' },
        {
          dz: { en: 'Cohen _d_~z~ (SD of the differences)', zh: 'Cohen _d_~z~（差值标准差）' },
          gz: { en: 'Hedges _g_~z~ (SD of the differences)', zh: 'Hedges _g_~z~（差值标准差）' },
          dav: {
            en: 'Cohen _d_~av~ (root mean square of both SDs)',
            zh: 'Cohen _d_~av~（两标准差的均方根）',
          },
          'rank-biserial': { en: 'Matched rank-biserial correlation', zh: '配对秩双列相关' },
        },
      ),
      estimate: column.estimate({ en: 'Estimate', zh: '估计值' }),
      interval,
    },
  }),
  normality: defineTable({
    title: { en: 'Normality of the differences', zh: '差值的正态性' },
    rows: ['first', 'second', 'outcome'],
    columns: {
      ...pair,
      w: column.statistic({ en: 'Shapiro–Wilk _W_', zh: 'Shapiro–Wilk _W_' }, 'W'),
      p: column.pValue(),
    },
  }),
}
