import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'nyha-class',
  family: 'cardiology',
  title: { en: 'NYHA class, and CCS class of angina', zh: 'NYHA 心功能分级与 CCS 心绞痛分级' },
  keywords: [
    'NYHA',
    'heart failure',
    'functional class',
    'CCS',
    'angina',
    '心功能分级',
    '心力衰竭',
    '心绞痛分级',
    'xingongneng fenji',
    'xgnfj',
    'xinjiaotong fenji',
    'xjtfj',
  ],
  ward: [
    [
      '心衰',
      '慢性心衰',
      '急性心衰',
      '心功能',
      '心功能几级',
      '泵衰竭',
      'heart failure class',
      'CHF',
      '心绞痛',
      'angina pectoris',
    ],
    ['心梗心功能', '心源休克', '肺水肿', 'cardiogenic'],
  ],
})
