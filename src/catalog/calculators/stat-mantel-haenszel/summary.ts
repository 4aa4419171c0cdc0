import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'stat-mantel-haenszel',
  family: 'study-design',
  title: { en: 'Mantel–Haenszel odds ratio', zh: 'Mantel-Haenszel 合并 OR' },
  subtitle: { en: 'From 2×2 tables in strata', zh: '分层四格表' },
  keywords: ['stratified', 'CMH', 'Breslow-Day', 'odds ratio', '分层', '合并比值比', '混杂', 'fenceng', 'fc'],
})
