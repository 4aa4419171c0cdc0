import { infarction } from '../../examples-data/infarction.ts'
import { lung } from '../../examples-data/lung.ts'
import { pima } from '../../examples-data/pima.ts'
import { defineExamples } from '../../kit/example.ts'
import { withCaseWeights } from '../../kit/with-case-weights.ts'

const diabetes = { outcome: 'c1', event: 'Yes' }
const pain = { outcome: 'c1', event: '心肌梗死' }

export const examples = defineExamples([
  {
    id: 'glucose',
    title: { en: 'Glucose and diabetes', zh: '血糖与糖尿病' },
    data: pima,
    options: { ...diabetes, marker: 'c2' },
    expect: 'done',
  },
  {
    id: 'predicted-risk',
    title: { en: 'Predictive values, accuracy and alerts of a model', zh: '预测模型的预测值、准确度与预警率' },
    data: pima,
    options: {
      ...diabetes,
      marker: 'c6',
      measures: ['positiveValue', 'negativeValue', 'accuracy', 'alertRate'],
      cutOff: 'own',
      own: 0.3,
      scale: 'percent',
    },
    expect: 'done',
  },
  {
    id: 'screening',
    title: { en: 'At the prevalence of a screened population, all measures', zh: '按筛查人群患病率，全部指标' },
    data: pima,
    options: {
      ...diabetes,
      marker: 'c2',
      measures: ['sensitivity', 'specificity', 'positiveValue', 'negativeValue', 'youden', 'accuracy', 'alertRate'],
      prevalence: 0.08,
      cutOff: 'specificity',
      band: false,
    },
    expect: 'done',
  },
  {
    id: 'screening-bands',
    title: { en: 'The same with bands of 90%', zh: '同上，附 90% 置信带' },
    data: pima,
    options: {
      ...diabetes,
      marker: 'c2',
      measures: ['positiveValue', 'youden', 'accuracy', 'alertRate'],
      prevalence: 0.08,
      cutOff: 'closest',
      confidence: 0.9,
    },
    expect: 'done',
  },
  {
    id: 'low-saturation',
    title: { en: 'Chinese names, low values speak for the event, ties', zh: '中文名称、低值提示事件、相同取值' },
    data: infarction,
    options: { ...pain, marker: 'c4', direction: 'lower', measures: ['sensitivity', 'specificity', 'negativeValue'] },
    expect: 'done',
  },
  {
    id: 'score',
    title: { en: 'A score of four values, turned the wrong way', zh: '仅 4 个取值的评分，方向相反' },
    data: infarction,
    options: { ...pain, marker: 'c3', direction: 'lower', measures: ['youden'], cutOff: 'none' },
    expect: 'done',
  },
  {
    id: 'one-event',
    title: { en: 'One event, a cut-off above all values', zh: '仅 1 例事件，界值高于全部取值' },
    data: infarction,
    options: {
      outcome: 'c6',
      event: '是',
      marker: 'c2',
      measures: ['sensitivity', 'positiveValue'],
      cutOff: 'own',
      own: 10,
    },
    expect: 'done',
  },
  {
    id: 'out-of-reach',
    title: { en: 'A specificity that no cut-off has', zh: '没有界值能达到的特异度' },
    data: infarction,
    options: { ...pain, marker: 'c3', cutOff: 'specificity', specificity: 1 },
    expect: 'done',
  },
  {
    id: 'no-own-cut-off',
    title: { en: 'Own cut-off not entered', zh: '未填写自定界值' },
    data: infarction,
    options: { ...pain, marker: 'c2', cutOff: 'own' },
    expect: 'done',
  },
  {
    id: 'counted-patients',
    title: { en: 'Rows that stand for several patients', zh: '一行代表多名患者' },
    data: withCaseWeights(lung, [3, 1, 0, 12, null]),
    options: { outcome: 'c3', event: 2, marker: 'c4', measures: ['sensitivity', 'positiveValue'], weight: 'w' },
    expect: 'done',
  },
  {
    id: 'no-event',
    title: { en: 'A marker that was measured in other states only', zh: '指标仅在无事件者中测量' },
    data: infarction,
    options: { outcome: 'c6', event: '是', marker: 'c8' },
    expect: { rejected: 'one-state' },
  },
  {
    id: 'all-missing',
    title: { en: 'Only blanks', zh: '全部缺失' },
    data: infarction,
    options: { ...pain, marker: 'c9' },
    expect: { rejected: 'all-missing' },
  },
  {
    id: 'constant',
    title: { en: 'A marker that does not vary', zh: '取值不变的指标' },
    data: infarction,
    options: { ...pain, marker: 'c5' },
    expect: { rejected: 'constant-marker' },
  },
  {
    id: 'marker-of-itself',
    title: { en: 'The state as its own marker', zh: '以状态变量自身为指标' },
    data: infarction,
    options: { outcome: 'c10', event: 1, marker: 'c10' },
    expect: { rejected: 'outcome-as-marker' },
  },
])
