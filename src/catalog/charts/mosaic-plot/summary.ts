import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'mosaic-plot',
  family: 'composition',
  title: { en: 'Mosaic plot', zh: '马赛克图' },
  subtitle: {
    en: 'Two or three categorical variables as tiles whose areas are counts, shaded by Pearson residuals',
    zh: '以面积表示两三个分类变量的频数，可按 Pearson 残差着色',
  },
  labels: ['composition', 'relation', 'two-categories'],
  keywords: [
    'mosaic plot',
    'mosaic display',
    'marimekko',
    'mekko chart',
    'spine plot',
    'contingency table',
    'pearson residuals',
    'variable-width stacked bars',
    'association',
    '马赛克图',
    '不等宽百分比条图',
    '不等宽堆积条图',
    '列联表',
    '残差',
    '脊柱图',
    'masaiketu',
    'mskt',
  ],
})
