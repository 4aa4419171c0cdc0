import { defineTable } from '../../kit/analysis.ts'
import * as column from '../../kit/outcome/columns.ts'

const first = column.label({ en: 'First', zh: '评价者一' })
const second = column.label({ en: 'Second', zh: '评价者二' })
const n = column.count({ en: '_n_', zh: '_n_' })

const inference = {
  kappa: column.estimate({ en: '_κ_', zh: 'Kappa' }, 3),
  se: { ...column.standardError({ en: 'SE', zh: '标准误' }), decimals: 3 },
  interval: column.interval({ en: '{level} CI', zh: '{level} CI' }),
  z: column.statistic({ en: '_Z_', zh: '_Z_' }, 'Z'),
  p: column.pValue(),
}

export const tables = {
  cross: defineTable({
    title: { en: 'Ratings: {name}', zh: '评价结果：{name}' },
    rows: ['value'],
    columns: {
      value: column.label({ en: 'First', zh: '评价者一' }),
      cell: column.perLevel(column.summary({ en: '{group}', zh: '{group}' })),
      total: column.summary({ en: 'Total', zh: '合计' }),
    },
  }),
  agreement: defineTable({
    title: { en: 'Agreement of pairs', zh: '两两一致率' },
    rows: ['first', 'second'],
    columns: {
      first,
      second,
      n,
      agreed: column.summary({ en: 'Agreed', zh: '一致' }),
      observedInterval: column.interval({ en: '{level} CI, Wilson (%)', zh: 'Wilson 法 {level} CI(%)' }, 'percent'),
      expected: column.percent({ en: 'Expected by chance (%)', zh: '期望一致率(%)' }),
      pabak: column.estimate({ en: 'PABAK', zh: 'PABAK' }, 3),
      pabakInterval: column.interval({ en: '{level} CI', zh: '{level} CI' }),
    },
  }),
  kappas: defineTable({
    title: { en: 'Cohen’s kappa', zh: 'Cohen Kappa' },
    rows: ['first', 'second', 'weights'],
    columns: {
      first,
      second,
      weights: column.keyed(
        { en: 'Weights', zh: '权重' },
        {
          unweighted: { en: 'Unweighted', zh: '不加权' },
          linear: { en: 'Linear', zh: '线性' },
          quadratic: { en: 'Quadratic', zh: '平方' },
        },
      ),
      ...inference,
    },
  }),
  fleiss: defineTable({
    title: { en: 'Fleiss’ kappa of all raters', zh: '全部评价者的 Fleiss Kappa' },
    rows: ['test'],
    columns: {
      test: column.keyed({ en: 'Agreement', zh: '一致性' }, { fleiss: { en: 'Fleiss', zh: 'Fleiss' } }),
      raters: column.count({ en: 'Raters', zh: '评价者数' }),
      n,
      observed: column.percent({ en: 'Observed (%)', zh: '观察一致率(%)' }),
      expected: column.percent({ en: 'Expected by chance (%)', zh: '期望一致率(%)' }),
      ...inference,
    },
  }),
  categories: defineTable({
    title: { en: 'Fleiss’ kappa of each category', zh: '各分类的 Fleiss Kappa' },
    rows: ['category'],
    columns: {
      category: column.label({ en: 'Category', zh: '分类' }),
      share: column.percent({ en: 'Of all ratings (%)', zh: '占全部评价(%)' }),
      ...inference,
    },
  }),
}
