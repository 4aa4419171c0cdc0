import { cutOffMessages, stateMessages } from '../../kit/accuracy/answerable-markers.ts'
import {
  leastSpecificity,
  markedRule,
  markerSide,
  ownCutOff,
  stateEvent,
  trueState,
} from '../../kit/accuracy/marker-options.ts'
import { defineChart } from '../../kit/chart.ts'
import { choice } from '../../kit/options/options.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'
import { pointsOnGrid, stripLayouts, stripLayoutWords, stripPointSize } from '../../kit/options/strip-options.ts'
import { numericVariable } from '../../kit/options/variable-options.ts'

export const definition = defineChart({
  id: 'dot-diagram',
  version: 1,
  weights: ['frequency'],
  wholeFrequencies: 'always',
  title: { en: 'Dot diagram', zh: '诊断点图' },
  options: {
    outcome: trueState(),
    event: stateEvent(),
    marker: numericVariable({
      label: { en: 'Marker or predicted probability', zh: '检验指标或预测概率' },
      help: { en: 'Each of its values is a point.', zh: '每个取值一个点。' },
    }),
    direction: markerSide({
      en: 'Known before the data are looked at; the cut-off itself counts as positive.',
      zh: '应在查看数据之前即已确定；等于界值判为阳性。',
    }),
    cutOff: markedRule(),
    specificity: leastSpecificity(),
    own: ownCutOff(
      { en: 'May lie outside the data; its value counts as positive.', zh: '可在数据范围之外；等于该值判为阳性。' },
      { when: ({ cutOff }) => cutOff === 'own' },
    ),
    layout: choice({ ...stripLayoutWords, of: stripLayouts, initial: 'swarm' }),
    size: stripPointSize(),
    axis: choice({
      label: { en: 'Vertical axis', zh: '纵轴' },
      help: { en: 'A logarithmic axis needs values above 0.', zh: '对数轴要求所有值大于 0。' },
      of: {
        linear: { label: { en: 'Linear', zh: '线性' } },
        log: { label: { en: 'Logarithmic', zh: '对数' } },
      },
      initial: 'linear',
    }),
    confidence: confidenceLevel(),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['outcome', 'event', 'marker', 'direction'] },
    { title: { en: 'Cut-off', zh: '界值' }, options: ['cutOff', 'specificity', 'own', 'confidence'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['layout', 'size', 'axis'] },
  ],
  messages: {
    ...stateMessages,
    ...cutOffMessages,
    ...pointsOnGrid({
      en: 'Sensitivity and specificity use all values.',
      zh: '灵敏度与特异度仍基于全部数据。',
    }),
    'not-positive': {
      en: '{variable} has {n} {n|value|values} of 0 or less, which a logarithmic axis does not have. Take the linear axis.',
      zh: '{variable} 有 {n} 个值小于或等于 0，无法使用对数轴，请改用线性轴。',
    },
    'cut-off-not-positive': {
      en: 'The cut-off of {variable} is not above 0, so a logarithmic axis has no place for its line. Take the linear axis to see it.',
      zh: '{variable} 的界值不大于 0，对数轴上无法绘制界值线；如需显示，请改用线性轴。',
    },
  },
  references: ['youden-1950', 'wilson-1927'],
  upgrades: {},
})
