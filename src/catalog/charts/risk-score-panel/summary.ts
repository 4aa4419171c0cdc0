import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'risk-score-panel',
  family: 'prediction',
  title: { en: 'Risk score panels', zh: '风险评分三联图' },
  subtitle: {
    en: 'Sorted scores, survival and markers over each other',
    zh: '评分排序、生存状态与标志物热图上下对齐',
  },
  labels: ['prediction', 'time-event', 'omics'],
  keywords: [
    'risk score',
    'risk plot',
    'risk factor association plot',
    'ggrisk',
    'prognostic signature',
    'gene signature',
    'LASSO Cox',
    '风险因子联动图',
    '风险三联图',
    '风险评分',
    '预后模型',
    'fengxian yinzi liandong tu',
    'fxld',
  ],
})
