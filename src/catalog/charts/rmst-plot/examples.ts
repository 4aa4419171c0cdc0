import { aml } from '../../examples-data/aml.ts'
import { clinicDates } from '../../examples-data/clinic-dates.ts'
import { lung } from '../../examples-data/lung.ts'
import { melanoma } from '../../examples-data/melanoma.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'
import { withCaseWeights } from '../../kit/with-case-weights.ts'

const lungOutcome = { 'outcome.time': 'c2', 'outcome.status': 'c3', 'outcome.events': [2], unit: 'days' }
const amlOutcome = { 'outcome.time': 'c1', 'outcome.status': 'c2', 'outcome.events': [1], unit: 'weeks' }
const smallOutcome = { 'outcome.time': 'c1', 'outcome.status': 'c2', 'outcome.events': [1], group: 'c3' }

/** Groups without an event, of one subject, and a missing and a negative time. */
const small: ExampleData = {
  id: 'small-groups',
  title: { en: 'Small groups', zh: '小样本分组' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    { id: 'c1', name: '随访(月)', measure: 'continuous', values: [3, 5, 8, 11, 12, 12, 4, 7, 9, 12, 10, -1, null, 6] },
    { id: 'c2', name: '脱落', measure: 'nominal', values: [1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, null] },
    {
      id: 'c3',
      name: '修复材料',
      measure: 'nominal',
      values: ['甲', '甲', '甲', '甲', '甲', '甲', '乙', '乙', '乙', '乙', '丙', '丙', '甲', '乙'],
    },
    {
      id: 'c4',
      name: '当日',
      measure: 'continuous',
      values: Array.from({ length: 14 }, (_, i) => (i < 6 ? i + 1 : 0)),
    },
    { id: 'c5', name: '编号', measure: 'nominal', values: Array.from({ length: 14 }, (_, i) => i + 1) },
  ],
}

/** One group only: all its subjects have the event. */
const oneArm: ExampleData = {
  id: 'one-arm',
  title: { en: 'A single arm', zh: '单组' },
  source: small.source,
  columns: [
    { id: 'c1', name: '随访(月)', measure: 'continuous', values: [2, 4, 4, 7, 9, 12, 15] },
    { id: 'c2', name: '复发', measure: 'nominal', values: [1, 1, 1, 1, 1, 1, 1] },
    { id: 'c3', name: '方案', measure: 'nominal', values: ['甲', '甲', '甲', '甲', '甲', '甲', '甲'] },
  ],
}

/** No usable time, or only of a row without the event. */
const withoutTimes: ExampleData = {
  id: 'without-times',
  title: { en: 'No usable times', zh: '无有效时间' },
  source: small.source,
  columns: [
    { id: 'c1', name: '随访(月)', measure: 'continuous', values: [-3, null, -1] },
    { id: 'c2', name: '复发', measure: 'nominal', values: [1, 1, 0] },
    { id: 'c3', name: '方案', measure: 'nominal', values: ['甲', '甲', '乙'] },
    { id: 'c4', name: '再随访(月)', measure: 'continuous', values: [null, -2, 6] },
  ],
}

