import { defineGallery } from '../../kit/gallery.ts'

export const gallery = defineGallery([
  {
    id: 'scree-plot',
    figure: 'scree',
    family: 'multivariate',
    labels: ['relation', 'matrix'],
    title: { en: 'Scree plot', zh: '碎石图' },
    subtitle: {
      en: 'Eigenvalues, the rule for components and parallel analysis; from principal components',
      zh: '特征根、成分保留规则与平行分析，由主成分分析给出',
    },
    keywords: [
      'scree plot',
      'eigenvalues',
      'parallel analysis',
      'number of factors',
      '碎石图',
      '特征根',
      '平行分析',
      '因子个数',
      'suishi tu',
      'sst',
    ],
  },
  {
    id: 'ordination-plot',
    figure: 'scores',
    family: 'multivariate',
    labels: ['relation', 'matrix'],
    title: { en: 'PCA scores and biplot', zh: 'PCA 得分图与双标图' },
    subtitle: {
      en: 'Cases on two components, by group with ellipses, loadings as arrows; from principal components',
      zh: '个体在两个主成分上的位置，可分组加椭圆并以箭头表示载荷，由主成分分析给出',
    },
    keywords: [
      'PCA plot',
      'score plot',
      'biplot',
      'ordination',
      'principal components',
      '主成分得分图',
      '双标图',
      '降维散点图',
      'PCA图',
      'zhuchengfen',
      'zcf',
      'shuangbiao tu',
    ],
    options: { scorePlot: true },
  },
])
