import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'basal-metabolic-rate',
  family: 'endocrine',
  title: { en: 'Basal metabolic rate', zh: '基础代谢率' },
  subtitle: { en: 'Mifflin-St Jeor, Harris-Benedict', zh: 'Mifflin-St Jeor、Harris-Benedict 公式' },
  keywords: [
    'BMR',
    'REE',
    'TDEE',
    'energy',
    'calories',
    'Mifflin',
    'Harris-Benedict',
    '基础代谢率',
    '能量消耗',
    '静息能量',
    '热量',
    'jichu daixielv',
    'jcdxl',
    'nengliang',
    'nl',
  ],
  ward: [
    ['热卡', '卡路里', '每日热量', '能量需要', '肠内营养热量', '营养液热卡', 'calorie need', 'energy requirement'],
  ],
})
