import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'nafld-fibrosis-score',
  family: 'hepatology',
  title: { en: 'NAFLD fibrosis score', zh: 'NAFLD 纤维化评分（NFS）' },
  subtitle: { en: 'Advanced fibrosis in fatty liver disease', zh: '脂肪肝进展期纤维化' },
  keywords: [
    'NFS',
    'NAFLD',
    'MASLD',
    'fatty liver',
    'fibrosis',
    '脂肪肝',
    '肝纤维化',
    '非酒精性脂肪性肝病',
    'zhifanggan xianweihua',
    'zfgxwh',
  ],
  ward: [
    ['脂肪肝', '脂肪肝纤维化', '代谢性脂肪肝', 'MAFLD', 'NASH', 'MASH', 'fatty liver disease'],
    [],
    ['肝纤维', '肝纤维化', '肝硬度', '慢乙肝', '乙肝', '丙肝', '大小三阳', 'liver scarring', 'hep B', 'hep C'],
  ],
})
