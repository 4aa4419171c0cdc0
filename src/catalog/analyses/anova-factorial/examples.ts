import { bloodPressure } from '../../examples-data/blood-pressure.ts'
import { lung } from '../../examples-data/lung.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const main = (variable: string) => ({ kind: 'main', variable })
const product = (...variables: readonly string[]) => ({ kind: 'interaction', variables })

/** The unbalanced two-way design of the SAS/STAT User's Guide, The GLM Procedure, "Means versus LS-Means". */
const twoWay: ExampleData = {
  id: 'unbalanced-two-way',
  title: { en: 'Unbalanced two-way design', zh: '不平衡的两因素设计' },
  source: {
    en: 'SAS/STAT User’s Guide, The GLM Procedure, Means versus LS-Means (facts of a publication).',
    zh: 'SAS/STAT User’s Guide，The GLM Procedure，Means versus LS-Means（已发表数据）。',
  },
  columns: [
    {
      id: 'c1',
      name: 'treatment',
      measure: 'nominal',
      values: [1, 2, 3].flatMap((treatment) => Array<number>(11).fill(treatment)),
    },
    {
      id: 'c2',
      name: 'block',
      measure: 'nominal',
      values: Array.from('111112222231111222233311112333333', Number),
    },
    {
      id: 'c3',
      name: 'y',
      measure: 'continuous',
      values: [
        17, 28, 19, 21, 19, 43, 30, 39, 44, 44, 16, 21, 21, 24, 25, 39, 45, 42, 47, 19, 22, 16, 22, 30, 33, 31, 46, 26,
        31, 26, 33, 29, 25,
      ],
    },
  ],
}

const made = { en: 'Made up for this project.', zh: '本项目模拟数据。' } as const

/** Two factors with one empty cell, a constant, and a copy of a factor under another name. */
const gaps: ExampleData = {
  id: 'gaps',
  title: { en: 'A trial with an empty cell', zh: '含空单元格的试验' },
  source: made,
  columns: [
    {
      id: 'c1',
      name: '疼痛评分',
      measure: 'continuous',
      values: [5.1, 4.2, 6.3, 3.9, 2.8, 3.1, 7.2, 6.8, 7.9, 5.5, 4.9, 5.2, 6.1, 8.4, 7.7, null, 3.3, 6.6],
    },
    {
      id: 'c2',
      name: '药物',
      measure: 'nominal',
      values: [
        '甲',
        '甲',
        '甲',
        '甲',
        '甲',
        '甲',
        '乙',
        '乙',
        '乙',
        '乙',
        '乙',
        '乙',
        '丙',
        '丙',
        '丙',
        '丙',
        '甲',
        null,
      ],
    },
    {
      id: 'c3',
      name: '剂量',
      measure: 'ordinal',
      values: [
        '低',
        '低',
        '低',
        '高',
        '高',
        '高',
        '低',
        '低',
        '低',
        '高',
        '高',
        '高',
        '低',
        '低',
        '低',
        '高',
        '高',
        '低',
      ],
    },
    {
      id: 'c4',
      name: '药物代号',
      measure: 'nominal',
      values: [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 1, 2],
    },
    { id: 'c5', name: '中心', measure: 'nominal', values: Array<string>(18).fill('A') },
    { id: 'c6', name: '常数', measure: 'continuous', values: Array<number>(18).fill(1) },
    {
      id: 'c7',
      name: '编号',
      measure: 'nominal',
      values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
    },
    {
      id: 'c8',
      name: '年龄',
      measure: 'continuous',
      values: [31, 45, 52, 38, 60, 41, 35, 48, 57, 44, 39, 62, 50, 33, 47, 55, 42, 58],
    },
    {
      id: 'c9',
      name: '组均值',
      measure: 'continuous',
      values: [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 1, 2],
    },
    {
      id: 'c10',
      name: '极大值',
      measure: 'continuous',
      values: [
        5e300, 4e300, 6e300, 3e300, 2e300, 3e300, 7e300, 6e300, 7e300, 5e300, 4e300, 5e300, 6e300, 8e300, 7e300, 1e300,
        3e300, 6e300,
      ],
    },
  ],
}

