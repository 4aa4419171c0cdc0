import { defineExamples, type ExampleData } from '../../kit/example.ts'

const judges: ExampleData = {
  id: 'four-judges',
  title: { en: 'Four judges and six subjects', zh: '四位评价者对六位受试者的评分' },
  source: {
    en: 'Shrout PE, Fleiss JL. Psychol Bull 1979;86:420–428, table 2.',
    zh: 'Shrout PE, Fleiss JL. Psychol Bull 1979;86:420–428，表 2。',
  },
  columns: [
    { id: 'c1', name: '评价者1', measure: 'continuous', values: [9, 6, 8, 7, 10, 6] },
    { id: 'c2', name: '评价者2', measure: 'continuous', values: [2, 1, 4, 1, 5, 2] },
    { id: 'c3', name: '评价者3', measure: 'continuous', values: [5, 3, 6, 2, 6, 4] },
    { id: 'c4', name: '评价者4', measure: 'continuous', values: [8, 2, 8, 6, 9, 7] },
    { id: 'c5', name: 'judge 1 and 3', measure: 'continuous', values: [12, 9, 11, 10, 13, 9] },
    { id: 'c6', name: 'mostly blank', measure: 'continuous', values: [1, null, null, 4, null, null] },
    { id: 'c7', name: 'opposite', measure: 'continuous', values: [-9, -6, -8, -7, -10, -6] },
    { id: 'c8', name: 'huge', measure: 'continuous', values: [1e300, -1e300, 2e300, 1e299, 3e300, 0] },
  ],
}

const sixty: ExampleData = {
  id: 'sixty-subjects',
  title: { en: 'Two judges and sixty subjects', zh: '两位评价者对六十位受试者的评分' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    { id: 'c1', name: 'A', measure: 'continuous', values: Array.from({ length: 60 }, (_, i) => i % 20) },
    {
      id: 'c2',
      name: 'B',
      measure: 'continuous',
      values: Array.from({ length: 60 }, (_, i) => (i % 20) + 5 * ((i * 7) % 3) - 5),
    },
  ],
}

const grip: ExampleData = {
  id: 'grip-strength',
  title: { en: 'Grip strength, measured three times (kg)', zh: '三次测量的握力（kg）' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: 'patient',
      measure: 'nominal',
      values: [...'aaabbbcccdddeeefffggghhhiiijjjkkklll'.split(''), null, 'l'],
    },
    {
      id: 'c2',
      name: '测量次序',
      measure: 'nominal',
      valueLabels: [
        { value: 1, label: '第一次' },
        { value: 2, label: '第二次' },
        { value: 3, label: '第三次' },
      ],
      values: [...Array.from({ length: 12 }, () => [1, 2, 3]).flat(), 1, null],
    },
    {
      id: 'c3',
      name: 'grip',
      label: '握力',
      measure: 'continuous',
      missingCodes: [99],
      values: [
        31.5,
        33,
        32.5,
        25,
        26.5,
        26,
        41,
        40.5,
        42.5,
        36,
        38,
        37,
        22.5,
        22.5,
        24,
        29,
        31,
        99,
        45.5,
        46,
        44,
        33.5,
        33,
        35.5,
        27,
        29.5,
        28.5,
        38.5,
        40,
        null,
        30,
        30.5,
        32,
        35,
        36,
        37.5,
        20,
        50,
      ],
    },
  ],
}

const wide = (...columns: string[]) => ({
  'repeated.factors': [{ name: 'judge', levels: columns.map((_, j) => `评价者${j + 1}`) }],
  'repeated.columns': columns,
})
const long = { 'repeated.layout': 'long', 'repeated.outcome': 'c3', 'repeated.subject': 'c1' } as const

export const examples = defineExamples([
  {
    id: 'four-judges',
    title: { en: 'Four judges of Shrout and Fleiss', zh: 'Shrout–Fleiss 四位评价者' },
    data: judges,
    options: wide('c1', 'c2', 'c3', 'c4'),
    expect: 'done',
  },
  {
    id: 'grip',
    title: { en: 'Three repetitions in rows, one-way, with gaps', zh: '三次重复（长格式，含缺失），单向随机' },
    data: grip,
    options: { ...long, 'repeated.within': ['c2'], form: 'one-way-single', confidence: 0.9 },
    expect: 'done',
  },
  {
    id: 'means-of-two',
    title: { en: 'The mean of two judges, consistency', zh: '两位评价者均数的一致性' },
    data: judges,
    options: { ...wide('c1', 'c4'), form: 'consistency-average' },
    expect: 'done',
  },
  {
    id: 'moderate-agreement',
    title: { en: 'Two judges who agree moderately', zh: '两名评价者，一致性中等' },
    data: sixty,
    options: wide('c1', 'c2'),
    expect: 'done',
  },
  {
    id: 'opposite',
    title: { en: 'Two judges against each other: below 0', zh: '两位评价者相反：ICC 为负' },
    data: judges,
    options: { ...wide('c1', 'c7', 'c3'), form: 'agreement-average' },
    expect: 'done',
  },
  {
    id: 'made-from-another',
    title: { en: 'A column made from another', zh: '一列由另一列计算得到' },
    data: judges,
    options: wide('c1', 'c5'),
    expect: { rejected: 'no-error' },
  },
  {
    id: 'mirrored',
    title: { en: 'Subjects with the same mean', zh: '受试者均数均相同' },
    data: judges,
    options: wide('c1', 'c7'),
    expect: { rejected: 'no-subjects' },
  },
  {
    id: 'too-few',
    title: { en: 'Two complete subjects', zh: '仅两位受试者测量完整' },
    data: judges,
    options: wide('c1', 'c6'),
    expect: { rejected: 'too-few-subjects' },
  },
  {
    id: 'huge',
    title: { en: 'Values beyond computing', zh: '数值过大' },
    data: judges,
    options: wide('c1', 'c8'),
    expect: { rejected: 'beyond-precision' },
  },
])
