import { defineTable } from '../../kit/analysis.ts'
import * as column from '../../kit/outcome/columns.ts'

const variable = column.label({ en: 'Variable', zh: '变量' })

export const tables = {
  proportions: defineTable({
    title: { en: 'Proportions', zh: '率的估计' },
    rows: ['variable', 'event'],
    columns: {
      variable,
      event: column.label({ en: 'Event', zh: '事件' }),
      events: column.count({ en: 'Events', zh: '发生数' }),
      n: column.count({ en: '_n_', zh: '_n_' }),
      proportion: column.percent({ en: '%', zh: '率(%)' }),
      wilson: column.interval({ en: '{level} CI, Wilson (%)', zh: 'Wilson 法 {level} CI(%)' }, 'percent'),
      exact: column.interval({ en: '{level} CI, Clopper–Pearson (%)', zh: '精确法 {level} CI(%)' }, 'percent'),
      wald: column.interval({ en: '{level} CI, normal (%)', zh: '正态近似法 {level} CI(%)' }, 'percent'),
    },
  }),
  tests: defineTable({
    title: { en: 'Tests against {expected}', zh: '与总体率 {expected} 的比较' },
    rows: ['variable', 'test'],
    columns: {
      variable,
      test: column.keyed(
        { en: 'Test', zh: '检验' },
        {
          exact: { en: 'Exact binomial', zh: '二项分布精确检验' },
          score: { en: 'Score', zh: '正态近似（计分）检验' },
          'score-corrected': { en: 'Score, continuity-corrected', zh: '正态近似检验（连续性校正）' },
        },
      ),
      difference: column.percent({ en: 'Difference (percentage points)', zh: '与总体率之差(百分点)' }),
      statistic: column.statistic({ en: '_Z_', zh: '_Z_' }, 'Z'),
      p: column.pValue(),
    },
  }),
  categories: defineTable({
    title: { en: 'Observed and expected: {name}', zh: '实际与理论频数：{name}' },
    rows: ['value'],
    columns: {
      value: column.label({ en: 'Value', zh: '取值' }),
      observed: column.summary({ en: 'Observed', zh: '实际' }),
      expected: column.estimate({ en: 'Expected count', zh: '理论频数' }),
      share: column.percent({ en: 'Expected %', zh: '理论构成(%)' }),
      residual: column.estimate({ en: 'Standardised residual', zh: '标准化残差' }),
    },
  }),
  fit: defineTable({
    title: { en: 'Goodness of fit', zh: '拟合优度检验' },
    rows: ['variable', 'test'],
    columns: {
      variable,
      test: column.keyed(
        { en: 'Test', zh: '检验' },
        {
          pearson: { en: 'Pearson _χ_^2^', zh: 'Pearson _χ_^2^' },
          multinomial: { en: 'Exact multinomial', zh: '多项分布精确检验' },
        },
      ),
      statistic: column.statistic({ en: '_χ_^2^', zh: '_χ_^2^' }, 'chi2'),
      df: column.df({ en: 'df', zh: '自由度' }),
      p: column.pValue(),
      w: column.estimate({ en: 'Cohen’s _w_', zh: 'Cohen _w_' }),
    },
  }),
}
