import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'manhattan-plot',
  family: 'omics',
  title: { en: 'Manhattan plot', zh: '曼哈顿图' },
  subtitle: {
    en: 'P values along the chromosomes, with lead variants and a Q–Q plot',
    zh: '沿染色体排列的 P 值，标出先导变异，可加 Q–Q 图',
  },
  labels: ['omics', 'finished-numbers'],
  keywords: [
    'Manhattan plot',
    'GWAS',
    'genome-wide association',
    'SNP',
    'genomic inflation',
    'lambda GC',
    'qqman',
    '曼哈顿图',
    '全基因组关联',
    '染色体',
    '膨胀因子',
    'manhadun',
    'mhdt',
  ],
})
