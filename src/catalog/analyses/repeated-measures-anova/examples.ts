import { sleep } from '../../examples-data/sleep.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const source = { en: 'Made up for this project.', zh: '本项目模拟数据。' }

const visits: ExampleData = {
  id: 'repeated-visits',
  title: { en: 'Blood pressure on four visits', zh: '四次随访的收缩压' },
  source,
  columns: [
    {
      id: 'c1',
      name: '基线',
      measure: 'continuous',
      values: [162, 155, 171, 149, 158, 166, 153, 160, 175, 151, 157, 168],
    },
    {
      id: 'c2',
      name: '4周',
      measure: 'continuous',
      values: [150, 151, 160, 147, 149, 155, 150, 151, 162, 146, 154, 158],
    },
    {
      id: 'c3',
      name: '8周',
      measure: 'continuous',
      values: [145, 149, 151, 143, 148, 150, 149, 143, 155, 147, 146, 149],
    },
    {
      id: 'c4',
      name: '12周',
      measure: 'continuous',
      missingCodes: [999],
      values: [141, 147, 146, 145, 139, 149, 151, 140, 150, 999, 143, null],
    },
    {
      id: 'c5',
      name: 'shifted',
      measure: 'continuous',
      values: [172, 165, 181, 159, 168, 176, 163, 170, 185, 161, 167, 178],
    },
    { id: 'c6', name: 'mostly blank', measure: 'continuous', values: [1, ...Array<null>(11).fill(null)] },
    { id: 'c7', name: 'huge', measure: 'continuous', values: [1e300, -1e300, ...Array<number>(10).fill(1e299)] },
  ],
}

const rows: ExampleData = {
  id: 'repeated-rows',
  title: { en: 'Rows of patients on five occasions', zh: '五个时点的长格式数据' },
  source,
  columns: [
    {
      id: 'c1',
      name: 'patient',
      measure: 'id',
      values: [...'aaaaabbbbbcccccdddddeeee'.split(''), null, 'a'],
    },
    {
      id: 'c2',
      name: 'time',
      measure: 'ordinal',
      values: [0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, null],
    },
    {
      id: 'c3',
      name: 'level',
      measure: 'continuous',
      values: [5, 7, 9, 8, 6, 4, 5, 9, 9, 5, 6, 8, 8, 7, 7, 3, 6, 7, 8, 5, 4, 6, 8, Number.POSITIVE_INFINITY, 5, 1],
    },
    {
      id: 'c4',
      name: 'always',
      measure: 'nominal',
      values: Array<string>(26).fill('same'),
    },
  ],
}

const tolerance: ExampleData = {
  id: 'glucose-tolerance',
  title: { en: 'Glucose tolerance of eight subjects', zh: '八名受试者的糖耐量试验' },
  source,
  columns: [
    { id: 'c1', name: '0分钟', measure: 'continuous', values: [5.1, 4.8, 5.4, 5, 5.6, 4.9, 5.2, 5.3] },
    { id: 'c2', name: '30分钟', measure: 'continuous', values: [8.2, 7.6, 9.1, 8, 9.4, 7.9, 8.8, 8.5] },
    { id: 'c3', name: '60分钟', measure: 'continuous', values: [9, 8.1, 9.6, 9.3, 10.1, 8.2, 9.5, 9.4] },
    { id: 'c4', name: '120分钟', measure: 'continuous', values: [6.8, 6.1, 7.5, 6.4, 7.2, 6.3, 7, 6.6] },
    { id: 'c5', name: '180分钟', measure: 'continuous', values: [5.2, 4.7, 5.5, 4.8, 5.4, 5.1, 5, 5.2] },
    { id: 'c6', name: '次日空腹', measure: 'continuous', values: [5, 4.9, 5.3, 5.2, 5.5, 4.8, 5.3, 5.1] },
    { id: 'c7', name: '第三日空腹', measure: 'continuous', values: [5.2, 4.9, 5.2, 5.1, 5.4, 5, 5.1, 5.3] },
  ],
}

