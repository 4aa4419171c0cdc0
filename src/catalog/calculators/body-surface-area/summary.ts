import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'body-surface-area',
  family: 'haematology',
  title: { en: 'Body surface area', zh: '体表面积' },
  subtitle: { en: 'Du Bois, Mosteller, Haycock, Gehan-George, Stevenson', zh: '含中国人 Stevenson（许文生）公式' },
  keywords: [
    'BSA',
    'body surface area',
    'Du Bois',
    'Mosteller',
    'Haycock',
    'Stevenson',
    '体表面积',
    '许文生',
    '化疗剂量',
    'tibiao mianji',
    'tbmj',
  ],
  ward: [['化疗', '化疗用量', '体表', '紫杉醇', '阿霉素', '多柔比星', 'chemo dose', 'paclitaxel', 'doxorubicin']],
})
