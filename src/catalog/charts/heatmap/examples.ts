import { arrests } from '../../examples-data/arrests.ts'
import { wardTests } from '../../examples-data/ward-tests.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const tests = ['c4', 'c5', 'c6', 'c7', 'c8', 'c9', 'c10', 'c11']
const scatter = (i: number) => (i * 0.618033988749895) % 1

/** Genes in samples of two kinds. */
function expression(id: string, samples: number, genes: number, title: ExampleData['title']): ExampleData {
  const level = (i: number, k: number) =>
    8 + (i % 2 === 0 ? 1.4 * ((k % 3) - 1) : 0) + 2 * scatter((i + 3) * (k + 5) + k) + scatter(i * i)
  return {
    id,
    title,
    source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
    columns: [
      {
        id: 'c1',
        name: 'tissue',
        measure: 'nominal',
        values: Array.from({ length: samples }, (_, i) => (i % 2 === 0 ? 'tumour' : 'normal')),
      },
      ...Array.from({ length: genes }, (_, k) => ({
        id: `c${k + 2}`,
        name: `gene ${k + 1}`,
        measure: 'continuous' as const,
        values: Array.from({ length: samples }, (__, i) => Math.round(1e6 * level(i, k)) / 1e6),
      })),
    ],
  }
}

const sixteenGenes = expression('expression', 40, 16, {
  en: 'Sixteen genes in forty samples',
  zh: '四十份样本的十六个基因',
})
const manySamples = expression('many-samples', 90, 5, {
  en: 'Five genes in ninety samples',
  zh: '九十份样本的五个基因',
})

const edge: ExampleData = {
  id: 'edge',
  title: { en: 'A constant column, an empty and a constant row', zh: '含常量列、空行与常量行' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    { id: 'c1', name: 'a', measure: 'continuous', values: [1, 4, null, 2, 9, 3.5] },
    { id: 'c2', name: 'b', measure: 'continuous', values: [2, 1, null, 2, 3, null] },
    { id: 'c3', name: 'constant', measure: 'continuous', values: [5, 5, null, 2, 5, 5] },
    { id: 'c4', name: 'flat', measure: 'continuous', values: [5, 5, null, 5, 5, 5] },
  ],
}

export const examples = defineExamples([
  {
    id: 'ward-tests',
    title: { en: 'Laboratory tests with diagnosis and sex, three clusters', zh: '检验指标，标注诊断与性别，分三类' },
    data: wardTests,
    options: { variables: tests, label: 'c1', annotations: ['c2', 'c3'], rowClusters: 3, linkage: 'ward.D2' },
    expect: 'done',
  },
  {
    id: 'arrests',
    title: { en: 'States by arrests, complete linkage', zh: '各州逮捕率，最长距离法' },
    data: arrests,
    options: { variables: ['c2', 'c3', 'c4', 'c5'], label: 'c1', rowClusters: 4, columnClusters: 2 },
    expect: 'done',
  },
  {
    id: 'expression',
    title: { en: 'Genes by 1 − r, average linkage', zh: '基因按 1 − r 聚类，平均联接' },
    data: sixteenGenes,
    options: {
      variables: sixteenGenes.columns.slice(1).map(({ id }) => id),
      annotations: ['c1'],
      distance: 'correlation',
      linkage: 'average',
      diverging: 'violet-green',
      limits: 'own',
      low: -1.5,
      high: 1.5,
    },
    expect: 'done',
  },
  {
    id: 'raw-values',
    title: { en: 'One unit, not standardised, many rows without names', zh: '同一单位，不标准化，行数较多' },
    data: manySamples,
    options: {
      variables: manySamples.columns.slice(1).map(({ id }) => id),
      scale: 'none',
      limits: 'full',
      clusterColumns: false,
      distance: 'manhattan',
      annotations: ['c1'],
    },
    expect: 'done',
  },
  {
    id: 'rows-standardised',
    title: { en: 'Each row to z scores, in the order of the data', zh: '按行 z 值，不聚类' },
    data: edge,
    options: { variables: ['c1', 'c2', 'c3'], scale: 'row', clusterRows: false, clusterColumns: false },
    expect: 'done',
  },
  {
    id: 'constant-column',
    title: { en: 'A column that does not vary', zh: '含无变异的列' },
    data: edge,
    options: { variables: ['c1', 'c2', 'c4'], clusterColumns: false },
    expect: 'done',
  },
  {
    id: 'limits-reversed',
    title: { en: 'Limits in the wrong order', zh: '颜色范围颠倒' },
    data: arrests,
    options: { variables: ['c2', 'c3'], limits: 'own', low: 2, high: -2 },
    expect: { rejected: 'limits-reversed' },
  },
  {
    id: 'no-values',
    title: { en: 'No value at all', zh: '无可用数值' },
    data: {
      id: 'no-values',
      title: { en: 'Two blank rows', zh: '两行空白' },
      source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
      columns: [{ id: 'c1', name: 'x', measure: 'continuous', values: [null, null] }],
    },
    options: { variables: ['c1'] },
    expect: { rejected: 'no-values' },
  },
])
