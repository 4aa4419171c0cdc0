import { aml } from '../../examples-data/aml.ts'
import { channing, channingFrom68 } from '../../examples-data/channing.ts'
import { clinicDates } from '../../examples-data/clinic-dates.ts'
import { lung } from '../../examples-data/lung.ts'
import { melanoma } from '../../examples-data/melanoma.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'
import { withCaseWeights } from '../../kit/with-case-weights.ts'

const lungOutcome = { 'outcome.time': 'c2', 'outcome.status': 'c3', 'outcome.events': [2], unit: 'days' }
const amlOutcome = { 'outcome.time': 'c1', 'outcome.status': 'c2', 'outcome.events': [1], unit: 'weeks' }
const channingOutcome = {
  'outcome.form': 'start-stop',
  'outcome.start': 'c2',
  'outcome.time': 'c3',
  'outcome.status': 'c4',
  'outcome.events': [1],
  unit: 'months',
  axisUnit: 'years',
}
const smallOutcome = { 'outcome.time': 'c1', 'outcome.status': 'c2', 'outcome.events': [1], group: 'c3' }

/** A group without events, one of one subject, one not followed, times of 0, a missing and a negative time. */
const small: ExampleData = {
  id: 'small-hazards',
  title: { en: 'Small groups', zh: '小样本分组' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '随访(月)',
      measure: 'continuous',
      values: [0, 3, 5, 8, 11, 12, 12, 4, 7, 9, 12, 10, 0, 0, -1, null, 6],
    },
    { id: 'c2', name: '脱落', measure: 'nominal', values: [1, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, null] },
    {
      id: 'c3',
      name: '修复材料',
      measure: 'nominal',
      values: ['甲', '甲', '甲', '甲', '甲', '甲', '甲', '乙', '乙', '乙', '乙', '丙', '丁', '丁', '丁', '甲', '乙'],
    },
    { id: 'c4', name: '编号', measure: 'nominal', values: Array.from({ length: 17 }, (_, i) => i + 1) },
  ],
}

/** One group whose events have the same time; columns without a usable time, and with one time of a row without the event. */
const oneTime: ExampleData = {
  id: 'one-time',
  title: { en: 'All events at one time', zh: '全部事件发生于同一时间' },
  source: small.source,
  columns: [
    { id: 'c1', name: '随访(月)', measure: 'continuous', values: [6, 6, 6, 6] },
    { id: 'c2', name: '复发', measure: 'nominal', values: [1, 1, 1, 0] },
    { id: 'c3', name: '方案', measure: 'nominal', values: ['甲', '甲', '甲', '甲'] },
    { id: 'c4', name: '再随访(月)', measure: 'continuous', values: [null, -2, null, 6] },
    { id: 'c5', name: '三次随访(月)', measure: 'continuous', values: [null, -2, null, -1] },
    { id: 'c6', name: '死亡', measure: 'nominal', values: [1, 1, 1, 1] },
  ],
}

