import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'katz-adl',
  family: 'geriatrics',
  title: { en: 'Katz index of independence', zh: 'Katz 日常生活活动指数' },
  subtitle: { en: 'Basic activities of daily living', zh: '基本日常生活活动' },
  keywords: ['ADL', 'activities of daily living', 'independence', '日常生活', '自理能力', 'richang shenghuo', 'rcsh'],
  ward: [[], ['自理', '生活自理', '护理等级', 'ADL', 'ADL评分', '失能', '生活不能自理', '日常生活', 'self care']],
})
