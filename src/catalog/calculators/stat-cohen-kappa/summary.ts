import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'stat-cohen-kappa',
  family: 'study-design',
  title: { en: 'Cohen’s κ', zh: 'Cohen κ 一致性' },
  subtitle: { en: 'Agreement of two raters, weighted too', zh: '两名评价者的一致性，含加权 κ' },
  keywords: ['kappa', 'weighted kappa', 'agreement', '一致性', '加权', 'yizhixing', 'yzx'],
  ward: [['阅片一致性', '两人一致性', 'interrater']],
})
