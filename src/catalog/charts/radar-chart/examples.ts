import { attitude } from '../../examples-data/attitude.ts'
import { bloodPressure } from '../../examples-data/blood-pressure.ts'
import { defineExamples, type ExampleColumn, type ExampleData } from '../../kit/example.ts'

/** Uniform numbers between 0 and 1: Lehmer's generator. */
function uniform(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}

/** Name of a domain, its mean in usual care, and the difference of the programme. */
const domains: readonly (readonly [name: string, usual: number, difference: number])[] = [
  ['生理功能', 62, 9],
  ['生理职能（因躯体健康问题受限的程度）', 48, 12],
  ['躯体疼痛', 58, 6],
  ['总体健康', 50, 5],
  ['活力', 47, 8],
  ['社会功能', 66, 4],
  ['情感职能（因情绪问题受限的程度）', 55, 2],
  ['精神健康', 60, -1],
]
const patients = 80

function scores(usual: number, difference: number, next: () => number): readonly (number | null)[] {
  return Array.from({ length: patients }, (_, i) => {
    const deviation = (next() + next() + next() - 1.5) / 0.5
    const score = Math.round(usual + (i % 2) * difference + 16 * deviation)
    return next() < 0.03 ? null : Math.min(100, Math.max(0, score))
  })
}

const next = uniform(78)
const qualityOfLife: ExampleData = {
  id: 'quality-of-life',
  title: { en: 'Quality of life after a rehabilitation programme', zh: '康复方案后的生命质量' },
  source: {
    en: 'Made up for this project: eight scores of 0 to 100 of 80 patients by Lehmer’s random numbers with seed 78: a mean of the arm plus 16 times the standardised sum of three uniform numbers, cut off at 0 and 100; 3% blank.',
    zh: '本项目模拟数据：80 例患者的 8 项 0–100 分评分，由 Lehmer 随机数（种子 78）生成：组均数加 16 倍的三个均匀随机数之和的标准化值，截断于 0 与 100，缺失 3%。',
  },
  columns: [
    {
      id: 'arm',
      name: '组别',
      measure: 'nominal',
      values: Array.from({ length: patients }, (_, i) => (i === 79 ? null : ['常规护理', '康复方案'][i % 2]) ?? null),
    },
    ...domains.map(
      ([name, usual, difference], k): ExampleColumn => ({
        id: `d${k + 1}`,
        name,
        measure: 'continuous',
        values: scores(usual, difference, next),
      }),
    ),
    {
      id: 'ward',
      name: '病区',
      measure: 'nominal',
      values: Array.from({ length: patients }, (_, i) => `${['一', '二', '三', '四', '五', '六'][i % 6]}病区`),
    },
    {
      id: 'times',
      name: '例数',
      measure: 'continuous',
      values: Array.from({ length: patients }, (_, i) => 1 + ((5 * i) % 4)),
    },
    { id: 'same', name: '量表版本', measure: 'continuous', values: Array<number>(patients).fill(2) },
    { id: 'blank', name: '未填写', measure: 'nominal', values: Array<null>(patients).fill(null) },
  ],
}

const eight = domains.map((_, k) => `d${k + 1}`)

const few: ExampleData = {
  id: 'few',
  title: { en: 'Four patients, one without a value', zh: '四例患者，其中一组缺少取值' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    { id: 'a', name: 'ALT (U/L)', measure: 'continuous', values: [40, 62, 35, null] },
    { id: 'b', name: 'Bilirubin (µmol/L)', measure: 'continuous', values: [12, 20, -3, 9] },
    { id: 'c', name: 'Albumin (g/L)', measure: 'continuous', values: [41, 38, 44, 40] },
    { id: 'd', name: 'Platelets (10⁹/L)', measure: 'continuous', values: [210, 180, 250, 120] },
    { id: 'g', name: 'Group', measure: 'nominal', values: ['A', 'A', 'B', 'C'] },
  ],
}

export const examples = defineExamples([
  {
    id: 'attitude',
    title: { en: 'Attitudes in 30 departments, one scale', zh: '30 个部门的态度调查，共用刻度' },
    data: attitude,
    options: { variables: ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7'], scale: 'common', label: true },
    expect: 'done',
  },
  {
    id: 'quality-of-life',
    title: { en: 'Eight scores by arm, from 0 to 100', zh: '两组的八项评分，0–100 分' },
    data: qualityOfLife,
    options: { variables: eight, group: 'arm', scale: 'common', low: 0, high: 100, rings: 5 },
    expect: 'done',
  },
  {
    id: 'own-scales',
    title: { en: 'Each score on its own scale, with values', zh: '各评分各自刻度，标注数值' },
    data: qualityOfLife,
    options: { variables: eight, group: 'arm', label: true },
    expect: 'done',
  },
  {
    id: 'wards',
    title: { en: 'z scores of six wards, a panel each', zh: '六个病区的 z 值，分面' },
    data: qualityOfLife,
    options: { variables: ['d1', 'd3', 'd4', 'd5', 'd6', 'd8'], group: 'ward', scale: 'z', web: 'circle' },
    expect: 'done',
  },
  {
    id: 'blood-pressure',
    title: { en: 'Variables in different units, medians', zh: '单位不同的变量，中位数' },
    data: bloodPressure,
    options: { variables: ['c2', 'c4', 'c5'], group: 'c8', centre: 'median', panels: 'one' },
    expect: 'done',
  },
  {
    id: 'weighted',
    title: { en: 'Rows that represent several patients: medians, z scores', zh: '每行代表多例：中位数，z 值' },
    data: qualityOfLife,
    options: {
      variables: ['d1', 'd3', 'd4', 'd5'],
      group: 'arm',
      centre: 'median',
      scale: 'z',
      weight: 'times',
      weightKind: 'frequency',
    },
    expect: 'done',
  },
  {
    id: 'unlike-sizes',
    title: { en: 'A common scale that hides small means; open outline', zh: '共用刻度掩盖较小的均数；轮廓不闭合' },
    data: few,
    options: { variables: ['a', 'b', 'c', 'd'], group: 'g', scale: 'common' },
    expect: 'done',
  },
  {
    id: 'no-variation',
    title: { en: 'A variable that does not vary', zh: '有一个变量无变异' },
    data: qualityOfLife,
    options: { variables: ['d1', 'd2', 'same'], group: 'arm', panels: 'each' },
    expect: 'done',
  },
  {
    id: 'no-values',
    title: { en: 'A group without values', zh: '分组变量没有取值' },
    data: qualityOfLife,
    options: { variables: ['d1', 'd2', 'd3'], group: 'blank' },
    expect: { rejected: 'no-values' },
  },
  {
    id: 'outside',
    title: { en: 'Ends too close together', zh: '刻度范围过窄' },
    data: qualityOfLife,
    options: { variables: eight, scale: 'common', low: 40, high: 60 },
    expect: { rejected: 'outside-limits' },
  },
  {
    id: 'reversed',
    title: { en: 'Ends in the wrong order', zh: '刻度两端颠倒' },
    data: qualityOfLife,
    options: { variables: eight, scale: 'common', low: 100, high: 0 },
    expect: { rejected: 'limits-reversed' },
  },
  {
    id: 'z-of-one',
    title: { en: 'z scores without groups', zh: '未分组的 z 值' },
    data: qualityOfLife,
    options: { variables: eight, scale: 'z' },
    expect: { rejected: 'z-of-one' },
  },
])
