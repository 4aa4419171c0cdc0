import { airQuality } from '../../examples-data/air-quality.ts'
import { lung } from '../../examples-data/lung.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const wards = 12
const perWard = 24

/** Stays in 12 wards: quantiles of log-logistic distributions, in every third ward of two of them. */
const stays: ExampleData = {
  id: 'stays',
  title: { en: 'Length of stay in 12 wards', zh: '12 个病区的住院天数' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: 'Length of stay (days)',
      measure: 'continuous',
      values: Array.from({ length: wards * perWard }, (_, i) => {
        const ward = Math.floor(i / perWard)
        const p = ((i % perWard) + 0.5) / perWard
        const middle = 4 + ((ward * 7) % wards) * 0.8
        const second = ward % 3 === 0 && i % 2 === 0 ? 2.2 : 1
        return Number((middle * second * (p / (1 - p)) ** 0.17).toFixed(2))
      }),
    },
    {
      id: 'c2',
      name: 'Ward',
      measure: 'nominal',
      values: Array.from(
        { length: wards * perWard },
        (_, i) => `Ward ${String.fromCharCode(65 + Math.floor(i / perWard))}`,
      ),
    },
  ],
}

const corners: ExampleData = {
  id: 'corners',
  title: { en: 'Corners', zh: '边界情形' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '血红蛋白变化(g/L)',
      measure: 'continuous',
      values: [
        [-12, -8, -3, 0, 2, 4, null, 5, 9, 11, 16, 21, 3, 1],
        [7, 7, 7, 7, 7, 7],
        [-4, 19],
        [12],
        [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 14],
        [1, 4, 8, 9, 13, 15, 18, 22, 27, 30],
      ].flat(),
    },
    {
      id: 'c2',
      name: '治疗方案',
      measure: 'nominal',
      values: [
        ...Array<string>(14).fill('口服铁剂'),
        ...Array<string>(6).fill('常量组'),
        ...Array<string>(2).fill('静脉铁剂联合促红细胞生成素'),
        '仅一例',
        ...Array<string>(12).fill('多数相同'),
        ...Array<string>(10).fill('静脉铁剂'),
      ],
    },
  ],
}

export const examples = defineExamples([
  {
    id: 'temperature',
    title: { en: 'Temperature by month', zh: '各月气温' },
    data: airQuality,
    options: { variable: 'c4', group: 'c5', lines: 'quartiles', fill: 'group' },
    expect: 'done',
  },
  {
    id: 'stays',
    title: { en: 'Length of stay in 12 wards, by median', zh: '12 个病区的住院天数，按中位数排列' },
    data: stays,
    options: {
      variable: 'c1',
      group: 'c2',
      order: 'median',
      rule: 'sj',
      lines: 'quartiles',
      quartileType: 'type2',
      overlap: 2,
    },
    expect: 'done',
  },
  {
    id: 'age-two-groups',
    title: { en: 'Two groups without overlap, cut off at the ends', zh: '两组，无重叠，两端截断' },
    data: lung,
    options: { variable: 'c4', group: 'c5', overlap: 0, lines: 'none', support: 'range', adjust: 0.6 },
    expect: 'done',
  },
  {
    id: 'corners',
    title: { en: 'Groups of one value, of two and of equal ones, many ties', zh: '单例、两例、常量与多数相同的组' },
    data: corners,
    options: {
      variable: 'c1',
      group: 'c2',
      rule: 'sj',
      order: 'median',
      lines: 'quartiles',
      quartileType: 'type6',
      support: 'free',
      fill: 'group',
    },
    expect: 'done',
  },
  {
    id: 'too-few',
    title: { en: 'Three values in a group', zh: '每组仅三个值' },
    data: {
      id: 'too-few',
      title: { en: 'Three values', zh: '三个值' },
      source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
      columns: [
        { id: 'c1', name: 'y', measure: 'continuous', values: [4, 5, 7, 2, 3, 9] },
        { id: 'c2', name: 'g', measure: 'nominal', values: ['a', 'a', 'a', 'b', 'b', 'b'] },
      ],
    },
    options: { variable: 'c1', group: 'c2' },
    expect: { rejected: 'nothing-to-draw' },
  },
  {
    id: 'too-many-groups',
    title: { en: 'A group for each of 61 rows', zh: '61 行各为一组' },
    data: {
      id: 'too-many-groups',
      title: { en: '61 groups', zh: '61 组' },
      source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
      columns: [
        { id: 'c1', name: 'y', measure: 'continuous', values: Array.from({ length: 61 }, (_, i) => i) },
        { id: 'c2', name: 'g', measure: 'nominal', values: Array.from({ length: 61 }, (_, i) => `g${i}`) },
      ],
    },
    options: { variable: 'c1', group: 'c2' },
    expect: { rejected: 'too-many-groups' },
  },
])
