import { defineTable } from '../../kit/analysis.ts'
import * as column from '../../kit/outcome/columns.ts'

const variable = column.label({ en: 'Events', zh: '事件' })

const intervalsOf = (of: 'estimate' | 'ratio') => ({
  exact: column.interval({ en: '{level} CI, exact', zh: '精确法 {level} CI' }, of),
  byar: column.interval({ en: '{level} CI, Byar', zh: 'Byar 法 {level} CI' }, of),
  score: column.interval({ en: '{level} CI, score', zh: '计分法 {level} CI' }, of),
})

export const tables = {
  rates: defineTable({
    title: { en: 'Rate per {per}', zh: '发生率（每 {per}）' },
    rows: ['variable'],
    columns: {
      variable,
      events: column.count({ en: 'Number', zh: '发生数' }),
      exposure: column.quantityColumn({ en: 'Exposure', zh: '暴露量' }),
      rate: column.estimate({ en: 'Rate', zh: '率' }),
      ...intervalsOf('estimate'),
    },
  }),
  ratios: defineTable({
    title: { en: 'Observed and expected events (SIR/SMR)', zh: '实际与期望事件数（SIR/SMR）' },
    rows: ['variable'],
    columns: {
      variable,
      observed: column.count({ en: 'Observed', zh: '实际数' }),
      expected: column.estimate({ en: 'Expected', zh: '期望数' }),
      ratio: column.estimate({ en: 'Observed / expected', zh: '标准化比' }),
      ...intervalsOf('ratio'),
    },
  }),
  tests: defineTable({
    title: { en: 'Exact Poisson test', zh: 'Poisson 精确检验' },
    rows: ['quantity'],
    columns: {
      quantity: column.keyed(
        { en: 'Tested', zh: '检验对象' },
        { rate: { en: 'Rate', zh: '发生率' }, ratio: { en: 'Observed / expected', zh: '标准化比' } },
      ),
      reference: column.quantityColumn({ en: 'Reference', zh: '参考值' }),
      observed: column.count({ en: 'Observed events', zh: '实际数' }),
      expected: column.estimate({ en: 'Events under the reference', zh: '参考值下的期望数' }),
      p: column.pValue(),
    },
  }),
  dispersion: defineTable({
    title: { en: 'Dispersion over the rows', zh: '各行计数的离散度' },
    rows: ['variable'],
    columns: {
      variable,
      n: column.count({ en: 'Rows', zh: '行数' }),
      statistic: column.statistic({ en: 'Pearson _χ_^2^', zh: 'Pearson _χ_^2^' }, 'chi2'),
      df: column.df({ en: 'df', zh: '自由度' }),
      ratio: column.estimate({ en: '_χ_^2^/df', zh: '_χ_^2^/自由度' }),
      p: column.pValue(),
    },
  }),
}
