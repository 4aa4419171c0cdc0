import { markerSide, shareScale } from '../../kit/accuracy/marker-options.ts'
import { defineChart } from '../../kit/chart.ts'
import { numbers } from '../../kit/options/options.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'
import { numericVariable } from '../../kit/options/variable-options.ts'
import { followUpOutcome, noEventsMessage, timeUnit } from '../../kit/survival/survival-options.ts'
import { curveRemarks, survivalRemarks } from '../../kit/survival/survival-remarks.ts'

export const definition = defineChart({
  id: 'time-roc',
  version: 1,
  reports: ['prediction'],
  title: { en: 'Time-dependent ROC curves', zh: '时间依赖 ROC 曲线' },
  options: {
    outcome: followUpOutcome(),
    marker: numericVariable({
      label: { en: 'Marker or predicted risk', zh: '指标或预测风险' },
      help: { en: 'Known at the beginning of follow-up.', zh: '随访开始时已知。' },
    }),
    direction: markerSide({
      en: 'Never chosen by the data: a curve turned to the better side overstates its area.',
      zh: '不依据数据自动选择：事后翻转曲线会高估 AUC。',
    }),
    times: numbers({
      label: { en: 'Times', zh: '时点' },
      help: {
        en: 'Up to five, in the unit of the data or of the time between dates; a curve for each. Empty: the median time of the events.',
        zh: '最多 5 个，以数据的时间单位（由日期计算时为所选单位）填写，每个时点一条曲线；留空则取事件时间的中位数。',
      },
      min: 0,
      max: 1e9,
      step: 1,
      maxItems: 5,
    }),
    unit: timeUnit(),
    scale: shareScale(),
    confidence: confidenceLevel(),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['outcome', 'marker', 'direction', 'times', 'unit'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['scale'] },
    { title: { en: 'Details', zh: '详细设置' }, options: ['confidence'], folded: true },
  ],
  messages: {
    'not-after-start': survivalRemarks['not-after-start'],
    'before-start': survivalRemarks['before-start'],
    'bad-times': curveRemarks['bad-times'],
    'no-usable-rows': {
      en: 'No row has a usable time, a status and the marker.',
      zh: '没有时间、状态与指标均完整有效的行。',
    },
    ...noEventsMessage,
    'constant-marker': {
      en: '{variable} has the same value in all usable rows; it cannot tell anything apart.',
      zh: '{variable} 在可用数据中取值全部相同，无法区分。',
    },
    'marker-in-outcome': {
      en: '{variable} belongs to the survival outcome; it cannot be its own marker.',
      zh: '{variable} 属于生存结局，不能同时作为指标。',
    },
    'no-curve': {
      en: 'At no time asked for are there both events before it and rows followed beyond it. Choose times between {first} and {last}.',
      zh: '所选各时点均不能同时满足：此前有事件且此后仍有随访者。请选择 {first} 与 {last} 之间的时点。',
    },
    'time-left-out': {
      en: 'No curve at {time}: {cases} {cases|event|events} up to it, and {controls} {controls|row|rows} followed beyond it.',
      zh: '时点 {time} 未绘制：此前事件 {cases} 例，此后仍有随访者 {controls} 例。',
    },
    'few-cases': {
      en: 'At {time} only {n} {n|event has|events have} occurred: with fewer than 10 the curve and its interval are unreliable.',
      zh: '至时点 {time} 仅发生 {n} 例事件；不足 10 例时曲线与区间均不可靠。',
    },
    'median-time': {
      en: 'The time was taken from these data: the median time of the events. One fixed beforehand is preferable.',
      zh: '时点取自本数据：事件时间的中位数。宜事先确定时点。',
    },
    'below-half': {
      en: 'At {time} the area is below 0.5. The curve is not turned; change the direction only if it was stated by mistake.',
      zh: '时点 {time} 的 AUC 低于 0.5。曲线不作翻转；仅在方向设置有误时方可更改。',
    },
  },
  references: ['uno-2007', 'blanche-2013'],
  upgrades: {},
})
