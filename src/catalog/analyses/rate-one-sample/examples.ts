import { insectSprays } from '../../examples-data/insect-sprays.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const doctors: ExampleData = {
  id: 'british-doctors',
  title: { en: 'Coronary deaths of doctors who smoke', zh: '吸烟医生的冠心病死亡' },
  source: {
    en: 'Doll and Hill, 1966, as in dataset breslow of the R package boot. Expected deaths: by the rates of the doctors who do not smoke.',
    zh: 'Doll 与 Hill，1966，即 R 包 boot 的 breslow 数据集；期望死亡数按不吸烟医生的死亡率推算。',
  },
  columns: [
    {
      id: 'c1',
      name: 'age',
      label: '年龄组',
      measure: 'ordinal',
      values: ['35-44', '45-54', '55-64', '65-74', '75-84'],
    },
    { id: 'c2', name: 'deaths', label: '死亡数', measure: 'continuous', values: [32, 104, 206, 186, 102] },
    {
      id: 'c3',
      name: 'person_years',
      label: '人年',
      measure: 'continuous',
      values: [52407, 43248, 28612, 12663, 5317],
    },
    {
      id: 'c4',
      name: 'expected',
      label: '期望死亡数',
      measure: 'continuous',
      values: [5.58, 48.63, 140.3, 137.16, 112.74],
    },
  ],
}

const wards: ExampleData = {
  id: 'catheter-infections',
  title: { en: 'Catheter infections by month', zh: '各月导管相关感染' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    { id: 'c1', name: '感染', measure: 'continuous', values: [1, 0, 2, 1, 0, 3, 1, 0, 2, 1, null, 1] },
    {
      id: 'c2',
      name: '导管日',
      measure: 'continuous',
      missingCodes: [-1],
      values: [210, 185, 240, 232, 198, 251, 220, 207.5, 244, 213, 190, -1],
    },
    { id: 'c3', name: '血栓', measure: 'nominal', values: Array<number>(12).fill(0) },
    { id: 'c4', name: '期望', measure: 'continuous', values: Array<number>(12).fill(0.12) },
    { id: 'c5', name: '均值', measure: 'continuous', values: [0.5, 1, -1, 2, 1, 1, 0, 0, 1, 1, 1, 1] },
    { id: 'c6', name: '空列', measure: 'continuous', values: Array<null>(12).fill(null) },
    { id: 'c7', name: '大数', measure: 'continuous', values: Array<number>(12).fill(1e9) },
    { id: 'c8', name: '极大', measure: 'continuous', values: Array<number>(12).fill(1e308) },
  ],
}

const cancers: ExampleData = {
  id: 'one-cohort',
  title: { en: 'One cohort, summed up', zh: '一个队列的合计' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    { id: 'c1', name: 'cancers', measure: 'continuous', values: [11] },
    { id: 'c2', name: 'years', measure: 'continuous', values: [8420.5] },
    { id: 'c3', name: 'expected', measure: 'continuous', values: [6.22] },
  ],
}

const all = ['exact', 'byar', 'score']

export const examples = defineExamples([
  {
    id: 'doctors-smr',
    title: { en: 'Mortality of smokers, against non-smokers', zh: '吸烟者死亡率及标准化死亡比' },
    data: doctors,
    options: { events: 'c2', exposure: 'c3', expected: 'c4', reference: 4.2, intervals: all },
    expect: 'done',
  },
  {
    id: 'infections',
    title: { en: 'Infections per 1000 catheter-days, above 2?', zh: '每 1000 导管日感染率是否高于 2' },
    data: wards,
    options: { events: 'c1', exposure: 'c2', reference: 2, alternative: 'greater' },
    expect: 'done',
  },
  {
    id: 'no-events',
    title: { en: 'No events, few expected', zh: '零事件，期望数很少' },
    data: wards,
    options: {
      events: 'c3',
      exposure: 'c2',
      expected: 'c4',
      per: '10000',
      intervals: ['byar', 'exact', 'score'],
      reference: 15,
      alternative: 'less',
      confidence: 0.9,
    },
    expect: 'done',
  },
  {
    id: 'overdispersed',
    title: { en: 'Insects per plot: more dispersed than Poisson', zh: '每块样地的昆虫数：过离散' },
    data: insectSprays,
    options: { events: 'c1', per: '1', reference: 10, intervals: ['score'] },
    expect: 'done',
  },
  {
    id: 'one-row',
    title: { en: 'One row: a cohort summed up', zh: '仅一行：队列合计数' },
    data: cancers,
    options: { events: 'c1', exposure: 'c2', expected: 'c3', per: '100000', intervals: ['byar', 'score'] },
    expect: 'done',
  },
  {
    id: 'not-counts',
    title: { en: 'Numbers that are no counts', zh: '不是计数的数值' },
    data: wards,
    options: { events: 'c5', exposure: 'c2' },
    expect: { rejected: 'not-counts' },
  },
  {
    id: 'exposure-not-positive',
    title: { en: 'An exposure of 0', zh: '暴露量为 0' },
    data: wards,
    options: { events: 'c1', exposure: 'c5' },
    expect: { rejected: 'not-positive' },
  },
  {
    id: 'expected-not-positive',
    title: { en: 'Expected events of 0', zh: '期望事件数为 0' },
    data: wards,
    options: { events: 'c1', exposure: 'c2', expected: 'c5' },
    expect: { rejected: 'not-positive' },
  },
  {
    id: 'all-missing',
    title: { en: 'Only blanks', zh: '全部缺失' },
    data: wards,
    options: { events: 'c6' },
    expect: { rejected: 'no-rows' },
  },
  {
    id: 'too-many-events',
    title: { en: 'More events than anybody counts', zh: '事件数合计过大' },
    data: wards,
    options: { events: 'c7' },
    expect: { rejected: 'too-many-events' },
  },
  {
    id: 'exposure-too-large',
    title: { en: 'An exposure beyond numbers', zh: '暴露量超出数值范围' },
    data: wards,
    options: { events: 'c1', exposure: 'c8' },
    expect: { rejected: 'out-of-range' },
  },
  {
    id: 'reference-out-of-range',
    title: { en: 'A reference rate beyond counting', zh: '参考率过大' },
    data: wards,
    options: { events: 'c1', exposure: 'c7', per: '1', reference: 1000 },
    expect: { rejected: 'reference-out-of-range' },
  },
  {
    id: 'expected-too-large',
    title: { en: 'Expected events beyond counting', zh: '期望事件数过大' },
    data: wards,
    options: { events: 'c1', expected: 'c8' },
    expect: { rejected: 'out-of-range' },
  },
  {
    id: 'nothing-chosen',
    title: { en: 'No variable chosen', zh: '尚未选择变量' },
    data: wards,
    options: {},
    expect: 'incomplete',
  },
])
