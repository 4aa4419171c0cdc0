import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'convert-height',
  family: 'conversion',
  title: { en: 'Body height: units', zh: '身高单位换算' },
  subtitle: { en: 'in, cm', zh: '英寸、cm' },
  keywords: ['inch', 'feet', 'in', 'cm', '身高换算', '英寸', 'shengao huansuan', 'sghs'],
  ward: [['英尺', '厘米', '多高', 'feet and inches']],
})
