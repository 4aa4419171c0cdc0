import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'density-curve',
  family: 'distribution',
  title: { en: 'Density curve', zh: '密度曲线' },
  subtitle: {
    en: 'Kernel densities of groups over each other, with centres and marks of the values',
    zh: '各组核密度曲线叠加，可加中心线与数值短线',
  },
  labels: ['distribution', 'one-numeric', 'numeric-category'],
  keywords: [
    'density plot',
    'kernel density',
    'KDE',
    'density curve',
    'smoothed histogram',
    'rug',
    'geom_density',
    'kdensity',
    '密度曲线',
    '密度图',
    '核密度',
    '核密度估计',
    '分布曲线',
    'miduquxian',
    'mdqx',
    'hemidu',
    'hmd',
  ],
})
