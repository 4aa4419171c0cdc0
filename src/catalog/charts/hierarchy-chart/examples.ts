import { bloodPressure } from '../../examples-data/blood-pressure.ts'
import { titanic } from '../../examples-data/titanic.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

/** Kind of cost, item, part of the item (null if it has none), entries and mean amount in CNY. */
const accounts: readonly (readonly [kind: string, item: string, part: string | null, entries: number, mean: number])[] =
  [
    ['人员经费', '基本工资', '医师', 12, 42000],
    ['人员经费', '基本工资', '护士', 12, 51000],
    ['人员经费', '基本工资', '技师', 12, 12000],
    ['人员经费', '绩效工资', '医师', 12, 38000],
    ['人员经费', '绩效工资', '护士', 12, 33000],
    ['人员经费', '社会保障缴费', null, 12, 21000],
    ['药品费', '西药', '抗肿瘤药', 40, 5200],
    ['药品费', '西药', '抗菌药', 36, 1800],
    ['药品费', '西药', '其他西药', 30, 900],
    ['药品费', '中成药', null, 25, 600],
    ['药品费', '中药饮片', null, 12, 240],
    ['卫生材料费', '高值耗材', '冠状动脉药物洗脱支架', 18, 7900],
    ['卫生材料费', '高值耗材', '起搏器', 3, 31000],
    ['卫生材料费', '普通耗材', '一次性注射器与输液器', 24, 700],
    ['卫生材料费', '普通耗材', '敷料', 24, 300],
    ['固定资产折旧', '医疗设备', '彩色超声', 12, 8600],
    ['固定资产折旧', '医疗设备', '监护仪', 12, 2900],
    ['固定资产折旧', '房屋', null, 12, 4300],
    ['其他费用', '水电费', null, 12, 2600],
    ['其他费用', '办公费', '纸张', 12, 40],
    ['其他费用', '办公费', '邮寄', 12, 9],
    ['其他费用', '办公费', '印章', 2, 15],
    ['其他费用', '培训费', null, 4, 1500],
  ]

/** Uniform numbers between 0 and 1: Lehmer's generator. */
function uniform(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}

const next = uniform(85)
const entries = accounts.flatMap(([kind, item, part, count, mean]) =>
  Array.from({ length: count }, () => ({ kind, item, part, amount: Math.round(mean * (0.5 + next())) })),
)

const costs: ExampleData = {
  id: 'department-costs',
  title: { en: 'Costs of a cardiology department in a year', zh: '某心内科一年的费用' },
  source: {
    en: 'Made up for this project: each entry is the mean of its account times a uniform number from 0.5 to 1.5 (Lehmer’s random numbers, seed 85), rounded to 1 CNY.',
    zh: '本项目模拟数据：每笔金额为该科目均数乘以 0.5 至 1.5 的均匀随机数（Lehmer 随机数，种子 85），取整到元。',
  },
  columns: [
    { id: 'c1', name: '费用类别', measure: 'nominal', values: entries.map(({ kind }) => kind) },
    { id: 'c2', name: '项目', measure: 'nominal', values: entries.map(({ item }) => item) },
    { id: 'c3', name: '明细', measure: 'nominal', values: entries.map(({ part }) => part) },
    {
      id: 'c4',
      name: '金额',
      label: '金额（元）',
      measure: 'continuous',
      values: entries.map(({ amount }, i) => (i === 7 ? null : amount)),
    },
    {
      id: 'c5',
      name: '审批天数',
      measure: 'continuous',
      values: entries.map(({ kind }, i) => (kind === '其他费用' ? null : 1 + ((7 * i) % 12))),
    },
    { id: 'c6', name: '院区', measure: 'nominal', values: entries.map(() => '本部') },
    { id: 'c7', name: '较上年增减', measure: 'continuous', values: entries.map((_, i) => (i % 9) - 2) },
    { id: 'c8', name: '退款', measure: 'continuous', values: entries.map(() => 0) },
  ],
}

const drugs: ExampleData = {
  id: 'drug-groups',
  title: { en: 'Prescriptions of 120 drugs', zh: '120 种药品的处方' },
  source: {
    en: 'Made up for this project: drug k of 120 has 1 + ⌊40000/k²⌋ prescriptions; a group has the drugs with the same remainder of k by 7; the price of the k-th is 2 + (11(k − 1) mod 50)/4 CNY.',
    zh: '本项目模拟数据：第 k 种药品（k 为 1 至 120）有 1 + ⌊40000/k²⌋ 张处方，按 k 除以 7 的余数分组；价格为 2 + (11(k − 1) mod 50)/4 元。',
  },
  columns: [
    {
      id: 'c1',
      name: 'Group',
      measure: 'nominal',
      values: Array.from({ length: 120 }, (_, k) => `Group ${((k + 1) % 7) + 1}`),
    },
    { id: 'c2', name: 'Drug', measure: 'nominal', values: Array.from({ length: 120 }, (_, k) => `Drug ${k + 1}`) },
    {
      id: 'c3',
      name: 'Price (CNY)',
      measure: 'continuous',
      values: Array.from({ length: 120 }, (_, k) => (k === 3 ? null : 2 + ((11 * k) % 50) / 4)),
    },
    {
      id: 'c4',
      name: 'Prescriptions',
      measure: 'continuous',
      values: Array.from({ length: 120 }, (_, k) => 1 + Math.floor(40000 / (k + 1) ** 2)),
    },
  ],
}

