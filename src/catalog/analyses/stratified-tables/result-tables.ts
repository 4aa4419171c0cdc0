import { defineTable } from '../../kit/analysis.ts'
import * as column from '../../kit/outcome/columns.ts'
import { measures } from './measures.ts'

const measure = column.keyed({ en: 'Measure', zh: '指标' }, measures)
const stratum = column.label({ en: 'Stratum', zh: '层' })
const estimate = column.estimate({ en: 'Estimate', zh: '估计值' })
const interval = column.interval({ en: '{level} CI', zh: '{level} CI' }, 'ratio')

export const tables = {
  strata: defineTable({
    title: { en: 'Events and sizes by stratum', zh: '各层的发生数与例数' },
    rows: ['stratum'],
    columns: {
      stratum,
      exposedEvents: column.count({ en: '{exposed}: events', zh: '{exposed}：发生数' }),
      exposedN: column.count({ en: '{exposed}: _n_', zh: '{exposed}：_n_' }),
      exposedRisk: column.percent({ en: '{exposed}: %', zh: '{exposed}：率(%)' }),
      referenceEvents: column.count({ en: '{reference}: events', zh: '{reference}：发生数' }),
      referenceN: column.count({ en: '{reference}: _n_', zh: '{reference}：_n_' }),
      referenceRisk: column.percent({ en: '{reference}: %', zh: '{reference}：率(%)' }),
    },
  }),
  effects: defineTable({
    title: { en: 'Effects by stratum', zh: '各层效应' },
    rows: ['measure', 'stratum'],
    columns: { measure, stratum, estimate, interval, weight: column.percent({ en: 'Weight (%)', zh: '权重(%)' }) },
  }),
  pooled: defineTable({
    title: { en: 'Pooled over strata', zh: '合并效应' },
    rows: ['measure', 'kind'],
    columns: {
      measure,
      kind: column.keyed(
        { en: 'Estimate', zh: '估计' },
        {
          pooled: { en: 'Mantel–Haenszel', zh: 'Mantel–Haenszel 合并' },
          crude: { en: 'Crude, without strata', zh: '粗估计（不分层）' },
        },
      ),
      estimate,
      interval,
    },
  }),
  tests: defineTable({
    title: { en: 'Tests', zh: '检验' },
    rows: ['test'],
    columns: {
      test: column.keyed(
        { en: 'Test', zh: '检验' },
        {
          cmh: { en: 'Cochran–Mantel–Haenszel', zh: 'Cochran–Mantel–Haenszel 检验' },
          'cmh-corrected': {
            en: 'Cochran–Mantel–Haenszel, corrected',
            zh: 'Cochran–Mantel–Haenszel 检验（连续性校正）',
          },
          'breslow-day': { en: 'Breslow–Day, homogeneity of odds ratios', zh: 'Breslow–Day 齐性检验（OR）' },
          tarone: { en: 'Breslow–Day with Tarone’s correction', zh: 'Breslow–Day 齐性检验（Tarone 校正）' },
        },
      ),
      statistic: column.statistic({ en: '_χ_^2^', zh: '_χ_^2^' }, 'chi2'),
      df: column.df({ en: 'df', zh: '自由度' }),
      p: column.pValue(),
    },
  }),
}
