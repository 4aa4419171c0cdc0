import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'fib-4',
  family: 'hepatology',
  title: { en: 'FIB-4 index', zh: 'FIB-4 指数' },
  subtitle: { en: 'Liver fibrosis from four values', zh: '四项指标评估肝纤维化' },
  keywords: [
    'FIB4',
    'FIB-4',
    'liver fibrosis',
    'NAFLD',
    'MASLD',
    'hepatitis C',
    '肝纤维化',
    '脂肪肝',
    '丙型肝炎',
    'gan xianweihua',
    'gxwh',
    'zhifanggan',
  ],
  ward: [
    ['肝纤维', '肝纤维化', '肝硬度', '慢乙肝', '乙肝', '丙肝', '大小三阳', 'liver scarring', 'hep B', 'hep C'],
    ['脂肪肝', '脂肪肝纤维化', '代谢性脂肪肝', 'MAFLD', 'NASH', 'MASH', 'fatty liver disease'],
  ],
})
