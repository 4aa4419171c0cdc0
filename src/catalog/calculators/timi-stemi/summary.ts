import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'timi-stemi',
  family: 'cardiology',
  title: { en: 'TIMI risk score, STEMI', zh: 'TIMI 评分（STEMI）' },
  subtitle: { en: 'Death within 30 days', zh: '30 天死亡' },
  keywords: [
    'TIMI',
    'STEMI',
    'myocardial infarction',
    'mortality',
    'fibrinolysis',
    'ST 段抬高型心肌梗死',
    '急性心肌梗死',
    '溶栓',
    'jixing xinji gengsi',
    'jxxjgs',
    'xinji gengsi',
    'xjgs',
  ],
  ward: [
    ['前壁心梗', '下壁心梗', 'ST抬高心梗', 'ST elevation'],
    ['心梗', '急性心梗', '心肌梗塞', '急性心肌梗塞', '急心梗', 'AMI', 'MI', 'heart attack', 'acute MI'],
  ],
})
