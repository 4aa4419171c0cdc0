import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'air-score',
  family: 'gastroenterology',
  title: { en: 'Appendicitis Inflammatory Response score', zh: '阑尾炎炎症反应（AIR）评分' },
  subtitle: { en: 'AIR, suspected appendicitis', zh: 'AIR，疑似阑尾炎' },
  keywords: ['AIR', 'appendicitis', 'CRP', '阑尾炎', '急腹症', 'lanweiyan', 'lwy', 'yanzheng fanying', 'yzfy'],
  ward: [
    [],
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
