import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'cam-icu',
  family: 'critical-care',
  title: { en: 'CAM-ICU', zh: 'CAM-ICU 谵妄评估' },
  subtitle: { en: 'Delirium in intensive care', zh: '重症患者谵妄' },
  keywords: [
    'Confusion Assessment Method',
    'delirium',
    'ICU',
    '谵妄',
    '意识模糊评估',
    'zhanwang pinggu',
    'zwpg',
    'zhanwang',
    'zw',
  ],
  ward: [
    ['ICU谵妄', '术后谵妄', '说胡话', '意识混乱', 'acute confusion'],
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
  ],
})
