import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'gnri',
  family: 'endocrine',
  title: { en: 'Geriatric Nutritional Risk Index (GNRI)', zh: '老年营养风险指数（GNRI）' },
  keywords: [
    'GNRI',
    'geriatric nutrition',
    'malnutrition',
    'albumin',
    'elderly',
    '老年营养风险指数',
    '老年',
    '营养不良',
    '白蛋白',
    'laonian yingyang fengxian zhishu',
    'lnyyfxzs',
    'laonian yingyang',
    'lnyy',
  ],
  ward: [[], [], ['营养评估', '营养风险', '营养差', '肠内营养', '肠外营养', 'TPN', 'nutrition risk', 'undernutrition']],
})
