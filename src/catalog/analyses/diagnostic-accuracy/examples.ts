import { countedPeople } from '../../examples-data/counted-people.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const times = <T>(value: T, n: number): T[] => Array<T>(n).fill(value)
const digits = (text: string) => text.split('').map((digit) => (digit === '-' ? null : Number(digit)))

const liver: ExampleData = {
  id: 'liver-scan',
  title: { en: 'Liver scans of 344 patients', zh: '344 例患者的肝扫描' },
  source: {
    en: 'Altman DG, Bland JM. Diagnostic tests 1: sensitivity and specificity. BMJ 1994;308:1552 (its 2 × 2 table).',
    zh: 'Altman DG, Bland JM. Diagnostic tests 1: sensitivity and specificity. BMJ 1994;308:1552（四格表频数）。',
  },
  columns: [
    {
      id: 'c1',
      name: 'pathology',
      label: '病理',
      measure: 'nominal',
      values: [...times('abnormal', 258), ...times('normal', 86)],
    },
    {
      id: 'c2',
      name: 'scan',
      label: '肝扫描',
      measure: 'nominal',
      values: [...times('abnormal', 231), ...times('normal', 27), ...times('abnormal', 32), ...times('normal', 54)],
    },
  ],
}

const yesNo = [
  { value: 0, label: '阴性' },
  { value: 1, label: '阳性' },
]

const screening: ExampleData = {
  id: 'screening',
  title: { en: 'Three tests of forty patients', zh: '40 例患者的三项检查' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '病理诊断',
      measure: 'nominal',
      valueLabels: [
        { value: 0, label: '良性' },
        { value: 1, label: '恶性' },
        { value: 2, label: '交界性' },
      ],
      missingCodes: [9],
      values: digits('1111111111111100000000000000000022222-99'),
    },
    {
      id: 'c2',
      name: '超声',
      measure: 'ordinal',
      valueLabels: [...yesNo, { value: 2, label: '可疑' }],
      values: digits('1111111111120000000000000001112201200110'),
    },
    {
      id: 'c3',
      name: 'CT',
      measure: 'nominal',
      valueLabels: yesNo,
      values: digits('11111111111110000000000000000010000-1010'),
    },
    {
      id: 'c4',
      name: '肿瘤标志物',
      measure: 'nominal',
      values: [
        ...times('高', 8),
        ...times(null, 2),
        ...times('正常', 4),
        ...times('高', 5),
        ...times('正常', 18),
        ...times('高', 3),
      ],
    },
    { id: 'c5', name: '完全一致', measure: 'nominal', values: digits('1111111111111100000000000000000000000000') },
    { id: 'c6', name: '无阳性', measure: 'nominal', valueLabels: yesNo, values: [...times(0, 38), 1, 0] },
    { id: 'c7', name: '反向', measure: 'nominal', values: digits('0000000000011111111111111111111111111111') },
    { id: 'c8', name: '仅两例', measure: 'nominal', values: [1, ...times(null, 15), 0, ...times(null, 23)] },
    { id: 'c9', name: '仅患者', measure: 'nominal', values: [...times(1, 10), ...times(null, 30)] },
    {
      id: 'c10',
      name: '仅非患者',
      measure: 'nominal',
      values: [...times(null, 20), ...times(0, 11), 1, ...times(null, 8)],
    },
    { id: 'c11', name: '仅无病理者', measure: 'nominal', values: [...times(null, 37), 1, 0, 1] },
    {
      id: 'c12',
      name: '极端编码',
      measure: 'nominal',
      values: Array.from(
        { length: 40 },
        (_, i) => [1e300, 1e-300, Number.POSITIVE_INFINITY, 1e300, -1e300][i % 5] ?? 0,
      ),
    },
  ],
}

const numbers: ExampleData = {
  id: 'numbers',
  title: { en: 'A number for each of sixty patients', zh: '60 例患者各有编号' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    { id: 'c1', name: '诊断', measure: 'nominal', values: Array.from({ length: 60 }, (_, i) => i % 2) },
    { id: 'c2', name: '编号', measure: 'nominal', values: Array.from({ length: 60 }, (_, i) => i) },
  ],
}

