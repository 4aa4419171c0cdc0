import { bloodPressure } from '../../examples-data/blood-pressure.ts'
import { lung } from '../../examples-data/lung.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const corners: ExampleData = {
  id: 'corners',
  title: { en: 'Corners', zh: '边界情形' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: 'arm',
      measure: 'nominal',
      values: [...'aaaaaaaabbbbbbccccdde'.split(''), null],
    },
    {
      id: 'c2',
      name: 'y',
      measure: 'continuous',
      values: [1.5, 2, 2.25, 3, 2.5, -7, 1, 9, 4, 4, 4, 5, 3, null, 6, 6, 6, 6, 2, 5, 3, 8],
    },
    {
      id: 'c3',
      name: 'with infinity',
      measure: 'continuous',
      values: [
        0.1,
        Number.POSITIVE_INFINITY,
        0.3,
        0.2,
        0.5,
        0.8,
        1.3,
        2.1,
        3.4,
        5.5,
        8.9,
        14,
        23,
        38,
        61,
        99,
        160,
        Number.NEGATIVE_INFINITY,
        258,
        418,
        677,
        1095,
      ],
    },
    { id: 'c4', name: 'constant', measure: 'continuous', values: Array<number>(22).fill(4) },
    { id: 'c5', name: 'all blank', measure: 'continuous', values: Array<null>(22).fill(null) },
    {
      id: 'c6',
      name: 'two values',
      measure: 'continuous',
      values: [1, 2, ...Array<null>(20).fill(null)],
    },
  ],
}

const tenValues: ExampleData = {
  id: 'ten-values',
  title: { en: 'Ten values', zh: '十个数值' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    { id: 'c1', name: 'lactate', measure: 'continuous', values: [0.8, 1, 1.1, 1.3, 1.4, 1.6, 1.9, 2.2, 3.1, 5.6] },
  ],
}

export const examples = defineExamples([
  {
    id: 'lung',
    title: { en: 'Lung cancer: age, weight loss and calories', zh: '肺癌：年龄、体重减轻与热量' },
    data: lung,
    options: { variables: ['c4', 'c9', 'c10'], figures: ['qq', 'detrended'] },
    expect: 'done',
  },
  {
    id: 'lung-by-sex',
    title: { en: 'Men and women, moments, 99% band', zh: '按性别分组，样本矩，99% 参考带' },
    data: lung,
    options: {
      variables: ['c2', 'c9'],
      group: 'c5',
      formula: 'moment',
      tests: ['shapiro-wilk', 'dagostino-pearson'],
      confidence: 0.99,
    },
    expect: 'done',
  },
  {
    id: 'blood-pressure',
    title: { en: 'Four regions, user-missing codes, Chinese names', zh: '四个地区，用户缺失码，中文变量名' },
    data: bloodPressure,
    options: { variables: ['c4', 'c5'], group: 'c8', tests: ['shapiro-wilk', 'lilliefors'] },
    expect: 'done',
  },
  {
    id: 'corners',
    title: { en: 'Ties, infinite values, a constant and a tiny group', zh: '相同值、无穷值、无变异组与极小组' },
    data: corners,
    options: { variables: ['c2', 'c3'], group: 'c1', figures: ['detrended'] },
    expect: 'done',
  },
  {
    id: 'ungrouped-corners',
    title: { en: 'A skewed variable with infinite values', zh: '含无穷值的偏态变量' },
    data: corners,
    options: { variables: ['c3'], tests: ['anderson-darling', 'lilliefors'] },
    expect: 'done',
  },
  {
    id: 'some-left-out',
    title: { en: 'Variables that have no answer are left out', zh: '无法分析的变量不纳入' },
    data: corners,
    options: { variables: ['c5', 'c2', 'c4', 'c6'], group: 'c1' },
    expect: 'done',
  },
  {
    id: 'constant',
    title: { en: 'A variable that does not vary', zh: '无变异的变量' },
    data: corners,
    options: { variables: ['c4'] },
    expect: { rejected: 'no-variation' },
  },
  {
    id: 'one-test',
    title: { en: 'One test, and too few values for its kurtosis', zh: '仅做一种检验，例数不足以检验峰度' },
    data: tenValues,
    options: { variables: ['c1'], tests: ['dagostino-pearson'] },
    expect: 'done',
  },
  {
    id: 'all-blank',
    title: { en: 'A variable without values', zh: '全部缺失的变量' },
    data: corners,
    options: { variables: ['c5'], group: 'c1' },
    expect: { rejected: 'all-missing' },
  },
  {
    id: 'two-values',
    title: { en: 'Two values', zh: '仅有两个值' },
    data: corners,
    options: { variables: ['c6'] },
    expect: { rejected: 'too-few-values' },
  },
  {
    id: 'group-among-variables',
    title: { en: 'The groups are also explored', zh: '分组变量同时被考察' },
    data: bloodPressure,
    options: { variables: ['c7'], group: 'c7' },
    expect: { rejected: 'group-among-variables' },
  },
])
