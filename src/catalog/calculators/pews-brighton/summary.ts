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
  ward: [
    ['儿科预警', '小儿预警', '小儿病情', 'pediatric early warning'],
    [],
    ['生命体征评分', '预警评分', '病情变化', '病情加重', '早期识别', 'vital signs score', 'EWS'],
  ],
})