const cancer = { reference: 'c1', event: 1 } as const
const refusals = (
  [
    ['only-patients', 'c9', 'everybody-has', { en: 'Only patients were tested', zh: '仅患者接受试验' }],
    ['only-healthy', 'c10', 'nobody-has', { en: 'Only the healthy were tested', zh: '仅非患者接受试验' }],
    ['no-results', 'c11', 'no-rows', { en: 'Only tested where pathology is missing', zh: '仅无病理结果者接受试验' }],
    ['itself', 'c1', 'reference-as-test', { en: 'The reference as a test', zh: '以金标准作为试验' }],
  ] as const
).map(([id, test, rejected, title]) => ({
  id,
  title,
  data: screening,
  options: { ...cancer, tests: [test], [`positive.${test}.result`]: 1 },
  expect: { rejected },
}))

export const examples = defineExamples([
  {
    id: 'liver-scan',
    title: { en: 'The textbook’s liver scan', zh: '教科书实例：肝扫描' },
    data: liver,
    options: { reference: 'c1', event: 'abnormal', tests: ['c2'], 'positive.c2.result': 'abnormal' },
    expect: 'done',
  },
  {
    id: 'liver-scan-elsewhere',
    title: { en: 'The liver scan at a prevalence of 25%', zh: '肝扫描：患病率为 25% 时' },
    data: liver,
    options: {
      reference: 'c1',
      event: 'abnormal',
      tests: ['c2'],
      'positive.c2.result': 'abnormal',
      prevalence: 0.25,
    },
    expect: 'done',
  },
  {
    id: 'three-tests',
    title: { en: 'Three tests, exact intervals', zh: '三项检查：精确区间' },
    data: screening,
    options: {
      ...cancer,
      tests: ['c2', 'c3', 'c4'],
      'positive.c2.result': 1,
      'positive.c3.result': 1,
      'positive.c4.result': '高',
      intervals: 'exact',
    },
    expect: 'done',
  },
  {
    id: 'complete-rows',
    title: { en: 'The same in complete rows, 90%', zh: '同上：仅完整观测，90% 区间' },
    data: screening,
    options: {
      ...cancer,
      tests: ['c2', 'c3', 'c4'],
      'positive.c2.result': 1,
      'positive.c3.result': 1,
      'positive.c4.result': '高',
      missing: 'listwise',
      confidence: 0.9,
      prevalence: 0.02,
    },
    expect: 'done',
  },
  {
    id: 'empty-cells',
    title: { en: 'Perfect, silent and turned tests', zh: '完全正确、无阳性与方向相反的试验' },
    data: screening,
    options: {
      ...cancer,
      tests: ['c5', 'c6', 'c7', 'c8', 'c12'],
      'positive.c5.result': 1,
      'positive.c6.result': 1,
      'positive.c7.result': 1,
      'positive.c8.result': 1,
      'positive.c12.result': 1e300,
    },
    expect: 'done',
  },
  {
    id: 'empty-cells-elsewhere',
    title: { en: 'The same at a prevalence of 10%', zh: '同上：患病率为 10% 时' },
    data: screening,
    options: {
      ...cancer,
      tests: ['c5', 'c6', 'c8'],
      'positive.c5.result': 1,
      'positive.c6.result': 1,
      'positive.c8.result': 1,
      prevalence: 0.1,
      intervals: 'exact',
    },
    expect: 'done',
  },
  {
    id: 'weighted',
    title: { en: 'Frequencies with fractions', zh: '含小数的频数权重' },
    data: countedPeople,
    options: {
      reference: 'c2',
      event: 1,
      tests: ['c6', 'c7'],
      'positive.c6.result': 1,
      'positive.c7.result': 1,
      weight: 'c12',
    },
    expect: 'done',
  },
  ...refusals,
  {
    id: 'numbers',
    title: { en: 'A number as a test', zh: '以编号作为试验' },
    data: numbers,
    options: { reference: 'c1', event: 1, tests: ['c2'], 'positive.c2.result': 1 },
    expect: { rejected: 'too-many-levels' },
  },
  {
    id: 'positive-not-chosen',
    title: { en: 'The positive result is not chosen', zh: '未指定阳性结果' },
    data: screening,
    options: { ...cancer, tests: ['c3'] },
    expect: 'incomplete',
  },
])
