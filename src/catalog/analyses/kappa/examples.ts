import { countedPeople } from '../../examples-data/counted-people.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const madeUp = { en: 'Made up for this project.', zh: '本项目模拟数据。' }

const digits = (text: string) => text.split('').map((digit) => (digit === '-' ? null : Number(digit)))
const grades = [
  { value: 1, label: '0 级' },
  { value: 2, label: '1 级' },
  { value: 3, label: '2 级' },
  { value: 4, label: '3 级' },
]

/** Four readers grade forty films; the fourth never assigns the highest grade. */
const films: ExampleData = {
  id: 'films',
  title: { en: 'Four readers grade forty films', zh: '四位医师对 40 张胸片分级' },
  source: madeUp,
  columns: [
    {
      id: 'c1',
      name: '医师甲',
      measure: 'ordinal',
      valueLabels: grades,
      values: digits('1111111111222222222222333333333334444444'),
    },
    {
      id: 'c2',
      name: '医师乙',
      measure: 'ordinal',
      valueLabels: grades,
      missingCodes: [9],
      values: digits('1111111122222222211333333333342244444439'),
    },
    {
      id: 'c3',
      name: '医师丙',
      measure: 'ordinal',
      values: digits('112111112222123222233-333324333344434444'),
    },
    {
      id: 'c4',
      name: 'Reader D',
      measure: 'ordinal',
      values: digits('1121112112222222312223332332332333323333'),
    },
    { id: 'c5', name: 'one film', measure: 'ordinal', values: [...Array<null>(39).fill(null), 2] },
    { id: 'c6', name: 'always 1', measure: 'ordinal', values: Array<number>(40).fill(1) },
    { id: 'c7', name: '总是 1', measure: 'ordinal', values: Array<number>(40).fill(1) },
    {
      id: 'c8',
      name: 'film',
      measure: 'nominal',
      values: Array.from({ length: 40 }, (_, i) => i),
    },
  ],
}

/** A rare finding, with ratings as text. */
const rare: ExampleData = {
  id: 'rare-finding',
  title: { en: 'A rare finding on sixty slides', zh: '60 张切片中的少见征象' },
  source: madeUp,
  columns: [
    {
      id: 'c1',
      name: '初评',
      measure: 'nominal',
      values: [...Array<string>(54).fill('无'), ...Array<string>(4).fill('有'), null, '无'],
    },
    {
      id: 'c2',
      name: '复评',
      measure: 'nominal',
      values: [...Array<string>(52).fill('无'), '有', '有', '有', '无', '有', '无', '无', '无'],
    },
    {
      id: 'c3',
      name: '会诊',
      measure: 'nominal',
      values: [...Array<null>(59).fill(null), '不确定'],
    },
  ],
}

const typed = { input: 'counts' } as const
const table = (values: readonly string[], counts: readonly (readonly number[])[]) => ({
  ...typed,
  'table.rows': [...values],
  'table.columns': [...values],
  'table.counts': counts.map((row) => [...row]),
})

const diagnoses: ExampleData = {
  ...films,
  id: 'diagnoses',
  title: { en: 'Two clinicians diagnose 100 patients', zh: '两位医师对 100 例患者的诊断' },
  source: {
    en: 'Fleiss JL. Statistical Methods for Rates and Proportions. 2nd ed. Wiley; 1981, chapter 13.',
    zh: 'Fleiss JL. Statistical Methods for Rates and Proportions. 2nd ed. Wiley; 1981，第 13 章。',
  },
}

export const examples = defineExamples([
  {
    id: 'two-readers',
    title: { en: 'Two readers: quadratic weights', zh: '两位医师分级：平方加权' },
    data: films,
    options: { raters: ['c1', 'c2'], weights: 'quadratic' },
    expect: 'done',
  },
  {
    id: 'four-readers',
    title: { en: 'Four readers: Fleiss’ kappa, complete rows', zh: '四位医师：Fleiss Kappa（整例排除）' },
    data: films,
    options: { raters: ['c1', 'c2', 'c3', 'c4'], weights: 'linear', missing: 'listwise', confidence: 0.9 },
    expect: 'done',
  },
  {
    id: 'diagnoses',
    title: { en: 'Typed: the textbook’s diagnoses', zh: '输入频数：教科书诊断实例' },
    data: diagnoses,
    options: table(
      ['psychosis', 'neurosis', 'organic'],
      [
        [75, 1, 4],
        [5, 4, 1],
        [0, 0, 10],
      ],
    ),
    expect: 'done',
  },
  {
    id: 'rare-finding',
    title: { en: 'A rare finding: high agreement, low kappa', zh: '少见征象：一致率高而 Kappa 低' },
    data: rare,
    options: { raters: ['c1', 'c2'] },
    expect: 'done',
  },
  {
    id: 'reader-of-one-grade',
    title: { en: 'Readers who always give one grade', zh: '始终给同一分级的评价者' },
    data: films,
    options: { raters: ['c3', 'c6', 'c7'] },
    expect: 'done',
  },
  {
    id: 'perfect',
    title: { en: 'Typed: perfect agreement', zh: '输入频数：完全一致' },
    data: diagnoses,
    options: table(
      ['yes', 'no'],
      [
        [7, 0],
        [0, 5],
      ],
    ),
    expect: 'done',
  },
  {
    id: 'all-yes',
    title: { en: 'Typed: both always say yes', zh: '输入频数：两者均为“是”' },
    data: diagnoses,
    options: table(
      ['yes', 'no'],
      [
        [9, 0],
        [0, 0],
      ],
    ),
    expect: 'done',
  },
  {
    id: 'weighted',
    title: { en: 'Frequencies with fractions', zh: '含小数的频数权重' },
    data: countedPeople,
    options: { raters: ['c9', 'c10', 'c11'], weights: 'quadratic', weight: 'c12' },
    expect: 'done',
  },
  {
    id: 'one-film',
    title: { en: 'One film read by both', zh: '仅一张片有双方评价' },
    data: films,
    options: { raters: ['c1', 'c5'] },
    expect: { rejected: 'too-few-rows' },
  },
  {
    id: 'one-grade',
    title: { en: 'Only one grade at all', zh: '全部为同一分级' },
    data: films,
    options: { raters: ['c6', 'c7'] },
    expect: { rejected: 'one-category' },
  },
  {
    id: 'numbers',
    title: { en: 'A number for each film', zh: '每片编号各不相同' },
    data: films,
    options: { raters: ['c1', 'c8'] },
    expect: { rejected: 'too-many-levels' },
  },
  {
    id: 'other-categories',
    title: { en: 'Typed: rows and columns with different categories', zh: '输入频数：行列分类不同' },
    data: diagnoses,
    options: {
      ...typed,
      'table.rows': ['yes', 'no'],
      'table.columns': ['no', 'yes'],
      'table.counts': [
        [7, 1],
        [2, 5],
      ],
    },
    expect: { rejected: 'typed-not-square' },
  },
  {
    id: 'one-reader',
    title: { en: 'One reader only', zh: '仅选择一位评价者' },
    data: films,
    options: { raters: ['c1'] },
    expect: 'incomplete',
  },
])
