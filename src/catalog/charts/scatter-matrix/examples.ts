import { airQuality } from '../../examples-data/air-quality.ts'
import { birthWeight } from '../../examples-data/birth-weight.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'
import { withCaseWeights } from '../../kit/with-case-weights.ts'

/** A number from 0 to 1 for each k. */
const noise = (k: number) => {
  const value = Math.sin(k * 12.9898 + 4.1414) * 43758.5453
  return value - Math.floor(value)
}
const persons = 64

const liver: ExampleData = {
  id: 'liver',
  title: { en: 'Liver function of 64 patients', zh: '64 例患者的肝功能' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '丙氨酸氨基转移酶(U/L)',
      measure: 'continuous',
      values: Array.from({ length: persons }, (_, i) => Math.round(20 + 180 * noise(i) ** 3)),
    },
    {
      id: 'c2',
      name: '天门冬氨酸氨基转移酶(U/L)',
      measure: 'continuous',
      values: Array.from({ length: persons }, (_, i) =>
        i % 13 === 5 ? null : Math.round(18 + 120 * noise(i) ** 3 + 25 * noise(i + 200)),
      ),
    },
    {
      id: 'c3',
      name: '总胆红素(μmol/L)',
      measure: 'continuous',
      values: Array.from({ length: persons }, (_, i) => Math.round(10 * (6 + 14 * noise(i + 400))) / 10),
    },
    {
      id: 'c4',
      name: '白蛋白(g/L)',
      measure: 'continuous',
      values: Array.from(
        { length: persons },
        (_, i) => Math.round(10 * (46 - 10 * noise(i) + 4 * noise(i + 600))) / 10,
      ),
    },
    {
      id: 'c5',
      name: '诊断',
      measure: 'nominal',
      values: Array.from({ length: persons }, (_, i) =>
        i === 40 ? null : i === 63 ? '待查' : (['慢性乙型肝炎', '脂肪肝', '健康对照'][i % 3] ?? ''),
      ),
    },
    { id: 'c6', name: '批次', measure: 'continuous', values: Array.from({ length: persons }, () => 1) },
    {
      id: 'c7',
      name: '复查',
      measure: 'continuous',
      values: Array.from({ length: persons }, (_, i) => (i < 2 ? i : null)),
    },
    {
      id: 'c8',
      name: '复查日',
      measure: 'continuous',
      values: Array.from({ length: persons }, (_, i) => (i > 60 ? i : null)),
    },
  ],
}

export const examples = defineExamples([
  {
    id: 'births',
    title: { en: 'Four variables by smoking', zh: '四个变量，按吸烟分组' },
    data: birthWeight,
    options: { variables: ['c10', 'c3', 'c2', 'c9'], group: 'c5' },
    expect: 'done',
  },
  {
    id: 'liver',
    title: { en: 'Chinese names, density curves, a group of one', zh: '中文变量名、密度曲线，含仅 1 例的组' },
    data: liver,
    options: { variables: ['c1', 'c2', 'c3', 'c4'], group: 'c5', diagonal: 'density', method: 'spearman' },
    expect: 'done',
  },
  {
    id: 'air',
    title: { en: 'Missing values, scatter plots on both sides', zh: '含缺失值，上下均为散点图' },
    data: airQuality,
    options: { variables: ['c1', 'c2', 'c3', 'c4'], upper: 'scatter' },
    expect: 'done',
  },
  {
    id: 'constant',
    title: { en: 'A variable without variation, Kendall', zh: '含无变异变量，Kendall 系数' },
    data: liver,
    options: { variables: ['c1', 'c3', 'c6'], method: 'kendall' },
    expect: 'done',
  },
  {
    id: 'two-variables',
    title: { en: 'Two variables', zh: '两个变量' },
    data: liver,
    options: { variables: ['c1', 'c2'] },
    expect: 'done',
  },
  {
    id: 'counted-births',
    title: { en: 'Rows that stand for several births', zh: '一行代表多例分娩' },
    data: withCaseWeights(birthWeight, [1, 2, 0]),
    options: { variables: ['c10', 'c3', 'c2'], weight: 'w' },
    expect: 'done',
  },
  {
    id: 'never-together',
    title: { en: 'Variables that are never known together', zh: '两变量无共同有值的行' },
    data: liver,
    options: { variables: ['c7', 'c8'] },
    expect: { rejected: 'too-few-rows' },
  },
])
