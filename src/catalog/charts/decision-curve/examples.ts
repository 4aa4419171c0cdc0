import { pima } from '../../examples-data/pima.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'
import { withCaseWeights } from '../../kit/with-case-weights.ts'

const clinic: ExampleData = {
  id: 'readmission',
  title: { en: 'Predicted readmission of 16 patients', zh: '16 例患者再入院的预测概率' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '30 天内结局',
      measure: 'nominal',
      values: [
        ...Array<string>(6).fill('再入院'),
        ...Array<string>(7).fill('未再入院'),
        ...Array<string>(2).fill('失访'),
        null,
      ],
    },
    {
      id: 'c2',
      name: '含实验室指标的完整预测模型',
      measure: 'continuous',
      values: [0.35, 0.28, 0.3, 0.1, 0.22, null, 0.05, 0.1, 0.15, 0.2, 0.02, 0.3, 0.08, 0.1, 0.12, 0.2],
    },
    {
      id: 'c3',
      name: '仅含年龄的模型',
      measure: 'continuous',
      values: [0.2, 0.15, 0.25, 0.2, 0.1, 0.2, 0.2, 0.1, 0.15, 0.3, 0.1, 0.25, 0.05, 0.2, 0.1, 0.2],
    },
    {
      id: 'c4',
      name: '百分数',
      measure: 'continuous',
      values: [20, 15, 25, 20, 10, 20, 20, 10, 15, 30, 10, 25, 5, 20, 10, 20],
    },
    {
      id: 'c5',
      name: '仅再入院者',
      measure: 'continuous',
      values: [0.2, 0.3, 0.4, 0.2, 0.1, 0.2, ...Array<null>(10).fill(null)],
    },
    { id: 'c6', name: '分级', measure: 'ordinal', values: Array.from({ length: 16 }, (_, i) => i % 2) },
  ],
}

export const examples = defineExamples([
  {
    id: 'diabetes',
    title: { en: 'Two models of diabetes', zh: '糖尿病的两个预测模型' },
    data: pima,
    options: { outcome: 'c1', event: 'Yes', markers: ['c6', 'c5'], to: 0.8 },
    expect: 'done',
  },
  {
    id: 'avoided',
    title: { en: 'Interventions avoided per 100', zh: '每 100 人减少的干预数' },
    data: pima,
    options: { outcome: 'c1', event: 'Yes', markers: ['c6', 'c5'], quantity: 'avoided', all: false },
    expect: 'done',
  },
  {
    id: 'readmission',
    title: {
      en: 'Chinese names, three outcomes, risks below the thresholds',
      zh: '中文名称、三种结局、预测概率低于阈值',
    },
    data: clinic,
    options: { outcome: 'c1', event: '再入院', markers: ['c2', 'c3'], quantity: 'standardised', from: 0.05 },
    expect: 'done',
  },
  {
    id: 'narrow-range',
    title: { en: 'Thresholds of 10% to 35% alone', zh: '仅 10% 至 35% 的阈值' },
    data: pima,
    options: { outcome: 'c1', event: 'Yes', markers: ['c5'], from: 0.1, to: 0.35, all: false },
    expect: 'done',
  },
  {
    id: 'percentages',
    title: { en: 'Percentages in place of probabilities', zh: '以百分数代替概率' },
    data: clinic,
    options: { outcome: 'c1', event: '再入院', markers: ['c4'] },
    expect: { rejected: 'not-probabilities' },
  },
  {
    id: 'events-only',
    title: { en: 'Predictions of events only', zh: '仅事件者有预测概率' },
    data: clinic,
    options: { outcome: 'c1', event: '再入院', markers: ['c5'] },
    expect: { rejected: 'one-state' },
  },
  {
    id: 'no-range',
    title: { en: 'Thresholds that end where they begin', zh: '阈值范围为空' },
    data: clinic,
    options: { outcome: 'c1', event: '再入院', markers: ['c3'], from: 0.5 },
    expect: { rejected: 'empty-range' },
  },
  {
    id: 'outcome-as-prediction',
    title: { en: 'The outcome as its own prediction', zh: '以结局变量自身为预测' },
    data: clinic,
    options: { outcome: 'c6', event: 1, markers: ['c6'] },
    expect: { rejected: 'outcome-as-marker' },
  },
  {
    id: 'counted-patients',
    title: { en: 'Rows that stand for several patients', zh: '一行代表多名患者' },
    data: withCaseWeights(pima, [3, 1, 0, 2, null]),
    options: { outcome: 'c1', event: 'Yes', markers: ['c6'], weight: 'w', quantity: 'standardised' },
    expect: 'done',
  },
])
