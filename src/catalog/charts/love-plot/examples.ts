import { defineExamples, type ExampleData } from '../../kit/example.ts'

/** Fractions that look random and are the same everywhere. */
const fraction = (k: number, of: number) => ((k * of) % 10007) / 10007
const bell = (k: number, of: number) => (fraction(k, of) + fraction(k, of + 1002) + fraction(k, of + 2044) - 1.5) / 0.5

/** Patients whose treatment depends on age, diabetes and LDL cholesterol by a known propensity, of which the weight is the inverse. */
const patients = Array.from({ length: 320 }, (_, i) => {
  const k = i + 1
  const age = Math.round(63 + 9 * bell(k, 7919))
  const diabetes = fraction(k, 6151) < 0.3 ? 1 : 0
  const ldl = Number((3.2 + 0.8 * bell(k, 4201)).toFixed(1))
  const logit = -0.5 + 0.05 * (age - 63) + 0.8 * diabetes + 0.7 * (ldl - 3.2)
  const propensity = 1 / (1 + Math.exp(-logit))
  const treated = fraction(k, 3571) < propensity ? 1 : 0
  const smoking = ['从不', '已戒', '现在'][Math.floor(fraction(k, 2713) * (treated === 1 ? 2.7 : 3))] ?? '现在'
  return {
    age,
    diabetes,
    ldl: i % 40 === 7 ? null : ldl,
    sex: fraction(k, 5471) < 0.55 ? '男' : '女',
    smoking,
    treated,
    weight: Number((treated === 1 ? 1 / propensity : 1 / (1 - propensity)).toFixed(4)),
  }
})

const statins: ExampleData = {
  id: 'statins',
  title: { en: 'Statins and none', zh: '他汀使用者与未使用者' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '他汀',
      measure: 'nominal',
      valueLabels: [
        { value: 0, label: '未使用' },
        { value: 1, label: '使用' },
      ],
      values: patients.map(({ treated }) => treated),
    },
    { id: 'c2', name: '年龄(岁)', measure: 'continuous', values: patients.map(({ age }) => age) },
    { id: 'c3', name: '性别', measure: 'nominal', values: patients.map(({ sex }) => sex) },
    {
      id: 'c4',
      name: '糖尿病',
      measure: 'nominal',
      valueLabels: [
        { value: 0, label: '无' },
        { value: 1, label: '有' },
      ],
      values: patients.map(({ diabetes }) => diabetes),
    },
    { id: 'c5', name: 'LDL-C(mmol/L)', measure: 'continuous', values: patients.map(({ ldl }) => ldl) },
    { id: 'c6', name: '吸烟', measure: 'nominal', values: patients.map(({ smoking }) => smoking) },
    { id: 'c7', name: 'IPTW', measure: 'continuous', values: patients.map(({ weight }) => weight) },
    { id: 'c8', name: '中心', measure: 'nominal', values: patients.map((_, i) => 'ABC'.charAt(i % 3)) },
  ],
}

const balance: ExampleData = {
  id: 'balance',
  title: { en: 'Balance before and after matching and weighting', zh: '匹配与加权前后的均衡性' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '协变量',
      measure: 'nominal',
      values: [
        '年龄',
        '女性',
        '体质指数',
        '收缩压',
        '糖尿病',
        '慢性肾脏病3期及以上',
        '既往心肌梗死',
        '既往脑卒中',
        '左室射血分数',
        'LDL-C',
        '阿司匹林',
        'β受体阻滞剂',
        '住院天数',
        null,
      ],
    },
    {
      id: 'c2',
      name: '匹配前',
      measure: 'continuous',
      values: [0.42, -0.18, 0.07, 0.22, 0.31, 0.36, 0.12, -0.05, -0.28, 0.03, 0.51, 0.15, null, null],
    },
    {
      id: 'c3',
      name: '匹配后',
      measure: 'continuous',
      values: [0.04, 0.02, -0.03, 0.06, 0.01, 0.08, -0.02, 0.03, -0.05, 0.07, 0.11, -0.04, 0.09, null],
    },
    {
      id: 'c4',
      name: '加权后',
      measure: 'continuous',
      values: [0.02, -0.01, 0.01, 0.03, 0.04, 0.02, 0.01, 0.0, -0.02, 0.02, 0.05, 0.01, null, null],
    },
  ],
}

/** A group of one, a covariate that does not vary, and one that separates the groups. */
const small: ExampleData = {
  id: 'single-control',
  title: { en: 'A single control', zh: '仅一名对照' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    { id: 'c1', name: '组', measure: 'nominal', values: ['试验', '试验', '试验', '对照'] },
    { id: 'c2', name: '年龄', measure: 'continuous', values: [50, 61, 57, 66] },
    { id: 'c3', name: '性别', measure: 'nominal', values: ['男', '女', '男', '女'] },
    { id: 'c4', name: '住院', measure: 'nominal', values: ['是', '是', '是', '是'] },
    { id: 'c5', name: '中心', measure: 'nominal', values: ['甲', '甲', '甲', '乙'] },
    { id: 'c6', name: '权重', measure: 'continuous', values: [1, 0.5, -1, 2] },
    { id: 'c7', name: '民族', measure: 'nominal', values: [null, null, null, null] },
  ],
}

const rows = { group: 'c1', treated: 1, covariates: ['c2', 'c3', 'c4', 'c5', 'c6'] }
const table = { source: 'table', label: 'c1', before: 'c2' }

export const examples = defineExamples([
  {
    id: 'weighted',
    title: { en: 'Before and after inverse probability weighting', zh: '逆概率加权前后' },
    data: statins,
    options: { ...rows, rowWeight: 'c7' },
    expect: 'done',
  },
  {
    id: 'signed',
    title: { en: 'With the sign, each level of smoking', zh: '保留正负号，吸烟逐取值列出' },
    data: statins,
    options: { ...rows, rowWeight: 'c7', measure: 'signed', lines: 'two' },
    expect: 'done',
  },
  {
    id: 'unweighted',
    title: { en: 'Without adjustment, each level, as chosen', zh: '未调整，逐取值列出，按所选顺序' },
    data: statins,
    options: { ...rows, expand: true, order: 'stored', lines: 'none' },
    expect: 'done',
  },
  {
    id: 'two-adjustments',
    title: { en: 'A table with matching and weighting', zh: '匹配与加权两种调整的结果表' },
    data: balance,
    options: { ...table, after: 'c3', second: 'c4' },
    expect: 'done',
  },
  {
    id: 'signed-table',
    title: { en: 'A table with signs, points not connected', zh: '保留正负号的结果表，不连线' },
    data: balance,
    options: { ...table, after: 'c3', measure: 'signed', lines: 'two', connect: false, order: 'stored' },
    expect: 'done',
  },
  {
    id: 'single-control',
    title: { en: 'A group of one, and a covariate that separates', zh: '仅一例的组与完全分离的协变量' },
    data: small,
    options: { group: 'c1', treated: '试验', covariates: ['c2', 'c3', 'c4', 'c5', 'c7'], rowWeight: 'c6' },
    expect: 'done',
  },
  {
    id: 'three-groups',
    title: { en: 'Three groups', zh: '三组' },
    data: statins,
    options: { group: 'c8', treated: 'A', covariates: ['c2'] },
    expect: { rejected: 'not-two-groups' },
  },
  {
    id: 'no-differences',
    title: { en: 'A covariate without values', zh: '无取值的协变量' },
    data: small,
    options: { group: 'c1', treated: '试验', covariates: ['c7'] },
    expect: { rejected: 'no-differences' },
  },
])
