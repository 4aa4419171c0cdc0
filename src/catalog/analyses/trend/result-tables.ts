import { defineTable } from '../../kit/analysis.ts'
import * as column from '../../kit/outcome/columns.ts'

const variable = column.label({ en: 'Outcome', zh: '结局' })

export const tables = {
  groups: defineTable({
    title: { en: 'Proportions over the groups', zh: '各组的率' },
    rows: ['variable', 'group'],
    columns: {
      variable,
      group: column.label({ en: 'Group', zh: '组别' }),
      score: column.quantityColumn({ en: 'Score', zh: '赋值' }),
      events: column.count({ en: 'Events', zh: '发生数' }),
      n: column.count({ en: '_n_', zh: '_n_' }),
      proportion: column.percent({ en: '%', zh: '率(%)' }),
      interval: column.interval({ en: '{level} CI, Wilson (%)', zh: 'Wilson 法 {level} CI(%)' }, 'percent'),
    },
  }),
  slopes: defineTable({
    title: { en: 'Change per unit of the score', zh: '赋值每增加 1 的变化' },
    rows: ['variable'],
    columns: {
      variable,
      slope: column.estimate({ en: 'Percentage points', zh: '率的变化(百分点)' }),
      interval: column.interval({ en: '{level} CI', zh: '{level} CI' }),
    },
  }),
  tests: defineTable({
    title: { en: 'Trend', zh: '趋势检验' },
    rows: ['variable', 'test'],
    columns: {
      variable,
      test: column.keyed(
        { en: 'Test', zh: '检验' },
        {
          'cochran-armitage': { en: 'Cochran–Armitage trend', zh: 'Cochran–Armitage 趋势检验' },
          departure: { en: 'Departure from a line', zh: '偏离线性检验' },
          'linear-by-linear': { en: 'Linear-by-linear', zh: '线性关联检验' },
        },
      ),
      statistic: column.statistic({ en: 'Statistic', zh: '统计量' }),
      df: column.df({ en: 'df', zh: '自由度' }),
      p: column.pValue(),
    },
  }),
  association: defineTable({
    title: { en: 'Linear-by-linear association', zh: '线性关联' },
    rows: ['variable'],
    columns: {
      variable,
      n: column.count({ en: '_n_', zh: '_n_' }),
      r: column.estimate({ en: '_r_ of the scores', zh: '赋值的 _r_' }),
      interval: column.interval({ en: '{level} CI', zh: '{level} CI' }),
      statistic: column.statistic({ en: '_χ_^2^', zh: '_χ_^2^' }, 'chi2'),
      df: column.df({ en: 'df', zh: '自由度' }),
      p: column.pValue(),
    },
  }),
}
