import { cutOffMessages, stateMessages } from '../../kit/accuracy/answerable-markers.ts'
import {
  leastSpecificity,
  markedRule,
  markerSide,
  ownCutOff,
  shareScale,
  stateEvent,
  trueState,
} from '../../kit/accuracy/marker-options.ts'
import { defineChart } from '../../kit/chart.ts'
import { type AnswersSoFar, choices, toggle } from '../../kit/options/options.ts'
import { confidenceLevel, prevalence } from '../../kit/options/standard-options.ts'
import { numericVariable } from '../../kit/options/variable-options.ts'

const dependOnPrevalence: readonly unknown[] = ['positiveValue', 'negativeValue', 'accuracy', 'alertRate']

const dependsOnPrevalence = ({ measures }: AnswersSoFar) =>
  Array.isArray(measures) && measures.some((one) => dependOnPrevalence.includes(one))

export const definition = defineChart({
  id: 'threshold-plot',
  version: 1,
  engineRevision: 1,
  weights: ['frequency'],
  wholeFrequencies: 'always',
  title: { en: 'Sensitivity and specificity by cut-off', zh: '各界值的灵敏度与特异度' },
  options: {
    outcome: trueState(),
    event: stateEvent(),
    marker: numericVariable({
      label: { en: 'Marker or predicted probability', zh: '检验指标或预测概率' },
      help: { en: 'Each of its values is tried as a cut-off.', zh: '依次以其每个取值作为界值。' },
    }),
    direction: markerSide({
      en: 'Known before the data are looked at; the cut-off itself counts as positive.',
      zh: '应在查看数据之前即已确定；等于界值判为阳性。',
    }),
    measures: choices({
      label: { en: 'Measures', zh: '评价指标' },
      help: { en: 'A line for each.', zh: '每个指标一条线。' },
      of: {
        sensitivity: { label: { en: 'Sensitivity', zh: '灵敏度' } },
        specificity: { label: { en: 'Specificity', zh: '特异度' } },
        positiveValue: { label: { en: 'Positive predictive value', zh: '阳性预测值' } },
        negativeValue: { label: { en: 'Negative predictive value', zh: '阴性预测值' } },
        youden: {
          label: { en: 'Youden index', zh: 'Youden 指数' },
          help: { en: 'Sensitivity + specificity − 1.', zh: '灵敏度 + 特异度 − 1。' },
        },
        accuracy: {
          label: { en: 'Accuracy', zh: '准确度' },
          help: { en: 'Proportion that is called rightly.', zh: '判定正确的比例。' },
        },
        alertRate: {
          label: { en: 'Alert rate', zh: '预警率' },
          help: { en: 'Proportion that is called positive.', zh: '判为阳性的比例。' },
        },
      },
      initial: ['sensitivity', 'specificity'],
      min: 1,
    }),
    prevalence: { ...prevalence(), when: dependsOnPrevalence },
    cutOff: markedRule(),
    specificity: leastSpecificity(),
    own: ownCutOff(
      { en: 'One in use already; its value counts as positive.', zh: '已在使用的界值；等于该值判为阳性。' },
      { when: ({ cutOff }) => cutOff === 'own' },
    ),
    band: toggle({
      label: { en: 'Confidence bands', zh: '置信带' },
      help: {
        en: 'Of each cut-off by itself, not of the whole line.',
        zh: '针对单个界值的逐点置信区间，而非整条曲线。',
      },
      initial: true,
    }),
    scale: shareScale(),
    confidence: confidenceLevel(),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['outcome', 'event', 'marker', 'direction'] },
    { title: { en: 'Measures', zh: '评价指标' }, options: ['measures', 'prevalence'] },
    { title: { en: 'Cut-off', zh: '界值' }, options: ['cutOff', 'specificity', 'own'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['band', 'scale', 'confidence'] },
  ],
  messages: { ...stateMessages, ...cutOffMessages },
  references: ['youden-1950', 'wilson-1927', 'newcombe-1998', 'mercaldo-2007', 'zou-donner-2008'],
  upgrades: {},
})
