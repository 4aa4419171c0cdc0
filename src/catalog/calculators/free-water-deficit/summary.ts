import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'free-water-deficit',
  family: 'nephrology',
  title: { en: 'Free water deficit', zh: '自由水缺失量' },
  subtitle: { en: 'Hypernatraemia', zh: '高钠血症' },
  keywords: [
    'free water deficit',
    'hypernatremia',
    'water deficit',
    '自由水缺失',
    '缺水量',
    '高钠血症',
    'ziyoushui queshi',
    'zysqs',
    'gaona xuezheng',
  ],
  ward: [
    ['高钠', '钠高', '补水量', '缺水', '失水量', 'high sodium', 'hypernatraemia'],
    [],
    ['低钠', '补钠', '浓钠', '3%氯化钠', '高渗盐', '钠低', 'SIADH', 'low sodium', 'hyponatremia'],
  ],
})
