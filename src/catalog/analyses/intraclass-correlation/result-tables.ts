import { defineTable } from '../../kit/analysis.ts'
import * as column from '../../kit/outcome/columns.ts'
import { formNames } from './form-names.ts'

export const tables = {
  ratings: defineTable({
    title: { en: 'Ratings of complete subjects', zh: '测量完整者的测量值' },
    rows: ['level', 'name'],
    columns: {
      level: column.label({ en: 'Rater', zh: '评价者（测量）' }),
      name: column.textColumn({ en: 'Rater', zh: '评价者（测量）' }),
      n: column.count({ en: '_n_', zh: '例数' }),
      mean: column.estimate({ en: 'Mean', zh: '均数' }),
      sd: column.estimate({ en: 'SD', zh: '标准差' }),
    },
  }),
  correlations: defineTable({
    title: { en: 'Intraclass correlations', zh: '组内相关系数' },
    rows: ['form'],
    columns: {
      form: column.keyed({ en: 'Form', zh: '形式' }, formNames),
      icc: column.estimate({ en: 'ICC', zh: 'ICC' }, 3),
      interval: column.interval({ en: '{level} CI', zh: '{level} CI' }),
      statistic: column.statistic({ en: '_F_', zh: '_F_' }, 'F'),
      df: column.df({ en: 'df', zh: '自由度' }),
      p: column.pValue(),
    },
  }),
  variance: defineTable({
    title: { en: 'Analysis of variance', zh: '方差分析' },
    rows: ['source'],
    columns: {
      source: column.keyed(
        { en: 'Source', zh: '变异来源' },
        {
          subjects: { en: 'Subjects', zh: '受试者间' },
          within: { en: 'Within subjects', zh: '受试者内' },
          raters: { en: 'Raters', zh: '评价者间' },
          error: { en: 'Residual', zh: '残差' },
        },
      ),
      squares: column.estimate({ en: 'Sum of squares', zh: '离均差平方和' }),
      df: column.df({ en: 'df', zh: '自由度' }),
      meanSquare: column.estimate({ en: 'Mean square', zh: '均方' }),
      statistic: column.statistic({ en: '_F_', zh: '_F_' }, 'F'),
      p: column.pValue(),
    },
  }),
  error: defineTable({
    title: { en: 'Error of measurement', zh: '测量误差' },
    rows: ['model'],
    columns: {
      model: column.keyed(
        { en: 'Error counted as in', zh: '误差的定义' },
        {
          'one-way': { en: 'ICC(1): one-way', zh: 'ICC(1)：单向' },
          agreement: { en: 'ICC(2): agreement', zh: 'ICC(2)：绝对一致' },
          consistency: { en: 'ICC(3): consistency', zh: 'ICC(3)：一致性' },
        },
      ),
      sem: column.estimate({ en: 'SEM', zh: '测量标准误' }),
      change: column.estimate({ en: 'Smallest detectable change, {level}', zh: '最小可检测变化({level})' }),
    },
  }),
}
