import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'absolute-neutrophil-count',
  family: 'haematology',
  title: { en: 'Absolute neutrophil count', zh: '中性粒细胞绝对值（ANC）' },
  subtitle: { en: 'Neutropenia', zh: '中性粒细胞减少' },
  keywords: [
    'ANC',
    'neutropenia',
    'neutrophils',
    'CTCAE',
    '中性粒细胞',
    '粒细胞缺乏',
    '粒缺',
    'zhongxingli xibao',
    'zxlxb',
    'liqu',
  ],
  ward: [
    ['粒细胞', '粒细胞减少', '骨髓抑制', '白细胞低', '化疗后白细胞', '升白针', 'low white cells', 'agranulocytosis'],
    ['粒缺发热', '化疗后发热', 'neutropenic sepsis'],
  ],
})