/** A drug that helps only one genotype. */
const crossed: ExampleData = {
  id: 'crossed',
  title: { en: 'Three doses in two genotypes', zh: '两种基因型的三个剂量' },
  source: made,
  columns: [
    {
      id: 'c1',
      name: '剂量',
      measure: 'ordinal',
      values: '低低低低中中中中高高高高低低低低中中中中高高高高'.split(''),
    },
    {
      id: 'c2',
      name: '基因型',
      measure: 'nominal',
      values: [...Array<string>(12).fill('野生型'), ...Array<string>(12).fill('突变型')],
    },
    {
      id: 'c3',
      name: '血药浓度',
      measure: 'continuous',
      values: [12, 10, 13, 11, 20, 22, 19, 21, 29, 31, 32, 28, 20, 23, 21, 22, 32, 35, 31, 34, 52, 49, 55, 50],
    },
  ],
}

/** Factors with more levels than can be compared. */
const many: ExampleData = {
  id: 'many-levels',
  title: { en: 'Many levels', zh: '水平过多' },
  source: made,
  columns: [
    { id: 'c1', name: 'y', measure: 'continuous', values: Array.from({ length: 93 }, (_, i) => (i * 37) % 101) },
    { id: 'c2', name: 'ward', measure: 'nominal', values: Array.from({ length: 93 }, (_, i) => i % 31) },
    { id: 'c3', name: 'clinic', measure: 'nominal', values: Array.from({ length: 93 }, (_, i) => i % 29) },
    { id: 'c4', name: 'week', measure: 'ordinal', values: Array.from({ length: 93 }, (_, i) => i % 14) },
  ],
}

