import { bloodPressure } from '../../examples-data/blood-pressure.ts'
import { lung } from '../../examples-data/lung.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const main = (variable: string) => ({ kind: 'main', variable })

/** One variable predicts the outcome perfectly, and one level of another has only events. */
const separated: ExampleData = {
  id: 'separated',
  title: { en: 'A separated outcome', zh: '完全分离的结局' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: 'relapse',
      measure: 'nominal',
      values: [0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1],
    },
    { id: 'c2', name: 'dose', measure: 'continuous', values: [1, 2, 3, 4, 5, 6, 7, 2, 4, 9, 8, 9, 7, 8, 9, 10] },
    {
      id: 'c3',
      name: 'site',
      measure: 'nominal',
      values: ['A', 'A', 'A', 'B', 'B', 'B', 'B', 'A', 'B', 'A', 'C', 'C', 'C', 'B', 'A', 'C'],
    },
    {
      id: 'c4',
      name: 'age',
      measure: 'continuous',
      values: [40, 52, 61, 38, 45, 70, 66, 49, 58, 44, 63, 72, 51, 39, 68, 57],
    },
    {
      id: 'c5',
      name: 'stage',
      measure: 'ordinal',
      values: [1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1],
    },
    {
      id: 'c6',
      name: 'age in months',
      measure: 'continuous',
      values: [480, 624, 732, 456, 540, 840, 792, 588, 696, 528, 756, 864, 612, 468, 816, 684],
    },
  ],
}

/** Fractional weights: a person is split over several rows. */
const weighted: ExampleData = {
  id: 'shared-cases',
  title: { en: 'Cases shared between rows', zh: '分摊到各行的病例' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: 'hypertension',
      measure: 'nominal',
      values: [0, 1, 0, 0, 1, 1, 0, 1, 0, 0, 1, 0, 1, 0, 1, 1, 1, 0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 1],
    },
    {
      id: 'c2',
      name: 'age',
      measure: 'continuous',
      values: [
        31, 44, 58, 39, 47, 35, 52, 63, 41, 55, 68, 29, 49, 71, 57, 60, 33, 45, 66, 50, 38, 59, 62, 43, 74, 36, 54, 69,
      ],
    },
    {
      id: 'c3',
      name: 'male',
      measure: 'nominal',
      values: [0, 1, 0, 0, 1, 0, 1, 0, 1, 1, 0, 1, 0, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0],
    },
    {
      id: 'c4',
      name: 'cases',
      measure: 'continuous',
      values: [
        2.25, 1.5, 0.75, 3, 1.25, 2, 1, 1.75, 2.5, 0.5, 1.25, 2.75, 1, 0.75, 1.5, 2.25, 3.5, 1, 0.5, 1.75, 2, 1.25,
        0.75, 1.5, 1, 2.5, 1.25, 0.75,
      ],
    },
  ],
}

