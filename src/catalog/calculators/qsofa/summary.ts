import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'qsofa',
  family: 'critical-care',
  title: { en: 'qSOFA', zh: 'qSOFA 评分' },
  subtitle: { en: 'Bedside warning in suspected infection', zh: '疑似感染的床旁快速评估' },
  keywords: ['quick SOFA', 'sepsis', 'infection', '快速 SOFA', '脓毒症', '感染', 'kuaisu', 'nongduzheng', 'ndz'],
  ward: [
    [],
    [
      '败血症',
      '脓毒血症',
      '脓毒性休克',
      '感染性休克',
      '毒血症',
      '菌血症',
      'septic shock',
      'septicaemia',
      'septicemia',
      'sepsis',
      '院内急救小组',
      '快速反应小组',
      'rapid response',
      '发热',
      '发烧',
      '寒战',
      '高热',
      'fever',
    ],
  ],
})
