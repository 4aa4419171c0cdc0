import { bloodPressure } from '../../examples-data/blood-pressure.ts'
import { countedPeople } from '../../examples-data/counted-people.ts'
import { lung } from '../../examples-data/lung.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

/** By age group: cases and controls who drink at least 80 g of alcohol a day, then the others. */
const cells = [
  ['25–34', 1, 9, 0, 106],
  ['35–44', 4, 26, 5, 164],
  ['45–54', 25, 29, 21, 138],
  ['55–64', 42, 27, 34, 139],
  ['65–74', 19, 18, 36, 88],
  ['75+', 5, 0, 8, 31],
] as const

const times = <T>(value: T, n: number): T[] => Array<T>(n).fill(value)
const column = (of: (age: string, drinks: number, isCase: number) => string | number) =>
  cells.flatMap(([age, a, b, c, d]) => [
    ...times(of(age, 1, 1), a),
    ...times(of(age, 1, 0), b),
    ...times(of(age, 0, 1), c),
    ...times(of(age, 0, 0), d),
  ])

const oesophagus: ExampleData = {
  id: 'ille-et-vilaine',
  title: { en: 'Alcohol and oesophageal cancer', zh: '饮酒与食管癌' },
  source: {
    en: 'Breslow NE, Day NE. Statistical Methods in Cancer Research I. IARC; 1980, table 4.1.',
    zh: 'Breslow NE, Day NE. Statistical Methods in Cancer Research I. IARC; 1980，表 4.1。',
  },
  columns: [
    { id: 'c1', name: '年龄组', measure: 'ordinal', values: column((age) => age).map(String) },
    {
      id: 'c2',
      name: '饮酒',
      measure: 'nominal',
      valueLabels: [
        { value: 0, label: '<80 g/d' },
        { value: 1, label: '≥80 g/d' },
      ],
      values: column((_, drinks) => drinks).map(Number),
    },
    {
      id: 'c3',
      name: '食管癌',
      measure: 'nominal',
      valueLabels: [
        { value: 0, label: '对照' },
        { value: 1, label: '病例' },
      ],
      values: column((_, __, isCase) => isCase).map(Number),
    },
    { id: 'c4', name: '恒定', measure: 'nominal', values: times('否', 975) },
    { id: 'c5', name: '同饮酒', measure: 'nominal', values: column((_, drinks) => `组${drinks}`).map(String) },
  ],
}

const wards: ExampleData = {
  id: 'wards',
  title: { en: 'All fell ill in one ward and none in the other', zh: '一个病区全部发病，另一病区无人发病' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    { id: 'c1', name: 'ward', measure: 'nominal', values: [...times('east', 6), ...times('west', 6)] },
    { id: 'c2', name: 'exposed', measure: 'nominal', values: Array.from({ length: 12 }, (_, i) => i % 2) },
    { id: 'c3', name: 'ill', measure: 'nominal', values: [...times(1, 6), ...times(0, 6)] },
  ],
}

export const examples = defineExamples([
  {
    id: 'oesophageal-cancer',
    title: { en: 'Alcohol and oesophageal cancer by age', zh: '饮酒与食管癌（按年龄分层）' },
    data: oesophagus,
    options: { outcome: 'c3', group: 'c2', stratum: 'c1' },
    expect: 'done',
  },
  {
    id: 'deaths-by-sex-and-ecog',
    title: {
      en: 'Deaths of women and men by ECOG score, some strata without a group',
      zh: '按 ECOG 评分分层的男女死亡比较（含缺组的层）',
    },
    data: lung,
    options: {
      outcome: 'c3',
      event: 2,
      group: 'c5',
      exposed: 1,
      reference: 2,
      stratum: 'c6',
      continuity: false,
      figure: 'risk-difference',
      confidence: 0.9,
    },
    expect: 'done',
  },
  {
    id: 'regions-of-several',
    title: { en: 'Two of four regions, ratios of risks', zh: '四个地区中的两个，相对危险度' },
    data: bloodPressure,
    options: {
      outcome: 'c6',
      event: '有',
      group: 'c8',
      exposed: '西部',
      reference: '东部',
      stratum: 'c7',
      measures: ['risk-ratio', 'risk-difference'],
      figure: 'risk-ratio',
    },
    expect: 'done',
  },
  {
    id: 'one-stratum',
    title: { en: 'One stratum: no homogeneity to test', zh: '仅一层：无法检验齐性' },
    data: oesophagus,
    options: { outcome: 'c3', group: 'c2', stratum: 'c4', measures: ['odds-ratio'] },
    expect: 'done',
  },
  {
    id: 'weighted',
    title: { en: 'Frequencies with fractions', zh: '含小数的频数权重' },
    data: countedPeople,
    options: {
      outcome: 'c2',
      group: 'c1',
      exposed: 'vaccine',
      reference: 'placebo',
      stratum: 'c4',
      weight: 'c12',
    },
    expect: 'done',
  },
  {
    id: 'strata-without-variation',
    title: { en: 'Each stratum has one outcome only', zh: '各层内结局无变异' },
    data: wards,
    options: { outcome: 'c3', group: 'c2', stratum: 'c1' },
    expect: 'done',
  },
  {
    id: 'strata-are-groups',
    title: { en: 'Strata that hold one group each', zh: '各层仅含一组' },
    data: oesophagus,
    options: { outcome: 'c3', group: 'c2', stratum: 'c5' },
    expect: { rejected: 'no-stratum' },
  },
  {
    id: 'nothing-varies',
    title: { en: 'An outcome with one value', zh: '结局仅一个取值' },
    data: oesophagus,
    options: { outcome: 'c4', group: 'c2', stratum: 'c1' },
    expect: { rejected: 'nothing-varies' },
  },
  {
    id: 'same-groups',
    title: { en: 'A group compared with itself', zh: '比较组与参照组相同' },
    data: oesophagus,
    options: { outcome: 'c3', group: 'c2', exposed: 1, reference: 1, stratum: 'c1' },
    expect: { rejected: 'same-groups' },
  },
  {
    id: 'used-twice',
    title: { en: 'The stratum as the group', zh: '分层变量与分组变量相同' },
    data: oesophagus,
    options: { outcome: 'c3', group: 'c2', stratum: 'c2' },
    expect: { rejected: 'same-variable' },
  },
])
