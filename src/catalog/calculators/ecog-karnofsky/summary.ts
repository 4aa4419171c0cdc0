import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'ecog-karnofsky',
  family: 'haematology',
  title: { en: 'ECOG and Karnofsky performance status', zh: 'ECOG / KPS 体力状态' },
  subtitle: { en: 'One scale in the other', zh: '两种评分的对应关系' },
  keywords: [
    'ECOG',
    'PS',
    'KPS',
    'Karnofsky',
    'performance status',
    '体力状态',
    '卡氏评分',
    '体能评分',
    'tili zhuangtai',
    'tlzt',
  ],
  ward: [['体能状态', '体力评分', 'PS评分', '一般状况', 'KPS评分', '卡氏', 'zubrod']],
})
