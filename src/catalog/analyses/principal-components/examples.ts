import { lung } from '../../examples-data/lung.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'
import { arrests } from './arrests.ts'

const scatter = (i: number) => (i * 0.618033988749895) % 1
const rows = Array.from({ length: 40 }, (_, i) => i + 1)
const column = (id: string, values: readonly (number | null)[], name = id) =>
  ({ id, name, measure: 'continuous', values }) as const

/** Two qualities, each measured by three variables with unique variance. */
const panel: ExampleData = {
  id: 'panel',
  title: { en: 'Six laboratory values, forty patients', zh: '六项实验室指标，四十例' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    column(
      'alt',
      rows.map((i) => (i === 7 ? null : Math.round(20 + 60 * scatter(i) + 14 * scatter(5 * i + 1)))),
      '丙氨酸氨基转移酶',
    ),
    column(
      'ast',
      rows.map((i) => Math.round(18 + 50 * scatter(i) + 16 * scatter(7 * i + 2))),
      '天冬氨酸氨基转移酶',
    ),
    column(
      'ggt',
      rows.map((i) => Math.round(15 + 70 * scatter(i) + 30 * scatter(11 * i + 3))),
      'γ-谷氨酰转移酶',
    ),
    column(
      'urea',
      rows.map((i) => Math.round(30 + 50 * scatter(3 * i) + 12 * scatter(13 * i + 4)) / 10),
      '尿素',
    ),
    column(
      'creatinine',
      rows.map((i) => Math.round(50 + 70 * scatter(3 * i) + 20 * scatter(17 * i + 5))),
      '肌酐',
    ),
    column(
      'cystatin',
      rows.map((i) => Math.round(60 + 80 * scatter(3 * i) + 40 * scatter(19 * i + 6)) / 100),
      '胱抑素 C',
    ),
  ],
}
const laboratory = panel.columns.map(({ id }) => id)

