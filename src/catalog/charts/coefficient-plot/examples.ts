import { birthWeight } from '../../examples-data/birth-weight.ts'
import { bloodPressure } from '../../examples-data/blood-pressure.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const few: ExampleData = {
  id: 'ten-rows',
  title: { en: 'Ten rows', zh: '10 行数据' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    { id: 'c1', name: 'y', measure: 'continuous', values: [3, 5, 4, 8, 9, 7, 12, 11, 10, null] },
    { id: 'c2', name: 'x', measure: 'continuous', values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
    { id: 'c3', name: 'twice x', measure: 'continuous', values: [2, 4, 6, 8, 10, 12, 14, 16, 18, 20] },
    { id: 'c4', name: 'arm', measure: 'nominal', values: ['A', 'B', 'A', 'B', 'A', 'B', 'A', 'B', 'A', 'B'] },
    { id: 'c5', name: 'sick', measure: 'nominal', values: [0, 0, 0, 0, 0, 1, 1, 1, 1, 1] },
    { id: 'c6', name: 'same', measure: 'continuous', values: [4, 4, 4, 4, 4, 4, 4, 4, 4, 4] },
    { id: 'c7', name: 'site', measure: 'nominal', values: ['X', 'X', 'X', 'X', 'X', 'X', 'X', 'X', 'X', 'X'] },
    { id: 'c8', name: 'early', measure: 'continuous', values: [1, 2, 2, null, null, null, null, null, null, null] },
    {
      id: 'c9',
      name: 'empty',
      measure: 'continuous',
      values: [null, null, null, null, null, null, null, null, null, null],
    },
  ],
}

export const examples = defineExamples([
  {
    id: 'low-birth-weight',
    title: {
      en: 'Low birth weight: crude, adjusted and fully adjusted odds ratios',
      zh: '低出生体重：粗 OR 与逐步校正的 OR',
    },
    data: birthWeight,
    options: {
      family: 'logistic',
      outcome: 'c1',
      event: 1,
      exposures: ['c5', 'c4'],
      second: ['c2', 'c3'],
      third: ['c6', 'c7', 'c8'],
    },
    expect: 'done',
  },
  {
    id: 'birth-weight-all-terms',
    title: { en: 'Birth weight in grams, all terms, per 2 SD', zh: '出生体重（克），全部变量，按 2 个标准差' },
    data: birthWeight,
    options: {
      outcome: 'c10',
      exposures: ['c5'],
      second: ['c2', 'c3'],
      third: ['c4', 'c7'],
      shown: 'all',
      standardise: true,
      confidence: 0.9,
    },
    expect: 'done',
  },
  {
    id: 'blood-pressure',
    title: { en: 'Systolic pressure by arm, with and without age', zh: '收缩压与分组，校正年龄前后' },
    data: bloodPressure,
    options: { outcome: 'c4', exposures: ['c1'], third: ['c2'] },
    expect: 'done',
  },
  {
    id: 'dependent-terms',
    title: { en: 'A single model with a term that depends on another', zh: '单个模型，含线性相关的变量' },
    data: few,
    options: { outcome: 'c1', exposures: ['c2', 'c3', 'c4'] },
    expect: 'done',
  },
  {
    id: 'separated',
    title: { en: 'A covariate that foretells the event without error', zh: '完全分离' },
    data: few,
    options: { family: 'logistic', outcome: 'c5', event: 1, exposures: ['c4'], second: ['c2'] },
    expect: { rejected: 'no-finite-estimates' },
  },
  {
    id: 'term-twice',
    title: { en: 'A variable in two lists', zh: '变量重复' },
    data: few,
    options: { outcome: 'c1', exposures: ['c2'], second: ['c2'] },
    expect: { rejected: 'term-twice' },
  },
  {
    id: 'outcome-in-terms',
    title: { en: 'The outcome among the terms', zh: '结局变量同时作为自变量' },
    data: few,
    options: { outcome: 'c1', exposures: ['c1'] },
    expect: { rejected: 'outcome-in-terms' },
  },
  {
    id: 'text-outcome',
    title: { en: 'A text as measurement', zh: '文字变量作为数值结局' },
    data: few,
    options: { outcome: 'c4', exposures: ['c2'] },
    expect: { rejected: 'outcome-not-numeric' },
  },
  {
    id: 'constant-outcome',
    title: { en: 'An outcome that is always the same', zh: '结局取值相同' },
    data: few,
    options: { outcome: 'c6', exposures: ['c2'] },
    expect: { rejected: 'constant-outcome' },
  },
  {
    id: 'one-level',
    title: { en: 'A factor with one level', zh: '仅一个水平的分类变量' },
    data: few,
    options: { outcome: 'c1', exposures: ['c7'] },
    expect: { rejected: 'factor-one-level' },
  },
  {
    id: 'three-rows',
    title: { en: 'As many coefficients as rows', zh: '系数与行数相当' },
    data: few,
    options: { outcome: 'c1', exposures: ['c8', 'c4'] },
    expect: { rejected: 'too-few-rows' },
  },
  {
    id: 'no-rows',
    title: { en: 'A covariate without values', zh: '变量全部缺失' },
    data: few,
    options: { outcome: 'c1', exposures: ['c9'] },
    expect: { rejected: 'no-usable-rows' },
  },
])
