import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'stat-mcnemar',
  family: 'study-design',
  title: { en: 'McNemar test', zh: 'McNemar 检验（配对四格表）' },
  subtitle: { en: 'From the two discordant counts', zh: '由两个不一致格子计算' },
  keywords: ['McNemar', 'paired', 'matched', 'discordant', '配对卡方', '配对四格表', 'peidui kafang', 'pdkf'],
  ward: [[], ['卡方检验', '卡方', '率的比较', 'chi2']],
})
