import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'convert-vitamin-d',
  family: 'conversion',
  title: { en: '25-hydroxyvitamin D: units', zh: '25-羟维生素 D单位换算' },
  subtitle: { en: 'ng/mL, nmol/L', zh: 'ng/mL、nmol/L' },
  keywords: ['calcidiol', '25-OH-D', 'ng/mL', 'nmol/L', '维生素D换算', '25羟维生素D', 'weishengsu huansuan', 'wsshs'],
  ward: [['维D', '骨化二醇', '缺维D', 'vit D']],
})