export const examples = defineExamples([
  {
    id: 'two-way-unbalanced',
    title: { en: 'Two factors with unequal cells', zh: '两因素，各单元例数不等' },
    data: twoWay,
    options: { outcome: 'c3', 'terms.list': [main('c1'), main('c2'), product('c1', 'c2')] },
    expect: 'done',
  },
  {
    id: 'covariance',
    title: { en: 'Analysis of covariance, Chinese names', zh: '协方差分析，中文变量名' },
    data: bloodPressure,
    options: {
      outcome: 'c4',
      'terms.list': [main('c1'), main('c3'), product('c1', 'c3'), main('c2')],
      adjust: 'bonferroni',
      confidence: 0.99,
      coefficients: true,
      'terms.contrast.c3': 'sum',
      'terms.reference.c1': '对照组',
    },
    expect: 'done',
  },
  {
    id: 'three-way',
    title: { en: 'Three factors and all their interactions, type II', zh: '三因素及其全部交互项，II 型' },
    data: bloodPressure,
    options: {
      outcome: 'c5',
      'terms.list': [
        main('c1'),
        main('c3'),
        main('c8'),
        product('c1', 'c3'),
        product('c1', 'c8'),
        product('c3', 'c8'),
        product('c1', 'c3', 'c8'),
      ],
      squares: 'II',
      adjust: 'holm',
      effectConfidence: 0.95,
    },
    expect: 'done',
  },
  {
    id: 'blocks-type-one',
    title: { en: 'Slopes that differ, type I, no adjustment', zh: '斜率不同，I 型，不校正' },
    data: lung,
    options: {
      outcome: 'c10',
      'terms.list': [main('c4'), main('c5'), main('c7'), product('c5', 'c4'), main('c9')],
      squares: 'I',
      comparisons: ['main'],
      adjust: 'none',
    },
    expect: 'done',
  },
  {
    id: 'covariate-by-factor',
    title: { en: 'Type III beside a product with a covariate', zh: '含因素与协变量乘积的 III 型检验' },
    data: bloodPressure,
    options: {
      outcome: 'c4',
      'terms.list': [main('c8'), main('c2'), product('c8', 'c2')],
      comparisons: ['main'],
    },
    expect: 'done',
  },
  {
    id: 'clear-interaction',
    title: { en: 'Two factors that depend on each other', zh: '两因素存在交互作用' },
    data: crossed,
    options: { outcome: 'c3', 'terms.list': [main('c1'), main('c2'), product('c1', 'c2')] },
    expect: 'done',
  },
  {
    id: 'one-pair',
    title: { en: 'Two levels that do not differ clearly', zh: '两个水平，未见明确差异' },
    data: bloodPressure,
    options: { outcome: 'c5', 'terms.list': [main('c3'), main('c2')] },
    expect: 'done',
  },
  {
    id: 'empty-cell',
    title: { en: 'A combination without rows', zh: '存在空单元格' },
    data: gaps,
    options: { outcome: 'c1', 'terms.list': [main('c2'), main('c3'), product('c2', 'c3')] },
    expect: 'done',
  },
  {
    id: 'same-factor-twice',
    title: { en: 'A factor twice, and a constant covariate', zh: '重复的因素与不变的协变量' },
    data: gaps,
    options: {
      outcome: 'c1',
      'terms.list': [main('c2'), main('c4'), main('c3'), main('c6')],
      coefficients: true,
    },
    expect: 'done',
  },
  {
    id: 'same-factor-alone',
    title: { en: 'The same factor twice and nothing else', zh: '仅有重复的同一因素' },
    data: gaps,
    options: { outcome: 'c1', 'terms.list': [main('c2'), main('c4')], squares: 'III' },
    expect: 'done',
  },
  {
    id: 'no-factor',
    title: { en: 'Covariates alone', zh: '仅有协变量' },
    data: lung,
    options: { outcome: 'c10', 'terms.list': [main('c4')] },
    expect: { rejected: 'no-factor' },
  },
  {
    id: 'one-level',
    title: { en: 'A factor with a single level', zh: '因素仅有一个水平' },
    data: gaps,
    options: { outcome: 'c1', 'terms.list': [main('c5')] },
    expect: { rejected: 'factor-one-level' },
  },
  {
    id: 'a-row-a-level',
    title: { en: 'A level for each row', zh: '每行一个水平' },
    data: gaps,
    options: { outcome: 'c1', 'terms.list': [main('c7')] },
    expect: { rejected: 'too-few-rows' },
  },
  {
    id: 'too-many-levels',
    title: { en: 'A factor with 31 levels', zh: '因素有 31 个水平' },
    data: many,
    options: { outcome: 'c1', 'terms.list': [main('c2')] },
    expect: { rejected: 'too-many-levels' },
  },
  {
    id: 'too-many-cells',
    title: { en: 'An interaction of 406 cells', zh: '交互项有 406 个单元' },
    data: many,
    options: { outcome: 'c1', 'terms.list': [main('c3'), main('c4'), product('c3', 'c4')] },
    expect: { rejected: 'too-many-cells' },
  },
  {
    id: 'nothing-left',
    title: { en: 'No variation within the cells', zh: '单元内无变异' },
    data: gaps,
    options: { outcome: 'c9', 'terms.list': [main('c2'), main('c3')] },
    expect: { rejected: 'no-variation' },
  },
  {
    id: 'constant-outcome',
    title: { en: 'An outcome that does not vary', zh: '因变量没有变异' },
    data: gaps,
    options: { outcome: 'c6', 'terms.list': [main('c2')] },
    expect: { rejected: 'outcome-constant' },
  },
  {
    id: 'too-large',
    title: { en: 'Values too large to square', zh: '数值过大' },
    data: gaps,
    options: { outcome: 'c10', 'terms.list': [main('c2')] },
    expect: { rejected: 'beyond-precision' },
  },
  {
    id: 'outcome-explains-itself',
    title: { en: 'The outcome among the terms', zh: '因变量出现在模型项中' },
    data: gaps,
    options: { outcome: 'c1', 'terms.list': [main('c1'), main('c2')] },
    expect: { rejected: 'outcome-in-terms' },
  },
])