/** Eight items from 0 to 10 that measure one quality. */
const items: ExampleData = {
  id: 'items',
  title: { en: 'Eight items of a fatigue questionnaire', zh: '疲乏量表的八个条目' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [2, 3, 5, 7, 11, 13, 17, 19].map((own, k) =>
    column(
      `c${k + 1}`,
      rows.map((i) => Math.round(6 * scatter(i) + 4 * scatter(own * i + k))),
      `条目 ${k + 1}`,
    ),
  ),
}

const odd: ExampleData = {
  id: 'odd',
  title: { en: 'Awkward columns', zh: '特殊取值的列' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    column('a', [1, 2, 4, 4, 7, 9, 3, 8]),
    column('b', [2, 1, 5, 3, 8, 7, 4, 6]),
    column('c', [5, 1, 4, 2, 2, 6, 3, 3]),
    column('total', [3, 3, 9, 7, 15, 16, 7, 14]),
    column('same', [2, 2, 2, 2, 2, 2, 2, 2]),
    column('few', [1, 5, null, null, null, null, null, null]),
    column('none', Array<null>(8).fill(null)),
    column('infinite', [1, 3, Number.POSITIVE_INFINITY, 2, 6, 4, 5, 7]),
    column('huge', [1e300, -1e300, 3e300, 2e300, -2e300, 1e300, 0, 1e300]),
    column('tiny', [1e-300, 2e-300, 4e-300, 3e-300, 1e-300, 5e-300, 2e-300, 1e-300]),
  ],
}

const grouped: ExampleData = {
  ...odd,
  id: 'odd-grouped',
  columns: [
    ...odd.columns,
    { id: 'g', name: '病区', measure: 'nominal', values: ['甲', '甲', '乙', '甲', null, '甲', '丙', '乙'] },
  ],
}

export const examples = defineExamples([
  {
    id: 'arrests',
    title: { en: 'Crime in fifty states', zh: '五十个州的犯罪率' },
    data: arrests,
    options: { variables: ['c1', 'c2', 'c3', 'c4'] },
    expect: 'done',
  },
  {
    id: 'laboratory',
    title: { en: 'Six laboratory values, varimax', zh: '六项实验室指标，最大方差旋转' },
    data: panel,
    options: { variables: laboratory, rotation: 'varimax', scores: 2, sorted: true },
    expect: 'done',
  },
  {
    id: 'questionnaire',
    title: { en: 'Eight items that go together', zh: '八个条目共同变化' },
    data: items,
    options: { variables: items.columns.map(({ id }) => id), scores: 1 },
    expect: 'done',
  },
  {
    id: 'five-scores',
    title: { en: 'Five components, scores of all', zh: '保留五个成分并全部保存得分' },
    data: panel,
    options: { variables: laboratory, keep: 'fixed', count: 5, scores: 5, rotation: 'varimax' },
    expect: 'done',
  },
  {
    id: 'laboratory-parallel',
    title: { en: 'Number of components by parallel analysis', zh: '以平行分析确定成分个数' },
    data: panel,
    options: { variables: laboratory, keep: 'parallel', simulations: 40, seed: 7, scores: 2 },
    expect: 'done',
  },
  {
    id: 'parallel-covariance',
    title: { en: 'Parallel analysis of covariances', zh: '对协方差矩阵作平行分析' },
    data: arrests,
    options: { variables: ['c1', 'c2'], keep: 'parallel', matrix: 'covariance' },
    expect: { rejected: 'parallel-of-correlations' },
  },
  {
    id: 'arrests-covariance',
    title: { en: 'Covariances: one variable of large variance', zh: '协方差矩阵：一个变量方差很大' },
    data: arrests,
    options: { variables: ['c1', 'c2', 'c3', 'c4'], matrix: 'covariance', keep: 'share', share: 0.98, scores: 2 },
    expect: 'done',
  },
  {
    id: 'arrests-covariance-mean',
    title: { en: 'Covariances: above the mean eigenvalue', zh: '协方差矩阵：大于平均特征根' },
    data: arrests,
    options: { variables: ['c3', 'c1', 'c4'], matrix: 'covariance' },
    expect: 'done',
  },
  {
    id: 'lung-scores',
    title: { en: 'Lung cancer: rows with blanks, without scores', zh: '肺癌：含缺失值，不保存得分' },
    data: lung,
    options: { variables: ['c4', 'c7', 'c8', 'c9', 'c10'], keep: 'share', share: 0.7, rotation: 'varimax', scores: 0 },
    expect: 'done',
  },
  {
    id: 'score-plot',
    title: { en: 'Lung cancer: scores by sex as a biplot', zh: '肺癌：按性别的得分双标图' },
    data: lung,
    options: {
      variables: ['c4', 'c7', 'c8', 'c9', 'c10'],
      scores: 0,
      scorePlot: true,
      scoreGroup: 'c5',
      arrows: true,
    },
    expect: 'done',
  },
  {
    id: 'score-plot-prcomp',
    title: { en: 'Fifty states by components 2 and 3, as prcomp', zh: '五十个州按成分 2 与 3（同 prcomp）' },
    data: arrests,
    options: {
      variables: ['c1', 'c2', 'c3', 'c4'],
      matrix: 'covariance',
      scorePlot: true,
      across: 2,
      up: 3,
      scoreScale: 'principal',
      arrows: true,
    },
    expect: 'done',
  },
  {
    id: 'score-plot-rotated',
    title: { en: 'Rotated scores without ellipses', zh: '旋转后的得分，不绘椭圆' },
    data: panel,
    options: { variables: laboratory, rotation: 'varimax', scorePlot: true, ellipses: false },
    expect: 'done',
  },
  {
    id: 'score-plot-small-groups',
    title: { en: 'Groups of 1 to 4, and one row without a group', zh: '各组 1~4 例，一行无分组' },
    data: grouped,
    options: { variables: ['a', 'b', 'c'], scorePlot: true, scoreGroup: 'g' },
    expect: 'done',
  },
  {
    id: 'no-score-plot',
    title: { en: 'A component without variance', zh: '无方差的成分' },
    data: odd,
    options: { variables: ['a', 'b', 'total'], scorePlot: true, up: 3 },
    expect: 'done',
  },
  {
    id: 'same-component-twice',
    title: { en: 'One component on both axes', zh: '两轴为同一成分' },
    data: odd,
    options: { variables: ['a', 'b'], scorePlot: true, up: 1 },
    expect: { rejected: 'same-component-twice' },
  },
  {
    id: 'total-and-parts',
    title: { en: 'A total beside its parts', zh: '合计与其组成部分同时选入' },
    data: odd,
    options: { variables: ['a', 'b', 'total', 'c'], rotation: 'varimax' },
    expect: 'done',
  },
  {
    id: 'infinite',
    title: { en: 'Two variables, one infinite value', zh: '两个变量，其一含无穷值' },
    data: odd,
    options: { variables: ['a', 'infinite'] },
    expect: 'done',
  },
  {
    id: 'too-many-kept',
    title: { en: 'More components than variances', zh: '成分个数超过可提取数' },
    data: odd,
    options: { variables: ['a', 'b', 'total'], keep: 'fixed', count: 3 },
    expect: { rejected: 'too-many-kept' },
  },
  {
    id: 'too-many-scores',
    title: { en: 'More scores than components', zh: '得分个数超过成分个数' },
    data: arrests,
    options: { variables: ['c1', 'c2', 'c4'], scores: 3 },
    expect: { rejected: 'too-many-scores' },
  },
  {
    id: 'too-few',
    title: { en: 'Two complete rows', zh: '仅两行完整' },
    data: odd,
    options: { variables: ['a', 'few'] },
    expect: { rejected: 'too-few-rows' },
  },
  {
    id: 'all-missing',
    title: { en: 'A variable without values', zh: '变量全部缺失' },
    data: odd,
    options: { variables: ['a', 'none'] },
    expect: { rejected: 'too-few-rows' },
  },
  {
    id: 'constant',
    title: { en: 'A variable that does not vary', zh: '无变异的变量' },
    data: odd,
    options: { variables: ['a', 'same'] },
    expect: { rejected: 'constant-variable' },
  },
  {
    id: 'huge',
    title: { en: 'Values beyond computing', zh: '数值过大' },
    data: odd,
    options: { variables: ['a', 'huge'] },
    expect: { rejected: 'beyond-precision' },
  },
  {
    id: 'tiny',
    title: { en: 'Differences beyond computing', zh: '差异过小' },
    data: odd,
    options: { variables: ['a', 'tiny'] },
    expect: { rejected: 'beyond-precision' },
  },
])
