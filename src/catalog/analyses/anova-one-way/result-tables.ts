import { defineTable } from '../../kit/analysis.ts'
import * as column from '../../kit/outcome/columns.ts'

const variable = column.label({ en: 'Variable', zh: '变量' })
const group = column.label({ en: 'Group', zh: '组别' })
const statistic = column.statistic({ en: 'Statistic', zh: '统计量' })
const df = column.df({ en: 'df', zh: '自由度' })
const interval = column.interval({ en: '{level} CI', zh: '{level} CI' })

export const tables = {
  groups: defineTable({
    title: { en: 'Groups', zh: '各组统计量' },
    rows: ['variable', 'group'],
    columns: {
      variable,
      group,
      n: column.count({ en: '_n_', zh: '例数' }),
      missing: column.count({ en: 'Missing', zh: '缺失' }),
      mean: column.estimate({ en: 'Mean', zh: '均数' }),
      interval,
      sd: column.estimate({ en: 'SD', zh: '标准差' }),
      se: column.standardError({ en: 'SE', zh: '标准误' }),
      median: column.estimate({ en: 'Median', zh: '中位数' }),
      p25: column.estimate({ en: 'P25', zh: 'P25' }),
      p75: column.estimate({ en: 'P75', zh: 'P75' }),
      meanRank: column.estimate({ en: 'Mean rank', zh: '平均秩次' }),
    },
  }),
  tests: defineTable({
    title: { en: 'Comparison of all groups', zh: '各组总体比较' },
    rows: ['variable', 'test'],
    columns: {
      variable,
      test: column.keyed(
        { en: 'Test', zh: '检验' },
        {
          anova: { en: 'One-way ANOVA', zh: '单因素方差分析' },
          welch: { en: 'Welch ANOVA', zh: 'Welch 方差分析' },
          'kruskal-wallis': { en: 'Kruskal–Wallis', zh: 'Kruskal–Wallis' },
        },
      ),
      statistic,
      df,
      p: column.pValue(),
    },
  }),
  variance: defineTable({
    title: { en: 'Analysis of variance', zh: '方差分析表' },
    rows: ['variable', 'source'],
    columns: {
      variable,
      source: column.keyed(
        { en: 'Source', zh: '变异来源' },
        {
          between: { en: 'Between groups', zh: '组间' },
          within: { en: 'Within groups', zh: '组内' },
          total: { en: 'Total', zh: '总变异' },
        },
      ),
      squares: column.estimate({ en: 'Sum of squares', zh: '离均差平方和' }),
      df,
      meanSquare: column.estimate({ en: 'Mean square', zh: '均方' }),
      f: column.statistic({ en: '_F_', zh: '_F_' }, 'F'),
      p: column.pValue(),
    },
  }),
  pairs: defineTable({
    title: { en: 'Pairwise comparisons', zh: '两两比较' },
    rows: ['variable', 'method', 'first', 'second'],
    columns: {
      variable,
      method: column.keyedOnce(
        { en: 'Method', zh: '方法' },
        {
          tukey: { en: 'Tukey–Kramer', zh: 'Tukey–Kramer' },
          'games-howell': { en: 'Games–Howell', zh: 'Games–Howell' },
          bonferroni: { en: 'Bonferroni', zh: 'Bonferroni' },
          holm: { en: 'Holm', zh: 'Holm' },
          dunnett: { en: 'Dunnett', zh: 'Dunnett' },
          dunn: { en: 'Dunn', zh: 'Dunn' },
        },
      ),
      first: column.label({ en: 'Group', zh: '组别' }),
      second: column.label({ en: 'less group', zh: '对比组' }),
      difference: column.estimate({ en: 'Difference', zh: '差值' }),
      interval,
      se: column.standardError({ en: 'SE', zh: '标准误' }),
      statistic,
      df,
      p: column.pValue(),
    },
  }),
  effects: defineTable({
    title: { en: 'Effect sizes', zh: '效应量' },
    rows: ['variable', 'measure'],
    columns: {
      variable,
      measure: column.keyed(
        { en: 'Measure', zh: '指标' },
        {
          'eta-squared': { en: '_η_^2^', zh: '_η_^2^' },
          'omega-squared': { en: '_ω_^2^', zh: '_ω_^2^' },
          'epsilon-squared': { en: '_ε_^2^ (Kruskal–Wallis)', zh: '_ε_^2^（Kruskal–Wallis）' },
        },
      ),
      estimate: column.estimate({ en: 'Estimate', zh: '估计值' }, 3),
      interval,
    },
  }),
  assumptions: defineTable({
    title: { en: 'Assumption checks', zh: '前提条件检查' },
    rows: ['variable', 'test', 'group'],
    columns: {
      variable,
      test: column.keyed(
        { en: 'Check', zh: '检查' },
        {
          residuals: { en: 'Normality of residuals: Shapiro–Wilk', zh: '残差正态性：Shapiro–Wilk' },
          'shapiro-wilk': { en: 'Normality: Shapiro–Wilk', zh: '正态性：Shapiro–Wilk' },
          levene: { en: 'Equal variances: Levene (means)', zh: '方差齐性：Levene（均值）' },
          bartlett: { en: 'Equal variances: Bartlett', zh: '方差齐性：Bartlett' },
          fligner: { en: 'Equal variances: Fligner–Killeen (ranks)', zh: '方差齐性：Fligner–Killeen（秩）' },
          'brown-forsythe': {
            en: 'Equal variances: Brown–Forsythe (medians)',
            zh: '方差齐性：Brown–Forsythe（中位数）',
          },
        },
      ),
      group,
      statistic,
      df,
      p: column.pValue(),
    },
  }),
}
