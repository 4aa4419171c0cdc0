import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'convert-urea-bun',
  family: 'conversion',
  title: { en: 'Urea and urea nitrogen: units', zh: '尿素与尿素氮单位换算' },
  subtitle: { en: 'mg/dL, mmol/L', zh: 'mg/dL、mmol/L' },
  keywords: ['BUN', 'urea nitrogen', 'mg/dL', 'mmol/L', '尿素氮换算', '尿素换算', 'niaosudan huansuan', 'nsdhs'],
  ward: [['尿素氮', 'BUN换尿素', 'blood urea']],
})
