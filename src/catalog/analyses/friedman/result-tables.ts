import { defineTable } from '../../kit/analysis.ts'
import * as column from '../../kit/outcome/columns.ts'

/** An occasion is a level of a variable, or the name that the user gave a column. */
export const tables = {
  ranks: defineTable({
    title: { en: 'Ranks of complete subjects', zh: '测量完整者的秩次' },
    rows: ['level', 'name'],
    columns: {
      level: column.label({ en: 'Occasion', zh: '时点（处理）' }),
      name: column.textColumn({ en: 'Occasion', zh: '时点（处理）' }),
      n: column.count({ en: '_n_', zh: '例数' }),
      meanRank: column.estimate({ en: 'Mean rank', zh: '平均秩次' }),
      median: column.quantityColumn({ en: 'Median', zh: '中位数' }),
      interval: column.interval({ en: '{level} CI', zh: '{level} CI' }, 'quantity'),
      p25: column.quantityColumn({ en: 'P25', zh: 'P25' }),
      p75: column.quantityColumn({ en: 'P75', zh: 'P75' }),
    },
  }),
  test: defineTable({
    title: { en: 'Friedman test', zh: 'Friedman 检验' },
    rows: ['test'],
    columns: {
      test: column.keyed({ en: 'Test', zh: '检验' }, { friedman: { en: 'Friedman', zh: 'Friedman' } }),
      statistic: column.statistic({ en: '_χ_^2^', zh: '_χ_^2^' }, 'chi2'),
      df: column.df({ en: 'df', zh: '自由度' }),
      p: column.pValue(),
      concordance: column.estimate({ en: 'Kendall _W_', zh: 'Kendall _W_' }, 3),
    },
  }),
  pairs: defineTable({
    title: { en: 'Pairs of occasions', zh: '时点（处理）间两两比较' },
    rows: ['first', 'second', 'firstName', 'secondName'],
    columns: {
      first: column.label({ en: 'First', zh: '第一个' }),
      second: column.label({ en: 'Second', zh: '第二个' }),
      firstName: column.textColumn({ en: 'First', zh: '第一个' }),
      secondName: column.textColumn({ en: 'Second', zh: '第二个' }),
      difference: column.estimate({ en: 'Difference of mean ranks', zh: '平均秩次之差' }),
      se: column.standardError({ en: 'SE', zh: '标准误' }),
      statistic: column.statistic({ en: 'Statistic', zh: '统计量' }),
      p: column.pValue(),
    },
  }),
}
