import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'gsea-plot',
  family: 'omics',
  title: { en: 'Gene set enrichment plot', zh: 'GSEA 富集得分图' },
  subtitle: {
    en: 'Running enrichment score of gene sets in a ranked list, with permutation P',
    zh: '排序基因列表中基因集的累积富集得分与置换 P 值',
  },
  labels: ['omics', 'finished-numbers'],
  keywords: [
    'GSEA',
    'gene set enrichment analysis',
    'enrichment score',
    'NES',
    'leading edge',
    'fgsea',
    'clusterProfiler',
    '富集得分图',
    '基因集富集分析',
    '核心富集基因',
    'fuji defentu',
    'fjdft',
  ],
})
