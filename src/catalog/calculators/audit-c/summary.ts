import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'audit-c',
  family: 'psychiatry',
  title: { en: 'AUDIT-C', zh: 'AUDIT-C 饮酒筛查' },
  subtitle: { en: 'Hazardous drinking in three questions', zh: '三问筛查危险饮酒' },
  keywords: ['AUDIT', 'alcohol', 'drinking', '饮酒筛查', '酒精', '危险饮酒', 'yinjiu shaicha', 'yjsc', 'jiujing', 'jj'],
  ward: [['喝酒', '酗酒', '饮酒', '酒瘾', '嗜酒', 'problem drinking', 'alcoholism']],
})
