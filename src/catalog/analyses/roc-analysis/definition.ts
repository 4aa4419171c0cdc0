import { defineAnalysis } from '../../kit/analysis.ts'
import {
  type AnswersSoFar,
  choice,
  choices,
  level,
  optionalNumber,
  perVariable,
  variable,
  variables,
} from '../../kit/options/options.ts'
import { confidenceLevel, missing, prevalence } from '../../kit/options/standard-options.ts'
import { messages } from './messages.ts'
import { tables } from './result-tables.ts'

const severalMarkers = ({ markers }: AnswersSoFar) => Array.isArray(markers) && markers.length > 1

export const definition = defineAnalysis({
  id: 'roc-analysis',
  version: 1,
  reports: ['accuracy'],
  engineRevision: 3,
  weights: ['frequency'],
  wholeFrequencies: 'always',
  options: {
    outcome: variable({
      label: { en: 'True state', zh: '状态变量（金标准）' },
      help: {
        en: 'What the reference standard or the follow-up found (SPSS: "State Variable").',
        zh: '金标准诊断或随访结局（SPSS：状态变量）。',
      },
      accepts: ['nominal', 'ordinal'],
    }),
    event: level({
      label: { en: 'Event', zh: '事件（阳性状态）' },
      help: {
        en: 'The value to be recognised, such as "diseased"; all other values count as none (SPSS: "Value of State Variable").',
        zh: '待识别的取值，如“患病”；其余取值均视为无事件（SPSS：状态变量的值）。',
      },
      of: 'outcome',
      initial: 'ask',
    }),
    markers: variables({
      label: { en: 'Markers', zh: '检验指标' },
      help: {
        en: 'Measurements or scores, a curve for each (SPSS: "Test Variable").',
        zh: '检测值或评分，每个指标一条曲线（SPSS：检验变量）。',
      },
      accepts: ['continuous', 'ordinal'],
      types: ['number'],
      max: 12,
    }),
    perMarker: perVariable({
      label: { en: 'Direction and own cut-off', zh: '方向与自定界值' },
      help: {
        en: 'What is known of each marker before the data are looked at.',
        zh: '各指标在查看数据之前即已确定的信息。',
      },
      of: 'markers',
      fields: {
        direction: choice({
          label: { en: 'Speak for the event', zh: '提示事件的方向' },
          help: {
            en: 'Never chosen by the data: a curve turned to the better side overstates its area (pROC: direction).',
            zh: '不依据数据自动选择：事后翻转曲线会高估 AUC（pROC：direction）。',
          },
          of: {
            higher: { label: { en: 'Higher values', zh: '值越大' } },
            lower: { label: { en: 'Lower values', zh: '值越小' } },
          },
          initial: 'higher',
        }),
        cutOff: optionalNumber({
          label: { en: 'Own cut-off', zh: '自定界值' },
          help: {
            en: 'One in use already; its value counts as positive.',
            zh: '已在使用的界值；等于该值判为阳性。',
          },
          min: -1e300,
          max: 1e300,
          step: 1,
        }),
      },
    }),
    rules: choices({
      label: { en: 'Best cut-off', zh: '最佳界值准则' },
      help: {
        en: 'Found in these data. The reading and the figure follow the first one chosen.',
        zh: '由本数据确定；结果解读与图形以所选的第一种为准。',
      },
      of: {
        youden: {
          label: { en: 'Largest Youden index', zh: 'Youden 指数最大' },
          help: { en: 'Sensitivity + specificity − 1.', zh: '灵敏度 + 特异度 − 1。' },
        },
        closest: {
          label: { en: 'Closest to the corner', zh: '距左上角最近' },
          help: {
            en: 'Least distance to sensitivity and specificity of 100%.',
            zh: '距灵敏度与特异度均为 100% 的点最近。',
          },
        },
      },
      initial: ['youden'],
    }),
    sensitivity: optionalNumber({
      label: { en: 'Sensitivity of at least', zh: '灵敏度不低于' },
      help: {
        en: 'The cut-off of the highest specificity that keeps it, as for ruling out.',
        zh: '满足该灵敏度且特异度最高的界值，适用于排除诊断。',
      },
      min: 0.01,
      max: 1,
      step: 0.05,
      shownAs: 'percent',
    }),
    specificity: optionalNumber({
      label: { en: 'Specificity of at least', zh: '特异度不低于' },
      help: {
        en: 'The cut-off of the highest sensitivity that keeps it, as for ruling in.',
        zh: '满足该特异度且灵敏度最高的界值，适用于确诊。',
      },
      min: 0.01,
      max: 1,
      step: 0.05,
      shownAs: 'percent',
    }),
    cutAt: choice({
      label: { en: 'Cut-offs lie', zh: '界值取法' },
      help: {
        en: 'The rows called positive are the same either way.',
        zh: '两种取法判为阳性的行相同。',
      },
      of: {
        observed: { label: { en: 'On an observed value', zh: '实际观测值' } },
        midpoint: { label: { en: 'Halfway to the next one (SPSS, pROC)', zh: '相邻两值的中点（SPSS、pROC）' } },
      },
      initial: 'observed',
    }),
    prevalence: prevalence(),
    compare: choice({
      label: { en: 'Compare areas', zh: 'AUC 比较' },
      help: {
        en: 'DeLong’s test of two curves of the same rows (pROC: roc.test).',
        zh: '同一批对象两条曲线的 DeLong 检验（pROC：roc.test）。',
      },
      of: {
        all: { label: { en: 'All pairs', zh: '所有两两组合' } },
        first: { label: { en: 'With the first marker', zh: '与第一个指标比较' } },
        none: { label: { en: 'None', zh: '不比较' } },
      },
      initial: 'all',
      when: severalMarkers,
    }),
    adjust: choice({
      label: { en: 'Adjustment of P', zh: 'P 值校正' },
      help: {
        en: 'For all comparisons of areas together (R: p.adjust).',
        zh: '对全部 AUC 比较统一校正（R：p.adjust）。',
      },
      of: {
        holm: { label: { en: 'Holm', zh: 'Holm 法' } },
        bonferroni: { label: { en: 'Bonferroni', zh: 'Bonferroni 法' } },
        none: { label: { en: 'None', zh: '不校正' } },
      },
      initial: 'holm',
      when: (answers) => severalMarkers(answers) && answers.compare !== 'none',
    }),
    confidence: confidenceLevel(),
    missing: missing(),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['outcome', 'event', 'markers', 'perMarker'] },
    { title: { en: 'Cut-offs', zh: '界值' }, options: ['rules', 'sensitivity', 'specificity', 'prevalence'] },
    { title: { en: 'Comparison', zh: '比较' }, options: ['compare', 'adjust'] },
    { title: { en: 'Details', zh: '详细设置' }, options: ['confidence', 'cutAt', 'missing'], folded: true },
  ],
  results: { tables, figures: { roc: { title: { en: 'ROC curves', zh: 'ROC 曲线' } } } },
  messages,
  references: [
    'hanley-mcneil-1982',
    'delong-1988',
    'sun-xu-2014',
    'youden-1950',
    'wilson-1927',
    'simel-1991',
    'mercaldo-2007',
    'holm-1979',
  ],
  upgrades: {},
})
