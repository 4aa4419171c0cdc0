import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'news2',
  family: 'critical-care',
  title: { en: 'NEWS2', zh: '国家早期预警评分 2（NEWS2）' },
  subtitle: { en: 'National Early Warning Score 2', zh: '成人病情恶化早期预警' },
  keywords: [
    'National Early Warning Score',
    'early warning',
    'deterioration',
    'track and trigger',
    '早期预警评分',
    '病情恶化',
    'zaoqi yujing pingfen',
    'zqyjpf',
    'yujing',
  ],
  ward: [
    [
      '生命体征评分',
      '预警评分',
      '病情变化',
      '病情加重',
      '早期识别',
      'vital signs score',
      'EWS',
      '院内急救小组',
      '快速反应小组',
      'rapid response',
    ],
  ],
})
