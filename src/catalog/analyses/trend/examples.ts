import { countedPeople } from '../../examples-data/counted-people.ts'
import { lung } from '../../examples-data/lung.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const times = <T>(value: T, n: number): T[] => Array<T>(n).fill(value)

/** Smokers and all patients in four hospitals. */
const hospitals = [
  [83, 86],
  [90, 93],
  [129, 136],
  [70, 82],
] as const

const smokers: ExampleData = {
  id: 'smokers',
  title: { en: 'Smokers among the patients of four hospitals', zh: '四家医院患者中的吸烟者' },
  source: {
    en: 'Fleiss JL. Statistical Methods for Rates and Proportions. Wiley; 1981:139, as in the help of R: prop.trend.test.',
    zh: 'Fleiss JL. Statistical Methods for Rates and Proportions. Wiley; 1981:139（见 R 的 prop.trend.test 帮助）。',
  },
  columns: [
    { id: 'c1', name: '医院', measure: 'nominal', values: hospitals.flatMap(([, n], i) => times(i + 1, n)) },
    {
      id: 'c2',
      name: '吸烟',
      measure: 'nominal',
      valueLabels: [
        { value: 0, label: '否' },
        { value: 1, label: '是' },
      ],
      values: hospitals.flatMap(([smoking, n]) => [...times(1, smoking), ...times(0, n - smoking)]),
    },
  ],
}

const doses: ExampleData = {
  id: 'doses',
  title: { en: 'Responses to four doses', zh: '四个剂量的疗效' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '剂量',
      measure: 'ordinal',
      values: [...times(0, 12), ...times(10, 12), ...times(20, 12), ...times(50, 11), null],
    },
    {
      id: 'c2',
      name: '疗效',
      measure: 'ordinal',
      valueLabels: [
        { value: 1, label: '无效' },
        { value: 2, label: '好转' },
        { value: 3, label: '治愈' },
      ],
      missingCodes: [9],
      values: [
        ...times(1, 8),
        ...times(2, 3),
        ...times(3, 1),
        ...times(1, 6),
        ...times(2, 4),
        ...times(3, 2),
        ...times(1, 3),
        ...times(2, 5),
        ...times(3, 4),
        ...times(1, 2),
        ...times(2, 3),
        ...times(3, 5),
        9,
        3,
      ],
    },
    { id: 'c3', name: '存活', measure: 'nominal', values: times('是', 48) },
    { id: 'c4', name: '剂量组', measure: 'ordinal', values: [...times('低', 24), ...times('高', 24)] },
    {
      id: 'c5',
      name: '复发',
      measure: 'nominal',
      values: Array.from({ length: 48 }, (_, i) =>
        i % 7 === 3 ? null : i % 12 < 5 - Math.floor(i / 12) ? '是' : '否',
      ),
    },
  ],
}

export const examples = defineExamples([
  {
    id: 'smokers',
    title: { en: 'Smokers in four hospitals', zh: '四家医院的吸烟率' },
    data: smokers,
    options: { outcomes: ['c2'], group: 'c1' },
    expect: 'done',
  },
  {
    id: 'cure-by-dose',
    title: { en: 'Cure by dose, the doses as scores, one-sided', zh: '治愈率与剂量（以剂量赋值，单侧）' },
    data: doses,
    options: { outcomes: ['c2'], group: 'c1', scores: 'values', alternative: 'greater', confidence: 0.9 },
    expect: 'done',
  },
  {
    id: 'response-by-dose',
    title: { en: 'Ordered response by dose, mid-ranks', zh: '等级疗效与剂量的线性关联（平均秩）' },
    data: doses,
    options: { outcomes: ['c2'], group: 'c1', question: 'ordered', scores: 'mid-ranks' },
    expect: 'done',
  },
  {
    id: 'performance-by-sex',
    title: { en: 'Performance of men and women', zh: '男女体能状态的线性关联' },
    data: lung,
    options: { outcomes: ['c6'], group: 'c5', question: 'ordered' },
    expect: 'done',
  },
  {
    id: 'two-groups',
    title: { en: 'Two groups only', zh: '仅两组' },
    data: doses,
    options: { outcomes: ['c2'], group: 'c4', alternative: 'less', 'events.c2.event': 1, scores: 'mid-ranks' },
    expect: 'done',
  },
  {
    id: 'deaths-by-ecog',
    title: { en: 'Deaths and women by ECOG score', zh: '死亡与性别随 ECOG 评分的变化' },
    data: lung,
    options: { outcomes: ['c3', 'c5'], group: 'c6', scores: 'values', missing: 'listwise' },
    expect: 'done',
  },
  {
    id: 'two-outcomes-listwise',
    title: { en: 'Two outcomes, complete rows only', zh: '两个结局，仅用完整记录' },
    data: doses,
    options: { outcomes: ['c2', 'c5'], group: 'c1', 'events.c5.event': '是', missing: 'listwise' },
    expect: 'done',
  },
  {
    id: 'weighted',
    title: { en: 'Frequencies with fractions', zh: '含小数的频数权重' },
    data: countedPeople,
    options: { outcomes: ['c2'], group: 'c5', weight: 'c12' },
    expect: 'done',
  },
  {
    id: 'scores-are-words',
    title: { en: 'Words as scores', zh: '以文字取值赋值' },
    data: doses,
    options: { outcomes: ['c2'], group: 'c4', scores: 'values' },
    expect: { rejected: 'scores-not-numbers' },
  },
  {
    id: 'nothing-varies',
    title: { en: 'Everybody survives', zh: '全部存活' },
    data: doses,
    options: { outcomes: ['c3'], group: 'c1' },
    expect: { rejected: 'one-line' },
  },
  {
    id: 'outcome-is-group',
    title: { en: 'The group as its own outcome', zh: '结局与分组为同一变量' },
    data: doses,
    options: { outcomes: ['c1'], group: 'c1' },
    expect: { rejected: 'outcome-is-group' },
  },
])
