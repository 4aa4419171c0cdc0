import { lung } from '../../examples-data/lung.ts'
import { pima } from '../../examples-data/pima.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'
import { withCaseWeights } from '../../kit/with-case-weights.ts'

const times = <T>(value: T, n: number): T[] => Array<T>(n).fill(value)

const infarction: ExampleData = {
  id: 'infarction',
  title: { en: 'Markers of infarction in 20 patients', zh: '20 例胸痛患者的心肌标志物' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '最终诊断',
      measure: 'nominal',
      values: [...times('心肌梗死', 6), ...times('其他胸痛', 9), ...times('不稳定型心绞痛', 4), null],
    },
    {
      id: 'c2',
      name: '高敏肌钙蛋白 T（入院后 1 小时）',
      measure: 'continuous',
      values: [
        0.9, 1.2, 1.2, 2.5, 3.1, 8, 0.01, 0.02, 0.02, 0.03, 0.04, 0.05, 0.05, 0.08, 0.1, 0.1, 0.2, 0.3, 0.4, 0.5,
      ],
    },
    {
      id: 'c3',
      name: '症状评分',
      measure: 'ordinal',
      missingCodes: [99],
      values: [2, 3, 3, 4, 4, null, 1, 1, 2, 2, 2, 3, 3, 1, 1, 2, 4, 3, 99, 2],
    },
    {
      id: 'c4',
      name: '血氧饱和度',
      measure: 'continuous',
      values: [93, 95, 91, 96, 92, 94, 98, 97, 97, 99, 96, 98, 95, 97, 98, 94, 96, 97, 99, Number.POSITIVE_INFINITY],
    },
    { id: 'c5', name: '常数', measure: 'continuous', values: times(5, 20) },
    { id: 'c6', name: '一例事件', measure: 'nominal', values: ['是', ...times('否', 19)] },
    {
      id: 'c7',
      name: '前半',
      measure: 'continuous',
      values: [3, 4, 2, null, null, null, 1, 2, 1, ...times(null, 11)],
    },
    {
      id: 'c8',
      name: '后半',
      measure: 'continuous',
      values: [null, null, null, 2, 4, 3, null, null, null, 1, 2, ...times(1, 9)],
    },
    { id: 'c9', name: '空列', measure: 'continuous', values: times(null, 20) },
    { id: 'c10', name: '分期', measure: 'ordinal', values: Array.from({ length: 20 }, (_, i) => i % 3) },
  ],
}

export const examples = defineExamples([
  {
    id: 'diabetes',
    title: { en: 'Diabetes: two models and two markers', zh: '糖尿病：两个模型与两个指标' },
    data: pima,
    options: { outcome: 'c1', event: 'Yes', markers: ['c6', 'c5', 'c3', 'c4'], compare: 'first' },
    expect: 'done',
  },
  {
    id: 'glucose',
    title: { en: 'One marker, its area and cut-off', zh: '单个指标的 AUC 与界值' },
    data: pima,
    options: { outcome: 'c1', event: 'Yes', markers: ['c2'] },
    expect: 'done',
  },
  {
    id: 'specificity-from-1-to-0',
    title: { en: 'Axis of specificity in percent, cut-offs at 90%', zh: '特异度横轴（百分比），固定特异度 90%' },
    data: pima,
    options: {
      outcome: 'c1',
      event: 'Yes',
      markers: ['c2', 'c3'],
      cutOff: 'specificity',
      axis: 'specificity',
      scale: 'percent',
      compare: 'all',
      adjust: 'none',
      confidence: 0.9,
    },
    expect: 'done',
  },
  {
    id: 'infarction',
    title: { en: 'Chinese names, no overlap, ties, three states', zh: '中文名称、完全分离、相同取值、三种状态' },
    data: infarction,
    options: {
      outcome: 'c1',
      event: '心肌梗死',
      markers: ['c2', 'c3', 'c4', 'c5'],
      'perMarker.c4.direction': 'lower',
      cutOff: 'closest',
      compare: 'all',
      missing: 'listwise',
    },
    expect: 'done',
  },
  {
    id: 'wrong-direction',
    title: { en: 'The direction stated the wrong way round, own cut-offs', zh: '方向设置与数据相反，自定界值' },
    data: infarction,
    options: {
      outcome: 'c1',
      event: '心肌梗死',
      markers: ['c4', 'c3'],
      'perMarker.c3.cutOff': 2.5,
      cutOff: 'own',
      diagonal: false,
    },
    expect: 'done',
  },
  {
    id: 'counted-patients',
    title: { en: 'Rows that stand for several patients', zh: '一行代表多名患者' },
    data: withCaseWeights(lung, [3, 1, 0, 12, null]),
    options: {
      outcome: 'c3',
      event: 2,
      markers: ['c8', 'c4'],
      'perMarker.c8.direction': 'lower',
      compare: 'all',
      adjust: 'bonferroni',
      weight: 'w',
    },
    expect: 'done',
  },
  {
    id: 'no-common-rows',
    title: { en: 'Two markers that were not measured in the same patients', zh: '两指标未在同一批患者中测量' },
    data: infarction,
    options: { outcome: 'c1', event: '心肌梗死', markers: ['c7', 'c8'], compare: 'all', cutOff: 'none' },
    expect: 'done',
  },
  {
    id: 'one-event',
    title: { en: 'One event only', zh: '仅 1 例事件' },
    data: infarction,
    options: { outcome: 'c6', event: '是', markers: ['c2'] },
    expect: { rejected: 'too-few' },
  },
  {
    id: 'all-missing',
    title: { en: 'Only blanks', zh: '全部缺失' },
    data: infarction,
    options: { outcome: 'c1', event: '心肌梗死', markers: ['c9'] },
    expect: { rejected: 'all-missing' },
  },
  {
    id: 'constant',
    title: { en: 'A marker that does not vary', zh: '取值不变的指标' },
    data: infarction,
    options: { outcome: 'c1', event: '心肌梗死', markers: ['c5'] },
    expect: { rejected: 'constant-marker' },
  },
  {
    id: 'marker-of-itself',
    title: { en: 'The state as its own marker', zh: '以状态变量自身为指标' },
    data: infarction,
    options: { outcome: 'c10', event: 1, markers: ['c10'] },
    expect: { rejected: 'outcome-as-marker' },
  },
  {
    id: 'no-event-chosen',
    title: { en: 'Event not chosen yet', zh: '尚未指定事件' },
    data: infarction,
    options: { outcome: 'c1', markers: ['c2'] },
    expect: 'incomplete',
  },
])
