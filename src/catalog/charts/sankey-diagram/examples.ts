import { titanic } from '../../examples-data/titanic.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'
import { withCaseWeights } from '../../kit/with-case-weights.ts'

const lines: ExampleData = {
  id: 'treatment-lines',
  title: { en: 'Treatment lines of 40 patients', zh: '40 例患者的治疗线数' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '一线治疗',
      measure: 'nominal',
      values: Array.from({ length: 40 }, (_, i) => (i % 5 < 2 ? '化疗' : i % 5 < 4 ? '靶向治疗' : '免疫联合化疗')),
    },
    {
      id: 'c2',
      name: '二线治疗',
      measure: 'nominal',
      values: Array.from({ length: 40 }, (_, i) =>
        i % 8 === 7 ? null : i % 7 < 3 ? '免疫治疗' : i % 7 < 5 ? '化疗' : '最佳支持治疗',
      ),
    },
    {
      id: 'c3',
      name: '一年后结局',
      measure: 'nominal',
      values: Array.from({ length: 40 }, (_, i) => (i % 3 === 0 ? '死亡' : i % 11 === 5 ? null : '存活')),
    },
    { id: 'c4', name: '编号', measure: 'nominal', values: Array.from({ length: 40 }, (_, i) => i) },
    { id: 'c5', name: '空列', measure: 'nominal', values: Array<null>(40).fill(null) },
    { id: 'c6', name: '单一类别', measure: 'nominal', values: Array<string>(40).fill('入组') },
  ],
}

export const examples = defineExamples([
  {
    id: 'titanic',
    title: { en: 'Titanic: class, sex and survival', zh: '泰坦尼克号：舱位、性别与生存' },
    data: titanic,
    options: { axes: ['c1', 'c2', 'c4'], colour: 'last' },
    expect: 'done',
  },
  {
    id: 'treatment-lines',
    title: { en: 'Chinese names, missing values as a stream', zh: '中文名称，缺失值作为一类' },
    data: lines,
    options: { axes: ['c6', 'c1', 'c2', 'c3'], missingStream: true, colour: 'node', order: 'count' },
    expect: 'done',
  },
  {
    id: 'two-stages',
    title: { en: 'Two stages, small streams left out', zh: '两个阶段，略去小的流' },
    data: lines,
    options: { axes: ['c1', 'c2'], least: 4, labels: 'n' },
    expect: 'done',
  },
  {
    id: 'four-axes',
    title: { en: 'Titanic: four variables, without numbers', zh: '泰坦尼克号：四个变量，不标注数字' },
    data: titanic,
    options: { axes: ['c3', 'c2', 'c1', 'c4'], labels: 'none', order: 'count' },
    expect: 'done',
  },
  {
    id: 'too-many-levels',
    title: { en: 'A number of each patient', zh: '以患者编号为类别' },
    data: lines,
    options: { axes: ['c1', 'c4'] },
    expect: { rejected: 'too-many-levels' },
  },
  {
    id: 'no-complete-rows',
    title: { en: 'A variable without values', zh: '变量全部缺失' },
    data: lines,
    options: { axes: ['c1', 'c5'] },
    expect: { rejected: 'no-complete-rows' },
  },
  {
    id: 'counted-patients',
    title: { en: 'Rows that stand for several patients', zh: '一行代表多名患者' },
    data: withCaseWeights(lines, [3, 1, 0, 2, null]),
    options: { axes: ['c1', 'c3'], labels: 'percent', weight: 'w' },
    expect: 'done',
  },
])