export const examples = defineExamples([
  {
    id: 'lung-by-sex',
    title: { en: 'Men and women: the area under each curve, in months', zh: '男女生存比较：各曲线下面积，以月为单位' },
    data: lung,
    options: { ...lungOutcome, group: 'c5', axisUnit: 'months', tau: 24 },
    expect: 'done',
  },
  {
    id: 'lung-between',
    title: { en: 'The area between two curves', zh: '两条曲线之间的面积' },
    data: lung,
    options: { ...lungOutcome, group: 'c5', layout: 'between', tau: 730, riskTable: 'at-risk-events' },
    expect: 'done',
  },
  {
    id: 'melanoma-ulcer',
    title: { en: 'The second group as reference, 90% intervals', zh: '以第二组为参照，90% 置信区间' },
    data: melanoma,
    options: {
      'outcome.time': 'c1',
      'outcome.status': 'c2',
      'outcome.events': [1],
      group: 'c6',
      reference: 1,
      unit: 'days',
      axisUnit: 'years',
      tau: 10,
      until: 12,
      step: 2,
      layout: 'between',
      censorMarks: false,
      confidence: 0.9,
    },
    expect: 'done',
  },
  {
    id: 'ecog-groups',
    title: { en: 'Several groups, the horizon taken from the data', zh: '多组，截断时间取自数据' },
    data: lung,
    options: { ...lungOutcome, group: 'c6', layout: 'between', riskTable: 'none' },
    expect: 'done',
  },
  {
    id: 'aml-all',
    title: { en: 'One curve for all', zh: '总体一条曲线' },
    data: aml,
    options: { ...amlOutcome, tau: 48 },
    expect: 'done',
  },
  {
    id: 'aml-to-the-end',
    title: { en: 'Survival falls to zero in one group', zh: '一组生存率降至 0' },
    data: aml,
    options: { ...amlOutcome, group: 'c3', layout: 'between', riskTable: 'none' },
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
    id: 'small-groups',
    title: { en: 'A group without events, and one of one subject', zh: '一组无事件，另一组仅 1 例' },
    data: small,
    options: { ...smallOutcome, unit: 'months' },
    expect: 'done',
  },
  {
    id: 'lung-counted',
    title: { en: 'Each row stands for several patients', zh: '每行代表多名患者（频数权重）' },
    data: withCaseWeights(lung, [1, 2, 3, null, 1, 0]),
    options: { ...lungOutcome, weight: 'w', group: 'c5', tau: 730, layout: 'between', riskTable: 'at-risk-events' },
    expect: 'done',
  },
  {
    id: 'one-group',
    title: { en: 'A grouping variable with one value', zh: '分组变量只有一个取值' },
    data: oneArm,
    options: { ...smallOutcome, unit: 'months', tau: 12 },
    expect: 'done',
  },
  {
    id: 'no-events',
    title: { en: 'No event in the usable rows', zh: '可用数据中无事件' },
    data: withoutTimes,
    options: { ...smallOutcome, 'outcome.time': 'c4' },
    expect: { rejected: 'no-events' },
  },
  {
    id: 'no-usable-rows',
    title: { en: 'No row with a usable time', zh: '没有有效时间的行' },
    data: withoutTimes,
    options: smallOutcome,
    expect: { rejected: 'no-usable-rows' },
  },
  {
    id: 'too-many-groups',
    title: { en: 'A number in place of groups', zh: '误以编号作为分组' },
    data: small,
    options: { ...smallOutcome, group: 'c5' },
    expect: { rejected: 'too-many-groups' },
  },
  {
    id: 'too-many-ticks',
    title: { en: 'A tick for each day', zh: '刻度过密' },
    data: lung,
    options: { ...lungOutcome, tau: 365, step: 1 },
    expect: { rejected: 'too-many-ticks' },
  },
  {
    id: 'beyond-follow-up',
    title: { en: 'A horizon beyond the follow-up of a group', zh: '截断时间超出某组随访' },
    data: lung,
    options: { ...lungOutcome, group: 'c5', tau: 1000 },
    expect: { rejected: 'horizon-beyond' },
  },
  {
    id: 'axis-before-horizon',
    title: { en: 'An axis that ends before the horizon', zh: '时间轴终点早于截断时间' },
    data: lung,
    options: { ...lungOutcome, group: 'c5', tau: 730, until: 365 },
    expect: { rejected: 'axis-before-horizon' },
  },
  {
    id: 'not-followed',
    title: { en: 'Groups that are not followed', zh: '某组没有随访时间' },
    data: small,
    options: { ...smallOutcome, 'outcome.time': 'c4' },
    expect: { rejected: 'horizon-impossible' },
  },
])
