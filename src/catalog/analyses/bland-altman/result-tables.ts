import { defineTable } from '../../kit/analysis.ts'
import * as column from '../../kit/outcome/columns.ts'

const estimate = column.estimate({ en: 'Estimate', zh: '估计值' })
const interval = column.interval({ en: '{level} CI', zh: '{level} CI' })

export const tables = {
  measurements: defineTable({
    title: { en: 'Measurements of complete pairs', zh: '配对完整者的测量值' },
    rows: ['method'],
    columns: {
      method: column.label({ en: 'Method', zh: '方法' }),
      n: column.count({ en: '_n_', zh: '_n_' }),
      mean: column.estimate({ en: 'Mean', zh: '均数' }),
      sd: column.estimate({ en: 'SD', zh: '标准差' }),
    },
  }),
  agreement: defineTable({
    title: { en: 'Bias and limits of agreement', zh: '偏倚与一致性界限' },
    rows: ['what'],
    columns: {
      what: column.keyed(
        { en: 'Of the differences', zh: '项目' },
        {
          bias: { en: 'Bias (mean)', zh: '偏倚（均数）' },
          lower: { en: 'Lower limit', zh: '一致性下限' },
          upper: { en: 'Upper limit', zh: '一致性上限' },
        },
      ),
      estimate,
      interval,
    },
  }),
  differences: defineTable({
    title: { en: 'Differences', zh: '差值' },
    rows: ['first', 'second'],
    columns: {
      first: column.label({ en: 'First', zh: '方法一' }),
      second: column.label({ en: 'Second', zh: '方法二' }),
      sd: column.estimate({ en: 'SD', zh: '标准差' }),
      within: column.summary({ en: 'Within the limits', zh: '在一致性界限内' }),
      acceptable: column.summary({ en: 'Acceptable', zh: '在可接受范围内' }),
      shapiro: column.estimate({ en: 'Shapiro–Wilk _W_', zh: 'Shapiro–Wilk _W_' }, 3),
      p: column.pValue(),
    },
  }),
  tests: defineTable({
    title: { en: 'Systematic and proportional bias', zh: '系统偏倚与比例偏倚' },
    rows: ['test'],
    columns: {
      test: column.keyed(
        { en: 'Question', zh: '检验' },
        {
          bias: { en: 'Bias: mean difference', zh: '系统偏倚：差值均数' },
          slope: { en: 'Proportional bias: slope of differences', zh: '比例偏倚：差值的斜率' },
          spread: { en: 'Spread: slope of their distance from the line', zh: '离散度：绝对残差的斜率' },
        },
      ),
      estimate,
      interval,
      statistic: column.statistic({ en: '_t_', zh: '_t_' }, 't'),
      df: column.df({ en: 'df', zh: '自由度' }),
      p: column.pValue(),
    },
  }),
}
