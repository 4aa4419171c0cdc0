import { trialLanes } from '../../examples-data/trial-lanes.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const phases: ExampleData = {
  id: 'phases',
  title: { en: 'Phases of treatment', zh: '治疗阶段' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '病案号',
      measure: 'id',
      values: ['张某', '张某', '李某', '李某', '李某', '王某', '赵某', '赵某', '陈某', '刘某', null, '孙某'],
    },
    {
      id: 'c2',
      name: '阶段',
      measure: 'nominal',
      values: ['诱导', '维持', '诱导', '巩固', '维持', '诱导', '诱导', '维持', '诱导', null, '诱导', '诱导'],
    },
    { id: 'c3', name: '开始', measure: 'continuous', values: [0, 12, 0, 8, 20, 0, -2, 10, 0, 0, 0, 9] },
    { id: 'c4', name: '结束', measure: 'continuous', values: [12, 40, 8, 20, 52, 6, 10, 31, null, 17, 9, 4] },
    {
      id: 'c5',
      name: '完全缓解',
      measure: 'continuous',
      values: [10, 10, 7, 7, 7, null, 9, null, 4, 16, null, null],
    },
    {
      id: 'c6',
      name: '复发',
      measure: 'continuous',
      values: [null, 33, null, null, null, null, null, 31, 5, 19, null, null],
    },
    {
      id: 'c7',
      name: '结局',
      measure: 'nominal',
      values: ['在治', '在治', '在治', '在治', '在治', '停药', '停药', '停药', '停药', '在治', '在治', '停药'],
    },
  ],
}

const many: ExampleData = {
  id: 'many-lanes',
  title: { en: 'A hundred and twenty patients', zh: '120 例患者' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: 'days',
      label: 'Days on treatment',
      measure: 'continuous',
      values: Array.from({ length: 120 }, (_, k) => Math.round(200 + 150 * Math.sin(k * 1.7))),
    },
    {
      id: 'c2',
      name: 'off',
      label: 'Dose reduction',
      measure: 'continuous',
      values: Array.from({ length: 120 }, (_, k) => (k % 5 === 0 ? 40 : null)),
    },
  ],
}

export const examples = defineExamples([
  {
    id: 'trial',
    title: { en: 'Time on treatment with events, by arm', zh: '两组的治疗时间与事件' },
    data: trialLanes,
    options: {
      end: 'c5',
      id: 'c1',
      colour: 'c2',
      events: ['c7', 'c8', 'c9'],
      status: 'c6',
      order: 'colour',
      unit: 'months',
    },
    expect: 'done',
  },
  {
    id: 'responses',
    title: { en: 'Lanes coloured by the best response', zh: '按最佳疗效着色' },
    data: trialLanes,
    options: { end: 'c5', colour: 'c4', events: ['c7'], status: 'c6' },
    expect: 'done',
  },
  {
    id: 'phases',
    title: { en: 'Phases of each patient, in Chinese', zh: '每例患者的治疗阶段' },
    data: phases,
    options: {
      end: 'c4',
      start: 'c3',
      id: 'c1',
      colour: 'c2',
      events: ['c5', 'c6'],
      status: 'c7',
      ongoing: '在治',
      order: 'stored',
      unit: 'weeks',
    },
    expect: 'done',
  },
  {
    id: 'many-lanes',
    title: { en: 'Lanes as many as a page holds', zh: '整页泳道' },
    data: many,
    options: { end: 'c1', events: ['c2'], unit: 'days' },
    expect: 'done',
  },
  {
    id: 'no-lanes',
    title: { en: 'No time at all', zh: '没有时间' },
    data: {
      id: 'no-times',
      title: { en: 'Not followed', zh: '未随访' },
      source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
      columns: [{ id: 'c1', name: 'end', measure: 'continuous', values: [null, null] }],
    },
    options: { end: 'c1' },
    expect: { rejected: 'no-lanes' },
  },
])
