import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'lawton-iadl',
  family: 'geriatrics',
  title: { en: 'Lawton instrumental activities of daily living', zh: 'Lawton 工具性日常生活活动量表' },
  subtitle: { en: 'Living independently', zh: '独立生活能力' },
  keywords: [
    'Lawton',
    'IADL',
    'instrumental activities',
    '工具性日常生活活动',
    '独立生活能力',
    '老年评估',
    'laonian pinggu',
    'lnpg',
    'duli shenghuo nengli',
    'dlshnl',
  ],
  ward: [[], [], ['自理', '生活自理', '护理等级', 'ADL', 'ADL评分', '失能', '生活不能自理', '日常生活', 'self care']],
})