const factors = (...levels: string[]) => ({ 'repeated.factors': [{ name: 'visit', levels }] })
const long = { 'repeated.layout': 'long', 'repeated.outcome': 'c3', 'repeated.subject': 'c1' } as const

export const examples = defineExamples([
  {
    id: 'visits',
    title: { en: 'Four visits, subjects with gaps left out', zh: '四次随访，剔除测量不全者' },
    data: visits,
    options: { ...factors('基线', '4周', '8周', '12周'), 'repeated.columns': ['c1', 'c2', 'c3', 'c4'] },
    expect: 'done',
  },
  {
    id: 'visits-bonferroni',
    title: { en: 'Three visits, Bonferroni, within-subject intervals', zh: '三次随访，Bonferroni 法，受试者内区间' },
    data: visits,
    options: {
      ...factors('基线', '4周', '8周'),
      'repeated.columns': ['c1', 'c2', 'c3'],
      adjust: 'bonferroni',
      bars: 'within',
      correction: 'huynh-feldt',
      confidence: 0.9,
      effectConfidence: 0.95,
      subjects: false,
    },
    expect: 'done',
  },
  {
    id: 'tolerance',
    title: { en: 'Glucose at five times: many pairs differ', zh: '五个时点的血糖：多对时点存在差异' },
    data: tolerance,
    options: {
      ...factors('0分钟', '30分钟', '60分钟', '120分钟', '180分钟'),
      'repeated.columns': ['c1', 'c2', 'c3', 'c4', 'c5'],
    },
    expect: 'done',
  },
  {
    id: 'fasting',
    title: { en: 'Fasting glucose on three days: no clear difference', zh: '三日空腹血糖：未见明确差异' },
    data: tolerance,
    options: { ...factors('第1天', '第2天', '第3天'), 'repeated.columns': ['c1', 'c6', 'c7'] },
    expect: 'done',
  },
  {
    id: 'rows',
    title: { en: 'More occasions than complete patients', zh: '时点数多于完整受试者数' },
    data: rows,
    options: { ...long, 'repeated.within': ['c2'], adjust: 'benjamini-hochberg' },
    expect: 'done',
  },
  {
    id: 'sleep',
    title: { en: "Student's sleep data: two occasions", zh: 'Student 睡眠数据：两个时点' },
    data: sleep,
    options: {
      'repeated.layout': 'long',
      'repeated.outcome': 'c1',
      'repeated.subject': 'c3',
      'repeated.within': ['c2'],
      adjust: 'none',
      correction: 'none',
    },
    expect: 'done',
  },
  {
    id: 'same-differences',
    title: { en: 'The same difference in every subject', zh: '各受试者的差异完全相同' },
    data: visits,
    options: { ...factors('a', 'b'), 'repeated.columns': ['c1', 'c5'] },
    expect: { rejected: 'no-variation' },
  },
  {
    id: 'one-complete',
    title: { en: 'One complete subject', zh: '仅一位受试者测量完整' },
    data: visits,
    options: { ...factors('a', 'b'), 'repeated.columns': ['c1', 'c6'] },
    expect: { rejected: 'too-few-subjects' },
  },
  {
    id: 'huge',
    title: { en: 'Values too large to be squared', zh: '数值过大，平方溢出' },
    data: visits,
    options: { ...factors('a', 'b'), 'repeated.columns': ['c1', 'c7'] },
    expect: { rejected: 'beyond-precision' },
  },
  {
    id: 'one-occasion',
    title: { en: 'A single occasion', zh: '仅一个时点' },
    data: rows,
    options: { ...long, 'repeated.within': ['c4'] },
    expect: { rejected: 'one-condition' },
  },
  {
    id: 'nothing-chosen',
    title: { en: 'No measurement chosen', zh: '未选择测量变量' },
    data: visits,
    options: {},
    expect: 'incomplete',
  },
])
