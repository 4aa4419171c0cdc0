import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'alvarado',
  family: 'gastroenterology',
  title: { en: 'Alvarado score (MANTRELS)', zh: 'Alvarado 评分（阑尾炎）' },
  subtitle: { en: 'Suspected appendicitis', zh: '疑似阑尾炎' },
  keywords: [
    'MANTRELS',
    'appendicitis',
    'acute abdomen',
    '阑尾炎',
    '急腹症',
    '右下腹痛',
    'lanweiyan',
    'lwy',
    'jifuzheng',
    'jfz',
  ],
  ward: [
    [
      '阑尾',
      '阑尾炎',
      '盲肠炎',
      '右下腹疼',
      '右下腹痛',
      '转移性右下腹痛',
      'appendix',
      'RLQ pain',
      'right iliac fossa pain',
    ],
  ],
})
