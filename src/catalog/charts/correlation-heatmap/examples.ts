import { arrests } from '../../examples-data/arrests.ts'
import { lung } from '../../examples-data/lung.ts'
import { wardTests } from '../../examples-data/ward-tests.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const scatter = (i: number) => (i * 0.618033988749895) % 1

/** Twenty-four variables in three families. */
const many: ExampleData = {
  id: 'many-markers',
  title: { en: 'Twenty-four markers', zh: '二十四项标志物' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: Array.from({ length: 24 }, (_, k) => ({
    id: `c${k + 1}`,
    name: `marker ${k + 1}`,
    measure: 'continuous',
    values: Array.from(
      { length: 50 },
      (__, i) => (k % 5 === 4 ? -1 : 1) * scatter(i * (3 + 4 * (k % 3)) + 1) + 0.9 * scatter((i + 2) * (k + 11)),
    ),
  })),
}

const gaps: ExampleData = {
  id: 'gaps',
  title: { en: 'A constant and a short variable', zh: '含常量与短变量' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    { id: 'c1', name: 'x', measure: 'continuous', values: Array.from({ length: 30 }, (_, i) => scatter(i + 1)) },
    {
      id: 'c2',
      name: 'y',
      measure: 'continuous',
      values: Array.from({ length: 30 }, (_, i) => (i < 20 ? scatter(i + 1) ** 2 - scatter(7 * i + 3) : null)),
    },
    { id: 'c3', name: 'constant', measure: 'continuous', values: Array<number>(30).fill(2) },
    {
      id: 'c4',
      name: 'late',
      measure: 'continuous',
      values: Array.from({ length: 30 }, (_, i) => (i > 18 ? scatter(i) : null)),
    },
    { id: 'c5', name: 'w', measure: 'continuous', values: Array.from({ length: 30 }, (_, i) => 1 + (i % 3)) },
  ],
}

export const examples = defineExamples([
  {
    id: 'lung-lower',
    title: { en: 'Lung cancer: the lower half with coefficients', zh: '肺癌：下三角，标注系数' },
    data: lung,
    options: { variables: ['c2', 'c4', 'c7', 'c8', 'c9', 'c10'], method: 'spearman' },
    expect: 'done',
  },
  {
    id: 'ward-clustered',
    title: {
      en: 'Laboratory tests, clustered; crossed out if not significant',
      zh: '检验指标聚类排序，无统计学意义者打叉',
    },
    data: wardTests,
    options: {
      variables: ['c4', 'c10', 'c6', 'c11', 'c5', 'c8', 'c7', 'c9'],
      order: 'cluster',
      half: 'full',
      insignificant: 'cross',
      adjust: 'holm',
    },
    expect: 'done',
  },
  {
    id: 'many-circles',
    title: {
      en: 'Twenty-four markers as circles, ordered by Ward’s clustering',
      zh: '二十四项标志物：圆，Ward 聚类排序',
    },
    data: many,
    options: {
      variables: many.columns.map(({ id }) => id),
      mark: 'circle',
      half: 'full',
      order: 'cluster',
      linkage: 'ward.D2',
      insignificant: 'blank',
      alpha: 0.01,
      adjust: 'benjamini-hochberg',
    },
    expect: 'done',
  },
  {
    id: 'ward-ellipses',
    title: { en: 'Ellipses in the order of the first principal component', zh: '椭圆，按第一主成分排序' },
    data: wardTests,
    options: {
      variables: ['c4', 'c5', 'c6', 'c7', 'c8', 'c9', 'c10', 'c11'],
      mark: 'ellipse',
      half: 'upper',
      order: 'component',
      colours: 'violet-green',
    },
    expect: 'done',
  },
  {
    id: 'arrests-numbers',
    title: { en: 'Numbers with stars, Kendall', zh: '数字与星号，Kendall' },
    data: arrests,
    options: {
      variables: ['c2', 'c3', 'c4', 'c5'],
      method: 'kendall',
      mark: 'number',
      stars: true,
      digits: 3,
      half: 'full',
    },
    expect: 'done',
  },
  {
    id: 'gaps',
    title: { en: 'Pairs without a coefficient, pale if not significant', zh: '部分变量对无系数，无统计学意义者淡化' },
    data: gaps,
    options: { variables: ['c1', 'c2', 'c3', 'c4'], insignificant: 'pale', stars: true, colours: 'ochre-teal' },
    expect: 'done',
  },
  {
    id: 'complete-rows',
    title: { en: 'Complete rows only', zh: '仅完整行' },
    data: lung,
    options: {
      variables: ['c4', 'c7', 'c8', 'c9', 'c10'],
      missing: 'listwise',
      order: 'cluster',
      linkage: 'complete',
      insignificant: 'pale',
      values: false,
    },
    expect: 'done',
  },
  {
    id: 'no-rows',
    title: { en: 'Variables that are hardly known together', zh: '几乎不同时有值的变量' },
    data: gaps,
    options: { variables: ['c2', 'c4'] },
    expect: { rejected: 'too-few-rows' },
  },
])
