import { defineTable } from '../../kit/analysis.ts'
import { equivalenceColumns, equivalenceTitle } from '../../kit/comparison/equivalence-table.ts'
import { rankStatistic } from '../../kit/comparison/rank-statistic.ts'
import * as column from '../../kit/outcome/columns.ts'

const variable = column.label({ en: 'Variable', zh: '变量' })
const interval = column.interval({ en: '{level} CI', zh: '{level} CI' })

export const tables = {
  values: defineTable({
    title: { en: 'Values', zh: '统计量' },
    rows: ['variable'],
    columns: {
      variable,
      n: column.count({ en: '_n_', zh: '例数' }),
      missing: column.count({ en: 'Missing', zh: '缺失' }),
      mean: column.estimate({ en: 'Mean', zh: '均数' }),
      sd: column.estimate({ en: 'SD', zh: '标准差' }),
      se: column.standardError({ en: 'SE', zh: '标准误' }),
      median: column.quantityColumn({ en: 'Median', zh: '中位数' }),
      p25: column.quantityColumn({ en: 'P25', zh: 'P25' }),
      p75: column.quantityColumn({ en: 'P75', zh: 'P75' }),
      above: column.count({ en: 'Above', zh: '大于' }),
      below: column.count({ en: 'Below', zh: '小于' }),
      equal: column.count({ en: 'Equal', zh: '等于' }),
    },
  }),
  tests: defineTable({
    title: { en: 'Difference from the reference {reference}', zh: '与参考值 {reference} 的差异' },
    rows: ['variable', 'test'],
    columns: {
      variable,
      test: column.keyed(
        { en: 'Test', zh: '检验' },
        {
          t: { en: 'One-sample _t_', zh: '单样本 _t_' },
          wilcoxon: { en: 'Wilcoxon signed rank', zh: 'Wilcoxon 符号秩' },
          sign: { en: 'Sign', zh: '符号检验' },
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
    rows: ['variable', 'side'],
    columns: { variable, ...equivalenceColumns },
  }),
  effects: defineTable({
    title: { en: 'Effect sizes', zh: '效应量' },
    rows: ['variable', 'measure'],
    columns: {
      variable,
      measure: column.keyed(
        { en: 'Measure', zh: '指标' },
        {
          d: { en: 'Cohen _d_', zh: 'Cohen _d_' },
          g: { en: 'Hedges _g_', zh: 'Hedges _g_' },
          'rank-biserial': { en: 'Rank-biserial correlation', zh: '秩双列相关' },
        },
      ),
      estimate: column.estimate({ en: 'Estimate', zh: '估计值' }),
      interval,
    },
  }),
  normality: defineTable({
    title: { en: 'Normality', zh: '正态性' },
    rows: ['variable'],
    columns: {
      variable,
      w: column.statistic({ en: 'Shapiro–Wilk _W_', zh: 'Shapiro–Wilk _W_' }, 'W'),
      p: column.pValue(),
    },
  }),
}
