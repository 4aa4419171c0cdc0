import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'ascvd-pce',
  family: 'cardiology',
  title: { en: 'ASCVD risk, Pooled Cohort Equations', zh: 'ASCVD 风险（汇总队列方程）' },
  subtitle: { en: 'ACC/AHA, 10-year risk', zh: 'ACC/AHA，10 年风险' },
  keywords: [
    'ASCVD',
    'PCE',
    'pooled cohort equations',
    'statin',
    'cardiovascular risk',
    '动脉粥样硬化性心血管病',
    '他汀',
    '心血管风险',
    'xinxueguan fengxian',
    'xxgfx',
    'dongmai zhouyang yinghua',
    'dmzyyh',
  ],
  ward: [
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
