import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'decision-curve',
  family: 'prediction',
  title: { en: 'Decision curve', zh: '决策曲线（DCA）' },
  subtitle: {
    en: 'Net benefit of up to 8 predicted risks against treating all or none',
    zh: '最多 8 个预测概率的净获益，与全部干预、均不干预比较',
  },
  labels: ['prediction', 'numeric-category'],
  keywords: [
    'decision curve analysis',
    'DCA',
    'net benefit',
    'standardised net benefit',
    'interventions avoided',
    'threshold probability',
    'clinical utility',
    'prediction model',
    'dcurves',
    'rmda',
    '决策曲线',
    '决策曲线分析',
    '净获益',
    '净收益',
    '阈值概率',
    '临床实用性',
    '预测模型',
    'juece quxian',
    'jcqx',
    'jinghuoyi',
  ],
})
