import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'barthel-index',
  family: 'geriatrics',
  title: { en: 'Barthel index', zh: 'Barthel 指数' },
  subtitle: { en: 'Activities of daily living', zh: '日常生活活动能力' },
  keywords: [
    'Barthel',
    'ADL',
    'activities of daily living',
    '巴氏指数',
    '日常生活能力',
    '自理能力',
    '护理分级',
    'zili nengli',
    'zlnl',
    'richang shenghuo nengli',
    'rcshnl',
  ],
  ward: [['自理', '生活自理', '护理等级', 'ADL', 'ADL评分', '失能', '生活不能自理', '日常生活', 'self care']],
})
