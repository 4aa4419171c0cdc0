import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'spider-plot',
  family: 'omics',
  title: { en: 'Spider plot of tumour burden', zh: '肿瘤负荷蛛网图' },
  subtitle: {
    en: 'Change from baseline of each patient over time, with response, new lesions and state at the end',
    zh: '每例患者肿瘤负荷随时间的变化率，标示疗效、新病灶与结束时状态',
  },
  labels: ['omics', 'repeated'],
  keywords: [
    'spider plot',
    'spider chart',
    'tumour burden',
    'tumor burden',
    'change from baseline',
    'RECIST',
    'best response',
    'new lesion',
    '蛛网图',
    '肿瘤负荷',
    '蜘蛛图',
    '较基线变化',
    '新病灶',
    '疗效评价',
    'zhuwang tu',
    'zlfhzwt',
  ],
})
