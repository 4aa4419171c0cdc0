import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'rass',
  family: 'critical-care',
  title: { en: 'Richmond Agitation–Sedation Scale', zh: 'Richmond 躁动-镇静评分（RASS）' },
  subtitle: { en: 'RASS, −5 to +4', zh: '−5~+4 分' },
  keywords: [
    'RASS',
    'agitation',
    'sedation',
    'delirium',
    'ICU',
    '躁动镇静评分',
    '镇静',
    '躁动',
    '谵妄',
    'zaodong zhenjing',
    'zdzj',
    'zhenjing',
    'zj',
  ],
  ward: [
    [
      '躁动',
      '烦躁',
      '镇静深度',
      '丙泊酚',
      '右美托咪定',
      '咪达唑仑',
      'propofol',
      'dexmedetomidine',
      'midazolam',
      'sedation score',
    ],
    ['ICU谵妄', '术后谵妄', '说胡话', '意识混乱', 'acute confusion'],
  ],
})
