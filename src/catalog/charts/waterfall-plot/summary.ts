import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'waterfall-plot',
  family: 'comparison',
  title: { en: 'Waterfall plot of best response', zh: '疗效瀑布图' },
  subtitle: {
    en: 'The best change of each patient in order, with response rates',
    zh: '按大小排列每例患者的最佳变化率，附缓解率',
  },
  keywords: [
    'waterfall plot',
    'waterfall chart',
    'best response',
    'tumour response',
    'tumor shrinkage',
    'RECIST',
    'objective response rate',
    'ORR',
    'DCR',
    'oncology',
    '瀑布图',
    '疗效瀑布图',
    '最佳疗效',
    '肿瘤缓解',
    '客观缓解率',
    '疾病控制率',
    '靶病灶',
    'pubutu',
    'pbt',
    'liaoxiao',
    'huanjielv',
  ],
})
