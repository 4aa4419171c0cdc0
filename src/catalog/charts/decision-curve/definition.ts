import { markerMessages } from '../../kit/accuracy/answerable-markers.ts'
import { defineChart } from '../../kit/chart.ts'
import { choice, level, number, toggle } from '../../kit/options/options.ts'
import { categoricalVariable, numericVariables } from '../../kit/options/variable-options.ts'

const limit = { min: 0, max: 0.99, step: 0.05, shownAs: 'percent' } as const

export const definition = defineChart({
  id: 'decision-curve',
  version: 1,
  reports: ['prediction'],
  engineRevision: 1,
  weights: ['frequency'],
  wholeFrequencies: 'always',
  title: { en: 'Decision curves', zh: '决策曲线' },
  options: {
    outcome: categoricalVariable({
      label: { en: 'Outcome', zh: '结局变量' },
      help: { en: 'What was found in the end.', zh: '最终的诊断或随访结局。' },
    }),
    event: level({
      label: { en: 'Event', zh: '事件（阳性结局）' },
      help: {
        en: 'The value that was predicted; all other values count as none.',
        zh: '所预测的取值，其余取值均视为无事件。',
      },
      of: 'outcome',
      initial: 'ask',
    }),
    markers: numericVariables({
      label: { en: 'Predicted probabilities', zh: '预测概率' },
      help: {
        en: 'Risks from 0 to 1, a curve for each, such as saved predictions of logistic models.',
        zh: '0 至 1 之间的预测风险，每列一条曲线，如 logistic 模型保存的预测概率。',
      },
      max: 8,
    }),
    quantity: choice({
      label: { en: 'Show', zh: '纵轴' },
      help: { en: 'What the upright axis measures.', zh: '纵轴所表示的量。' },
      of: {
        net: {
          label: { en: 'Net benefit', zh: '净获益' },
          help: {
            en: 'True positives less false positives, these weighted by the odds of the threshold, per person.',
            zh: '真阳性比例减去按阈值比数加权的假阳性比例。',
          },
        },
        standardised: {
          label: { en: 'Standardised net benefit', zh: '标准化净获益' },
          help: { en: 'Divided by the share of events: at most 1.', zh: '除以事件比例，最大为 1。' },
        },
        avoided: {
          label: { en: 'Interventions avoided per 100', zh: '每 100 人减少的干预数' },
          help: {
            en: 'Compared with treating all, without more missed events.',
            zh: '与全部干预相比，在不增加漏诊的前提下减少的干预数。',
          },
        },
      },
      initial: 'net',
    }),
    from: number({
      label: { en: 'Thresholds from', zh: '阈值概率下限' },
      help: { en: 'Choose those at which people would decide.', zh: '请选择临床上合理的阈值范围。' },
      ...limit,
      initial: 0,
    }),
    to: number({
      label: { en: 'Thresholds to', zh: '阈值概率上限' },
      help: { en: 'The highest threshold drawn.', zh: '图中最大的阈值概率。' },
      ...limit,
      initial: 0.5,
    }),
    all: toggle({
      label: { en: 'Treat all', zh: '全部干预' },
      help: { en: 'The curve of treating everybody.', zh: '对所有人干预的曲线。' },
      initial: true,
    }),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['outcome', 'event', 'markers'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['quantity', 'from', 'to', 'all'] },
  ],
  messages: {
    'outcome-as-marker': {
      en: '{variable} is the outcome; it cannot be a prediction of itself.',
      zh: '{variable} 是结局变量，不能同时作为预测概率。',
    },
    'too-many-levels': markerMessages['too-many-levels'],
    'other-levels': markerMessages['other-levels'],
    'not-probabilities': {
      en: '{variable} has values outside 0 to 1. A decision curve needs predicted probabilities: save those of a logistic model, or divide percentages by 100.',
      zh: '{variable} 含有 0 至 1 以外的值。决策曲线需要预测概率：请保存 logistic 模型的预测概率，或将百分数除以 100。',
    },
    'one-state': {
      en: 'In the rows with all predictions there are {events} {events|row|rows} with the event and {others} without; at least 1 of either is needed.',
      zh: '各预测概率均有数据的行中，有事件 {events} 例、无事件 {others} 例；至少各需 1 例。',
    },
    'empty-range': {
      en: 'The lowest threshold is not below the highest one. Enter a lower start or a higher end.',
      zh: '阈值下限未小于上限，请减小下限或增大上限。',
    },
    'beyond-risks': {
      en: 'No prediction of {variable} exceeds {share}: at higher thresholds nobody is treated by it.',
      zh: '{variable} 的预测概率均不超过 {share}：阈值更高时该模型不干预任何人。',
    },
  },
  references: ['vickers-elkin-2006'],
  upgrades: {},
})