export const examples = defineExamples([
  {
    id: 'costs-treemap',
    title: { en: 'Costs of a department, treemap of three levels', zh: '科室费用，三层矩形树图' },
    data: costs,
    options: { levels: ['c1', 'c2', 'c3'], size: 'c4' },
    expect: 'done',
  },
  {
    id: 'titanic-sunburst',
    title: { en: 'Class, sex and survival, sunburst', zh: '舱位、性别与生还，旭日图' },
    data: titanic,
    options: { levels: ['c1', 'c2', 'c4'], layout: 'sunburst', order: 'stored' },
    expect: 'done',
  },
  {
    id: 'titanic-icicle',
    title: { en: 'Four levels, icicle', zh: '四层冰柱图' },
    data: titanic,
    options: { levels: ['c1', 'c2', 'c3', 'c4'], layout: 'icicle', labels: 'percent' },
    expect: 'done',
  },
  {
    id: 'costs-sunburst',
    title: { en: 'Costs, sunburst; branches of different length', zh: '科室费用，旭日图，分支长短不一' },
    data: costs,
    options: { levels: ['c1', 'c2', 'c3'], size: 'c4', layout: 'sunburst', labels: 'percent' },
    expect: 'done',
  },
  {
    id: 'costs-colour',
    title: { en: 'Icicle coloured by a mean', zh: '冰柱图，颜色表示均数' },
    data: costs,
    options: { levels: ['c1', 'c2'], size: 'c4', colour: 'c5', layout: 'icicle' },
    expect: 'done',
  },
  {
    id: 'pressure-colour',
    title: { en: 'Treemap coloured by mean pressure', zh: '矩形树图，颜色表示平均收缩压' },
    data: bloodPressure,
    options: { levels: ['c8', 'c7'], colour: 'c4', scale: 'red', labels: 'n' },
    expect: 'done',
  },
  {
    id: 'many-drugs',
    title: { en: 'Many small parts, merged', zh: '众多细小部分，合并绘制' },
    data: drugs,
    options: { levels: ['c1', 'c2'], size: 'c4' },
    expect: 'done',
  },
  {
    id: 'drugs-packing',
    title: { en: 'Drugs as circles within circles', zh: '药品处方，圆形填充' },
    data: drugs,
    options: { levels: ['c1', 'c2'], size: 'c4', layout: 'packing', labels: 'percent' },
    expect: 'done',
  },
  {
    id: 'costs-packing',
    title: { en: 'Costs as circles, coloured by a mean', zh: '科室费用，圆形填充，颜色表示均数' },
    data: costs,
    options: { levels: ['c1', 'c2', 'c3'], size: 'c4', layout: 'packing', colour: 'c5', labels: 'n' },
    expect: 'done',
  },
  {
    id: 'pressure-packing',
    title: { en: 'Grades in regions, some missing, as circles', zh: '各地区高血压分级，含缺失，圆形填充' },
    data: bloodPressure,
    options: { levels: ['c8', 'c7'], layout: 'packing' },
    expect: 'done',
  },
  {
    id: 'weighted',
    title: { en: 'Rows that represent several prescriptions', zh: '每行代表多张处方' },
    data: drugs,
    options: {
      levels: ['c1'],
      size: 'c3',
      colour: 'c3',
      layout: 'icicle',
      order: 'number',
      weight: 'c4',
      weightKind: 'frequency',
    },
    expect: 'done',
  },
  {
    id: 'one-part',
    title: { en: 'A single part', zh: '只有一个部分' },
    data: costs,
    options: { levels: ['c6'], layout: 'sunburst' },
    expect: 'done',
  },
  {
    id: 'negative',
    title: { en: 'A sum of changes, some negative', zh: '含负值的求和变量' },
    data: costs,
    options: { levels: ['c1'], size: 'c7' },
    expect: { rejected: 'negative-size' },
  },
  {
    id: 'zero',
    title: { en: 'All sizes are 0', zh: '数值均为 0' },
    data: costs,
    options: { levels: ['c1'], size: 'c8' },
    expect: { rejected: 'no-values' },
  },
])