export const examples = defineExamples([
  {
    id: 'lung-cumulative',
    title: { en: 'Cumulative hazard of men and women, in months', zh: '男女累积风险，以月为单位' },
    data: lung,
    options: { ...lungOutcome, group: 'c5', axisUnit: 'months' },
    expect: 'done',
  },
  {
    id: 'melanoma-log-log',
    title: { en: 'Are hazards proportional? Log-minus-log against log time', zh: '检查比例风险：ln(−ln S) 对对数时间' },
    data: melanoma,
    options: {
      'outcome.time': 'c1',
      'outcome.status': 'c2',
      'outcome.events': [1],
      group: 'c6',
      unit: 'days',
      axisUnit: 'years',
      quantity: 'log-log',
      band: false,
    },
    expect: 'done',
  },
  {
    id: 'lung-smoothed',
    title: { en: 'Smoothed hazard, a bandwidth of 120 days', zh: '平滑风险函数，带宽 120 天' },
    data: lung,
    options: { ...lungOutcome, group: 'c5', quantity: 'smoothed', bandwidth: 120, until: 730, leastAtRisk: 10 },
    expect: 'done',
  },
  {
    id: 'lung-log-odds',
    title: { en: 'Log odds of several groups, 90% band', zh: '多组对数优势，90% 置信带' },
    data: lung,
    options: { ...lungOutcome, group: 'c6', quantity: 'log-odds', confidence: 0.9, leastAtRisk: 5 },
    expect: 'done',
  },
  {
    id: 'aml-log-log',
    title: { en: 'Survival that falls to 0, with bands', zh: '生存率降至 0，附置信带' },
    data: aml,
    options: { ...amlOutcome, group: 'c3', quantity: 'log-log' },
    expect: 'done',
  },
  {
    id: 'aml-plain',
    title: { en: 'One curve for all, plain limits', zh: '总体一条曲线，置信限不变换' },
    data: aml,
    options: { ...amlOutcome, transformation: 'plain', until: 60, step: 10, riskTable: 'at-risk-events' },
    expect: 'done',
  },
  {
    id: 'channing-smoothed',
    title: { en: 'Delayed entry: hazard by age', zh: '延迟进入：各年龄的风险率' },
    data: channingFrom68,
    options: { ...channingOutcome, group: 'c1', quantity: 'smoothed', leastAtRisk: 10 },
    expect: 'done',
  },
  {
    id: 'channing-cumulative',
    title: { en: 'Delayed entry: a risk set that empties early', zh: '延迟进入：风险集过早清空' },
    data: channing,
    options: { ...channingOutcome, group: 'c1', riskTable: 'none' },
    expect: 'done',
  },
  {
    id: 'clinic-dates',
    title: { en: 'Between two dates: counted in days, drawn in months', zh: '由两个日期计算：以天计，以月绘图' },
    data: clinicDates,
    options: {
      'outcome.form': 'dates',
      'outcome.start': 'c1',
      'outcome.time': 'c2',
      'outcome.status': 'c3',
      'outcome.events': ['死亡'],
      group: 'c4',
      axisUnit: 'months',
    },
    expect: 'done',
  },
  {
    id: 'lung-counted',
    title: { en: 'Each row stands for several patients', zh: '每行代表多名患者（频数权重）' },
    data: withCaseWeights(lung, [1, 2, 3, null, 1, 0]),
    options: { ...lungOutcome, weight: 'w', group: 'c5', quantity: 'smoothed' },
    expect: 'done',
  },
  {
    id: 'small-smoothed',
    title: { en: 'Small groups: smoothed hazard', zh: '小样本分组：平滑风险函数' },
    data: small,
    options: { ...smallOutcome, unit: 'months', quantity: 'smoothed', bandwidth: 6 },
    expect: 'done',
  },
  {
    id: 'small-log-log',
    title: { en: 'Small groups: most have no curve on a log scale', zh: '小样本分组：多数组在对数尺度上无曲线' },
    data: small,
    options: { ...smallOutcome, unit: 'months', quantity: 'log-log' },
    expect: 'done',
  },
  {
    id: 'one-time',
    title: { en: 'One group, all events at one time', zh: '只有一组，全部事件发生于同一时间' },
    data: oneTime,
    options: { ...smallOutcome, quantity: 'log-log' },
    expect: 'done',
  },
  {
    id: 'nothing-to-draw',
    title: { en: 'Survival falls from 1 to 0 at once', zh: '生存率由 1 直接降至 0' },
    data: oneTime,
    options: { ...smallOutcome, 'outcome.status': 'c6', quantity: 'log-log' },
    expect: { rejected: 'nothing-to-draw' },
  },
  {
    id: 'no-events',
    title: { en: 'No event in the usable rows', zh: '可用数据中无事件' },
    data: oneTime,
    options: { ...smallOutcome, 'outcome.time': 'c4' },
    expect: { rejected: 'no-events' },
  },
  {
    id: 'no-usable-rows',
    title: { en: 'No row with a usable time', zh: '没有有效时间的行' },
    data: oneTime,
    options: { ...smallOutcome, 'outcome.time': 'c5' },
    expect: { rejected: 'no-usable-rows' },
  },
  {
    id: 'too-many-groups',
    title: { en: 'A number in place of groups', zh: '误以编号作为分组' },
    data: small,
    options: { ...smallOutcome, group: 'c4' },
    expect: { rejected: 'too-many-groups' },
  },
  {
    id: 'too-many-ticks',
    title: { en: 'A tick for each day', zh: '刻度过密' },
    data: lung,
    options: { ...lungOutcome, step: 1 },
    expect: { rejected: 'too-many-ticks' },
  },
])
