import { bloodPressure } from '../../examples-data/blood-pressure.ts'
import { countedPeople } from '../../examples-data/counted-people.ts'
import { lung } from '../../examples-data/lung.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const times = <T>(value: T, n: number): T[] => Array<T>(n).fill(value)

const peas: ExampleData = {
  id: 'mendel-peas',
  title: { en: 'Mendel’s peas', zh: '孟德尔豌豆试验' },
  source: {
    en: 'Mendel G. Versuche über Pflanzen-Hybriden. 1866: 556 seeds by shape and colour.',
    zh: 'Mendel G. Versuche über Pflanzen-Hybriden. 1866：556 粒种子的形状与颜色。',
  },
  columns: [
    {
      id: 'c1',
      name: 'seed',
      label: '种子',
      measure: 'nominal',
      values: [
        ...times('round yellow', 315),
        ...times('wrinkled yellow', 101),
        ...times('round green', 108),
        ...times('wrinkled green', 32),
      ],
    },
  ],
}

const small: ExampleData = {
  id: 'adverse-events',
  title: { en: 'Adverse events in 24 patients', zh: '24 例患者的不良反应' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '严重不良反应',
      measure: 'nominal',
      valueLabels: [
        { value: 0, label: '无' },
        { value: 1, label: '有' },
      ],
      values: [...times(0, 22), null, null],
    },
    {
      id: 'c2',
      name: '疗效',
      measure: 'ordinal',
      valueLabels: [
        { value: 1, label: '痊愈' },
        { value: 2, label: '好转' },
        { value: 3, label: '无效' },
        { value: 4, label: '恶化' },
      ],
      missingCodes: [9],
      values: [...times(1, 11), ...times(2, 8), ...times(3, 3), 9, null],
    },
    { id: 'c3', name: '空列', measure: 'nominal', values: times(null, 24) },
    { id: 'c4', name: '中心', measure: 'nominal', values: times('甲', 24) },
  ],
}

export const examples = defineExamples([
  {
    id: 'lung-deaths',
    title: { en: 'Lung cancer: how many died', zh: '肺癌患者的病死率' },
    data: lung,
    options: { outcomes: ['c3', 'c5'], 'events.c5.event': 2, expected: 0.6, intervals: ['wilson', 'exact', 'wald'] },
    expect: 'done',
  },
  {
    id: 'no-events',
    title: { en: 'No events: zero of 22', zh: '零事件：22 例均未发生' },
    data: small,
    options: { outcomes: ['c1', 'c2'], 'events.c2.event': 1, expected: 0.15, alternative: 'less', continuity: true },
    expect: 'done',
  },
  {
    id: 'several-estimated',
    title: { en: 'Several proportions, estimated only', zh: '多个率的估计（不检验）' },
    data: bloodPressure,
    options: {
      outcomes: ['c3', 'c6', 'c7'],
      intervals: ['exact'],
      confidence: 0.9,
      missing: 'listwise',
    },
    expect: 'done',
  },
  {
    id: 'mendel',
    title: { en: 'Mendel: 9 : 3 : 3 : 1', zh: '孟德尔：9∶3∶3∶1' },
    data: peas,
    options: { outcomes: ['c1'], question: 'distribution', ratio: '9:3:3:1' },
    expect: 'done',
  },
  {
    id: 'few-and-one-never',
    title: { en: 'Few observations, a value that never occurs: exact', zh: '例数少且有未出现的取值：精确检验' },
    data: small,
    options: { outcomes: ['c2'], question: 'distribution' },
    expect: 'done',
  },
  {
    id: 'weighted',
    title: { en: 'Five million cases by a frequency weight', zh: '以频数加权的五百万例' },
    data: countedPeople,
    options: { outcomes: ['c2', 'c6'], expected: 0.1, missing: 'listwise', weight: 'c3' },
    expect: 'done',
  },
  {
    id: 'ratio-of-another',
    title: { en: 'A ratio with too few parts', zh: '理论比例的项数不符' },
    data: small,
    options: { outcomes: ['c2'], question: 'distribution', ratio: '1:1' },
    expect: { rejected: 'ratio-length' },
  },
  {
    id: 'ratio-with-zero',
    title: { en: 'A ratio with a zero', zh: '理论比例含 0' },
    data: small,
    options: { outcomes: ['c2'], question: 'distribution', ratio: '1:1:0:1' },
    expect: { rejected: 'ratio-not-numbers' },
  },
  {
    id: 'all-missing',
    title: { en: 'Only blanks', zh: '全部缺失' },
    data: small,
    options: { outcomes: ['c3'] },
    expect: { rejected: 'no-values' },
  },
  {
    id: 'constant',
    title: { en: 'A distribution of one value', zh: '仅一个取值的构成' },
    data: small,
    options: { outcomes: ['c4'], question: 'distribution' },
    expect: { rejected: 'one-category' },
  },
  {
    id: 'nothing-chosen',
    title: { en: 'No variable chosen', zh: '尚未选择变量' },
    data: small,
    options: {},
    expect: 'incomplete',
  },
])
