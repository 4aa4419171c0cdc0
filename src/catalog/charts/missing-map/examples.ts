import { airQuality } from '../../examples-data/air-quality.ts'
import { lung } from '../../examples-data/lung.ts'
import { wardTests } from '../../examples-data/ward-tests.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const tests = ['c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c9', 'c10', 'c11']

/** Three visits; who leaves does not come back. */
const visits: ExampleData = {
  id: 'visits',
  title: { en: 'A thousand people at three visits', zh: '一千人的三次随访' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: ['visit 1', 'visit 2', 'visit 3'].map((name, k) => ({
    id: `c${k + 1}`,
    name,
    measure: 'continuous',
    missingCodes: [-9],
    values: Array.from({ length: 1000 }, (_, i) => {
      const leaves = (i * 0.618033988749895) % 1
      if (leaves < 0.09 * k + 0.0004 * i * (k > 0 ? 1 : 0)) return null
      return i % 37 === 5 * k ? -9 : Math.round(100 * leaves)
    }),
  })),
}

export const examples = defineExamples([
  {
    id: 'air-map',
    title: { en: 'Air quality: where measurements are missing', zh: '空气质量：缺失的位置' },
    data: airQuality,
    options: { variables: ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'] },
    expect: 'done',
  },
  {
    id: 'ward-map',
    title: { en: 'Laboratory tests: blank and not done, sorted', zh: '检验指标：空白与未检，排序' },
    data: wardTests,
    options: { variables: tests, order: 'missing', rows: 'missing', colours: 'dusk' },
    expect: 'done',
  },
  {
    id: 'lung-patterns',
    title: { en: 'Lung cancer: what is missing together', zh: '肺癌：同时缺失的变量' },
    data: lung,
    options: { variables: ['c1', 'c4', 'c6', 'c7', 'c8', 'c9', 'c10'], view: 'patterns', order: 'missing' },
    expect: 'done',
  },
  {
    id: 'ward-bars',
    title: { en: 'Laboratory tests: per cent missing', zh: '检验指标：缺失百分比' },
    data: wardTests,
    options: { variables: tests, view: 'bars', order: 'missing' },
    expect: 'done',
  },
  {
    id: 'visits-binned',
    title: { en: 'Many rows as bands', zh: '行数较多时分段显示' },
    data: visits,
    options: { variables: ['c1', 'c2', 'c3'] },
    expect: 'done',
  },
  {
    id: 'few-patterns',
    title: { en: 'Only the three most frequent patterns', zh: '仅显示最常见的三种模式' },
    data: wardTests,
    options: { variables: tests, view: 'patterns', patterns: 3, colours: 'grey' },
    expect: 'done',
  },
  {
    id: 'nothing-missing',
    title: { en: 'Nothing missing, one variable', zh: '无缺失，单个变量' },
    data: lung,
    options: { variables: ['c4'], apart: false },
    expect: 'done',
  },
  {
    id: 'no-rows',
    title: { en: 'No rows', zh: '无数据行' },
    data: {
      id: 'no-rows',
      title: { en: 'No rows', zh: '无数据行' },
      source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
      columns: [{ id: 'c1', name: 'x', measure: 'continuous', values: [] }],
    },
    options: { variables: ['c1'] },
    expect: { rejected: 'no-rows' },
  },
])
