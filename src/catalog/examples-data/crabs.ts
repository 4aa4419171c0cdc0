import type { ExampleData } from '../kit/example.ts'

const kinds = ['Blue female', 'Blue male', 'Orange female', 'Orange male']

/** Actual kinds in rows, predicted ones in columns: by all five measurements, and by two of them. */
const byFive = [
  [49, 1, 0, 0],
  [5, 45, 0, 0],
  [0, 0, 46, 4],
  [0, 0, 0, 50],
]
const byTwo = [
  [41, 5, 4, 0],
  [4, 33, 2, 11],
  [10, 6, 33, 1],
  [0, 16, 0, 34],
]

const predicted = (table: readonly (readonly number[])[]) =>
  table.flatMap((row) => row.flatMap((n, j) => Array<string>(n).fill(kinds[j] ?? '')))

/** See README.md. */
export const crabs: ExampleData = {
  id: 'crabs',
  title: { en: 'Species and sex of 200 crabs', zh: '200 只螃蟹的种类与性别' },
  source: {
    en: 'R package MASS, dataset crabs: Campbell and Mahon, Aust J Zool 1974;22:417. Both predictions are of linear discriminant analyses, each crab left out of its own.',
    zh: 'R 包 MASS 的 crabs 数据集：Campbell 与 Mahon，Aust J Zool 1974;22:417。两列预测均来自留一法线性判别分析。',
  },
  columns: [
    { id: 'c1', name: 'kind', measure: 'nominal', values: kinds.flatMap((kind) => Array<string>(50).fill(kind)) },
    { id: 'c2', name: 'lda5', label: 'Five measurements', measure: 'nominal', values: predicted(byFive) },
    { id: 'c3', name: 'lda2', label: 'Frontal lobe and rear width', measure: 'nominal', values: predicted(byTwo) },
  ],
}
