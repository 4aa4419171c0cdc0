import { defineTable } from '../../kit/analysis.ts'
import * as column from '../../kit/outcome/columns.ts'

const test = column.label({ en: 'Test', zh: '诊断试验' })
const measure = { en: 'Measure', zh: '指标' }

export const tables = {
  cross: defineTable({
    title: { en: '{name} against the reference standard', zh: '{name}与金标准的四格表' },
    rows: ['result'],
    columns: {
      result: column.keyed(
        { en: 'Test result', zh: '试验结果' },
        {
          positive: { en: 'Positive', zh: '阳性' },
          negative: { en: 'Negative', zh: '阴性' },
          total: { en: 'Total', zh: '合计' },
        },
      ),
      present: column.count({ en: '{event}', zh: '{event}' }),
      absent: column.count({ en: 'All others', zh: '其余' }),
      total: column.count({ en: 'Total', zh: '合计' }),
    },
  }),
  shares: defineTable({
    title: { en: 'Sensitivity, specificity and predictive values', zh: '灵敏度、特异度与预测值' },
    rows: ['test', 'measure'],
    columns: {
      test,
      measure: column.keyed(measure, {
        sensitivity: { en: 'Sensitivity', zh: '灵敏度' },
        specificity: { en: 'Specificity', zh: '特异度' },
        positiveValue: { en: 'Positive predictive value', zh: '阳性预测值' },
        negativeValue: { en: 'Negative predictive value', zh: '阴性预测值' },
        agreement: { en: 'Accuracy', zh: '准确度' },
        frequency: { en: 'Condition in these data', zh: '本数据中目标状态的比例' },
      }),
      part: column.count({ en: 'Counted', zh: '例数' }),
      n: column.count({ en: 'Of', zh: '总例数' }),
      estimate: column.percent({ en: 'Estimate (%)', zh: '估计值(%)' }),
      interval: column.interval({ en: '{level} CI (%)', zh: '{level} CI(%)' }, 'percent'),
    },
  }),
  ratios: defineTable({
    title: { en: 'Youden index, likelihood ratios and diagnostic odds ratio', zh: 'Youden 指数、似然比与诊断比值比' },
    rows: ['test', 'measure'],
    columns: {
      test,
      measure: column.keyed(measure, {
        youden: { en: 'Youden index', zh: 'Youden 指数' },
        positiveRatio: { en: 'Positive likelihood ratio', zh: '阳性似然比' },
        negativeRatio: { en: 'Negative likelihood ratio', zh: '阴性似然比' },
        oddsRatio: { en: 'Diagnostic odds ratio', zh: '诊断比值比' },
      }),
      estimate: column.estimate({ en: 'Estimate', zh: '估计值' }),
      interval: column.interval({ en: '{level} CI', zh: '{level} CI' }, 'ratio'),
    },
  }),
}
