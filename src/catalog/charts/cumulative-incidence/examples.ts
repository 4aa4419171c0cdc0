import { clinicDates } from '../../examples-data/clinic-dates.ts'
import { melanoma } from '../../examples-data/melanoma.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const outcome = {
  'outcome.time': 'c1',
  'outcome.status': 'c2',
  'outcome.events': [1],
  'outcome.competing': [3],
  unit: 'days',
}

/** Months to the first event in four small groups: one of a single person, and a cause that never happens. */
const transplants: ExampleData = {
  id: 'transplants',
  title: { en: 'After transplantation', zh: '移植术后' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '时间(月)',
      measure: 'continuous',
      values: [3, 5, 8, 8, 12, 14, 20, 24, 24, 2, 4, 4, 7, 9, 13, 18, 24, -1, 6, 11, 11, 15, 24, 10],
    },
    {
      id: 'c2',
      name: '结局',
      measure: 'nominal',
      values: [
        '复发',
        '非复发死亡',
        '复发',
        '删失',
        '复发',
        '非复发死亡',
        '删失',
        '删失',
        '删失',
        '非复发死亡',
        '复发',
        '复发',
        '复发',
        '删失',
        '复发',
        '移植物失功',
        '删失',
        '复发',
        '非复发死亡',
        '复发',
        '删失',
        '非复发死亡',
        null,
        '复发',
      ],
    },
    {
      id: 'c3',
      name: '供者类型',
      measure: 'nominal',
      values: Array.from({ length: 24 }, (_, i) =>
        i < 9 ? '同胞全相合' : i < 18 ? '非血缘' : i < 23 ? '单倍体相合' : '脐带血',
      ),
    },
    { id: 'c4', name: '中心', measure: 'nominal', values: Array.from({ length: 24 }, () => '甲') },
  ],
}

const relapse = {
  'outcome.time': 'c1',
  'outcome.status': 'c2',
  'outcome.events': ['复发'],
  'outcome.competing': ['非复发死亡', '移植物失功'],
  unit: 'months',
}

export const examples = defineExamples([
  {
    id: 'melanoma-by-ulcer',
    title: { en: 'Death from melanoma and from other causes, in years', zh: '黑色素瘤死亡与其他原因死亡，以年为单位' },
    data: melanoma,
    options: { ...outcome, group: 'c6', axisUnit: 'years' },
    expect: 'done',
  },
  {
    id: 'melanoma-together',
    title: { en: 'One panel: colour by sex, dashes by cause', zh: '同一图中：颜色区分性别，线型区分死因' },
    data: melanoma,
    options: { ...outcome, group: 'c3', axisUnit: 'years', layout: 'together', band: false, until: 10 },
    expect: 'done',
  },
  {
    id: 'melanoma-stacked',
    title: { en: 'Stacked by ulceration, on the whole scale', zh: '按溃疡分组的堆积图，完整刻度' },
    data: melanoma,
    options: {
      ...outcome,
      group: 'c6',
      axisUnit: 'months',
      layout: 'stacked',
      range: 'full',
      riskTable: 'at-risk-events',
      step: 24,
    },
    expect: 'done',
  },
  {
    id: 'melanoma-of-all',
    title: { en: 'All patients, plain limits', zh: '全体患者，不变换的置信区间' },
    data: melanoma,
    options: { ...outcome, layout: 'together', transformation: 'plain', confidence: 0.9, riskTable: 'at-risk-events' },
    expect: 'done',
  },
  {
    id: 'small-groups',
    title: { en: 'A group of one person, and three causes', zh: '仅一人的组与三类事件' },
    data: transplants,
    options: { ...relapse, group: 'c3', transformation: 'log-log' },
    expect: 'done',
  },
  {
    id: 'one-centre',
    title: { en: 'One group, stacked, no table', zh: '仅一组，堆积图，无风险人数表' },
    data: transplants,
    options: { ...relapse, group: 'c4', layout: 'stacked', riskTable: 'none' },
    expect: 'done',
  },
  {
    id: 'cause-without-events',
    title: { en: 'A cause that does not occur', zh: '未发生的事件类别' },
    data: {
      ...transplants,
      id: 'transplants-without-failure',
      columns: transplants.columns.map((column) =>
        column.id === 'c3' ? { ...column, values: column.values.map((v) => (v === '非血缘' ? null : v)) } : column,
      ) as ExampleData['columns'],
    },
    options: { ...relapse, group: 'c3', layout: 'together' },
    expect: 'done',
  },
  {
    id: 'no-competing',
    title: { en: 'Between two dates, without competing events', zh: '由两个日期计算，无竞争事件' },
    data: clinicDates,
    options: {
      'outcome.form': 'dates',
      'outcome.start': 'c1',
      'outcome.time': 'c2',
      'outcome.status': 'c3',
      'outcome.events': ['死亡'],
    },
    expect: 'done',
  },
  {
    id: 'no-events',
    title: { en: 'No event in the usable rows', zh: '可用数据中无事件' },
    data: {
      id: 'transplants-censored',
      title: transplants.title,
      source: transplants.source,
      columns: [
        { id: 'c1', name: '时间(月)', measure: 'continuous', values: [4, 6, null] },
        { id: 'c2', name: '结局', measure: 'nominal', values: ['删失', '删失', '复发'] },
      ],
    },
    options: { 'outcome.time': 'c1', 'outcome.status': 'c2', 'outcome.events': ['复发'] },
    expect: { rejected: 'no-events' },
  },
])
