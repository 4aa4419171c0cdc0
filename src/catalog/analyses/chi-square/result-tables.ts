import { defineTable } from '../../kit/analysis.ts'
import * as column from '../../kit/outcome/columns.ts'

const variable = column.label({ en: 'Variable', zh: '变量' })
const group = column.label({ en: 'Group', zh: '组别' })

export const tables = {
  counts: defineTable({
    title: { en: 'Counts: {name}', zh: '频数表：{name}' },
    rows: ['group'],
    columns: {
      group,
      cell: column.perLevel(column.summary({ en: '{group}', zh: '{group}' })),
      total: column.summary({ en: 'Total', zh: '合计' }),
    },
  }),
  expected: defineTable({
    title: { en: 'Expected counts: {name}', zh: '理论频数：{name}' },
    rows: ['group'],
    columns: { group, cell: column.perLevel(column.estimate({ en: '{group}', zh: '{group}' })) },
  }),
  residuals: defineTable({
    title: { en: 'Adjusted standardised residuals: {name}', zh: '调整标准化残差：{name}' },
    rows: ['group'],
    columns: { group, cell: column.perLevel(column.estimate({ en: '{group}', zh: '{group}' })) },
  }),
  tests: defineTable({
    title: { en: 'Tests of association', zh: '关联性检验' },
    rows: ['variable', 'test'],
    columns: {
      variable,
      test: column.keyed(
        { en: 'Test', zh: '检验' },
        {
          pearson: { en: 'Pearson _χ_^2^', zh: 'Pearson _χ_^2^' },
          yates: { en: '_χ_^2^ with Yates correction', zh: '连续性校正 _χ_^2^' },
          'likelihood-ratio': { en: 'Likelihood ratio', zh: '似然比' },
          fisher: { en: 'Fisher exact', zh: 'Fisher 确切概率法' },
          'fisher-simulated': { en: 'Fisher, simulated', zh: 'Fisher（Monte Carlo）' },
          trend: { en: 'Linear-by-linear', zh: '线性趋势' },
        },
      ),
      statistic: column.statistic({ en: '_χ_^2^', zh: '_χ_^2^' }, 'chi2'),
      df: column.df({ en: 'df', zh: '自由度' }),
      p: column.pValue(),
      se: column.standardError({ en: 'SE of _P_', zh: '_P_ 的标准误' }),
    },
  }),
  effects: defineTable({
    title: { en: 'Effect sizes', zh: '效应量' },
    rows: ['variable', 'measure', 'group'],
    columns: {
      variable,
      measure: column.keyed(
        { en: 'Measure', zh: '指标' },
        {
          'cramers-v': { en: 'Cramér’s _V_', zh: 'Cramér _V_' },
          'cramers-v-corrected': { en: 'Cramér’s _V_, bias-corrected', zh: 'Cramér _V_（偏差校正）' },
          phi: { en: '_φ_', zh: '_φ_' },
          'risk-difference': { en: 'Risk difference', zh: '率差（RD）' },
          'risk-ratio': { en: 'Risk ratio', zh: '相对危险度（RR）' },
          'odds-ratio': { en: 'Odds ratio', zh: '比值比（OR）' },
        },
      ),
      group,
      estimate: column.estimate({ en: 'Estimate', zh: '估计值' }),
      interval: column.interval({ en: '{level} CI', zh: '{level} CI' }),
    },
  }),
}
