import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'stat-n-two-proportions',
  family: 'study-design',
  title: { en: 'Sample size: two proportions', zh: '样本量估算：两样本率比较' },
  subtitle: { en: 'Two-sided test, with ratio and dropout', zh: '双侧检验，可设比例与失访率' },
  keywords: [
    'sample size',
    'power',
    'n per group',
    'power.prop.test',
    'PASS',
    '样本量',
    '样本含量',
    '检验效能',
    '两组率',
    'yangbenliang',
    'ybl',
    'yangben hanliang',
    'lianglv bijiao',
  ],
  ward: [['要多少病例', '多少例', '样本数', '例数计算', 'how many patients', 'how many cases']],
})
