import { defineExamples, type ExampleData } from '../../kit/example.ts'

type Counts = readonly [tp: number, fp: number, fn: number, tn: number]

function studiesOf(
  { id, title, source }: Pick<ExampleData, 'id' | 'title' | 'source'>,
  names: readonly [study: string, tp: string, fp: string, fn: string, tn: string],
  rows: readonly (readonly (number | null)[])[],
  nameOf = (k: number) => String.fromCharCode(65 + k),
): ExampleData {
  return {
    id,
    title,
    source,
    columns: [
      { id: 'c1', name: names[0], measure: 'id', values: rows.map((_, k) => nameOf(k)) },
      ...[0, 1, 2, 3].map((i) => ({
        id: `c${i + 2}`,
        name: names[i + 1] ?? '',
        measure: 'continuous' as const,
        values: rows.map((row) => row[i] ?? null),
      })),
    ],
  }
}

const english = ['study', 'TP', 'FP', 'FN', 'TN'] as const
const chinese = ['研究', '真阳性', '假阳性', '假阴性', '真阴性'] as const

/** R: set.seed(65); logits N(1.6, 0.7²) and N(1.7, 0.8²) with correlation −0.7, 15 to 160 persons with the disease, binomial counts. */
const fourteen: readonly Counts[] = [
  [94, 30, 37, 243],
  [25, 5, 3, 69],
  [34, 11, 5, 70],
  [48, 19, 39, 186],
  [30, 26, 5, 17],
  [17, 14, 0, 28],
  [58, 53, 6, 125],
  [41, 14, 14, 150],
  [81, 16, 17, 88],
  [54, 19, 30, 205],
  [125, 60, 15, 313],
  [91, 34, 10, 54],
  [65, 9, 9, 97],
  [35, 6, 31, 68],
]

const trade = studiesOf(
  {
    id: 'trade',
    title: { en: 'Fourteen studies with different thresholds', zh: '14 项界值不同的诊断研究' },
    source: {
      en: 'Simulated for this project: R, set.seed(65), bivariate normal logits, binomial counts.',
      zh: '本项目模拟数据：R，set.seed(65)，logit 服从双变量正态，计数服从二项分布。',
    },
  },
  english,
  fourteen,
)

const sparse = studiesOf(
  {
    id: 'sparse',
    title: { en: 'Eight small studies with empty cells', zh: '8 项有零格的小型研究' },
    source: {
      en: 'Simulated for this project: R, set.seed(65), bivariate normal logits, binomial counts.',
      zh: '本项目模拟数据：R，set.seed(65)，logit 服从双变量正态，计数服从二项分布。',
    },
  },
  chinese,
  [
    [29, 3, 7, 27],
    [17, 2, 3, 41],
    [9, 0, 0, 18],
    [5, 0, 3, 13],
    [6, 0, 2, 13],
    [20, 9, 2, 36],
    [11, 1, 0, 19],
    [22, 0, 7, 59],
    [14, null, 2, 30],
    [12, 3, -1, 40],
    [0, 2, 0, 25],
  ],
  (k) => `中心${k + 1}`,
)

const alike = studiesOf(
  {
    id: 'alike',
    title: { en: 'Studies that differ by chance only', zh: '仅有机遇差异的研究' },
    source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  },
  english,
  [
    [24, 8, 6, 54],
    [16, 6, 4, 40],
    [20, 5, 5, 38],
    [41, 7, 10, 52],
    [19, 6, 5, 44],
    [18, 3, 4, 21],
  ],
)

const bound = studiesOf(
  {
    id: 'bound',
    title: { en: 'Five studies with a correlation of −1', zh: '相关系数达到 −1 的 5 项研究' },
    source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  },
  chinese,
  [
    [20, 2, 5, 30],
    [21, 5, 4, 60],
    [26, 20, 5, 50],
    [15, 2, 6, 70],
    [20, 12, 3, 30],
  ],
)

