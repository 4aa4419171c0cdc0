import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'score2',
  family: 'cardiology',
  title: { en: 'SCORE2 and SCORE2-OP (40 to 89 years)', zh: 'SCORE2 与 SCORE2-OP（40~89 岁）' },
  subtitle: { en: '10-year cardiovascular risk in Europe', zh: '欧洲 10 年心血管病风险' },
  keywords: [
    'SCORE2',
    'SCORE2-OP',
    'older persons',
    '老年人',
    'ESC',
    'cardiovascular risk',
    'Europe',
    '心血管风险',
    '欧洲',
    '一级预防',
    'xinxueguan fengxian',
    'xxgfx',
    'ouzhou',
    'oz',
  ],
  ward: [
    [],
    [],
    [
      '心血管风险',
      '动脉硬化',
      '十年心血管',
      '冠心病风险',
      '心脑血管风险',
      '他汀要不要吃',
      'CVD risk',
      'statin eligibility',
    ],
  ],
})
