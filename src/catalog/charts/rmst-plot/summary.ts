import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'rmst-plot',
  family: 'time-to-event',
  title: { en: 'Restricted mean survival time (RMST)', zh: '限制性平均生存时间图（RMST）' },
  subtitle: {
    en: 'Area under Kaplan–Meier curves up to a horizon, difference and ratio of the means with intervals',
    zh: '至截断时间的 Kaplan–Meier 曲线下面积，均数之差与比及置信区间',
  },
  labels: ['survival', 'time-event'],
  keywords: [
    'RMST',
    'restricted mean survival time',
    'area under the survival curve',
    'mean survival',
    'non-proportional hazards',
    'survRM2',
    'tau',
    'strmst2',
    '限制性平均生存时间',
    '限制平均生存时间',
    '生存曲线下面积',
    '非比例风险',
    '平均生存时间',
    'xianzhi pingjun shengcun',
    'xzpjscsj',
  ],
})
