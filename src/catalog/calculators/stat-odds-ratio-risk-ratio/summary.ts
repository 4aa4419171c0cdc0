import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'stat-odds-ratio-risk-ratio',
  family: 'study-design',
  title: { en: 'Odds ratio and risk ratio', zh: '比值比（OR）与危险度比（RR）' },
  subtitle: { en: 'From a 2 × 2 table, Woolf and Katz', zh: '四格表，Woolf 与 Katz 区间' },
  keywords: [
    'OR',
    'RR',
    'odds ratio',
    'relative risk',
    'Woolf',
    'Katz',
    '比值比',
    '优势比',
    '相对危险度',
    'bizhibi',
    'bzb',
    'weixiandu',
  ],
  ward: [['相对风险', 'OR值', 'RR值', '暴露比', 'association measure']],
})
