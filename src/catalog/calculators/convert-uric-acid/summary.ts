import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'convert-uric-acid',
  family: 'conversion',
  title: { en: 'Uric acid: units', zh: '尿酸单位换算' },
  subtitle: { en: 'mg/dL, µmol/L', zh: 'mg/dL、µmol/L' },
  keywords: ['urate', 'UA', 'mg/dL', 'µmol/L', '尿酸换算', 'niaosuan huansuan', 'nshs'],
  ward: [['尿酸', '尿酸高', '痛风', '高尿酸', 'gout', 'hyperuricemia']],
})
