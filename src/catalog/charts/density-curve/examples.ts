import { bloodPressure } from '../../examples-data/blood-pressure.ts'
import { insectSprays } from '../../examples-data/insect-sprays.ts'
import { lung } from '../../examples-data/lung.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const corners: ExampleData = {
  id: 'corners',
  title: { en: 'Corners', zh: '边界情形' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '住院天数',
      measure: 'continuous',
      values: [
        [1, 2, 2, 3, 3, 4, null, 5, 6, 8, 11, 14, 21, 2, 3, 1],
        [7, 7, 7, 7, 7, 7],
        [4, 9],
        [5, 9, 12, 13, 15, 18, 19, 22, 25, 31, 14, 16],
      ].flat(),
    },
    {
      id: 'c2',
      name: '手术方式',
      measure: 'nominal',
      values: [
        ...Array<string>(16).fill('腹腔镜手术'),
        ...Array<string>(6).fill('日间手术（常量组）'),
        ...Array<string>(2).fill('中转开腹'),
        ...Array<string>(12).fill('开腹手术'),
      ],
    },
  ],
}

export const examples = defineExamples([
  {
    id: 'lung-age',
    title: { en: 'Age of men and women', zh: '男性与女性的年龄' },
    data: lung,
    options: { variable: 'c4', group: 'c5', centre: 'mean', rug: true },
    expect: 'done',
  },
  {
    id: 'blood-pressure',
    title: { en: 'All values, less smooth, cut off at the ends', zh: '全部数据，较低平滑，两端截断' },
    data: bloodPressure,
    options: { variable: 'c4', adjust: 0.6, support: 'range', fill: false },
    expect: 'done',
  },
  {
    id: 'hospital-days',
    title: { en: 'Days in hospital by operation, groups without a curve', zh: '不同术式的住院天数，含无曲线的组' },
    data: corners,
    options: { variable: 'c1', group: 'c2', centre: 'median', scale: 'count' },
    expect: 'done',
  },
  {
    id: 'sprays',
    title: { en: 'Six groups of equal height', zh: '六组，高度统一' },
    data: insectSprays,
    options: { variable: 'c1', group: 'c2', scale: 'equal', support: 'free', fill: false },
    expect: 'done',
  },
  {
    id: 'too-few',
    title: { en: 'Three values', zh: '仅三个值' },
    data: {
      id: 'too-few',
      title: { en: 'Three values', zh: '三个值' },
      source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
      columns: [{ id: 'c1', name: 'y', measure: 'continuous', values: [4, 5, 7] }],
    },
    options: { variable: 'c1' },
    expect: { rejected: 'nothing-to-draw' },
  },
])
