import { defineExamples, type ExampleData } from '../../kit/example.ts'

const times = <T>(value: T, n: number): T[] => Array<T>(n).fill(value)

/** Cases of the cells of a 2 × 2 table. */
function crossed(tp: number, fn: number, fp: number, tn: number): ExampleData['columns'] {
  return [
    {
      id: 'c1',
      name: 'pathology',
      label: '病理',
      measure: 'nominal',
      values: [...times('abnormal', tp + fn), ...times('normal', fp + tn)],
    },
    {
      id: 'c2',
      name: 'scan',
      label: '肝扫描',
      measure: 'nominal',
      values: [...times('abnormal', tp), ...times('normal', fn), ...times('abnormal', fp), ...times('normal', tn)],
    },
  ]
}

const liver: ExampleData = {
  id: 'liver-scan',
  title: { en: 'Liver scans of 344 patients', zh: '344 例患者的肝扫描' },
  source: {
    en: 'Altman DG, Bland JM. Diagnostic tests 1: sensitivity and specificity. BMJ 1994;308:1552 (its 2 × 2 table).',
    zh: 'Altman DG, Bland JM. Diagnostic tests 1: sensitivity and specificity. BMJ 1994;308:1552（四格表频数）。',
  },
  columns: crossed(231, 27, 32, 54),
}
const own = { en: 'Made up for this project.', zh: '本项目模拟数据。' }
const perfect: ExampleData = {
  id: 'no-false-positive',
  title: { en: 'A test without false positives', zh: '无假阳性的试验' },
  source: own,
  columns: crossed(18, 6, 0, 30),
}
const coded: ExampleData = {
  id: 'coded',
  title: { en: 'Three states, a code for unknown, one result only', zh: '三种状态、未知编码、单一结果' },
  source: own,
  columns: [
    {
      id: 'c1',
      name: '病理诊断',
      measure: 'nominal',
      missingCodes: [9],
      valueLabels: [
        { value: 0, label: '良性' },
        { value: 1, label: '恶性' },
        { value: 2, label: '交界性' },
      ],
      values: [1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 2, 2, 9, null],
    },
    { id: 'c2', name: '超声', measure: 'ordinal', values: [2, 2, 1, 2, 0, 2, 0, 0, 1, 0, 2, 0, 0, 1, 0, 2, 2] },
    { id: 'c3', name: '均阳性', measure: 'nominal', values: times(1, 17) },
    { id: 'c4', name: '仅患者', measure: 'nominal', values: [1, 0, 1, 1, ...times(null, 13)] },
    { id: 'c5', name: '编号', measure: 'nominal', values: Array.from({ length: 60 }, (_, i) => i).slice(0, 17) },
  ],
}
const scan = { given: 'data', reference: 'c1', event: 'abnormal', test: 'c2', result: 'abnormal' } as const
const ultrasound = { given: 'data', reference: 'c1', event: 1, test: 'c2', result: 2 } as const

export const examples = defineExamples([
  {
    id: 'liver-scan',
    title: { en: 'A liver scan at a probability of 25%', zh: '肝扫描，验前概率 25%' },
    data: liver,
    options: { ...scan, before: 0.25 },
    expect: 'done',
  },
  {
    id: 'entered',
    title: { en: 'Ratios from a publication', zh: '文献中的似然比' },
    data: liver,
    options: { before: 0.3, positive: 8.5, negative: 0.18 },
    expect: 'done',
  },
  {
    id: 'rare-condition',
    title: { en: 'A rare condition, a positive result only', zh: '罕见病，仅阳性似然比' },
    data: liver,
    options: { before: 0.0004, positive: 35 },
    expect: 'done',
  },
  {
    id: 'no-false-positive',
    title: { en: 'An infinite ratio, frequency of the data', zh: '似然比为无穷大，取数据中的比例' },
    data: perfect,
    options: scan,
    expect: 'done',
  },
  {
    id: 'three-states',
    title: { en: 'Three states and missing codes, 90% intervals', zh: '三种状态与缺失编码，90% 置信区间' },
    data: coded,
    options: { ...ultrasound, confidence: 0.9 },
    expect: 'done',
  },
  {
    id: 'ratio-of-zero',
    title: { en: 'A negative result that rules out', zh: '阴性可排除' },
    data: liver,
    options: { before: 0.6, positive: 2.4, negative: 0 },
    expect: 'done',
  },
  {
    id: 'one-result',
    title: { en: 'Everybody is positive', zh: '全部阳性' },
    data: coded,
    options: { ...ultrasound, test: 'c3', result: 1 },
    expect: 'done',
  },
  {
    id: 'no-probability',
    title: { en: 'No probability', zh: '未填写验前概率' },
    data: liver,
    options: { positive: 8.5 },
    expect: { rejected: 'no-probability' },
  },
  {
    id: 'no-ratio',
    title: { en: 'No ratio', zh: '未填写似然比' },
    data: liver,
    options: { before: 0.2 },
    expect: { rejected: 'no-ratio' },
  },
  {
    id: 'only-patients',
    title: { en: 'Only patients were tested', zh: '仅患者接受试验' },
    data: coded,
    options: { ...ultrasound, test: 'c4', result: 1 },
    expect: { rejected: 'one-state' },
  },
  {
    id: 'same-variable',
    title: { en: 'The truth as its own test', zh: '以金标准为试验' },
    data: coded,
    options: { ...ultrasound, test: 'c1', result: 1 },
    expect: { rejected: 'outcome-as-marker' },
  },
])
