import { defineExamples, type ExampleData } from '../../kit/example.ts'

const source = { en: 'Made up for this project.', zh: '本项目模拟数据。' }

const hospitals: ExampleData = {
  id: 'hospitals',
  title: { en: 'Caesarean rates of hospitals', zh: '各医院剖宫产率' },
  source,
  columns: [
    {
      id: 'c1',
      name: '医院',
      measure: 'nominal',
      values: ['市第一医院', '市妇幼保健院', '县人民医院', '中医医院', '开发区医院', '大学附属医院', null, '铁路医院'],
    },
    { id: 'c2', name: '2018 年', measure: 'continuous', values: [46.2, 38.5, 52.8, 49.1, 44, 41.3, 46, 50.2] },
    { id: 'c3', name: '2020 年', measure: 'continuous', values: [43.1, 37.2, 51.5, 49.1, 45.6, 38.8, 44.5, null] },
    { id: 'c4', name: '2022 年', measure: 'continuous', values: [40.4, 36.9, 47.3, 49.1, 47.2, 35.1, 41.2, 48.8] },
    { id: 'c5', name: '未报', measure: 'continuous', values: Array<null>(8).fill(null) },
  ],
}

/** Site k of 60 has 20 + (17 k mod 60) before and 30 + (23 k mod 60) after. */
const sites: ExampleData = {
  id: 'sites',
  title: { en: 'Recruitment of 60 sites', zh: '60 家中心的入组例数' },
  source,
  columns: [
    { id: 'c1', name: 'site', measure: 'id', values: Array.from({ length: 60 }, (_, k) => `Site ${k + 1}`) },
    {
      id: 'c2',
      name: 'before',
      measure: 'continuous',
      values: Array.from({ length: 60 }, (_, k) => 20 + ((17 * k) % 60)),
    },
    {
      id: 'c3',
      name: 'after',
      measure: 'continuous',
      values: Array.from({ length: 60 }, (_, k) => 30 + ((23 * k) % 60)),
    },
  ],
}

export const examples = defineExamples([
  {
    id: 'hospitals',
    title: { en: 'Two years, with the change', zh: '两个年份，标注变化量' },
    data: hospitals,
    options: { variables: ['c2', 'c4'], name: 'c1', change: true },
    expect: 'done',
  },
  {
    id: 'three-years',
    title: { en: 'Three years, three lines in colour', zh: '三个年份，突出三条' },
    data: hospitals,
    options: { variables: ['c2', 'c3', 'c4'], name: 'c1', marked: 3, numbers: false },
    expect: 'done',
  },
  {
    id: 'dumbbells',
    title: { en: 'Dumbbells by change', zh: '哑铃图，按变化量排列' },
    data: hospitals,
    options: { variables: ['c2', 'c4'], name: 'c1', shape: 'dumbbell', change: true },
    expect: 'done',
  },
  {
    id: 'ranks',
    title: { en: 'Ranks over three years, the smallest first', zh: '三个年份的排名，最小者为第 1 名' },
    data: hospitals,
    options: { variables: ['c2', 'c3', 'c4'], name: 'c1', shape: 'bump', first: 'smallest', change: true },
    expect: 'done',
  },
  {
    id: 'sites',
    title: { en: 'Sixty lines, ten of them in colour', zh: '60 条线，突出 10 条' },
    data: sites,
    options: { variables: ['c2', 'c3'], name: 'c1' },
    expect: 'done',
  },
  {
    id: 'sites-dumbbells',
    title: { en: 'Sixty dumbbells by last value, five in colour', zh: '60 个哑铃，按末次数值排列，突出五个' },
    data: sites,
    options: { variables: ['c2', 'c3'], name: 'c1', shape: 'dumbbell', order: 'end', marked: 5 },
    expect: 'done',
  },
  {
    id: 'no-complete-rows',
    title: { en: 'A column without values', zh: '没有取值的列' },
    data: hospitals,
    options: { variables: ['c2', 'c5'], name: 'c1' },
    expect: { rejected: 'no-complete-rows' },
  },
])