export const examples = defineExamples([
  {
    id: 'death-in-lung-cancer',
    title: { en: 'Death in lung cancer', zh: '肺癌患者死亡的影响因素' },
    data: lung,
    options: {
      outcome: 'c3',
      event: 2,
      'terms.list': [main('c4'), main('c5'), main('c7'), main('c10')],
      univariable: true,
    },
    expect: 'done',
  },
  {
    id: 'per-ten-years',
    title: {
      en: 'Odds ratios per 10 years of age and 10 points of performance',
      zh: '年龄每增加 10 岁、体能评分每增加 10 分的比值比',
    },
    data: lung,
    options: {
      outcome: 'c3',
      event: 2,
      'terms.list': [main('c4'), main('c5'), main('c7')],
      'units.c4.per': 10,
      'units.c7.per': 10,
      interval: 'profile',
      univariable: true,
    },
    expect: 'done',
  },
  {
    id: 'profile-interaction-spline',
    title: { en: 'Profile likelihood, interaction and spline', zh: '轮廓似然区间、交互项与样条' },
    data: bloodPressure,
    options: {
      outcome: 'c6',
      event: '有',
      'terms.list': [
        { kind: 'spline', variable: 'c4', knots: 3 },
        main('c1'),
        main('c3'),
        { kind: 'interaction', variables: ['c1', 'c3'] },
      ],
      'terms.contrast.c1': 'sum',
      interval: 'profile',
      confidence: 0.9,
      cutoff: 0.3,
      groups: 5,
    },
    expect: 'done',
  },
  {
    id: 'type-two-polynomial',
    title: { en: 'Type II tests, a polynomial', zh: 'II 型检验与多项式' },
    data: lung,
    options: {
      outcome: 'c3',
      event: 1,
      'terms.list': [
        { kind: 'polynomial', variable: 'c4', degree: 3 },
        main('c5'),
        main('c8'),
        { kind: 'interaction', variables: ['c5', 'c8'] },
      ],
      squares: 'II',
      performance: false,
      collinearity: false,
      univariable: true,
    },
    expect: 'done',
  },
  {
    id: 'type-one-offset',
    title: { en: 'Type I tests, an offset, weights', zh: 'I 型检验、偏移项与频数权重' },
    data: {
      id: 'trial-counts',
      title: { en: 'A small trial as counts', zh: '小型试验的频数数据' },
      source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
      columns: [
        { id: 'c1', name: 'cured', measure: 'nominal', values: ['no', 'yes', 'no', 'yes', 'no', 'yes', 'no', 'yes'] },
        { id: 'c2', name: 'arm', measure: 'nominal', values: ['old', 'old', 'new', 'new', 'old', 'old', 'new', 'new'] },
        { id: 'c3', name: 'severe', measure: 'nominal', values: [0, 0, 0, 0, 1, 1, 1, 1] },
        { id: 'c4', name: 'count', measure: 'continuous', values: [12, 18, 7, 25, 21, 9, 15, 14] },
        {
          id: 'c5',
          name: 'prior log odds',
          measure: 'continuous',
          values: [0.2, 0.2, 0.4, 0.4, -0.5, -0.5, -0.1, -0.1],
        },
      ],
    },
    options: {
      outcome: 'c1',
      event: 'yes',
      'terms.list': [main('c2'), main('c3'), { kind: 'offset', variable: 'c5' }],
      'terms.reference.c2': 'old',
      squares: 'I',
      weight: 'c4',
    },
    expect: 'done',
  },
  {
    id: 'fractional-weights',
    title: { en: 'Fractions of cases, a spline', zh: '含小数的频数权重与样条' },
    data: weighted,
    options: {
      outcome: 'c1',
      event: 1,
      'terms.list': [{ kind: 'spline', variable: 'c2', knots: 4 }, main('c3')],
      weight: 'c4',
      interval: 'profile',
      univariable: true,
      groups: 5,
    },
    expect: 'done',
  },
  {
    id: 'firth-weighted',
    title: { en: 'Firth: fractions of cases', zh: 'Firth 法：含小数的频数权重' },
    data: weighted,
    options: {
      outcome: 'c1',
      event: 1,
      'terms.list': [main('c2'), main('c3')],
      weight: 'c4',
      method: 'firth',
      univariable: true,
      groups: 5,
    },
    expect: 'done',
  },
  {
    id: 'firth-separated',
    title: { en: 'Firth: a level with events only', zh: 'Firth 法：某水平全部发生事件' },
    data: separated,
    options: {
      outcome: 'c1',
      event: 1,
      'terms.list': [main('c3'), main('c4')],
      method: 'firth',
      univariable: true,
      performance: false,
    },
    expect: 'done',
  },
  {
    id: 'firth-per-ten-years',
    title: { en: 'Firth: per 10 years of age', zh: 'Firth 法：年龄每增加 10 岁' },
    data: separated,
    options: {
      outcome: 'c1',
      event: 1,
      'terms.list': [main('c3'), main('c4')],
      'units.c4.per': 10,
      method: 'firth',
      univariable: true,
      performance: false,
    },
    expect: 'done',
  },
  {
    id: 'firth-wald',
    title: { en: 'Firth: an interaction, Wald intervals, performance', zh: 'Firth 法：交互项、Wald 区间与区分度' },
    data: lung,
    options: {
      outcome: 'c3',
      event: 2,
      'terms.list': [main('c5'), main('c6'), { kind: 'interaction', variables: ['c5', 'c4'] }, main('c4')],
      method: 'firth',
      penalisedInterval: 'wald',
      groups: 5,
      univariable: true,
    },
    expect: 'done',
  },
  {
    id: 'firth-polynomial',
    title: { en: 'Firth: type II tests, a polynomial, an offset', zh: 'Firth 法：II 型检验、多项式与偏移项' },
    data: separated,
    options: {
      outcome: 'c1',
      event: 1,
      'terms.list': [{ kind: 'polynomial', variable: 'c2', degree: 2 }, main('c5')],
      method: 'firth',
      squares: 'II',
      confidence: 0.9,
      performance: false,
    },
    expect: 'done',
  },
  {
    id: 'dependent-columns',
    title: { en: 'Age in years and in months', zh: '以年计与以月计的年龄：线性相关的列' },
    data: separated,
    options: { outcome: 'c1', event: 1, 'terms.list': [main('c4'), main('c6')], squares: 'III' },
    expect: 'done',
  },
  {
    id: 'separated-by-a-level',
    title: { en: 'A level with events only', zh: '某水平全部发生事件' },
    data: separated,
    options: { outcome: 'c1', event: 1, 'terms.list': [main('c3'), main('c4')] },
    expect: { rejected: 'separation' },
  },
  {
    id: 'separated-by-a-covariate',
    title: { en: 'A covariate that decides the outcome', zh: '协变量完全决定结局' },
    data: separated,
    options: { outcome: 'c1', event: 1, 'terms.list': [main('c2'), main('c4')] },
    expect: { rejected: 'separation' },
  },
  {
    id: 'three-levels',
    title: { en: 'An outcome with three levels', zh: '三分类结局' },
    data: separated,
    options: { outcome: 'c5', event: 1, 'terms.list': [main('c4')] },
    expect: { rejected: 'outcome-levels' },
  },
  {
    id: 'outcome-explains-itself',
    title: { en: 'The outcome among the terms', zh: '结局变量出现在模型项中' },
    data: lung,
    options: { outcome: 'c3', event: 2, 'terms.list': [main('c3'), main('c4')] },
    expect: { rejected: 'outcome-in-terms' },
  },
  {
    id: 'no-event-chosen',
    title: { en: 'The event has yet to be chosen', zh: '尚未指定结局事件' },
    data: lung,
    options: { outcome: 'c3', 'terms.list': [main('c4')] },
    expect: 'incomplete',
  },
])
