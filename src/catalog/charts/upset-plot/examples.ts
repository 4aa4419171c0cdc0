import { comorbidities, symptoms } from '../../examples-data/symptoms.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const all = ['c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8']

/** Codes 0 and 1, one with labels, one with a code for unknown, one never present, one all blank. */
const codes: ExampleData = {
  id: 'codes',
  title: { en: 'Adverse events as codes', zh: '以编码记录的不良事件' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    { id: 'c1', name: 'nausea', measure: 'nominal', values: [1, 1, 0, 1, 0, 0, 1, 1, 0, 0, 1, null] },
    {
      id: 'c2',
      name: 'rash',
      label: 'Rash',
      measure: 'nominal',
      valueLabels: [
        { value: 1, label: 'No' },
        { value: 2, label: 'Yes' },
      ],
      values: [2, 1, 1, 2, 1, 2, 1, 2, 1, 1, 2, 1],
    },
    { id: 'c3', name: 'fatigue', measure: 'nominal', values: [1, 0, 0, 1, 1, 0, 9, 1, 0, 0, 9, 1] },
    { id: 'c4', name: 'neutropenia', measure: 'nominal', values: Array<number>(12).fill(0) },
    { id: 'c5', name: 'not asked', measure: 'nominal', values: Array<null>(12).fill(null) },
    {
      id: 'c6',
      name: 'mucositis',
      measure: 'ordinal',
      values: ['none', 'mild', 'none', 'severe', 'none', 'mild', 'none', 'severe', 'none', 'none', 'mild', 'none'],
    },
  ],
}

export const examples = defineExamples([
  {
    id: 'symptoms-together',
    title: { en: 'Symptoms that occur together', zh: '同时出现的症状' },
    data: symptoms,
    options: { variables: all, most: 25 },
    expect: 'done',
  },
  {
    id: 'comorbidities-by-sex',
    title: { en: 'Comorbidities, split by sex, ordered by their number', zh: '共病组合，按性别分段、按病种数排列' },
    data: comorbidities,
    options: { variables: ['c2', 'c3', 'c4', 'c5', 'c6', 'c7'], colour: 'c1', order: 'degree', least: 5 },
    expect: 'done',
  },
  {
    id: 'at-least-these',
    title: { en: 'At least these symptoms, in per cent', zh: '至少含该组合的百分比' },
    data: symptoms,
    options: { variables: ['c2', 'c3', 'c4', 'c5'], count: 'inclusive', labels: 'percent' },
    expect: 'done',
  },
  {
    id: 'as-chosen',
    title: {
      en: 'Variables as chosen, without those who have none, by variable',
      zh: '变量按所选顺序，不显示均无者，按变量归类',
    },
    data: comorbidities,
    options: {
      variables: ['c5', 'c4', 'c3', 'c2'],
      order: 'sets',
      rows: 'chosen',
      none: false,
    },
    expect: 'done',
  },
  {
    id: 'few-shown',
    title: { en: 'Three combinations, no numbers', zh: '仅三个组合，不标数值' },
    data: symptoms,
    options: { variables: ['c6', 'c7', 'c8'], colour: 'c1', most: 3, labels: 'none' },
    expect: 'done',
  },
  {
    id: 'codes-mixed',
    title: { en: 'Codes, labels, a set without cases and a third value', zh: '编码、标签、空集与第三个取值' },
    data: codes,
    options: { variables: ['c1', 'c2', 'c3', 'c4'] },
    expect: 'done',
  },
  {
    id: 'typed-value',
    title: { en: 'A typed value that two variables lack', zh: '填写计数取值，两个变量无该取值' },
    data: codes,
    options: { variables: ['c6', 'c1', 'c2'], counted: 'severe' },
    expect: 'done',
  },
  {
    id: 'unknown-words',
    title: { en: 'Values that do not say which is counted', zh: '无法判断计数的取值' },
    data: codes,
    options: { variables: ['c1', 'c2', 'c6'] },
    expect: { rejected: 'no-counted-value' },
  },
  {
    id: 'never-typed',
    title: { en: 'A typed value that no variable has', zh: '所填取值不存在' },
    data: codes,
    options: { variables: ['c1', 'c2', 'c3'], counted: 'often' },
    expect: { rejected: 'never-counted' },
  },
  {
    id: 'all-blank',
    title: { en: 'A variable without values', zh: '全部缺失的变量' },
    data: codes,
    options: { variables: ['c1', 'c2', 'c5'] },
    expect: { rejected: 'no-complete-rows' },
  },
  {
    id: 'too-rare',
    title: { en: 'No combination is so frequent', zh: '没有达到最少例数的组合' },
    data: codes,
    options: { variables: ['c1', 'c2', 'c3'], least: 50 },
    expect: { rejected: 'nothing-drawn' },
  },
  {
    id: 'twice',
    title: { en: 'A variable that is also a part of the bars', zh: '分段变量与集合变量相同' },
    data: symptoms,
    options: { variables: ['c2', 'c3', 'c4'], colour: 'c2' },
    expect: { rejected: 'same-variable-twice' },
  },
])
