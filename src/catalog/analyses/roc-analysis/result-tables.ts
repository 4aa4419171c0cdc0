import { defineTable } from '../../kit/analysis.ts'
import * as column from '../../kit/outcome/columns.ts'

const marker = column.label({ en: 'Marker', zh: '指标' })
const rule = column.keyed(
  { en: 'Chosen by', zh: '准则' },
  {
    youden: { en: 'Youden index', zh: 'Youden 指数' },
    closest: { en: 'Closest to the corner', zh: '距左上角最近' },
    sensitivity: { en: 'Sensitivity kept', zh: '保证灵敏度' },
    specificity: { en: 'Specificity kept', zh: '保证特异度' },
    own: { en: 'Own cut-off', zh: '自定界值' },
  },
)
const ci = { en: '{level} CI', zh: '{level} CI' }
const percentInterval = column.interval({ en: '{level} CI (%)', zh: '{level} CI(%)' }, 'percent')

export const tables = {
  areas: defineTable({
    title: { en: 'Areas under the curve', zh: '曲线下面积' },
    rows: ['marker'],
    columns: {
      marker,
      direction: column.keyed(
        { en: 'Speak for the event', zh: '提示事件的方向' },
        { higher: { en: 'Higher values', zh: '值越大' }, lower: { en: 'Lower values', zh: '值越小' } },
      ),
      events: column.count({ en: 'Events', zh: '事件数' }),
      others: column.count({ en: 'No event', zh: '无事件数' }),
      area: column.estimate({ en: 'AUC', zh: 'AUC' }, 3),
      se: { ...column.standardError({ en: 'SE (DeLong)', zh: '标准误(DeLong)' }), decimals: 3 },
      interval: column.interval(ci),
      statistic: column.statistic({ en: '_Z_', zh: '_Z_' }, 'Z'),
      p: column.pValue({ en: '_P_ (AUC = 0.5)', zh: '_P_（AUC=0.5）' }),
    },
  }),
  comparisons: defineTable({
    title: { en: 'Comparison of areas', zh: 'AUC 的比较' },
    rows: ['first', 'second'],
    columns: {
      first: column.label({ en: 'Marker', zh: '指标' }),
      second: column.label({ en: 'Compared with', zh: '比较指标' }),
      n: column.count({ en: '_n_', zh: '_n_' }),
      difference: column.estimate({ en: 'Difference of AUC', zh: 'AUC 之差' }, 3),
      se: { ...column.standardError({ en: 'SE', zh: '标准误' }), decimals: 3 },
      interval: column.interval(ci),
      statistic: column.statistic({ en: '_Z_', zh: '_Z_' }, 'Z'),
      p: column.pValue(),
      adjusted: column.pValue({ en: 'Adjusted _P_', zh: '校正 _P_' }),
    },
  }),
  cutOffs: defineTable({
    title: { en: 'Cut-offs', zh: '界值' },
    rows: ['marker', 'rule'],
    columns: {
      marker,
      rule,
      side: column.keyed({ en: 'Positive', zh: '阳性' }, { higher: { en: '≥', zh: '≥' }, lower: { en: '≤', zh: '≤' } }),
      cutOff: column.quantityColumn({ en: 'Cut-off', zh: '界值' }),
      sensitivity: column.percent({ en: 'Sensitivity (%)', zh: '灵敏度(%)' }),
      sensitivityInterval: percentInterval,
      specificity: column.percent({ en: 'Specificity (%)', zh: '特异度(%)' }),
      specificityInterval: percentInterval,
      youden: column.estimate({ en: 'Youden index', zh: 'Youden 指数' }, 3),
    },
    ofSingleRows: ['cutOff'],
  }),
  values: defineTable({
    title: { en: 'Predictive values and likelihood ratios', zh: '预测值与似然比' },
    rows: ['marker', 'rule'],
    columns: {
      marker,
      rule,
      positiveValue: column.percent({ en: 'Positive predictive value (%)', zh: '阳性预测值(%)' }),
      positiveValueInterval: percentInterval,
      negativeValue: column.percent({ en: 'Negative predictive value (%)', zh: '阴性预测值(%)' }),
      negativeValueInterval: percentInterval,
      positiveRatio: column.estimate({ en: 'Positive likelihood ratio', zh: '阳性似然比' }),
      positiveRatioInterval: column.interval(ci, 'ratio'),
      negativeRatio: column.estimate({ en: 'Negative likelihood ratio', zh: '阴性似然比' }),
      negativeRatioInterval: column.interval(ci, 'ratio'),
    },
  }),
  counts: defineTable({
    title: { en: 'Rows by cut-off and true state', zh: '各界值的四格表频数' },
    rows: ['marker', 'rule'],
    columns: {
      marker,
      rule,
      truePositive: column.count({ en: 'True positive', zh: '真阳性' }),
      falsePositive: column.count({ en: 'False positive', zh: '假阳性' }),
      falseNegative: column.count({ en: 'False negative', zh: '假阴性' }),
      trueNegative: column.count({ en: 'True negative', zh: '真阴性' }),
    },
  }),
}
