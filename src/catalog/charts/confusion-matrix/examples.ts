import { crabs } from '../../examples-data/crabs.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'
import { withCaseWeights } from '../../kit/with-case-weights.ts'

const triage: ExampleData = {
  id: 'triage',
  title: { en: 'Triage levels of 24 patients, by a nurse and by a model', zh: '24 例急诊患者的分诊级别：护士与模型' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '护士分诊',
      measure: 'ordinal',
      valueLabels: [
        { value: 1, label: '1 级（濒危）' },
        { value: 2, label: '2 级（危重）' },
        { value: 3, label: '3 级（急症）' },
        { value: 4, label: '4 级（非急症）' },
        { value: 5, label: '5 级（不需急诊）' },
      ],
      missingCodes: [9],
      values: [1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 9, null, 3, 4],
    },
    {
      id: 'c2',
      name: '模型分诊',
      measure: 'ordinal',
      values: [1, 2, 2, 2, 3, 2, 3, 3, 3, 3, 2, 3, 4, 3, 4, 4, 4, 3, 4, 6, 3, 4, null, 4],
    },
    { id: 'c3', name: '全部判为 3 级', measure: 'ordinal', values: Array<number>(24).fill(3) },
    { id: 'c4', name: '空列', measure: 'ordinal', values: Array<null>(24).fill(null) },
    { id: 'c5', name: '编号', measure: 'nominal', values: Array.from({ length: 24 }, (_, i) => `P${i}`) },
    { id: 'c6', name: '编号（续）', measure: 'nominal', values: Array.from({ length: 24 }, (_, i) => `P${i + 10}`) },
  ],
}

export const examples = defineExamples([
  {
    id: 'crabs',
    title: { en: 'Crabs by five measurements', zh: '五项测量判别螃蟹' },
    data: crabs,
    options: { actual: 'c1', predicted: 'c2' },
    expect: 'done',
  },
  {
    id: 'two-measurements',
    title: { en: 'By two measurements, with percentages', zh: '仅用两项测量，附百分比' },
    data: crabs,
    options: { actual: 'c1', predicted: 'c3', cells: 'count-row', colours: 'sea', confidence: 0.9 },
    expect: 'done',
  },
  {
    id: 'predicted-shares',
    title: { en: 'Percentages of the predicted classes alone', zh: '仅显示占预测类别的百分比' },
    data: crabs,
    options: { actual: 'c1', predicted: 'c3', cells: 'column', metrics: false, colours: 'grey' },
    expect: 'done',
  },
  {
    id: 'triage',
    title: {
      en: 'Chinese classes, one never seen and one only predicted',
      zh: '中文类别，其一从未出现，其一仅见于预测',
    },
    data: triage,
    options: { actual: 'c1', predicted: 'c2', cells: 'row' },
    expect: 'done',
  },
  {
    id: 'by-frequency',
    title: { en: 'Most frequent class first', zh: '按例数降序' },
    data: triage,
    options: { actual: 'c1', predicted: 'c2', order: 'count' },
    expect: 'done',
  },
  {
    id: 'always-the-same',
    title: { en: 'One class predicted for all', zh: '全部预测为同一类别' },
    data: triage,
    options: { actual: 'c1', predicted: 'c3', order: 'number', cells: 'column' },
    expect: 'done',
  },
  {
    id: 'counted-crabs',
    title: { en: 'Rows that stand for several crabs', zh: '一行代表多只' },
    data: withCaseWeights(crabs, [3, 1, 0, 2.5, null]),
    options: { actual: 'c1', predicted: 'c3', weight: 'w' },
    expect: 'done',
  },
  {
    id: 'no-pairs',
    title: { en: 'No prediction at all', zh: '无任何预测值' },
    data: triage,
    options: { actual: 'c1', predicted: 'c4' },
    expect: { rejected: 'no-pairs' },
  },
  {
    id: 'too-many-classes',
    title: { en: 'Names in place of classes', zh: '以编号代替类别' },
    data: triage,
    options: { actual: 'c5', predicted: 'c6' },
    expect: { rejected: 'too-many-classes' },
  },
  {
    id: 'same-variable',
    title: { en: 'The actual class as its own prediction', zh: '以实际类别自身为预测' },
    data: triage,
    options: { actual: 'c1', predicted: 'c1' },
    expect: { rejected: 'same-variable-twice' },
  },
])
