import { defineTable } from '../../kit/analysis.ts'
import { shapeColumns } from '../../kit/comparison/shape-words.ts'
import * as column from '../../kit/outcome/columns.ts'

const variable = column.label({ en: 'Variable', zh: '变量' })
const group = column.label({ en: 'Group', zh: '组别' })

export const tables = {
  shape: defineTable({
    title: { en: 'Shape', zh: '分布形态' },
    rows: ['variable', 'group'],
    columns: {
      variable,
      group,
      n: column.count({ en: '_n_', zh: '例数' }),
      missing: column.count({ en: 'Missing', zh: '缺失' }),
      mean: column.estimate({ en: 'Mean', zh: '均数' }),
      sd: column.estimate({ en: 'SD', zh: '标准差' }),
      median: column.quantityColumn({ en: 'Median', zh: '中位数' }),
      ...shapeColumns,
    },
  }),
  tests: defineTable({
    title: { en: 'Tests of normality', zh: '正态性检验' },
    rows: ['variable', 'group', 'test'],
    columns: {
      variable,
      group,
      test: column.keyed(
        { en: 'Test', zh: '检验' },
        {
          'shapiro-wilk': { en: 'Shapiro–Wilk', zh: 'Shapiro–Wilk' },
          'anderson-darling': { en: 'Anderson–Darling', zh: 'Anderson–Darling' },
          lilliefors: { en: 'Lilliefors (Kolmogorov–Smirnov)', zh: 'Lilliefors（Kolmogorov–Smirnov）' },
          skewness: { en: 'D’Agostino, skewness', zh: 'D’Agostino 偏度检验' },
          kurtosis: { en: 'Anscombe–Glynn, kurtosis', zh: 'Anscombe–Glynn 峰度检验' },
          omnibus: { en: 'D’Agostino–Pearson, both', zh: 'D’Agostino–Pearson 综合检验' },
        },
      ),
      statistic: column.statistic({ en: 'Statistic', zh: '统计量' }),
      p: column.pValue(),
    },
  }),
}
