import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'hadlock-efw',
  family: 'paediatrics',
  title: { en: 'Estimated fetal weight, Hadlock', zh: 'Hadlock 胎儿体重估算' },
  subtitle: { en: 'From ultrasound', zh: '超声测量' },
  keywords: [
    'Hadlock',
    'EFW',
    'fetal weight',
    'ultrasound',
    '胎儿体重',
    '胎儿体重估算',
    '双顶径',
    '腹围',
    '股骨长',
    'taier tizhong',
    'tetz',
    'taier tizhong gusuan',
    'tetzgs',
  ],
  ward: [['胎重', '胎儿大小', '巨大儿', '胎儿估重', 'B超估重', 'fetal weight estimate', 'macrosomia']],
})
