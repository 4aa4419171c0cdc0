import { defineTable } from '../../kit/analysis.ts'
import { termTestsTable } from '../../kit/models/linear-tables.ts'
import { termColumn } from '../../kit/models/model-tables.ts'
import * as column from '../../kit/outcome/columns.ts'

const interval = column.interval({ en: '{level} CI', zh: '{level} CI' })

export const tables = {
  terms: termTestsTable,
  fit: defineTable({
    title: { en: 'The model as a whole', zh: '模型概要' },
    rows: ['outcome'],
    columns: {
      outcome: column.label({ en: 'Outcome', zh: '因变量' }),
      n: column.count({ en: '_n_', zh: '例数' }),
      rSquared: column.estimate({ en: '_R_^2^', zh: '_R_^2^' }, 3),
      adjusted: column.estimate({ en: 'Adjusted _R_^2^', zh: '调整 _R_^2^' }, 3),
      statistic: column.statistic({ en: '_F_', zh: '_F_' }, 'F'),
      df: column.df({ en: 'df', zh: '自由度' }),
      p: column.pValue(),
      error: column.estimate({ en: 'Error sum of squares', zh: '误差平方和' }),
      meanSquare: column.estimate({ en: 'Error mean square', zh: '误差均方' }),
      total: column.estimate({ en: 'Corrected total', zh: '校正总平方和' }),
    },
  }),
  means: defineTable({
    title: { en: 'Estimated marginal means', zh: '估计边际均值' },
    rows: ['cell'],
    columns: {
      cell: column.term({ en: 'Cell', zh: '单元' }),
      n: column.count({ en: '_n_', zh: '例数' }),
      mean: column.estimate({ en: 'Observed mean', zh: '实测均值' }),
      sd: column.estimate({ en: 'SD', zh: '标准差' }),
      estimate: column.estimate({ en: 'Estimated mean', zh: '估计均值' }),
      se: column.standardError({ en: 'SE', zh: '标准误' }),
      interval,
    },
  }),
  simple: defineTable({
    title: { en: 'Simple effects', zh: '简单效应' },
    rows: ['factor', 'at'],
    columns: {
      factor: column.label({ en: 'Effect of', zh: '因素' }),
      at: column.term({ en: 'Within', zh: '水平' }),
      statistic: column.statistic({ en: '_F_', zh: '_F_' }, 'F'),
      df: column.df({ en: 'df', zh: '自由度' }),
      p: column.pValue(),
    },
  }),
  pairs: defineTable({
    title: { en: 'Pairwise comparisons of estimated means', zh: '估计边际均值的两两比较' },
    rows: ['factor', 'at', 'first', 'second'],
    columns: {
      factor: column.label({ en: 'Factor', zh: '因素' }),
      at: column.term({ en: 'Within', zh: '水平' }),
      first: column.label({ en: 'First', zh: '第一组' }),
      second: column.label({ en: 'Second', zh: '第二组' }),
      difference: column.estimate({ en: 'Difference', zh: '差值' }),
      se: column.standardError({ en: 'SE', zh: '标准误' }),
      interval,
      statistic: column.statistic({ en: '_t_', zh: '_t_' }, 't'),
      df: column.df({ en: 'df', zh: '自由度' }),
      p: column.pValue(),
    },
  }),
  coefficients: defineTable({
    title: { en: 'Coefficients', zh: '回归系数' },
    rows: ['term'],
    columns: {
      term: termColumn,
      estimate: column.estimate({ en: '_B_', zh: '_B_' }),
      se: column.standardError({ en: 'SE', zh: '标准误' }),
      interval,
      statistic: column.statistic({ en: '_t_', zh: '_t_' }, 't'),
      p: column.pValue(),
    },
  }),
  assumptions: defineTable({
    title: { en: 'Assumption checks', zh: '前提条件检查' },
    rows: ['test', 'variable'],
    columns: {
      test: column.keyed(
        { en: 'Check', zh: '检查' },
        {
          'shapiro-wilk': { en: 'Normality of residuals: Shapiro–Wilk', zh: '残差正态性：Shapiro–Wilk' },
          levene: { en: 'Equal variances: Levene (means)', zh: '方差齐性：Levene（均值）' },
          'brown-forsythe': {
            en: 'Equal variances: Brown–Forsythe (medians)',
            zh: '方差齐性：Brown–Forsythe（中位数）',
          },
          slopes: { en: 'Homogeneity of slopes', zh: '斜率齐性（平行性）' },
        },
      ),
      variable: column.label({ en: 'Covariate', zh: '协变量' }),
      statistic: column.statistic({ en: 'Statistic', zh: '统计量' }),
      df: column.df({ en: 'df', zh: '自由度' }),
      p: column.pValue(),
    },
  }),
}
