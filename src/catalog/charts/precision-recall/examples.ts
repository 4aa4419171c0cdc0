import { infarction } from '../../examples-data/infarction.ts'
import { lung } from '../../examples-data/lung.ts'
import { pima } from '../../examples-data/pima.ts'
import { defineExamples } from '../../kit/example.ts'
import { withCaseWeights } from '../../kit/with-case-weights.ts'

const diabetes = { outcome: 'c1', event: 'Yes' }
const pain = { outcome: 'c1', event: '心肌梗死' }

export const examples = defineExamples([
  {
    id: 'diabetes',
    title: { en: 'Diabetes: two models and body mass index', zh: '糖尿病：两个模型与体质指数' },
    data: pima,
    options: { ...diabetes, markers: ['c6', 'c5', 'c3'] },
    expect: 'done',
  },
  {
    id: 'one-model',
    title: { en: 'One model with lines of equal F1', zh: '单个模型，附等 F1 线' },
    data: pima,
    options: { ...diabetes, markers: ['c6'], isoF1: true },
    expect: 'done',
  },
  {
    id: 'interpolated',
    title: { en: 'Interpolated curves and their areas in percent', zh: '插值曲线与面积（百分比）' },
    data: pima,
    options: { ...diabetes, markers: ['c6', 'c3'], area: 'interpolated', isoF1: true, scale: 'percent' },
    expect: 'done',
  },
  {
    id: 'infarction',
    title: { en: 'Chinese names, no overlap, ties, three states', zh: '中文名称、完全分离、相同取值、三种状态' },
    data: infarction,
    options: { ...pain, markers: ['c2', 'c3', 'c4', 'c5'], 'perMarker.c4.direction': 'lower' },
    expect: 'done',
  },
  {
    id: 'common-rows',
    title: { en: 'The same rows for all, interpolated between ties', zh: '仅用各指标均完整的行，相同取值间插值' },
    data: infarction,
    options: {
      ...pain,
      markers: ['c3', 'c4'],
      'perMarker.c4.direction': 'lower',
      area: 'interpolated',
      missing: 'listwise',
    },
    expect: 'done',
  },
  {
    id: 'wrong-direction',
    title: { en: 'The direction stated the wrong way round', zh: '方向设置与数据相反' },
    data: infarction,
    options: { ...pain, markers: ['c4'], baseline: false, area: 'interpolated' },
    expect: 'done',
  },
  {
    id: 'one-event',
    title: { en: 'One event only', zh: '仅 1 例事件' },
    data: infarction,
    options: { outcome: 'c6', event: '是', markers: ['c2'] },
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
      weight: 'w',
    },
    expect: 'done',
  },
  {
    id: 'no-event',
    title: { en: 'A marker that was measured in other states only', zh: '指标仅在无事件者中测量' },
    data: infarction,
    options: { outcome: 'c6', event: '是', markers: ['c8'] },
    expect: { rejected: 'one-state' },
  },
  {
    id: 'all-missing',
    title: { en: 'Only blanks', zh: '全部缺失' },
    data: infarction,
    options: { ...pain, markers: ['c9'] },
    expect: { rejected: 'all-missing' },
  },
  {
    id: 'constant',
    title: { en: 'A marker that does not vary', zh: '取值不变的指标' },
    data: infarction,
    options: { ...pain, markers: ['c5'] },
    expect: { rejected: 'constant-marker' },
  },
  {
    id: 'marker-of-itself',
    title: { en: 'The state as its own marker', zh: '以状态变量自身为指标' },
    data: infarction,
    options: { outcome: 'c10', event: 1, markers: ['c10'] },
    expect: { rejected: 'outcome-as-marker' },
  },
])