const together = studiesOf(
  {
    id: 'together',
    title: { en: 'Better studies are better in both', zh: '灵敏度与特异度同高同低的研究' },
    source: {
      en: 'Simulated for this project: R, set.seed(67), logits with a correlation of 0.7.',
      zh: '本项目模拟数据：R，set.seed(67)，logit 相关系数 0.7。',
    },
  },
  english,
  [
    [36, 9, 9, 31],
    [38, 42, 20, 119],
    [42, 13, 15, 86],
    [48, 13, 16, 132],
    [20, 5, 12, 27],
    [18, 6, 15, 29],
    [73, 35, 32, 82],
    [25, 8, 7, 23],
    [82, 16, 7, 181],
  ],
)

const perfect = studiesOf(
  {
    id: 'perfect',
    title: { en: 'Nobody missed in any study', zh: '所有研究均无漏诊' },
    source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  },
  english,
  [
    [24, 8, 0, 54],
    [16, 6, 0, 40],
    [20, 5, 0, 38],
    [41, 7, 0, 52],
  ],
)

const few: ExampleData = {
  ...trade,
  id: 'few',
  title: { en: 'Three studies', zh: '3 项研究' },
  columns: trade.columns.map((column) => ({ ...column, values: column.values.slice(0, 3) })),
}

const counts = { truePositive: 'c2', falsePositive: 'c3', falseNegative: 'c4', trueNegative: 'c5' }

export const examples = defineExamples([
  {
    id: 'trade',
    title: { en: 'Summary point, regions and curve', zh: '汇总点、区域与曲线' },
    data: trade,
    options: { ...counts, study: 'c1' },
    expect: 'done',
  },
  {
    id: 'trade-crosses',
    title: { en: 'Crosses, specificity from 1 to 0, area', zh: '十字区间，横轴为特异度，曲线下面积' },
    data: trade,
    options: {
      ...counts,
      crosses: true,
      regions: 'confidence',
      axis: 'specificity',
      area: true,
      scale: 'percent',
      confidence: 0.9,
    },
    expect: 'done',
  },
  {
    id: 'sparse',
    title: { en: 'Empty cells, rows that cannot be used', zh: '零格与不可用的行' },
    data: sparse,
    options: { ...counts, study: 'c1', regions: 'confidence', diagonal: false },
    expect: 'done',
  },
  {
    id: 'alike',
    title: { en: 'No variance between studies', zh: '研究间方差为 0' },
    data: alike,
    options: counts,
    expect: 'done',
  },
  {
    id: 'bound',
    title: { en: 'A correlation at its bound', zh: '相关系数位于边界' },
    data: bound,
    options: { ...counts, study: 'c1', crosses: true },
    expect: 'done',
  },
  {
    id: 'together',
    title: { en: 'Sensitivity and specificity increase together', zh: '灵敏度与特异度同向变化' },
    data: together,
    options: { ...counts, regions: 'prediction' },
    expect: 'done',
  },
  {
    id: 'perfect',
    title: { en: 'A sensitivity of 100% everywhere: no summary', zh: '灵敏度均为 100%：不作汇总' },
    data: perfect,
    options: { ...counts, crosses: true },
    expect: 'done',
  },
  {
    id: 'few',
    title: { en: 'Three studies: no summary', zh: '3 项研究：不作汇总' },
    data: few,
    options: { ...counts, study: 'c1' },
    expect: 'done',
  },
  {
    id: 'same-column',
    title: { en: 'One column for two counts', zh: '同一列指定为两种计数' },
    data: trade,
    options: { ...counts, trueNegative: 'c2' },
    expect: { rejected: 'same-variable-twice' },
  },
  {
    id: 'nobody',
    title: { en: 'Nobody with the disease', zh: '没有患病者' },
    data: studiesOf(
      {
        id: 'nobody',
        title: { en: 'Studies of healthy persons', zh: '仅有健康者的研究' },
        source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
      },
      english,
      [
        [0, 4, 0, 40],
        [0, 2, 0, 33],
      ],
    ),
    options: counts,
    expect: { rejected: 'no-studies' },
  },
])
