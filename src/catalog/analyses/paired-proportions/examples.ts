import { countedPeople } from '../../examples-data/counted-people.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const times = <T>(value: T, n: number): T[] => Array<T>(n).fill(value)
const yesNo = [
  { value: 0, label: '阴性' },
  { value: 1, label: '阳性' },
]

/** Rows of 0 and 1, each written as one string. */
const games = ['111', '111', '010', '110', '000', '111', '111', '110', '001', '010', '111', '111']
const guess = (j: number) => games.map((game) => Number(game[j]))

const predictions: ExampleData = {
  id: 'predictions',
  title: { en: 'Three sportsmen predict twelve games', zh: '三人预测十二场比赛' },
  source: {
    en: 'Conover WJ. Practical Nonparametric Statistics. 3rd ed. Wiley; 1999, section 4.6.',
    zh: 'Conover WJ. Practical Nonparametric Statistics. 3rd ed. Wiley; 1999，第 4.6 节。',
  },
  columns: [
    { id: 'c1', name: 'A', measure: 'nominal', values: guess(0) },
    { id: 'c2', name: 'B', measure: 'nominal', values: guess(1) },
    { id: 'c3', name: 'C', measure: 'nominal', values: guess(2) },
  ],
}

const methods: ExampleData = {
  id: 'two-methods',
  title: { en: 'Two tests of the same 60 samples', zh: '两种方法检测 60 份样品' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '甲法',
      measure: 'nominal',
      valueLabels: yesNo,
      values: [...times(1, 22), ...times(1, 24), ...times(0, 6), ...times(0, 8)],
    },
    {
      id: 'c2',
      name: '乙法',
      measure: 'nominal',
      valueLabels: yesNo,
      missingCodes: [9],
      values: [...times(1, 22), ...times(0, 24), ...times(1, 6), ...times(0, 6), 9, null],
    },
    {
      id: 'c3',
      name: '分级（前）',
      measure: 'ordinal',
      values: [...times('轻', 20), ...times('中', 25), ...times('重', 15)],
    },
    {
      id: 'c4',
      name: '分级（后）',
      measure: 'ordinal',
      values: [
        ...times('轻', 16),
        ...times('中', 4),
        ...times('轻', 12),
        ...times('中', 13),
        ...times('中', 9),
        ...times('重', 5),
        '极重',
      ],
    },
    {
      id: 'c5',
      name: '分级（三月）',
      measure: 'ordinal',
      values: [...times('轻', 38), ...times('中', 14), ...times('重', 6), null, null],
    },
    { id: 'c6', name: '丙法', measure: 'nominal', valueLabels: yesNo, values: [...times(null, 58), 0, 0] },
    { id: 'c7', name: '丁法', measure: 'nominal', valueLabels: yesNo, values: [...times(0, 30), ...times(null, 30)] },
  ],
}

const typed = {
  input: 'counts',
  'table.rows': ['approve', 'disapprove'],
  'table.columns': ['approve', 'disapprove'],
}

const approval: ExampleData = {
  ...methods,
  id: 'approval',
  title: { en: 'Approval at two surveys', zh: '两次调查的支持率' },
  source: {
    en: 'Agresti A. Categorical Data Analysis. Wiley; 1990, p. 350, as in the help of R: mcnemar.test.',
    zh: 'Agresti A. Categorical Data Analysis. Wiley; 1990，第 350 页（见 R 的 mcnemar.test 帮助）。',
  },
}

