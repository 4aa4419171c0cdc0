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
    id: 'troponin',
    title: { en: 'Chinese names, three diagnoses, logarithmic axis', zh: '中文名称，三种诊断，对数轴' },
    data: infarction,
    options: { ...pain, marker: 'c2', cutOff: 'own', own: 0.1, axis: 'log' },
    expect: 'done',
  },
  {
    id: 'low-saturation',
    title: { en: 'Low values speak for the event, spread by density', zh: '低值提示事件，按密度散开' },
    data: infarction,
    options: { ...pain, marker: 'c4', direction: 'lower', layout: 'quasi-random', size: 4 },
    expect: 'done',
  },
  {
    id: 'beyond',
    title: { en: 'A cut-off above all values', zh: '界值高于全部取值' },
    data: pima,
    options: { ...diabetes, marker: 'c2', cutOff: 'own', own: 250, layout: 'jitter', confidence: 0.9 },
    expect: 'done',
  },
  {
    id: 'one-event',
    title: { en: 'One event, logarithmic axis, a cut-off of 0', zh: '仅 1 例事件，对数轴，界值为 0' },
    data: infarction,
    options: { outcome: 'c6', event: '是', marker: 'c2', cutOff: 'own', own: 0, axis: 'log' },
    expect: 'done',
  },
  {
    id: 'score',
    title: { en: 'A score of four values, a high specificity', zh: '仅 4 个取值的评分，高特异度' },
    data: infarction,
    options: { ...pain, marker: 'c3', cutOff: 'specificity', specificity: 0.9 },
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
    id: 'no-cut-off',
    title: { en: 'Without a cut-off', zh: '不标记界值' },
    data: pima,
    options: { ...diabetes, marker: 'c6', cutOff: 'none' },
    expect: 'done',
  },
  {
    id: 'counted-patients',
    title: { en: 'Rows that stand for several patients', zh: '一行代表多名患者' },
    data: withCaseWeights(lung, [3, 1, 0, 12, null]),
    options: { outcome: 'c3', event: 2, marker: 'c4', weight: 'w' },
    expect: 'done',
  },
  {
    id: 'values-of-zero',
    title: { en: 'A value of 0 on a logarithmic axis', zh: '对数轴上有 0 值' },
    data: {
      id: 'values-of-zero',
      title: { en: 'A marker below its limit', zh: '低于检出限的指标' },
      source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
      columns: [
        { id: 'c1', name: 'disease', measure: 'nominal', values: ['yes', 'no', 'yes', 'no'] },
        { id: 'c2', name: 'marker', measure: 'continuous', values: [4, 0, 7, 2] },
      ],
    },
    options: { outcome: 'c1', event: 'yes', marker: 'c2', axis: 'log' },
    expect: { rejected: 'not-positive' },
  },
  {
    id: 'no-event',
    title: { en: 'A marker that was measured in other states only', zh: '指标仅在无事件者中测量' },
    data: infarction,
    options: { outcome: 'c6', event: '是', marker: 'c8' },
    expect: { rejected: 'one-state' },
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
