import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'cha2ds2-vasc',
  family: 'cardiology',
  title: { en: 'CHA₂DS₂-VASc', zh: 'CHA₂DS₂-VASc 评分' },
  subtitle: { en: 'Stroke risk in atrial fibrillation', zh: '心房颤动卒中风险' },
  keywords: [
    'CHADS2',
    'CHADS-VASc',
    'AF',
    'atrial fibrillation',
    'stroke',
    'anticoagulation',
    '房颤',
    '心房颤动',
    '卒中风险',
    '抗凝',
    'fangchan',
    'xinfang chandong',
    'fczfx',
    'kangning',
  ],
})
