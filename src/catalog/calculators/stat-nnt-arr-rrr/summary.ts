import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'stat-nnt-arr-rrr',
  family: 'study-design',
  title: { en: 'Risk difference and number needed to treat', zh: '危险差与需治人数（NNT）' },
  subtitle: { en: 'ARR, RRR, NNT with 95 % intervals', zh: 'ARR、RRR、NNT 及 95% 区间' },
  keywords: [
    'ARR',
    'RRR',
    'NNT',
    'NNH',
    'absolute risk reduction',
    '需治人数',
    '需治疗人数',
    '绝对危险度降低',
    'xuzhi renshu',
    'xzrs',
  ],
  ward: [
    ['需治数', '绝对风险', '治几个人', 'risk reduction'],
    ['相对风险', 'OR值', 'RR值', '暴露比', 'association measure'],
  ],
})
