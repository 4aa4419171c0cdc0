import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'mascc',
  family: 'haematology',
  title: { en: 'MASCC index', zh: 'MASCC 评分' },
  subtitle: { en: 'Febrile neutropenia, who is at low risk', zh: '粒细胞缺乏伴发热低危筛选' },
  keywords: [
    'MASCC',
    'febrile neutropenia',
    'neutropenic fever',
    '粒细胞缺乏伴发热',
    '粒缺伴发热',
    'liqu banfare',
    'lqbfr',
  ],
  ward: [
    ['粒缺发热', '化疗后发热', 'neutropenic sepsis'],
    ['粒细胞', '粒细胞减少', '骨髓抑制', '白细胞低', '化疗后白细胞', '升白针', 'low white cells', 'agranulocytosis'],
    ['发热', '发烧', '寒战', '高热', 'fever'],
  ],
})
