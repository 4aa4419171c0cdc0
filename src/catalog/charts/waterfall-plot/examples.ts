import { trialLanes } from '../../examples-data/trial-lanes.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const lesions: ExampleData = {
  id: 'lesions',
  title: { en: 'Target lesions after immunotherapy', zh: '免疫治疗后靶病灶变化' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '靶病灶最佳变化率',
      measure: 'continuous',
      values: [-62, 35, -100, 12, -31, -8, 210, null, -45, -45, 22, 0, 57, -77, null, -18],
    },
    {
      id: 'c2',
      name: '疗效',
      measure: 'nominal',
      values: [
        '部分缓解',
        '疾病进展',
        '完全缓解',
        '疾病稳定',
        '部分缓解',
        '疾病稳定',
        '疾病进展',
        null,
        '部分缓解',
        '部分缓解',
        '疾病进展',
        '疾病稳定',
        '疾病进展',
        '部分缓解',
        '无法评价',
        '疾病稳定',
      ],
    },
    {
      id: 'c3',
      name: 'PD-L1 表达',
      measure: 'nominal',
      values: ['高', '低', '高', '低', '高', '低', '低', '高', '高', null, '低', '低', '低', '高', '低', '高'],
    },
  ],
}

const single: ExampleData = {
  id: 'shrunk',
  title: { en: 'Fractions', zh: '小数形式的变化' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [{ id: 'c1', name: 'change', measure: 'continuous', values: [-0.4, -0.2, -0.75, -0.1, -0.3, -1] }],
}

export const examples = defineExamples([
  {
    id: 'trial',
    title: { en: 'Best change by response, with rates', zh: '按疗效着色，附缓解率' },
    data: trialLanes,
    options: { change: 'c3', response: 'c4' },
    expect: 'done',
  },
  {
    id: 'arms',
    title: { en: 'Two arms side by side, with names', zh: '两组分列，附患者编号' },
    data: trialLanes,
    options: { change: 'c3', response: 'c4', arm: 'c2', colour: 'arm', order: 'colour', id: 'c1', confidence: 0.9 },
    expect: 'done',
  },
  {
    id: 'lesions',
    title: { en: 'Chinese names, with numbers', zh: '中文疗效名称，标注数值' },
    data: lesions,
    options: { change: 'c1', response: 'c2', values: true },
    expect: 'done',
  },
  {
    id: 'markers',
    title: { en: 'A marker as colour, uncut', zh: '按标志物着色，不截断' },
    data: lesions,
    options: { change: 'c1', arm: 'c3', cap: false, order: 'colour' },
    expect: 'done',
  },
  {
    id: 'fractions',
    title: { en: 'Fractions in place of percentages', zh: '误用小数' },
    data: single,
    options: { change: 'c1', lines: false },
    expect: 'done',
  },
  {
    id: 'marker-as-response',
    title: { en: 'Responses of other names', zh: '疗效名称无法识别' },
    data: lesions,
    options: { change: 'c1', response: 'c3' },
    expect: 'done',
  },
  {
    id: 'no-values',
    title: { en: 'No change at all', zh: '没有变化率' },
    data: {
      id: 'no-change',
      title: { en: 'Not measured', zh: '未测量' },
      source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
      columns: [{ id: 'c1', name: 'change', measure: 'continuous', values: [null, null] }],
    },
    options: { change: 'c1' },
    expect: { rejected: 'no-values' },
  },
])
