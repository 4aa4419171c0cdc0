import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'convert-pressure',
  family: 'conversion',
  title: { en: 'Pressure: units', zh: '压力单位换算' },
  subtitle: { en: 'mmHg, kPa', zh: 'mmHg、kPa' },
  keywords: ['blood pressure', 'cmH2O', 'PaO2', 'mmHg', 'kPa', '压力换算', '血压单位', 'yali huansuan', 'ylhs'],
  ward: [['毫米汞柱', '千帕', '厘米水柱', 'mercury']],
})
