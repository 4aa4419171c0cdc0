import { arrests } from '../../examples-data/arrests.ts'
import { wardTests } from '../../examples-data/ward-tests.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const many: ExampleData = {
  id: 'many-rows',
  title: { en: 'Two measurements of 150 samples', zh: '150 份样本的两项测量' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [0.618033988749895, 0.414213562373095].map((step, k) => ({
    id: `c${k + 1}`,
    name: `marker ${k + 1}`,
    measure: 'continuous' as const,
    values: Array.from(
      { length: 150 },
      (_, i) => Math.round(1e6 * (((i * i * (i + 2) * step) % 1) + 1.5 * (i % 3))) / 1e6,
    ),
  })),
}

const edge: ExampleData = {
  id: 'edge',
  title: { en: 'Few rows, a constant column', zh: '行数很少，含常量列' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    { id: 'c1', name: 'a', measure: 'continuous', values: [1, 4, null, 2] },
    { id: 'c2', name: 'flat', measure: 'continuous', values: [5, 5, 5, 5] },
    { id: 'c3', name: 'b', measure: 'continuous', values: [null, 3, 4, 7] },
    { id: 'c4', name: 'c', measure: 'continuous', values: [1, null, 4, null] },
  ],
}

export const examples = defineExamples([
  {
    id: 'arrests',
    title: { en: 'States by arrests, four clusters', zh: '各州逮捕率，分四类' },
    data: arrests,
    options: { variables: ['c2', 'c3', 'c4', 'c5'], label: 'c1', clusters: 4 },
    expect: 'done',
  },
  {
    id: 'ward-tests',
    title: { en: 'Patients by laboratory tests, Ward linkage', zh: '按检验指标聚类，Ward 法' },
    data: wardTests,
    options: {
      variables: ['c4', 'c5', 'c6', 'c7', 'c8', 'c9', 'c10', 'c11'],
      label: 'c1',
      linkage: 'ward.D2',
      clusters: 3,
    },
    expect: 'done',
  },
  {
    id: 'many-rows',
    title: { en: 'Many rows without names, not standardised', zh: '行数较多，不标注行名，不标准化' },
    data: many,
    options: { variables: ['c1', 'c2'], standardise: false, distance: 'manhattan', linkage: 'complete', clusters: 3 },
    expect: 'done',
  },
  {
    id: 'two-rows',
    title: { en: 'Two rows and a constant column', zh: '仅两行，含常量列' },
    data: edge,
    options: { variables: ['c1', 'c2', 'c3'] },
    expect: 'done',
  },
  {
    id: 'no-complete-rows',
    title: { en: 'One complete row', zh: '仅一行完整' },
    data: edge,
    options: { variables: ['c1', 'c4'] },
    expect: { rejected: 'too-few-rows' },
  },
  {
    id: 'all-alike',
    title: { en: 'All rows alike', zh: '各行相同' },
    data: edge,
    options: { variables: ['c2'] },
    expect: { rejected: 'all-alike' },
  },
])
