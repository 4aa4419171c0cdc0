import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'convert-haemoglobin',
  family: 'conversion',
  title: { en: 'Haemoglobin: units', zh: '血红蛋白单位换算' },
  subtitle: { en: 'g/dL, g/L', zh: 'g/dL、g/L' },
  keywords: ['hemoglobin', 'Hb', 'g/dL', 'g/L', '血红蛋白换算', 'xuehongdanbai huansuan', 'xhdbhs'],
  ward: [['血色素', '血红蛋白单位', 'haemoglobin units']],
})
