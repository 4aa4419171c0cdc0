import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'stratified-tables',
  family: 'compare-groups',
  title: { en: 'Stratified tables: Mantel–Haenszel', zh: '分层四格表：Mantel–Haenszel 法' },
  subtitle: {
    en: 'Cochran–Mantel–Haenszel, pooled OR, RR and RD, Breslow–Day homogeneity',
    zh: 'CMH 检验，合并 OR、RR、RD，Breslow–Day 齐性检验',
  },
  keywords: [
    'Mantel-Haenszel',
    'Cochran-Mantel-Haenszel',
    'CMH',
    'stratified analysis',
    'common odds ratio',
    'adjusted risk ratio',
    'Breslow-Day',
    'Tarone',
    'confounding',
    'layered crosstabs',
    'homogeneity of odds ratios',
    '分层分析',
    '分层卡方检验',
    '分层四格表',
    '混杂因素',
    '合并比值比',
    '校正比值比',
    '齐性检验',
    '曼特尔-亨塞尔',
    '医学研究',
    'fenceng fenxi',
    'fcfx',
    'fenceng kafang',
    'fckf',
  ],
  guide: [
    {
      when: { goal: ['associate'], outcome: ['binary'] },
      does: {
        en: 'Mantel–Haenszel: the association within strata of a confounder',
        zh: 'Mantel–Haenszel 分层分析（校正一个混杂因素）',
      },
      options: { continuity: true },
    },
  ],
})
