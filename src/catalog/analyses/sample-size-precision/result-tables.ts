import { defineTable } from '../../kit/analysis.ts'
import * as column from '../../kit/outcome/columns.ts'
import { planTables } from '../../kit/planning/planning-tables.ts'

export const tables = {
  sizes: planTables.sizes,
  precision: defineTable({
    title: { en: 'Precision', zh: '估计精度' },
    rows: ['solved'],
    columns: {
      solved: column.keyed(
        { en: 'Solved for', zh: '求解' },
        {
          size: { en: 'Sample size', zh: '样本量' },
          width: { en: 'Half-width', zh: '区间半宽' },
        },
      ),
      confidence: column.percent({ en: 'Confidence, %', zh: '置信水平(%)' }),
      asked: column.estimate({ en: 'Half-width asked for', zh: '要求的半宽' }, 4),
      width: column.estimate({ en: 'Half-width', zh: '半宽' }, 4),
    },
  }),
  beside: defineTable({
    title: { en: 'If the half-width is another', zh: '半宽改变时' },
    rows: ['relative'],
    columns: {
      relative: column.percent({ en: '% of the planned', zh: '相当于设定半宽(%)' }),
      width: column.estimate({ en: 'Half-width', zh: '半宽' }, 4),
      total: column.count({ en: 'Analysed', zh: '分析例数' }),
    },
  }),
}
