import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'missing-map',
  family: 'multivariate',
  title: { en: 'Missing data map', zh: '缺失数据图' },
  subtitle: { en: 'Map, patterns or per cent by variable', zh: '缺失图、缺失模式、各变量缺失率' },
  labels: ['distribution', 'matrix'],
  keywords: [
    'missing data',
    'missing values',
    'missing pattern',
    'missingness',
    'visdat',
    'VIM',
    'md.pattern',
    'naniar',
    'UpSet',
    'misstable',
    '缺失值',
    '缺失数据',
    '缺失模式',
    '缺失率',
    'queshi shuju',
    'qssj',
    'queshizhi',
  ],
})
