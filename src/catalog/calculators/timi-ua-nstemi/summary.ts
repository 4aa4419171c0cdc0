import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'timi-ua-nstemi',
  family: 'cardiology',
  title: { en: 'TIMI risk score, unstable angina and NSTEMI', zh: 'TIMI 评分（不稳定型心绞痛/NSTEMI）' },
  subtitle: { en: 'Events within 14 days', zh: '14 天内心血管事件' },
  keywords: [
    'TIMI',
    'NSTEMI',
    'unstable angina',
    'acute coronary syndrome',
    'ACS',
    '不稳定型心绞痛',
    '非 ST 段抬高型心肌梗死',
    '急性冠脉综合征',
    'buwendingxing xinjiaotong',
    'bwdxxjt',
    'xinji gengsi',
    'xjgs',
  ],
  ward: [
    ['非ST抬高心梗', '不稳定心绞痛', '冠心病', 'UA', 'unstable angina pectoris'],
    ['胸闷', '胸痛待查', '胸痛中心', '肌钙蛋白阳性', 'troponin positive', 'chest tightness'],
    ['冠脉综合征', '急性冠脉', '要不要支架', 'PCI时机', 'coronary syndrome'],
  ],
})
