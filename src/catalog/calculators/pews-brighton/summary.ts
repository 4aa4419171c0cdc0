import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'pews-brighton',
  family: 'paediatrics',
  title: { en: 'Brighton paediatric early warning score', zh: 'Brighton 儿童早期预警评分' },
  subtitle: { en: 'Deterioration on the ward', zh: '病房病情恶化预警' },
  keywords: [
    'PEWS',
    'Brighton',
    'early warning',
    'deterioration',
    '儿童早期预警评分',
    '早期预警',
    '病情恶化',
    'ertong zaoqi yujing',
    'etzqyj',
    'zaoqi yujing',
    'zqyj',
  ],
})
