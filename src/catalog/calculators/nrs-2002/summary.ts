import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'nrs-2002',
  family: 'endocrine',
  title: { en: 'NRS-2002', zh: 'NRS-2002 营养风险筛查' },
  subtitle: { en: 'Nutritional risk of inpatients', zh: '住院患者营养风险' },
  keywords: [
    'NRS 2002',
    'nutrition',
    'nutritional risk screening',
    'malnutrition',
    'ESPEN',
    '营养风险筛查',
    '营养不良',
    '肠外肠内营养',
    'yingyang fengxian shaicha',
    'yyfxsc',
    'yingyang',
    'yy',
  ],
  ward: [['营养评估', '营养风险', '营养差', '肠内营养', '肠外营养', 'TPN', 'nutrition risk', 'undernutrition']],
})
