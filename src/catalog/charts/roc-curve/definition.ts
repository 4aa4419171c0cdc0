import { cutOffMessages, markerMessages } from '../../kit/accuracy/answerable-markers.ts'
import {
  leastSpecificity,
  markedRule,
  markerSide,
  markersOf,
  ownCutOff,
  rocAxis,
  shareScale,
  stateEvent,
  trueState,
} from '../../kit/accuracy/marker-options.ts'
import { defineChart } from '../../kit/chart.ts'
import { type AnswersSoFar, choice, perVariable, toggle } from '../../kit/options/options.ts'
import { confidenceLevel, missing } from '../../kit/options/standard-options.ts'

const severalMarkers = ({ markers }: AnswersSoFar) => Array.isArray(markers) && markers.length > 1

export const definition = defineChart({
  id: 'roc-curve',
  version: 1,
  reports: ['accuracy'],
  engineRevision: 1,
  weights: ['frequency'],
  wholeFrequencies: 'always',
  title: { en: 'ROC curves', zh: 'ROC 曲线' },
  options: {
    outcome: trueState(),
    event: stateEvent(),
    markers: markersOf({ en: 'A curve for each.', zh: '每个指标一条曲线。' }),
    perMarker: perVariable({
      label: { en: 'Direction and own cut-off', zh: '方向与自定界值' },
      help: {
        en: 'What is known of each marker before the data are looked at.',
        zh: '各指标在查看数据之前即已确定的信息。',
      },
      of: 'markers',
      fields: {
        direction: markerSide({
          en: 'Never chosen by the data: a curve turned to the better side overstates its area.',
          zh: '不依据数据自动选择：事后翻转曲线会高估 AUC。',
        }),
        cutOff: ownCutOff({
          en: 'Marked if own cut-offs are to be marked; its value counts as positive.',
          zh: '选择标记自定界值时使用；等于该值判为阳性。',
        }),
      },
    }),
    cutOff: markedRule(),
    specificity: leastSpecificity(),
    compare: choice({
      label: { en: 'Compare areas', zh: 'AUC 比较' },
      help: {
        en: 'DeLong’s test of two curves of the same rows.',
        zh: '同一批对象两条曲线的 DeLong 检验。',
      },
      of: {
        none: { label: { en: 'None', zh: '不比较' } },
        first: { label: { en: 'With the first marker', zh: '与第一个指标比较' } },
        all: { label: { en: 'All pairs', zh: '所有两两组合' } },
      },
      initial: 'none',
      when: severalMarkers,
    }),
    adjust: choice({
      label: { en: 'Adjustment of P', zh: 'P 值校正' },
      help: { en: 'For all comparisons of areas together.', zh: '对全部 AUC 比较统一校正。' },
      of: {
        holm: { label: { en: 'Holm', zh: 'Holm 法' } },
        bonferroni: { label: { en: 'Bonferroni', zh: 'Bonferroni 法' } },
        none: { label: { en: 'None', zh: '不校正' } },
      },
      initial: 'holm',
      when: (answers) => severalMarkers(answers) && answers.compare !== 'none',
    }),
    axis: rocAxis(),
    scale: shareScale(),
    diagonal: toggle({
      label: { en: 'Diagonal', zh: '对角线' },
      help: { en: 'Where a marker tells nothing apart.', zh: '指标无区分能力时的参考线。' },
      initial: true,
    }),
    confidence: confidenceLevel(),
    missing: missing(),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['outcome', 'event', 'markers', 'perMarker'] },
    { title: { en: 'Cut-offs', zh: '界值' }, options: ['cutOff', 'specificity'] },
    { title: { en: 'Comparison', zh: '比较' }, options: ['compare', 'adjust'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['axis', 'scale', 'diagonal'] },
    { title: { en: 'Details', zh: '详细设置' }, options: ['confidence', 'missing'], folded: true },
  ],
  messages: {
    ...markerMessages,
    ...cutOffMessages,
    'area-below-half': {
      en: '{variable}: the area is below 0.5. The curve is not turned; change the direction only if it was stated by mistake.',
      zh: '{variable}：AUC 低于 0.5。曲线不作翻转；仅在方向设置有误时方可更改。',
    },
  },
  references: ['delong-1988', 'sun-xu-2014', 'youden-1950', 'holm-1979'],
  upgrades: {},
})
