import { defineExamples, type ExampleData } from '../../kit/example.ts'

const subgroups: ExampleData = {
  id: 'subgroups',
  title: { en: 'Subgroups of a trial (made up)', zh: '临床试验亚组分析（模拟数据）' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '亚组',
      measure: 'nominal',
      values: ['男', '女', '<65 岁', '≥65 岁', '无', '有', '全部患者'],
    },
    {
      id: 'c2',
      name: '因素',
      measure: 'nominal',
      values: ['性别', '性别', '年龄', '年龄', '糖尿病', '糖尿病', '总体'],
    },
    {
      id: 'c3',
      name: '试验组',
      measure: 'nominal',
      values: ['62/410', '38/290', '41/352', '59/348', '70/540', '30/160', '100/700'],
    },
    {
      id: 'c4',
      name: '对照组',
      measure: 'nominal',
      values: ['81/405', '45/295', '52/349', '74/351', '98/545', '28/155', '126/700'],
    },
    { id: 'c5', name: 'HR', measure: 'continuous', values: [0.73, 0.85, 0.77, 0.79, 0.7, 1.04, 0.78] },
    { id: 'c6', name: '下限', measure: 'continuous', values: [0.53, 0.55, 0.51, 0.56, 0.52, 0.62, 0.6] },
    { id: 'c7', name: '上限', measure: 'continuous', values: [1.02, 1.31, 1.16, 1.11, 0.95, 1.74, 1.01] },
    { id: 'c8', name: '汇总', measure: 'nominal', values: [0, 0, 0, 0, 0, 0, 1] },
  ],
}

const studies: ExampleData = {
  id: 'studies',
  title: { en: 'Studies with weights (made up)', zh: '带权重的研究（模拟数据）' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: 'study',
      measure: 'nominal',
      values: [
        'Adams 1998',
        'Li 2004',
        'Northern collaborative group on early mobilisation 2009',
        'Zhang 2015',
        'Not reported',
        'Okafor 2019',
        null,
        'All studies',
      ],
    },
    { id: 'c2', name: 'difference', measure: 'continuous', values: [-1.2, -0.4, -0.85, 0.3, null, -6.5, null, -0.74] },
    { id: 'c3', name: 'low', measure: 'continuous', values: [-2.6, -1.1, -1.3, -1.9, null, -14, null, -1.08] },
    { id: 'c4', name: 'high', measure: 'continuous', values: [0.2, 0.3, -0.4, null, null, 1, null, -0.4] },
    { id: 'c5', name: 'weight', measure: 'continuous', values: [1.96, 7.8, 18.9, 0.79, null, 0.07, null, null] },
    {
      id: 'c6',
      name: 'kind',
      measure: 'nominal',
      values: ['study', 'study', 'study', 'study', 'study', 'study', 'study', 'total'],
    },
    { id: 'c7', name: 'n', measure: 'continuous', values: [84, 210, 640, 45, 30, 12, null, 1021] },
  ],
}

const departments = ['Medicine', 'Surgery', 'Emergency department', 'Intensive care'] as const
/** Hospitals of each department. */
const HOSPITALS = 15
const hospitalRows = departments.flatMap((department, d) =>
  Array.from({ length: HOSPITALS }, (_, k) => {
    const [log, error] = [0.35 * Math.sin(1.7 * (d * HOSPITALS + k)), 0.12 + 0.02 * ((5 * k + d) % 7)]
    const ratio = (value: number) => Number(Math.exp(value).toFixed(3))
    return {
      department,
      hospital: `Hospital ${k + 1}`,
      ratio: ratio(log),
      lower: ratio(log - 1.96 * error),
      upper: ratio(log + 1.96 * error),
    }
  }),
)

