import { orthodont } from '../../examples-data/orthodont.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const noise = (k: number) => Math.sin(k * 12.9898) * Math.cos(k * 4.1414)

/** Rows of visits: the subject, the number of the visit. */
const visits = Array.from({ length: 24 }, (_, s) =>
  Array.from({ length: s % 8 === 7 ? 1 : 3 + (s % 3) }, (__, v) => [s, v] as const),
).flat()

const kidneys: ExampleData = {
  id: 'kidneys',
  title: { en: 'eGFR at irregular visits, some patients seen once', zh: '不规则访视的 eGFR，部分患者仅就诊一次' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    { id: 'c1', name: '病案号', measure: 'id', values: visits.map(([s]) => `P${String(s + 1).padStart(3, '0')}`) },
    {
      id: 'c2',
      name: '就诊日期',
      type: 'date',
      measure: 'continuous',
      values: visits.map(([s, v]) =>
        new Date(Date.UTC(2022, 0, 3) + (v * 90 + Math.round(noise(s * 7 + v) * 20) + s) * 864e5)
          .toISOString()
          .slice(0, 10),
      ),
    },
    {
      id: 'c3',
      name: 'eGFR',
      label: 'eGFR（mL/min/1.73 m²）',
      measure: 'continuous',
      values: visits.map(([s, v]) =>
        s === 3 && v === 1 ? null : Math.round(78 + noise(s) * 14 - v * (s % 2 === 0 ? 5 : 1.5) + noise(s + v * 3) * 3),
      ),
    },
    {
      id: 'c4',
      name: '治疗',
      measure: 'nominal',
      values: visits.map(([s]) => (s % 2 === 0 ? '常规治疗组' : 'SGLT2 抑制剂组')),
    },
    { id: 'c5', name: '月', label: '随访月', measure: 'continuous', values: visits.map(([, v]) => v * 3) },
  ],
}

const cohort: ExampleData = {
  id: 'cohort',
  title: { en: 'Weight of 520 children at four visits', zh: '520 名儿童四次随访的体重' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    { id: 'c1', name: 'child', measure: 'id', values: Array.from({ length: 2080 }, (_, k) => Math.floor(k / 4) + 1) },
    {
      id: 'c2',
      name: 'age',
      label: 'Age, months',
      measure: 'continuous',
      values: Array.from({ length: 2080 }, (_, k) => (k % 4) * 6),
    },
    {
      id: 'c3',
      name: 'weight',
      label: 'Weight, kg',
      measure: 'continuous',
      values: Array.from({ length: 2080 }, (_, k) =>
        Number(
          (
            3.4 +
            2.5 * (k % 4) +
            1.8 * Math.sqrt(k % 4) +
            noise(Math.floor(k / 4)) * (0.5 + (k % 4) * 0.4) +
            noise(k) * 0.3
          ).toFixed(2),
        ),
      ),
    },
    {
      id: 'c4',
      name: 'sex',
      label: 'Sex',
      measure: 'nominal',
      values: Array.from({ length: 2080 }, (_, k) => (Math.floor(k / 4) % 2 === 0 ? 'Girls' : 'Boys')),
    },
  ],
}

export const examples = defineExamples([
  {
    id: 'orthodont',
    title: { en: 'Growth of the jaw of girls and boys, with means', zh: '男女儿童颌骨生长及均数' },
    data: orthodont,
    options: { id: 'c1', time: 'c2', value: 'c3', group: 'c4' },
    expect: 'done',
  },
  {
    id: 'orthodont-change',
    title: { en: 'Growth since the first visit, in panels', zh: '较首次测量的变化，分图' },
    data: orthodont,
    options: {
      id: 'c1',
      time: 'c2',
      value: 'c3',
      group: 'c4',
      change: true,
      panels: true,
      summary: 'median-quartiles',
      quartileType: 'type6',
    },
    expect: 'done',
  },
  {
    id: 'egfr-dates',
    title: { en: 'eGFR by date, patients seen once as points', zh: '按日期的 eGFR，仅就诊一次者以点表示' },
    data: kidneys,
    options: {
      id: 'c1',
      time: 'c2',
      value: 'c3',
      group: 'c4',
      lines: 'grey',
      summary: 'median-quartiles',
      quartileType: 'type2',
      width: 90,
    },
    expect: 'done',
  },
  {
    id: 'egfr-months',
    title: { en: 'Change of eGFR by month', zh: '各随访月 eGFR 较基线的变化' },
    data: kidneys,
    options: { id: 'c1', time: 'c5', value: 'c3', group: 'c4', change: true, summary: 'mean-sd' },
    expect: 'done',
  },
  {
    id: 'children',
    title: { en: 'Percentiles of hundreds of children', zh: '数百名儿童的百分位数带' },
    data: cohort,
    options: { id: 'c1', time: 'c2', value: 'c3', group: 'c4', summary: 'none' },
    expect: 'done',
  },
  {
    id: 'all-together',
    title: { en: 'One group', zh: '不分组' },
    data: orthodont,
    options: { id: 'c1', time: 'c2', value: 'c3', summary: 'median' },
    expect: 'done',
  },
  {
    id: 'several-at-once',
    title: { en: 'A subject with two values at one time', zh: '同一对象同一时间的两个值' },
    data: {
      id: 'several-at-once',
      title: { en: 'Three subjects', zh: '三个对象' },
      source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
      columns: [
        { id: 'c1', name: 'who', measure: 'nominal', values: ['a', 'a', 'a', 'b', 'b', 'c', 'c', null] },
        { id: 'c2', name: 'day', measure: 'continuous', values: [1, 2, 2, 1, 2, 1, 2, 1] },
        { id: 'c3', name: 'score', measure: 'continuous', values: [5, 6, 8, 4, 4, 7, 9, 3] },
      ],
    },
    options: { id: 'c1', time: 'c2', value: 'c3' },
    expect: 'done',
  },
  {
    id: 'never-twice',
    title: { en: 'Nobody measured twice', zh: '无人重复测量' },
    data: {
      id: 'never-twice',
      title: { en: 'Two subjects', zh: '两个对象' },
      source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
      columns: [
        { id: 'c1', name: 'who', measure: 'nominal', values: ['a', 'b'] },
        { id: 'c2', name: 'day', measure: 'continuous', values: [1, 2] },
        { id: 'c3', name: 'score', measure: 'continuous', values: [5, 6] },
      ],
    },
    options: { id: 'c1', time: 'c2', value: 'c3', change: true },
    expect: { rejected: 'no-change' },
  },
])
