import { stateMessages } from '../../kit/accuracy/answerable-markers.ts'
import { markerSide, markersOf, shareScale, stateEvent, trueState } from '../../kit/accuracy/marker-options.ts'
import { defineChart } from '../../kit/chart.ts'
import { choice, perVariable, toggle } from '../../kit/options/options.ts'
import { missing } from '../../kit/options/standard-options.ts'

export const definition = defineChart({
  id: 'precision-recall',
  version: 1,
  reports: ['accuracy'],
  engineRevision: 1,
  weights: ['frequency'],
  wholeFrequencies: 'always',
  title: { en: 'Precision–recall curves', zh: 'PR 曲线' },
  options: {
    outcome: trueState(),
    event: stateEvent(),
    markers: markersOf({ en: 'A curve for each.', zh: '每个指标一条曲线。' }),
    perMarker: perVariable({
      label: { en: 'Direction', zh: '方向' },
      help: {
        en: 'What is known of each marker before the data are looked at.',
        zh: '各指标在查看数据之前即已确定的信息。',
      },
      of: 'markers',
      fields: {
        direction: markerSide({
          en: 'Never chosen by the data: a curve turned to the better side overstates its area.',
          zh: '不依据数据自动选择：事后翻转曲线会高估曲线下面积。',
        }),
      },
    }),
    area: choice({
      label: { en: 'Curve and area', zh: '曲线与面积' },
      help: {
        en: 'How the curve runs between two observed values.',
        zh: '相邻两个观测值之间曲线的走向。',
      },
      of: {
        steps: {
          label: { en: 'Steps, average precision', zh: '阶梯，平均精确率（AP）' },
          help: {
            en: 'The sum of the steps of recall times the precision (scikit-learn: average_precision_score).',
            zh: '召回率增量与精确率乘积之和（scikit-learn：average_precision_score）。',
          },
        },
        interpolated: {
          label: { en: 'Interpolated, area under the curve', zh: '插值，曲线下面积（AUPRC）' },
          help: {
            en: 'False positives grow in proportion between two values (Davis and Goadrich; R: PRROC).',
            zh: '两值之间假阳性数按比例增加（Davis 与 Goadrich；R：PRROC）。',
          },
        },
      },
      initial: 'steps',
    }),
    baseline: toggle({
      label: { en: 'Proportion of events', zh: '事件比例线' },
      help: { en: 'The precision of a marker that tells nothing apart.', zh: '指标无区分能力时的精确率。' },
      initial: true,
    }),
    isoF1: toggle({
      label: { en: 'Lines of equal F1', zh: '等 F1 线' },
      help: {
        en: 'F1 is the harmonic mean of precision and recall.',
        zh: 'F1 为精确率与召回率的调和平均数。',
      },
      initial: false,
    }),
    scale: shareScale(),
    missing: missing(),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['outcome', 'event', 'markers', 'perMarker'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['area', 'baseline', 'isoF1', 'scale'] },
    { title: { en: 'Details', zh: '详细设置' }, options: ['missing'], folded: true },
  ],
  messages: {
    ...stateMessages,
    'below-share': {
      en: '{variable}: the area is below the proportion of events. The curve is not turned; change the direction only if it was stated by mistake.',
      zh: '{variable}：面积低于事件比例。曲线不作翻转；仅在方向设置有误时方可更改。',
    },
  },
  references: ['davis-goadrich-2006', 'keilwagen-2014'],
  upgrades: {},
})
