import { defineTable } from '../../kit/analysis.ts'
import * as column from '../../kit/outcome/columns.ts'

export const tables = {
  reliability: defineTable({
    title: { en: 'Internal consistency', zh: '内部一致性信度' },
    rows: ['measure'],
    columns: {
      measure: column.keyed(
        { en: 'Coefficient', zh: '系数' },
        {
          alpha: { en: 'Cronbach’s alpha', zh: 'Cronbach α 系数' },
          omega: { en: 'McDonald’s omega (total)', zh: 'McDonald ω 系数（总体）' },
          standardised: { en: 'Standardised alpha', zh: '标准化 α 系数' },
          lambda2: { en: 'Guttman’s lambda 2', zh: 'Guttman λ₂ 系数' },
          correlation: { en: 'Mean inter-item correlation', zh: '条目间平均相关系数' },
        },
      ),
      value: column.estimate({ en: 'Estimate', zh: '估计值' }, 3),
      interval: column.interval({ en: '{level} CI', zh: '{level} CI' }),
    },
  }),
  items: defineTable({
    title: { en: 'Items', zh: '条目统计' },
    rows: ['item'],
    columns: {
      item: column.label({ en: 'Item', zh: '条目' }),
      mean: column.estimate({ en: 'Mean', zh: '均数' }),
      sd: column.estimate({ en: 'SD', zh: '标准差' }),
      itemRest: column.estimate({ en: 'Corrected item–total correlation', zh: '校正的条目–总分相关系数' }, 3),
      alphaWithout: column.estimate({ en: 'Alpha if item deleted', zh: '删除该条目后的 α 系数' }, 3),
    },
  }),
  factor: defineTable({
    title: { en: 'One common factor', zh: '单因子模型' },
    rows: ['item'],
    columns: {
      item: column.label({ en: 'Item', zh: '条目' }),
      loading: column.estimate({ en: 'Standardised loading', zh: '标准化因子载荷' }, 3),
      uniqueness: column.estimate({ en: 'Uniqueness', zh: '特殊性方差' }, 3),
      omegaWithout: column.estimate({ en: 'Omega if item deleted', zh: '删除该条目后的 ω 系数' }, 3),
    },
  }),
  split: defineTable({
    title: { en: 'Split-half reliability', zh: '折半信度' },
    rows: ['measure'],
    columns: {
      measure: column.keyed(
        { en: 'Coefficient', zh: '系数' },
        {
          first: { en: 'Alpha of the first half', zh: '第一半的 α 系数' },
          second: { en: 'Alpha of the second half', zh: '第二半的 α 系数' },
          correlation: { en: 'Correlation of the halves', zh: '两半得分的相关系数' },
          'spearman-brown': { en: 'Spearman–Brown coefficient', zh: 'Spearman–Brown 系数' },
          guttman: { en: 'Guttman’s split-half coefficient', zh: 'Guttman 折半系数' },
        },
      ),
      value: column.estimate({ en: 'Estimate', zh: '估计值' }, 3),
    },
  }),
  score: defineTable({
    title: { en: 'Score', zh: '量表得分' },
    rows: ['kind'],
    columns: {
      kind: column.keyed(
        { en: 'Score', zh: '得分' },
        { sum: { en: 'Sum of the items', zh: '条目总分' }, mean: { en: 'Mean of the items', zh: '条目均分' } },
      ),
      items: column.count({ en: 'Items', zh: '条目数' }),
      n: column.count({ en: '_n_', zh: '例数' }),
      mean: column.estimate({ en: 'Mean', zh: '均数' }),
      sd: column.estimate({ en: 'SD', zh: '标准差' }),
    },
  }),
}
