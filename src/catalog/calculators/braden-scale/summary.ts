import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'braden-scale',
  family: 'geriatrics',
  title: { en: 'Braden scale — points only', zh: 'Braden 量表（仅录分值）' },
  subtitle: { en: 'Risk of pressure injury', zh: '压力性损伤风险' },
  keywords: [
    'Braden',
    'pressure ulcer',
    'pressure injury',
    'nursing',
    '压力性损伤',
    '压疮',
    '压疮评估',
    '护理评估',
    'yachuang pinggu',
    'ycpg',
    'yali xing sunshang',
    'ylxss',
  ],
  ward: [['褥疮', '压疮', '压力伤', '压力性损伤', '压疮风险', 'bedsore', 'pressure sore', 'decubitus']],
})
