import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'estimation-plot',
  family: 'comparison',
  title: { en: 'Estimation plot', zh: '效应估计图' },
  subtitle: {
    en: 'All values of 2 to 8 groups, with the effect against a control and its bootstrap distribution',
    zh: '2~8 组的全部观测值，以及相对对照组的效应及其 Bootstrap 分布',
  },
  labels: ['comparison', 'numeric-category', 'repeated'],
  keywords: [
    'estimation plot',
    'Gardner-Altman plot',
    'Cumming plot',
    'dabest',
    'effect size',
    'mean difference',
    'Hedges g',
    "Cliff's delta",
    'bootstrap',
    '效应估计图',
    '效应量',
    '均数差',
    '自助法',
    'xiaoyingliang',
    'xyl',
    'gujitu',
    'gjt',
  ],
})
