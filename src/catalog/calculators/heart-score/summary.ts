import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'heart-score',
  family: 'cardiology',
  title: { en: 'HEART score for chest pain', zh: 'HEART 评分（胸痛）' },
  subtitle: { en: 'Major cardiac events within 6 weeks', zh: '6 周内主要心血管不良事件' },
  keywords: [
    'HEART',
    'chest pain',
    'emergency',
    'MACE',
    'troponin',
    '胸痛',
    '急诊',
    '肌钙蛋白',
    '主要心血管不良事件',
    'xiongtong',
    'xt',
    'jizhen xiongtong pingfen',
    'jzxtpf',
  ],
  ward: [
    ['胸闷', '胸痛待查', '胸痛中心', '肌钙蛋白阳性', 'troponin positive', 'chest tightness'],
    ['心绞痛', 'angina pectoris'],
    ['非ST抬高心梗', '不稳定心绞痛', '冠心病', 'UA', 'unstable angina pectoris'],
  ],
})
