import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'case-weights',
  order: 180,
  group: 'values',
  title: { en: 'Sampling weights', zh: '抽样权重' },
  subtitle: { en: 'Post-stratification, raking, inverse', zh: '事后分层、raking、逆概率' },
  keywords: [
    'weights',
    'weighting',
    'raking',
    'post-stratification',
    'inverse probability',
    'calibration',
    'trim weights',
    '权重',
    '加权',
    '事后分层',
    '迭代比例拟合',
    '逆概率',
    '截尾',
    'quanzhong',
    'qz',
  ],
})
