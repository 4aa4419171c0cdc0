import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'estimated-date-of-delivery',
  family: 'paediatrics',
  title: { en: 'Estimated date of delivery', zh: '预产期与孕周' },
  subtitle: { en: 'And gestational age', zh: '末次月经、超声或移植日期' },
  keywords: [
    'EDD',
    'due date',
    'gestational age',
    'Naegele',
    'pregnancy',
    '预产期',
    '孕周',
    '末次月经',
    'yuchanqi',
    'ycq',
    'yunzhou',
  ],
  ward: [
    [
      '怀孕几周',
      '孕几周',
      '孕龄',
      '胎龄',
      '生孩子日期',
      '末次月经算',
      '预产',
      '孕周计算',
      'LMP',
      'weeks pregnant',
      'gestation',
    ],
  ],
})
