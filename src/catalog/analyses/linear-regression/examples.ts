import { bloodPressure } from '../../examples-data/blood-pressure.ts'
import { lung } from '../../examples-data/lung.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const main = (variable: string) => ({ kind: 'main', variable })

/** One column is the sum of two others. */
const dependent: ExampleData = {
  id: 'dependent',
  title: { en: 'A column that is the sum of two others', zh: '一列为另两列之和' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    { id: 'c1', name: 'total', measure: 'continuous', values: [5, 9, 7, 12, 15, 11, 18, 16, 21, 24, 19, 27] },
    { id: 'c2', name: 'a', measure: 'continuous', values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
    { id: 'c3', name: 'b', measure: 'continuous', values: [2, 5, 1, 4, 6, 2, 7, 3, 8, 9, 1, 10] },
    { id: 'c4', name: 'sum', measure: 'continuous', values: [3, 7, 4, 8, 11, 8, 14, 11, 17, 19, 12, 22] },
    {
      id: 'c5',
      name: 'ward',
      measure: 'nominal',
      values: ['A', 'A', 'A', 'A', 'A', 'A', 'B', 'B', 'B', 'B', 'B', 'B'],
    },
    {
      id: 'c8',
      name: 'arm',
      measure: 'nominal',
      values: ['x', 'y', 'z', 'x', 'y', 'z', 'x', 'y', 'x', 'y', 'x', 'y'],
    },
    { id: 'c6', name: 'one', measure: 'nominal', values: Array<string>(12).fill('x') },
    { id: 'c7', name: 'flat', measure: 'continuous', values: Array<number>(12).fill(3) },
  ],
}

export const examples = defineExamples([
  {
    id: 'weight-loss',
    title: { en: 'Weight loss in lung cancer', zh: '肺癌患者的体重下降' },
    data: lung,
    options: { outcome: 'c10', 'terms.list': [main('c4'), main('c5'), main('c7')] },
    expect: 'done',
  },
  {
    id: 'per-ten-years',
    title: {
      en: 'Blood pressure per 10 years of age and 0.5 mmol/L of triglycerides',
      zh: '年龄每增加 10 岁、甘油三酯每增加 0.5 mmol/L 的血压变化',
    },
    data: bloodPressure,
    options: {
      outcome: 'c4',
      'terms.list': [main('c2'), main('c3'), main('c5'), { kind: 'interaction', variables: ['c3', 'c5'] }],
      'units.c2.per': 10,
      'units.c5.per': 0.5,
      errors: 'hc3',
      standardised: true,
      univariable: true,
    },
    expect: 'done',
  },
  {
    id: 'interaction-spline-sum',
    title: { en: 'Interaction, spline and sum contrasts', zh: '交互项、样条与和对比' },
    data: lung,
    options: {
      outcome: 'c9',
      'terms.list': [
        { kind: 'spline', variable: 'c4', knots: 4 },
        main('c5'),
        main('c7'),
        { kind: 'interaction', variables: ['c5', 'c7'] },
        { kind: 'interaction', variables: ['c5', 'c4'] },
      ],
      'terms.contrast.c5': 'sum',
      standardised: true,
      errors: 'hc1',
    },
    expect: 'done',
  },
  {
    id: 'treatment-type-three',
    title: { en: 'Type III with treatment contrasts, robust errors', zh: 'III 型检验、稳健标准误' },
    data: bloodPressure,
    options: {
      outcome: 'c4',
      'terms.list': [
        main('c1'),
        main('c8'),
        { kind: 'interaction', variables: ['c1', 'c8'] },
        { kind: 'polynomial', variable: 'c2', degree: 2 },
      ],
      'terms.reference.c1': '对照组',
      errors: 'hc3',
      confidence: 0.9,
      univariable: true,
    },
    expect: 'done',
  },
  {
    id: 'type-two-nested',
    title: { en: 'Type II, a covariate nested in groups', zh: 'II 型检验，组内嵌套协变量' },
    data: bloodPressure,
    options: {
      outcome: 'c4',
      'terms.list': [
        main('c3'),
        { kind: 'nested', variable: 'c2', within: 'c3' },
        main('c7'),
        { kind: 'spline', variable: 'c5', knots: [1, 1.6, 2.4] },
      ],
      squares: 'II',
      errors: 'hc2',
      collinearity: false,
    },
    expect: 'done',
  },
  {
    id: 'calories',
    title: {
      en: 'Calories per 10 years of age; each sex against the mean of both',
      zh: '年龄每增加 10 岁的热量摄入变化；性别采用和对比',
    },
    data: lung,
    options: {
      outcome: 'c9',
      'terms.list': [main('c4'), main('c5')],
      'terms.contrast.c5': 'sum',
      'units.c4.per': 10,
    },
    expect: 'done',
  },
  {
    id: 'weighted-offset',
    title: { en: 'Weights and an offset, type I', zh: '加权与偏移项，I 型检验' },
    data: lung,
    options: {
      outcome: 'c8',
      'terms.list': [main('c6'), main('c5'), { kind: 'offset', variable: 'c7' }, main('c10')],
      'terms.reference.c6': 1,
      squares: 'I',
      weight: 'c4',
      weightKind: 'precision',
      errors: 'hc0',
      standardised: true,
      univariable: true,
    },
    expect: 'done',
  },
  {
    id: 'dependent-columns',
    title: { en: 'A column that depends on two others', zh: '存在线性依赖的列' },
    data: dependent,
    options: {
      outcome: 'c1',
      'terms.list': [main('c2'), main('c3'), main('c4'), main('c5')],
      squares: 'III',
      diagnostics: false,
    },
    expect: 'done',
  },
  {
    id: 'empty-cells',
    title: { en: 'A product of factors with empty cells', zh: '交互项存在空单元格' },
    data: dependent,
    options: {
      outcome: 'c1',
      'terms.list': [main('c2'), main('c5'), main('c8'), { kind: 'interaction', variables: ['c5', 'c8'] }],
      collinearity: false,
      diagnostics: false,
    },
    expect: 'done',
  },
  {
    id: 'effects-of-predictors',
    title: {
      en: 'Effects of predictors: a spline, a factor and an interaction',
      zh: '预测变量效应图：样条、分类变量与交互项',
    },
    data: lung,
    options: {
      outcome: 'c10',
      'terms.list': [
        { kind: 'spline', variable: 'c4', knots: 4 },
        main('c5'),
        main('c7'),
        main('c9'),
        { kind: 'interaction', variables: ['c5', 'c7'] },
      ],
      errors: 'hc3',
      effects: ['c4', 'c5', 'c7', 'c1'],
    },
    expect: 'done',
  },
  {
    id: 'effects-weighted',
    title: { en: 'Effects of predictors with weights and an offset', zh: '加权与含偏移项时的预测变量效应图' },
    data: lung,
    options: {
      outcome: 'c8',
      'terms.list': [
        main('c6'),
        { kind: 'polynomial', variable: 'c10', degree: 2 },
        { kind: 'offset', variable: 'c7' },
      ],
      'terms.contrast.c6': 'sum',
      weight: 'c4',
      weightKind: 'precision',
      effects: ['c6', 'c10'],
    },
    expect: 'done',
  },
  {
    id: 'effects-not-estimable',
    title: { en: 'An effect that cannot be estimated, rows of several cases', zh: '无法估计的效应，频数加权' },
    data: dependent,
    options: {
      outcome: 'c1',
      'terms.list': [main('c2'), main('c3'), main('c5'), main('c7')],
      weight: 'c4',
      weightKind: 'frequency',
      diagnostics: false,
      effects: ['c2', 'c5', 'c7'],
    },
    expect: 'done',
  },
  {
    id: 'one-row-in-a-level',
    title: { en: 'Robust errors where a level has one row', zh: '某水平仅一例时的稳健标准误' },
    data: lung,
    options: { outcome: 'c10', 'terms.list': [main('c4'), main('c6')], errors: 'hc3' },
    expect: { rejected: 'robust-impossible' },
  },
  {
    id: 'one-level',
    title: { en: 'A factor with a single level', zh: '只有一个水平的分类变量' },
    data: dependent,
    options: { outcome: 'c1', 'terms.list': [main('c6')] },
    expect: { rejected: 'factor-one-level' },
  },
  {
    id: 'constant-outcome',
    title: { en: 'An outcome that does not vary', zh: '因变量没有变异' },
    data: dependent,
    options: { outcome: 'c7', 'terms.list': [main('c2')] },
    expect: { rejected: 'outcome-constant' },
  },
  {
    id: 'too-few-rows',
    title: { en: 'More coefficients than rows', zh: '系数多于数据行' },
    data: dependent,
    options: {
      outcome: 'c1',
      'terms.list': [
        { kind: 'polynomial', variable: 'c2', degree: 5 },
        { kind: 'polynomial', variable: 'c3', degree: 5 },
        main('c5'),
        { kind: 'interaction', variables: ['c5', 'c2'] },
      ],
    },
    expect: { rejected: 'too-few-rows' },
  },
  {
    id: 'outcome-explains-itself',
    title: { en: 'The outcome among the terms', zh: '因变量出现在模型项中' },
    data: dependent,
    options: { outcome: 'c1', 'terms.list': [main('c1'), main('c2')] },
    expect: { rejected: 'outcome-in-terms' },
  },
])
