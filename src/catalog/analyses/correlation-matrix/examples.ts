import { bloodPressure } from '../../examples-data/blood-pressure.ts'
import { depression } from '../../examples-data/depression.ts'
import { lung } from '../../examples-data/lung.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const scatter = (i: number) => (i * 0.618033988749895) % 1
const small: ExampleData = {
  id: 'small',
  title: { en: 'Sixty rows', zh: '六十行数据' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    { id: 'c1', name: 'x', measure: 'continuous', values: Array.from({ length: 60 }, (_, i) => scatter(i + 1)) },
    {
      id: 'c2',
      name: 'y',
      measure: 'continuous',
      values: Array.from({ length: 60 }, (_, i) => (i < 24 ? scatter(i + 1) ** 2 - 0.8 * scatter(7 * i + 3) : null)),
    },
    {
      id: 'c3',
      name: 'z',
      measure: 'continuous',
      values: Array.from({ length: 60 }, (_, i) => scatter(11 * i + 5) - 0.5 * scatter(i + 1)),
    },
    { id: 'c4', name: 'constant', measure: 'continuous', values: Array<number>(60).fill(2) },
    {
      id: 'c5',
      name: 'late',
      measure: 'continuous',
      values: Array.from({ length: 60 }, (_, i) => (i > 57 ? i : null)),
    },
  ],
}

const all = ['pearson', 'spearman', 'kendall']

export const examples = defineExamples([
  {
    id: 'lung-scores',
    title: { en: 'Lung cancer: scores, calories, weight loss', zh: '肺癌：评分、热量与体重下降' },
    data: lung,
    options: { variables: ['c4', 'c7', 'c8', 'c9', 'c10'], methods: all },
    expect: 'done',
  },
  {
    id: 'lung-partial',
    title: { en: 'With age and sex held constant, complete rows', zh: '控制年龄与性别，仅用完整行' },
    data: {
      ...lung,
      columns: lung.columns.map((column) => (column.id === 'c5' ? { ...column, measure: 'ordinal' as const } : column)),
    },
    options: {
      variables: ['c7', 'c8', 'c9', 'c10'],
      methods: ['spearman', 'pearson'],
      controls: ['c4', 'c5'],
      missing: 'listwise',
      stars: true,
      adjust: 'holm',
      confidence: 0.9,
    },
    expect: 'done',
  },
  {
    id: 'blood-pressure-pair',
    title: { en: 'Two variables: scatter plot', zh: '两个变量：散点图' },
    data: bloodPressure,
    options: { variables: ['c2', 'c4'] },
    expect: 'done',
  },
  {
    id: 'small-partial-pair',
    title: { en: 'Two variables, a third held constant', zh: '两个变量，控制第三个变量' },
    data: small,
    options: { variables: ['c1', 'c2'], controls: ['c3'] },
    expect: 'done',
  },
  {
    id: 'exact',
    title: { en: 'Nine pairs: exact P values', zh: '九对数据：精确 P 值' },
    data: depression,
    options: { variables: ['c1', 'c2'], methods: ['spearman', 'kendall'] },
    expect: 'done',
  },
  {
    id: 'without-ties',
    title: {
      en: 'No ties: Edgeworth series; a constant and a short variable',
      zh: '无相同秩：Edgeworth 级数；含常量与短变量',
    },
    data: small,
    options: {
      variables: ['c1', 'c2', 'c3', 'c4', 'c5'],
      methods: all,
      stars: true,
      adjust: 'benjamini-hochberg',
    },
    expect: 'done',
  },
  {
    id: 'no-rows',
    title: { en: 'Variables that are never known together', zh: '从不同时有值的变量' },
    data: small,
    options: { variables: ['c2', 'c5'] },
    expect: { rejected: 'too-few-rows' },
  },
  {
    id: 'partial-kendall',
    title: { en: 'Kendall with something held constant', zh: '设控制变量的 Kendall 相关' },
    data: small,
    options: { variables: ['c1', 'c2'], controls: ['c3'], methods: ['kendall'] },
    expect: { rejected: 'kendall-not-partial' },
  },
  {
    id: 'control-twice',
    title: { en: 'A variable that is its own control', zh: '变量同时作为控制变量' },
    data: small,
    options: { variables: ['c1', 'c2'], controls: ['c2'] },
    expect: { rejected: 'control-is-variable' },
  },
])
