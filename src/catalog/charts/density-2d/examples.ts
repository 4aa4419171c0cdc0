import { lung } from '../../examples-data/lung.ts'
import { wardTests } from '../../examples-data/ward-tests.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const scatter = (i: number, step: number) => (i * step) % 1
const sum = (i: number, first: number) =>
  [0, 1, 2, 3].reduce((total, k) => total + scatter(i + 1, 0.618033988749895 + 0.0917 * (first + k)), -2)

const cloud: ExampleData = {
  id: 'cloud',
  title: { en: 'Four thousand measurements', zh: '四千次测量' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: 'height, cm',
      measure: 'continuous',
      values: Array.from({ length: 4000 }, (_, i) => Math.round(1000 * (168 + 12 * sum(i, 0))) / 1000),
    },
    {
      id: 'c2',
      name: 'weight, kg',
      measure: 'continuous',
      values: Array.from({ length: 4000 }, (_, i) => Math.round(1000 * (66 + 9 * sum(i, 0) + 11 * sum(i, 5))) / 1000),
    },
  ],
}

export const examples = defineExamples([
  {
    id: 'cloud-hexagons',
    title: { en: 'Height and weight of four thousand people', zh: '四千人的身高与体重' },
    data: cloud,
    options: { x: 'c1', y: 'c2' },
    expect: 'done',
  },
  {
    id: 'cloud-squares',
    title: { en: 'Rectangles, a logarithmic scale, single persons hidden', zh: '矩形，对数刻度，隐去单个个体' },
    data: cloud,
    options: { x: 'c1', y: 'c2', cell: 'square', bins: 30, spacing: 'log', least: 2, colours: 'dusk' },
    expect: 'done',
  },
  {
    id: 'lung-root',
    title: { en: 'Age and calories at meals, root scale', zh: '年龄与进餐热量，平方根刻度' },
    data: lung,
    options: { x: 'c4', y: 'c9', bins: 15, spacing: 'sqrt', colours: 'blue' },
    expect: 'done',
  },
  {
    id: 'ward-tests',
    title: { en: 'Two laboratory tests', zh: '两项检验指标' },
    data: wardTests,
    options: { x: 'c4', y: 'c6', bins: 12 },
    expect: 'done',
  },
  {
    id: 'none-drawn',
    title: { en: 'A least count that no cell has', zh: '无单元格达到最小频数' },
    data: wardTests,
    options: { x: 'c4', y: 'c6', least: 500 },
    expect: { rejected: 'none-drawn' },
  },
  {
    id: 'no-points',
    title: { en: 'No complete row', zh: '无完整的行' },
    data: {
      id: 'no-points',
      title: { en: 'Two rows', zh: '两行数据' },
      source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
      columns: [
        { id: 'c1', name: 'x', measure: 'continuous', values: [1, null] },
        { id: 'c2', name: 'y', measure: 'continuous', values: [null, 2] },
      ],
    },
    options: { x: 'c1', y: 'c2' },
    expect: { rejected: 'no-points' },
  },
])
