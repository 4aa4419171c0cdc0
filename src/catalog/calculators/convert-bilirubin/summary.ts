import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'convert-bilirubin',
  family: 'conversion',
  title: { en: 'Bilirubin: units', zh: '胆红素单位换算' },
  subtitle: { en: 'mg/dL, µmol/L', zh: 'mg/dL、µmol/L' },
  keywords: ['TBil', 'mg/dL', 'µmol/L', '胆红素换算', 'danhongsu huansuan', 'dhshs'],
  ward: [['黄疸', '胆红素', 'jaundice', 'bilirubin units']],
})
