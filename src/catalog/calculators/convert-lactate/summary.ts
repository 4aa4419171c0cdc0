import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'convert-lactate',
  family: 'conversion',
  title: { en: 'Lactate: units', zh: '乳酸单位换算' },
  subtitle: { en: 'mg/dL, mmol/L', zh: 'mg/dL、mmol/L' },
  keywords: ['lactic acid', 'Lac', 'mg/dL', 'mmol/L', '乳酸换算', 'rusuan huansuan', 'rshs'],
  ward: [['乳酸', '乳酸高', 'lactic acidosis']],
})
