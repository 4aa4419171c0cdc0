import { insectSprays } from '../../examples-data/insect-sprays.ts'
import { titanic } from '../../examples-data/titanic.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const wards: ExampleData = {
  id: 'ward-infections',
  title: { en: 'Infections by ward', zh: '各病区院内感染' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '病区',
      measure: 'nominal',
      values: ['重症医学科', '重症医学科', '呼吸与危重症医学科', '神经外科', '骨科', '骨科', '普通外科', '儿科', null],
    },
    { id: 'c2', name: '感染例次', measure: 'continuous', values: [9, 7, 8, 6, 1, 2, 4, 0, 3] },
    { id: 'c3', name: '床日数', measure: 'continuous', values: [1020, 988, 2410, 1730, 1600, 1502, 2650, 1444, 900] },
  ],
}

const endpoints: ExampleData = {
  id: 'endpoints',
  title: { en: 'Differences between two inhalers', zh: '两种吸入器的差值' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: 'endpoint',
      label: 'Endpoint',
      measure: 'nominal',
      values: ['FEV₁, week 4', 'FEV₁, week 12', 'FVC, week 4', 'FVC, week 12', 'Peak flow', 'Not reported'],
    },
    { id: 'c2', name: 'diff', label: 'Difference (mL)', measure: 'continuous', values: [12, -8, 35, 21, -30, null] },
    { id: 'c3', name: 'low', measure: 'continuous', values: [-31, -55, -12, null, -88, null] },
    { id: 'c4', name: 'high', measure: 'continuous', values: [55, 39, 82, 66, null, null] },
    { id: 'c5', name: 'set', label: 'Set', measure: 'nominal', values: ['ITT', 'PP', 'ITT', 'PP', null, 'ITT'] },
    { id: 'c6', name: 'ratio', label: 'Ratio', measure: 'continuous', values: [1.1, 0.8, 2.4, 0.5, 1, 1.7] },
    { id: 'c7', name: 'text', measure: 'nominal', values: ['a', 'b', 'a', 'b', 'a', 'b'] },
  ],
}

const clinics: ExampleData = {
  id: 'clinics',
  title: { en: 'Systolic pressure in 48 clinics', zh: '48 家诊所的收缩压' },
  source: {
    en: 'Made up for this project: three patients of each clinic, 120 + (7 times the row) mod 41 mmHg, counted from 0.',
    zh: '本项目模拟数据：每家诊所 3 例，收缩压为 120 +（7 × 行号）mod 41 mmHg，行号从 0 起。',
  },
  columns: [
    {
      id: 'c1',
      name: 'clinic',
      measure: 'nominal',
      values: Array.from({ length: 144 }, (_, row) => `Clinic ${Math.floor(row / 3) + 1}`),
    },
    {
      id: 'c2',
      name: 'sbp',
      label: 'Systolic pressure (mmHg)',
      measure: 'continuous',
      values: Array.from({ length: 144 }, (_, row) => 120 + ((7 * row) % 41)),
    },
  ],
}

export const examples = defineExamples([
  {
    id: 'sprays',
    title: { en: 'Mean counts after six sprays, largest first', zh: '六种喷雾剂后的平均计数' },
    data: insectSprays,
    options: { value: 'c1', label: 'c2', order: 'estimate' },
    expect: 'done',
  },
  {
    id: 'titanic',
    title: { en: 'Survival by class and sex', zh: '按舱位与性别的生存率' },
    data: titanic,
    options: { statistic: 'proportion', value: 'c4', label: 'c1', colour: 'c2', confidence: 0.99, reference: 0.5 },
    expect: 'done',
  },
  {
    id: 'wards',
    title: { en: 'Infections per 1000 bed-days', zh: '每 1000 床日感染率' },
    data: wards,
    options: { statistic: 'rate', value: 'c2', label: 'c1', time: 'c3', marginHigh: 5 },
    expect: 'done',
  },
  {
    id: 'margins',
    title: { en: 'Margins of equivalence, open intervals', zh: '等效界值与开放区间' },
    data: endpoints,
    options: {
      statistic: 'given',
      value: 'c2',
      label: 'c1',
      lower: 'c3',
      upper: 'c4',
      colour: 'c5',
      reference: 0,
      marginLow: -60,
      marginHigh: 60,
    },
    expect: 'done',
  },
  {
    id: 'points',
    title: { en: 'Ratios without limits', zh: '无置信限的比值' },
    data: endpoints,
    options: { statistic: 'given', value: 'c6', label: 'c1', scale: 'log', reference: 1, numbers: false },
    expect: 'done',
  },
  {
    id: 'many-lines',
    title: {
      en: 'More lines than fit on a page: two figures with one axis',
      zh: '行数超过一页：分为两幅图，坐标轴相同',
    },
    data: clinics,
    options: { value: 'c2', label: 'c1', order: 'estimate' },
    expect: 'done',
  },
  {
    id: 'reversed',
    title: { en: 'Margins the wrong way round', zh: '界值颠倒' },
    data: endpoints,
    options: { statistic: 'given', value: 'c2', label: 'c1', marginLow: 5, marginHigh: -5 },
    expect: { rejected: 'margins-reversed' },
  },
  {
    id: 'differences-as-ratios',
    title: { en: 'Differences on a logarithmic scale', zh: '差值误用对数刻度' },
    data: endpoints,
    options: { statistic: 'given', value: 'c2', label: 'c1', scale: 'log' },
    expect: { rejected: 'not-positive' },
  },
  {
    id: 'texts',
    title: { en: 'Means of texts', zh: '文本的均数' },
    data: endpoints,
    options: { value: 'c7', label: 'c1' },
    expect: { rejected: 'needs-numbers' },
  },
])
