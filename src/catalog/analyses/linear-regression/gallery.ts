import { defineGallery } from '../../kit/gallery.ts'

export const gallery = defineGallery([
  {
    id: 'residual-plot',
    figure: 'residuals',
    family: 'causal',
    labels: ['prediction', 'two-numeric'],
    title: { en: 'Residual plot', zh: '残差图' },
    subtitle: {
      en: 'Residuals against fitted values, with a smooth; from a linear regression',
      zh: '残差对拟合值及平滑线，由线性回归给出',
    },
    keywords: [
      'residual plot',
      'residuals versus fitted',
      'diagnostic plot',
      'homoscedasticity',
      '残差图',
      '残差散点图',
      '方差齐性',
      '回归诊断',
      'cancha tu',
      'cct',
    ],
  },
])
