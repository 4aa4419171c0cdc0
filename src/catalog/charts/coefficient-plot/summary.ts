import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'coefficient-plot',
  family: 'causal',
  title: { en: 'Models side by side', zh: '多模型系数图' },
  subtitle: {
    en: 'Coefficients or odds ratios, crude and with more adjustment',
    zh: '逐步校正的回归系数或 OR 并列比较',
  },
  labels: ['relation', 'comparison', 'matrix'],
  keywords: [
    'coefficient plot',
    'dot-whisker',
    'nested models',
    'crude and adjusted',
    'model 1 model 2 model 3',
    '系数图',
    '模型比较',
    '逐步校正',
    '粗模型与校正模型',
    'xishutu',
  ],
})
