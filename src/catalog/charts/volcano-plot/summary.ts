import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'volcano-plot',
  family: 'omics',
  title: { en: 'Volcano plot', zh: '火山图' },
  subtitle: {
    en: 'Fold change against P of many tests, with cuts, adjustment and names of the strongest',
    zh: '大量检验的差异倍数与 P 值，可设阈值与校正，并标出最显著者',
  },
  labels: ['omics', 'comparison', 'finished-numbers'],
  keywords: [
    'volcano plot',
    'differential expression',
    'fold change',
    'log2fc',
    'genes',
    'proteomics',
    'metabolomics',
    'false discovery rate',
    'EnhancedVolcano',
    '火山图',
    '差异表达',
    '差异基因',
    '差异倍数',
    '组学',
    '代谢组',
    'huoshantu',
    'hst',
  ],
})
