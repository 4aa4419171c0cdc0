import { defineTable } from '../../kit/analysis.ts'
import * as column from '../../kit/outcome/columns.ts'

/** An occasion is a level of a variable, or the name that the user gave a column. */
export const tables = {
  means: defineTable({
    title: { en: 'Means of complete subjects', zh: '测量完整受试者的统计量' },
    rows: ['level', 'name'],
    columns: {
      level: column.label({ en: 'Occasion', zh: '时点（条件）' }),
      name: column.textColumn({ en: 'Occasion', zh: '时点（条件）' }),
      n: column.count({ en: '_n_', zh: '例数' }),
      mean: column.estimate({ en: 'Mean', zh: '均数' }),
      interval: column.interval({ en: '{level} CI', zh: '{level} CI' }),
      sd: column.estimate({ en: 'SD', zh: '标准差' }),
      median: column.quantityColumn({ en: 'Median', zh: '中位数' }),
    },
  }),
  sphericity: defineTable({
    title: { en: 'Sphericity', zh: '球形性' },
    rows: ['test'],
    columns: {
      test: column.keyed({ en: 'Test', zh: '检验' }, { mauchly: { en: 'Mauchly', zh: 'Mauchly' } }),
      w: column.estimate({ en: '_W_', zh: '_W_' }, 3),
      statistic: column.statistic({ en: '_χ_^2^', zh: '_χ_^2^' }, 'chi2'),
      df: column.df({ en: 'df', zh: '自由度' }),
      p: column.pValue(),
      greenhouseGeisser: column.estimate({ en: '_ε_ Greenhouse–Geisser', zh: '_ε_（Greenhouse–Geisser）' }, 3),
      huynhFeldt: column.estimate({ en: '_ε_ Huynh–Feldt', zh: '_ε_（Huynh–Feldt）' }, 3),
      lowerBound: column.estimate({ en: '_ε_ lower bound', zh: '_ε_ 下界' }, 3),
    },
  }),
  tests: defineTable({
    title: { en: 'Tests of the occasions', zh: '时点（条件）效应的检验' },
    rows: ['correction'],
    columns: {
      correction: column.keyed(
        { en: 'Correction', zh: '校正' },
        {
          none: { en: 'Sphericity assumed', zh: '假定球形性' },
          'greenhouse-geisser': { en: 'Greenhouse–Geisser', zh: 'Greenhouse–Geisser' },
          'huynh-feldt': { en: 'Huynh–Feldt', zh: 'Huynh–Feldt' },
          'lower-bound': { en: 'Lower bound', zh: '下界' },
        },
      ),
      statistic: column.statistic({ en: '_F_', zh: '_F_' }, 'F'),
      df: column.df({ en: 'df', zh: '自由度' }),
      p: column.pValue(),
    },
  }),
  variance: defineTable({
    title: { en: 'Analysis of variance', zh: '方差分析表' },
    rows: ['source'],
    columns: {
      source: column.keyed(
        { en: 'Source', zh: '变异来源' },
        {
          conditions: { en: 'Occasions', zh: '时点（条件）间' },
          subjects: { en: 'Subjects', zh: '受试者间' },
          error: { en: 'Error', zh: '误差' },
        },
      ),
      squares: column.estimate({ en: 'Sum of squares', zh: '离均差平方和' }),
      df: column.df({ en: 'df', zh: '自由度' }),
      meanSquare: column.estimate({ en: 'Mean square', zh: '均方' }),
    },
  }),
  effects: defineTable({
    title: { en: 'Effect sizes', zh: '效应量' },
    rows: ['measure'],
    columns: {
      measure: column.keyed(
        { en: 'Measure', zh: '指标' },
        {
          'partial-eta-squared': { en: 'Partial _η_^2^', zh: '偏 _η_^2^' },
          'generalised-eta-squared': { en: 'Generalised _η_^2^', zh: '广义 _η_^2^' },
        },
      ),
      estimate: column.estimate({ en: 'Estimate', zh: '估计值' }, 3),
      interval: column.interval({ en: '{level} CI', zh: '{level} CI' }),
    },
  }),
  pairs: defineTable({
    title: { en: 'Pairs of occasions', zh: '时点（条件）间两两比较' },
    rows: ['first', 'second', 'firstName', 'secondName'],
    columns: {
      first: column.label({ en: 'First', zh: '第一个' }),
      second: column.label({ en: 'Second', zh: '第二个' }),
      firstName: column.textColumn({ en: 'First', zh: '第一个' }),
      secondName: column.textColumn({ en: 'Second', zh: '第二个' }),
      difference: column.estimate({ en: 'Difference', zh: '差值' }),
      se: column.standardError({ en: 'SE', zh: '标准误' }),
      interval: column.interval({ en: '{level} CI', zh: '{level} CI' }),
      statistic: column.statistic({ en: '_t_', zh: '_t_' }, 't'),
      df: column.df({ en: 'df', zh: '自由度' }),
      p: column.pValue(),
    },
  }),
}
