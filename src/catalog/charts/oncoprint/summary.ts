import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'oncoprint',
  family: 'omics',
  title: { en: 'Oncoprint', zh: '突变瀑布图' },
  subtitle: {
    en: 'Alterations of genes by sample, with shares and the burden, or pairs of genes altered together',
    zh: '各样本的基因变异、变异率与变异数，或基因共突变与互斥',
  },
  labels: ['omics', 'matrix'],
  keywords: [
    'oncoprint',
    'oncoplot',
    'waterfall of mutations',
    'mutation landscape',
    'mutational burden',
    'co-occurrence',
    'mutual exclusivity',
    'maftools',
    'cBioPortal',
    '突变瀑布图',
    '突变图谱',
    '基因突变',
    '变异全景图',
    '共突变',
    '互斥',
    'tubian pubutu',
    'tbpbt',
  ],
})
