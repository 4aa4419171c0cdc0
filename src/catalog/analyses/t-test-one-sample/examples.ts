import { lung } from '../../examples-data/lung.ts'
import { sleep } from '../../examples-data/sleep.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const allTests = ['t', 'wilcoxon', 'sign']

const corners: ExampleData = {
  id: 'one-sample-corners',
  title: { en: 'Corners', zh: '边界情形' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    { id: 'c1', name: 'tied', measure: 'continuous', values: [5, 5, 6, 7, 7, 3, 5, 8, 9, null, 6, 4] },
    { id: 'c2', name: 'few', measure: 'continuous', values: [6.5, 7.2, 9.1, ...Array<null>(9).fill(null)] },
    { id: 'c3', name: 'constant', measure: 'continuous', values: Array<number>(12).fill(4) },
    {
      id: 'c4',
      name: 'single',
      measure: 'continuous',
      values: [1, Number.POSITIVE_INFINITY, ...Array<null>(10).fill(null)],
    },
    { id: 'c5', name: 'huge', measure: 'continuous', values: [1e300, -1e300, 2e300, ...Array<number>(9).fill(1e299)] },
    {
      id: 'c6',
      name: 'grade',
      measure: 'ordinal',
      values: [1, 2, 2, 3, 3, 3, 4, 4, 2, 3, 5, Number.NEGATIVE_INFINITY],
    },
  ],
}

export const examples = defineExamples([
  {
    id: 'lung',
    title: { en: 'Lung cancer: age and Karnofsky score against 60', zh: '肺癌：年龄与 Karnofsky 评分与 60 比较' },
    data: lung,
    options: {
      variables: ['c4', 'c7', 'c8'],
      reference: 60,
      tests: allTests,
      equivalence: true,
      upperMargin: 5,
    },
    expect: 'done',
  },
  {
    id: 'sleep',
    title: { en: 'Hours of sleep gained, exact and one-sided', zh: '睡眠增加时数，精确单侧检验' },
    data: sleep,
    options: { variables: ['c1'], tests: allTests, exact: 'exact', alternative: 'greater', confidence: 0.9 },
    expect: 'done',
  },
  {
    id: 'karnofsky-listwise',
    title: { en: 'Two variables, complete rows, Pratt, below 80', zh: '两个变量，仅用完整行，Pratt 法，低于 80' },
    data: lung,
    options: {
      variables: ['c7', 'c8'],
      reference: 80,
      tests: allTests,
      zeros: 'pratt',
      exact: 'normal',
      continuity: false,
      alternative: 'less',
      missing: 'listwise',
    },
    expect: 'done',
  },
  {
    id: 'ties',
    title: { en: 'Ties, values at the reference, an infinite one', zh: '相同值、等于参考值的值与无穷值' },
    data: corners,
    options: { variables: ['c1', 'c6'], reference: 5, tests: ['wilcoxon', 'sign'] },
    conventions: { quartiles: 'type6' },
    expect: 'done',
  },
  {
    id: 'three-values',
    title: { en: 'Three values, sign test', zh: '仅三个值的符号检验' },
    data: corners,
    options: { variables: ['c2'], reference: 5, tests: ['sign'], effectSizes: false, assumptions: false },
    conventions: { quartiles: 'type2' },
    expect: 'done',
  },
  {
    id: 'constant',
    title: { en: 'A variable that does not vary', zh: '无变异的变量' },
    data: corners,
    options: { variables: ['c3'], reference: 3 },
    expect: { rejected: 'no-variation' },
  },
  {
    id: 'some-left-out',
    title: { en: 'Variables that have no answer are left out', zh: '无法分析的变量不纳入' },
    data: {
      ...corners,
      columns: [
        ...corners.columns.filter(({ id }) => id !== 'c5'),
        { id: 'c7', name: 'blank', measure: 'continuous', values: Array<null>(12).fill(null) },
        {
          id: 'c8',
          name: 'score',
          measure: 'continuous',
          values: [2.5, 3.5, null, 4.25, 1.75, 6, 5.5, 2, 4.5, 3.25, 7, 1.5],
        },
      ],
    },
    options: {
      variables: ['c7', 'c1', 'c3', 'c4', 'c8'],
      reference: 0,
      tests: ['t', 'wilcoxon', 'sign'],
      missing: 'listwise',
    },
    expect: 'done',
  },
  {
    id: 'all-missing',
    title: { en: 'A variable without values', zh: '全部缺失的变量' },
    data: {
      ...corners,
      columns: [{ id: 'c7', name: 'blank', measure: 'continuous', values: Array<null>(12).fill(null) }],
    },
    options: { variables: ['c7'] },
    expect: { rejected: 'all-missing' },
  },
  {
    id: 'one-value',
    title: { en: 'A single value', zh: '仅有一个值' },
    data: corners,
    options: { variables: ['c4'] },
    expect: { rejected: 'too-few-values' },
  },
  {
    id: 'huge-values',
    title: { en: 'Values too large to be squared', zh: '数值过大，平方溢出' },
    data: corners,
    options: { variables: ['c5'] },
    expect: { rejected: 'beyond-precision' },
  },
  {
    id: 'margins-on-one-side',
    title: { en: 'Both margins below 0', zh: '等效界值均小于 0' },
    data: sleep,
    options: { variables: ['c1'], equivalence: true, lowerMargin: -3, upperMargin: -1 },
    expect: { rejected: 'margins-around-zero' },
  },
])
