import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'ciwa-ar',
  family: 'psychiatry',
  title: { en: 'CIWA-Ar', zh: 'CIWA-Ar 酒精戒断评估' },
  subtitle: { en: 'Severity of alcohol withdrawal', zh: '酒精戒断严重程度' },
  keywords: [
    'CIWA',
    'alcohol withdrawal',
    'delirium tremens',
    'benzodiazepine',
    '酒精戒断',
    '震颤谵妄',
    'jiujing jieduan',
    'jjjd',
    'zhenchan zhanwang',
    'zczw',
  ],
  ward: [['戒酒', '断酒', '酒精戒断综合征', '酒戒断', 'alcohol detox', 'DTs']],
})