const hospitals: ExampleData = {
  id: 'readmissions',
  title: { en: 'Readmissions by hospital and department', zh: '各医院各科室再入院' },
  source: {
    en: 'Made up for this project: log ratios are 0.35 times the sine of 1.7 times the row, counted from 0.',
    zh: '本项目模拟数据：对数比值为 0.35·sin(1.7·行号)，行号从 0 起。',
  },
  columns: [
    { id: 'c1', name: 'hospital', measure: 'nominal', values: hospitalRows.map(({ hospital }) => hospital) },
    { id: 'c2', name: 'department', measure: 'nominal', values: hospitalRows.map(({ department }) => department) },
    { id: 'c3', name: 'RR', measure: 'continuous', values: hospitalRows.map(({ ratio }) => ratio) },
    { id: 'c4', name: 'low', measure: 'continuous', values: hospitalRows.map(({ lower }) => lower) },
    { id: 'c5', name: 'high', measure: 'continuous', values: hospitalRows.map(({ upper }) => upper) },
  ],
}

const rows = { label: 'c1', estimate: 'c5', lower: 'c6', upper: 'c7' }
const differences = { label: 'c1', estimate: 'c2', lower: 'c3', upper: 'c4', scale: 'linear' } as const

export const examples = defineExamples([
  {
    id: 'subgroups',
    title: { en: 'Hazard ratios of subgroups under headings', zh: '亚组风险比，带分组标题' },
    data: subgroups,
    options: {
      ...rows,
      heading: 'c2',
      summary: 'c8',
      columns: ['c3', 'c4'],
      measure: 'HR',
      favoursLeft: '支持试验组',
      favoursRight: '支持对照组',
    },
    expect: 'done',
  },
  {
    id: 'studies',
    title: { en: 'Differences with weights, a long name, an arrow', zh: '均数差与权重，长名称与箭头' },
    data: studies,
    options: {
      ...differences,
      rowWeight: 'c5',
      summary: 'c6',
      summaryValue: 'total',
      columns: ['c7'],
      from: -4,
      to: 2,
      measure: 'Difference',
      favoursLeft: 'Favours treatment',
      favoursRight: 'Favours control',
    },
    expect: 'done',
  },
  {
    id: 'bare',
    title: { en: 'The plot alone, another reference', zh: '仅图形，自定义无效线' },
    data: subgroups,
    options: { ...rows, numbers: false, reference: 0.8, decimals: 1, confidence: 0.9 },
    expect: 'done',
  },
  {
    id: 'one-summary-value',
    title: { en: 'A column of summary rows with a single value', zh: '汇总行变量只有一个取值' },
    data: {
      id: 'one-summary-value',
      title: { en: 'Two subgroups and the total (made up)', zh: '两个亚组与总体（模拟数据）' },
      source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
      columns: [
        { id: 'c1', name: 'group', measure: 'nominal', values: ['Men', 'Women', 'All patients'] },
        { id: 'c2', name: 'OR', measure: 'continuous', values: [0.73, 0.85, 0.78] },
        { id: 'c3', name: 'low', measure: 'continuous', values: [0.53, 0.55, 0.6] },
        { id: 'c4', name: 'high', measure: 'continuous', values: [1.02, 1.31, 1.01] },
        { id: 'c5', name: 'total', measure: 'nominal', values: [null, null, 'yes'] },
      ],
    },
    options: { label: 'c1', estimate: 'c2', lower: 'c3', upper: 'c4', summary: 'c5' },
    expect: 'done',
  },
  {
    id: 'many-rows',
    title: {
      en: 'More rows than fit on a page: two figures with one axis',
      zh: '行数超过一页：分为两幅图，坐标轴相同',
    },
    data: hospitals,
    options: { label: 'c1', estimate: 'c3', lower: 'c4', upper: 'c5', heading: 'c2', measure: 'RR' },
    expect: 'done',
  },
  {
    id: 'mistaken-limits',
    title: { en: 'Limits that were mistaken for each other', zh: '上下限指定颠倒' },
    data: subgroups,
    options: { ...rows, lower: 'c7', upper: 'c6' },
    expect: { rejected: 'limits-out-of-order' },
  },
  {
    id: 'differences-as-ratios',
    title: { en: 'Differences on a logarithmic scale', zh: '对差值使用对数刻度' },
    data: studies,
    options: { ...differences, scale: 'log' },
    expect: { rejected: 'not-positive' },
  },
])
