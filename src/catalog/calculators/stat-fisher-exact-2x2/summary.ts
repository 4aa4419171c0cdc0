import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'stat-fisher-exact-2x2',
  family: 'study-design',
  title: { en: 'Fisher’s exact test and χ², 2 × 2', zh: 'Fisher 确切概率法与四格表 χ²' },
  subtitle: { en: 'Two-sided and one-sided', zh: '双侧与单侧' },
  keywords: [
    'Fisher',
    'exact test',
    'chi-squared',
    'chi square',
    'Yates',
    '卡方',
    '四格表',
    '确切概率法',
    '精确检验',
    'sigebiao kafang',
    'sgbkf',
  ],
  ward: [['卡方检验', '卡方', '率的比较', 'chi2']],
})
