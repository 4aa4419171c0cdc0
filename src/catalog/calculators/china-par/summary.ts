import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'china-par',
  family: 'cardiology',
  title: { en: 'China-PAR, 10-year ASCVD risk', zh: 'China-PAR 10 年 ASCVD 风险' },
  subtitle: { en: 'For Chinese adults', zh: '中国成人' },
  keywords: [
    'China-PAR',
    'ASCVD',
    'cardiovascular risk',
    '心血管风险',
    '心血管病风险评估',
    '动脉粥样硬化',
    '十年风险',
    'xinxueguan fengxian',
    'xxgfx',
    'dongmai zhouyang yinghua',
    'dmzyyh',
  ],
  ward: [
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
