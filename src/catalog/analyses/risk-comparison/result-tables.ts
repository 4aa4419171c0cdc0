import { defineTable } from '../../kit/analysis.ts'
import * as column from '../../kit/outcome/columns.ts'

const variable = column.label({ en: 'Outcome', zh: '结局' })
const group = column.label({ en: 'Group', zh: '组别' })

export const tables = {
  risks: defineTable({
    title: { en: 'Risks', zh: '各组的率' },
    rows: ['variable', 'group'],
    columns: {
      variable,
      group,
      events: column.count({ en: 'Events', zh: '发生数' }),
      n: column.count({ en: '_n_', zh: '_n_' }),
      risk: column.percent({ en: 'Risk (%)', zh: '率(%)' }),
      interval: column.interval({ en: '{level} CI, Wilson (%)', zh: 'Wilson 法 {level} CI(%)' }, 'percent'),
    },
  }),
  differences: defineTable({
    title: { en: 'Risk differences', zh: '率差' },
    rows: ['variable', 'group', 'method'],
    columns: {
      variable,
      group,
      method: column.keyed(
        { en: 'Interval by', zh: '区间算法' },
        {
          newcombe: { en: 'Newcombe', zh: 'Newcombe 法' },
          'miettinen-nurminen': { en: 'Miettinen–Nurminen', zh: 'Miettinen–Nurminen 法' },
          wald: { en: 'Wald', zh: '正态近似（Wald）法' },
        },
      ),
      estimate: column.percent({ en: 'Difference (points)', zh: '率差(百分点)' }),
      interval: column.interval({ en: '{level} CI', zh: '{level} CI' }, 'percent'),
    },
  }),
  ratios: defineTable({
    title: { en: 'Ratios', zh: '相对指标' },
    rows: ['variable', 'group', 'measure', 'method'],
    columns: {
      variable,
      group,
      measure: column.keyed(
        { en: 'Measure', zh: '指标' },
        {
          'risk-ratio': { en: 'Risk ratio', zh: '相对危险度（RR）' },
          'odds-ratio': { en: 'Odds ratio', zh: '比值比（OR）' },
        },
      ),
      method: column.keyed(
        { en: 'Interval by', zh: '区间算法' },
        {
          katz: { en: 'Katz (log)', zh: 'Katz 对数法' },
          woolf: { en: 'Woolf (log)', zh: 'Woolf 对数法' },
          exact: { en: 'Exact conditional', zh: '条件精确法' },
        },
      ),
      estimate: column.estimate({ en: 'Estimate', zh: '估计值' }),
      interval: column.interval({ en: '{level} CI', zh: '{level} CI' }, 'ratio'),
    },
  }),
  nnt: defineTable({
    title: { en: 'Number needed to treat', zh: '需治疗人数' },
    rows: ['variable', 'group', 'side'],
    columns: {
      variable,
      group,
      side: column.keyed(
        { en: 'For one to', zh: '方向' },
        {
          benefit: { en: 'benefit (NNTB)', zh: '多一人获益（NNTB）' },
          harm: { en: 'be harmed (NNTH)', zh: '多一人受害（NNTH）' },
        },
      ),
      estimate: column.estimate({ en: 'Number', zh: '人数' }, 1),
      interval: column.interval({ en: '{level} CI', zh: '{level} CI' }),
    },
  }),
  tests: defineTable({
    title: { en: 'Tests of no difference', zh: '差异性检验' },
    rows: ['variable', 'group', 'test'],
    columns: {
      variable,
      group,
      test: column.keyed(
        { en: 'Test', zh: '检验' },
        {
          pearson: { en: 'Pearson _χ_^2^', zh: 'Pearson _χ_^2^' },
          fisher: { en: 'Fisher exact', zh: 'Fisher 确切概率法' },
        },
      ),
      statistic: column.statistic({ en: '_χ_^2^', zh: '_χ_^2^' }, 'chi2'),
      p: column.pValue(),
    },
  }),
  margins: defineTable({
    title: { en: '{aim}, margin {margin}', zh: '{aim}检验，界值 {margin}' },
    rows: ['variable', 'group', 'test'],
    columns: {
      variable,
      group,
      test: column.keyed(
        { en: 'Test', zh: '检验' },
        {
          score: { en: 'Score (Farrington–Manning)', zh: '计分检验（Farrington–Manning）' },
          wald: { en: 'Wald', zh: '正态近似（Wald）检验' },
        },
      ),
      statistic: column.statistic({ en: '_Z_', zh: '_Z_' }, 'Z'),
      p: column.pValue({ en: 'One-sided _P_', zh: '单侧 _P_' }),
    },
  }),
}
