import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'rox-index',
  family: 'critical-care',
  title: { en: 'ROX index', zh: 'ROX 指数' },
  subtitle: { en: 'High-flow oxygen: success or intubation', zh: '经鼻高流量氧疗成败预测' },
  keywords: [
    'ROX',
    'HFNC',
    'high-flow nasal cannula',
    'intubation',
    'pneumonia',
    '经鼻高流量',
    '高流量氧疗',
    '插管',
    'gaoliuliang yangliao',
    'gllyl',
    'chaguan',
    'cg',
  ],
  ward: [['高流量', '高流量失败', '氧疗失败', 'HFNC失败', 'high flow oxygen']],
})
