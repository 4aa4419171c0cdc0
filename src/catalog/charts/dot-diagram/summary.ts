import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'dot-diagram',
  family: 'prediction',
  title: { en: 'Dot diagram by diagnosis', zh: '诊断点图' },
  subtitle: {
    en: 'Every test value by disease status, a cut-off line, sensitivity and specificity',
    zh: '按患病状态逐一显示检测值，标出界值线及其灵敏度、特异度',
  },
  labels: ['prediction', 'distribution', 'numeric-category'],
  keywords: [
    'dot diagram',
    'interactive dot diagram',
    'dot plot',
    'cut-off',
    'threshold',
    'sensitivity',
    'specificity',
    'Youden index',
    'diagnostic test',
    'MedCalc',
    '诊断点图',
    '交互点图',
    '点图',
    '界值',
    '截断值',
    '灵敏度',
    '特异度',
    '约登指数',
    'zhenduandiantu',
    'zddt',
  ],
})
