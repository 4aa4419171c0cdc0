import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'paediatric-maintenance-fluid',
  family: 'paediatrics',
  title: { en: 'Maintenance fluid of children, 4-2-1', zh: '儿童维持液（4-2-1 法则）' },
  subtitle: { en: 'Holliday–Segar', zh: 'Holliday–Segar 公式' },
  keywords: [
    'Holliday Segar',
    '4-2-1',
    'maintenance fluid',
    'dehydration',
    '维持液',
    '儿童补液',
    '生理需要量',
    '脱水',
    'weichi ye',
    'wcy',
    'ertong buye',
    'etby',
  ],
  ward: [
    [
      '儿科补液',
      '小儿补液',
      '儿童输液',
      '小儿输液',
      '小孩补液',
      '维持量',
      '儿科液体',
      '421',
      '小儿液体疗法',
      'pediatric fluids',
      'maintenance fluids',
      'IV fluids child',
    ],
  ],
})
