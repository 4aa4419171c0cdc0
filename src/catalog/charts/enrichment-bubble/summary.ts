import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'enrichment-bubble',
  family: 'omics',
  title: { en: 'Enrichment plot', zh: '富集气泡图' },
  subtitle: {
    en: 'Terms of GO, KEGG or GSEA: bubbles, bars or lollipops with gene ratio, number of genes and adjusted P',
    zh: 'GO、KEGG、GSEA 富集条目：气泡、条形或棒棒糖图，显示基因比例、基因数与校正 P',
  },
  labels: ['omics', 'finished-numbers'],
  keywords: [
    'enrichment bubble plot',
    'GO',
    'KEGG',
    'GSEA',
    'dot plot',
    'pathway',
    'gene ratio',
    'rich factor',
    'clusterProfiler',
    '富集分析',
    '富集气泡图',
    '富集条形图',
    '通路',
    '气泡图',
    'fujiqipaotu',
    'fjqpt',
  ],
})
