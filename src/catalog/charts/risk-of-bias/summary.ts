import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'risk-of-bias',
  family: 'meta-analysis',
  title: { en: 'Risk of bias', zh: '偏倚风险图' },
  subtitle: {
    en: 'Judgements of each study by domain as a traffic light, with summary bars: RoB 2, ROBINS-I, QUADAS-2',
    zh: '各研究各领域的评价（红绿灯图）及汇总条形图：RoB 2、ROBINS-I、QUADAS-2',
  },
  labels: ['composition', 'matrix', 'finished-numbers'],
  keywords: [
    'risk of bias',
    'traffic light plot',
    'robvis',
    'RoB 2',
    'ROBINS-I',
    'QUADAS-2',
    'Cochrane',
    'quality assessment',
    '偏倚风险',
    '红绿灯图',
    '质量评价',
    'pianyifengxian',
    'pyfx',
    'honglvdengtu',
    'hldt',
  ],
})
