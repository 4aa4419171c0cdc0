import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'mews',
  family: 'critical-care',
  title: { en: 'Modified Early Warning Score', zh: '改良早期预警评分（MEWS）' },
  subtitle: { en: 'MEWS, Subbe 2001', zh: 'Subbe 2001 版' },
  keywords: [
    'MEWS',
    'early warning',
    'Subbe',
    '改良早期预警评分',
    '早期预警',
    'gailiang zaoqi yujing',
    'glzqyj',
    'zaoqi yujing',
    'zqyj',
  ],
  ward: [
    [],
    ['生命体征评分', '预警评分', '病情变化', '病情加重', '早期识别', 'vital signs score', 'EWS'],
    ['院内急救小组', '快速反应小组', 'rapid response'],
  ],
})
