import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'convert-glucose',
  family: 'conversion',
  title: { en: 'Glucose: units', zh: '葡萄糖单位换算' },
  subtitle: { en: 'mg/dL, mmol/L', zh: 'mg/dL、mmol/L' },
  keywords: ['blood sugar', 'Glu', 'mg/dL', 'mmol/L', '血糖换算', '血糖单位', 'xuetang huansuan', 'xths'],
  ward: [
    ['血糖单位换算', '毫克换毫摩尔', 'mg/dL换mmol/L', 'sugar units'],
    [
      '升糖',
      '血糖',
      '糖化',
      '糖化血红',
      '平均糖',
      '血糖控制',
      '高血糖',
      'glucose control',
      'average sugar',
      'HbA1c换算',
    ],
  ],
})
