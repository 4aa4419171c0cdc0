import { depression } from '../../examples-data/depression.ts'
import { plantGrowth } from '../../examples-data/plant-growth.ts'
import { sleep } from '../../examples-data/sleep.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

/** Groups of 2, 3, 6 and 6 values, one of them constant, with missing values. */
const small: ExampleData = {
  id: 'small-groups',
  title: { en: 'Small groups', zh: '小样本组' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: 'score',
      measure: 'continuous',
      values: [4, 4, 4, 4, 4, 4, 3.1, 5.2, 6.4, 2.8, 7.7, 4.9, 6, 7.5, 9, 8, 12, null, 3],
    },
    {
      id: 'c2',
      name: 'arm',
      measure: 'nominal',
      values: ['A', 'A', 'A', 'A', 'A', 'A', 'B', 'B', 'B', 'B', 'B', 'B', 'C', 'C', 'C', 'D', 'D', 'B', null],
    },
    {
      id: 'c3',
      name: 'before',
      measure: 'continuous',
      values: [5, 6, 5, 7, 8, 6, 9, 5, ...Array<null>(11).fill(null)],
    },
    { id: 'c4', name: 'after', measure: 'continuous', values: [4, 6, 3, 5, 9, 5, 6, 4, ...Array<null>(11).fill(null)] },
    {
      id: 'c5',
      name: 'later',
      measure: 'continuous',
      values: [4, 5, 2, 4, 8, 4, 7, null, ...Array<null>(11).fill(null)],
    },
    { id: 'c6', name: 'empty', measure: 'continuous', values: Array<null>(19).fill(null) },
    { id: 'c7', name: 'site', measure: 'nominal', values: Array<string>(19).fill('one') },
    { id: 'c8', name: 'patient', measure: 'nominal', values: Array.from({ length: 19 }, (_, i) => i) },
    { id: 'c9', name: 'constant', measure: 'continuous', values: Array<number>(19).fill(7) },
  ],
}
const arms = { variable: 'c1', group: 'c2', replicates: 500 } as const

export const examples = defineExamples([
  {
    id: 'sleep',
    title: { en: 'Sleep gained with two drugs', zh: '两种药物的睡眠增加量' },
    data: sleep,
    options: { variable: 'c1', group: 'c2' },
    expect: 'done',
  },
  {
    id: 'plant-growth',
    title: { en: 'Two treatments against a control', zh: '两种处理与对照比较' },
    data: plantGrowth,
    options: { variable: 'c1', group: 'c2', replicates: 1000 },
    expect: 'done',
  },
  {
    id: 'before-and-after',
    title: { en: 'Depression before and after, in pairs', zh: '治疗前后抑郁评分，配对' },
    data: depression,
    options: { given: 'columns', variables: ['c1', 'c2'], replicates: 1000, seed: 7 },
    expect: 'done',
  },
  {
    id: 'hedges-g',
    title: { en: 'Hedges’ g, another control, 90%', zh: 'Hedges g，另选对照组，90% 区间' },
    data: sleep,
    options: { variable: 'c1', group: 'c2', control: 2, effect: 'g', confidence: 0.9, replicates: 1000 },
    expect: 'done',
  },
  {
    id: 'cliffs-delta',
    title: { en: 'Cliff’s delta with percentiles', zh: 'Cliff δ，百分位数法' },
    data: plantGrowth,
    options: { variable: 'c1', group: 'c2', effect: 'delta', interval: 'percentile', replicates: 1000 },
    expect: 'done',
  },
  {
    id: 'medians-below',
    title: { en: 'Medians of two groups, below', zh: '两组中位数差，置于下方' },
    data: sleep,
    options: { variable: 'c1', group: 'c2', effect: 'median', layout: 'below', replicates: 1000 },
    expect: 'done',
  },
  {
    id: 'three-measurements',
    title: { en: 'Three measurements of the same cases, g', zh: '同一对象三次测量，g' },
    data: small,
    options: { given: 'columns', variables: ['c3', 'c4', 'c5'], effect: 'g', replicates: 500 },
    expect: 'done',
  },
  {
    id: 'small-groups',
    title: { en: 'A constant group and groups of two and three', zh: '常数组与例数极少的组' },
    data: small,
    options: arms,
    expect: 'done',
  },
  {
    id: 't-of-g',
    title: { en: 'g with t intervals', zh: 'g 的 t 区间' },
    data: small,
    options: { ...arms, control: 'B', effect: 'g', interval: 't' },
    expect: 'done',
  },
  {
    id: 'constant',
    title: { en: 'Constant values', zh: '常数' },
    data: small,
    options: { ...arms, variable: 'c9' },
    expect: 'done',
  },
  {
    id: 'constant-g',
    title: { en: 'g of constant values', zh: '常数的 g' },
    data: small,
    options: { ...arms, variable: 'c9', effect: 'g' },
    expect: { rejected: 'no-variation' },
  },
  {
    id: 'small-control',
    title: { en: 'A control of two values', zh: '对照组仅两个值' },
    data: small,
    options: { ...arms, control: 'D' },
    expect: { rejected: 'none-compared' },
  },
  {
    id: 'one-group',
    title: { en: 'One group', zh: '仅一组' },
    data: small,
    options: { ...arms, group: 'c7' },
    expect: { rejected: 'one-group' },
  },
  {
    id: 'no-values',
    title: { en: 'No values', zh: '无可用的值' },
    data: small,
    options: { ...arms, variable: 'c6' },
    expect: { rejected: 'no-values' },
  },
  {
    id: 'many-groups',
    title: { en: 'A group for each patient', zh: '每例患者一组' },
    data: small,
    options: { ...arms, group: 'c8' },
    expect: { rejected: 'too-many-groups' },
  },
  {
    id: 'no-cases',
    title: { en: 'No complete case', zh: '无完整对象' },
    data: small,
    options: { given: 'columns', variables: ['c3', 'c6'] },
    expect: { rejected: 'no-complete-cases' },
  },
  {
    id: 'delta-of-pairs',
    title: { en: 'Cliff’s delta of pairs', zh: '配对数据的 Cliff δ' },
    data: small,
    options: { given: 'columns', variables: ['c3', 'c4'], effect: 'delta' },
    expect: { rejected: 'no-pairs-of-delta' },
  },
  {
    id: 't-of-medians',
    title: { en: 'A t interval of medians', zh: '中位数差的 t 区间' },
    data: small,
    options: { ...arms, effect: 'median', interval: 't' },
    expect: { rejected: 'no-t-interval' },
  },
])