const readers: ExampleData = {
  id: 'readers',
  title: { en: 'Ten films by three readers', zh: '三名阅片者对十张片子的判读' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: ['A', 'B', 'C'].map((name, i) => ({
    id: `c${i + 1}`,
    name,
    measure: 'nominal' as const,
    valueLabels: yesNo,
    values: [...times(1, 4), ...times(0, 6)],
  })),
}

export const examples = defineExamples([
  {
    id: 'two-methods',
    title: { en: 'Two methods, missing results left out', zh: '两种检测方法（含缺失）' },
    data: methods,
    options: { outcomes: ['c1', 'c2'] },
    expect: 'done',
  },
  {
    id: 'three-sportsmen',
    title: { en: 'Three predictions: Cochran’s Q', zh: '三个相关率：Cochran Q 检验' },
    data: predictions,
    options: { outcomes: ['c1', 'c2', 'c3'], 'events.c3.event': 1, headline: 'mid-p', missing: 'listwise' },
    expect: 'done',
  },
  {
    id: 'approval',
    title: { en: 'Typed: approval at two surveys', zh: '输入频数：两次调查的支持率' },
    data: approval,
    options: {
      ...typed,
      'table.counts': [
        [794, 150],
        [86, 570],
      ],
      confidence: 0.9,
    },
    expect: 'done',
  },
  {
    id: 'no-discordant-pairs',
    title: { en: 'Typed: no pair is discordant', zh: '输入频数：没有不一致的对子' },
    data: approval,
    options: {
      ...typed,
      'table.counts': [
        [7, 0],
        [0, 5],
      ],
    },
    expect: 'done',
  },
  {
    id: 'grades-three-times',
    title: { en: 'Grades at three times: symmetry', zh: '三个时点的分级：对称性检验' },
    data: methods,
    options: { outcomes: ['c3', 'c4', 'c5'], question: 'symmetry', adjust: 'bonferroni' },
    expect: 'done',
  },
  {
    id: 'typed-grades',
    title: { en: 'Typed: a 3 × 3 table', zh: '输入频数：3×3 方表' },
    data: approval,
    options: {
      input: 'counts',
      'table.rows': ['low', 'middle', 'high'],
      'table.columns': ['low', 'middle', 'high'],
      'table.counts': [
        [20, 10, 5],
        [3, 30, 15],
        [0, 5, 40],
      ],
    },
    expect: 'done',
  },
  {
    id: 'nothing-differs',
    title: { en: 'Three readers who always agree', zh: '三名阅片者结果完全一致' },
    data: readers,
    options: { outcomes: ['c1', 'c2', 'c3'], headline: 'asymptotic' },
    expect: 'done',
  },
  {
    id: 'balanced-changes',
    title: { en: 'As many better as worse', zh: '好转与恶化例数相当' },
    data: approval,
    options: {
      input: 'counts',
      question: 'symmetry',
      'table.rows': ['mild', 'moderate', 'severe'],
      'table.columns': ['mild', 'moderate', 'severe'],
      'table.counts': [
        [20, 5, 3],
        [4, 18, 6],
        [2, 7, 15],
      ],
    },
    expect: 'done',
  },
  {
    id: 'all-negative',
    title: { en: 'Both always negative', zh: '两法均为阴性' },
    data: methods,
    options: { outcomes: ['c1', 'c2', 'c7'], headline: 'exact', adjust: 'none' },
    expect: 'done',
  },
  {
    id: 'weighted',
    title: { en: 'Five million cases by a frequency weight', zh: '以频数加权的五百万例' },
    data: countedPeople,
    options: { outcomes: ['c6', 'c7', 'c8'], weight: 'c3' },
    expect: 'done',
  },
  {
    id: 'never-both',
    title: { en: 'No row with both results', zh: '没有两者均不缺失的行' },
    data: methods,
    options: { outcomes: ['c6', 'c7'] },
    expect: { rejected: 'no-pairs' },
  },
  {
    id: 'not-square',
    title: { en: 'A typed table that is not square', zh: '输入的表不是方表' },
    data: approval,
    options: {
      input: 'counts',
      'table.rows': ['a', 'b', 'c'],
      'table.columns': ['a', 'b'],
      'table.counts': [
        [1, 2],
        [3, 4],
        [5, 6],
      ],
    },
    expect: { rejected: 'typed-not-square' },
  },
  {
    id: 'one-measurement',
    title: { en: 'One measurement only', zh: '仅选择一个变量' },
    data: methods,
    options: { outcomes: ['c1'] },
    expect: 'incomplete',
  },
])
