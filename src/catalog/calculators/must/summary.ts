import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'must',
  family: 'endocrine',
  title: { en: 'MUST', zh: 'MUST 营养不良筛查' },
  subtitle: { en: 'Step scores only', zh: '仅录入各步得分' },
  keywords: [
    'MUST',
    'malnutrition universal screening tool',
    'BAPEN',
    'nutrition',
    '营养不良',
    '营养筛查',
    'yingyang buliang shaicha',
    'yyblsc',
    'yingyang',
    'yy',
  ],
  ward: [[], ['营养评估', '营养风险', '营养差', '肠内营养', '肠外营养', 'TPN', 'nutrition risk', 'undernutrition']],
})
