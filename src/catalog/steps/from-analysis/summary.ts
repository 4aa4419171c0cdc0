import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'from-analysis',
  order: 110,
  group: 'values',
  title: { en: 'From an analysis', zh: '来自分析的结果' },
  subtitle: { en: 'Residuals, predicted values, probabilities', zh: '残差、预测值、预测概率' },
  keywords: [
    'save',
    'saved variables',
    'residuals',
    'predicted values',
    'probabilities',
    'scores',
    '保存变量',
    '残差',
    '预测值',
    '预测概率',
    '得分',
    'cancha',
    'yucezhi',
    'baocun',
  ],
  takes: 'analysis',
})
