import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'apgar',
  family: 'paediatrics',
  title: { en: 'Apgar score', zh: 'Apgar 评分' },
  subtitle: { en: 'The newborn', zh: '新生儿' },
  keywords: ['newborn', 'neonate', '新生儿', '窒息', '阿普加', 'xinsheng er zhixi', 'xsezx'],
  ward: [['阿氏评分', '新生儿窒息', '新生儿评分', '刚出生评分', 'birth asphyxia', 'newborn score']],
})
