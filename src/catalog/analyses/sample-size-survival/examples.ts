import { lung } from '../../examples-data/lung.ts'
import { defineExamples } from '../../kit/example.ts'

/** Whatever dataset the question is asked in, no row of it is looked at. */
export const examples = defineExamples([
  {
    id: 'two-years-accrual',
    title: { en: 'Median 12 months, hazard ratio 0.7', zh: '中位生存 12 个月，HR 0.7' },
    data: lung,
    options: { hazardRatio: 0.7, median: 12, accrual: 24, followUp: 12, dropout: 0.1 },
    expect: 'done',
  },
  {
    id: 'freedman-two-to-one',
    title: { en: 'Freedman, two to one, everybody at once', zh: 'Freedman 公式，2 : 1，同时入组' },
    data: lung,
    options: {
      method: 'freedman',
      hazardRatio: 0.6,
      median: 5,
      followUp: 5,
      ratio: 2,
      sides: 'one',
      alpha: 0.025,
      power: 0.9,
    },
    expect: 'done',
  },
  {
    id: 'share-power',
    title: { en: 'The power of 120 a group with 45% events', zh: '每组 120 例、45% 发生事件时的效能' },
    data: lung,
    options: { solveFor: 'power', n: 120, hazardRatio: 1.6, events: 'share', share: 0.45 },
    expect: 'done',
  },
  {
    id: 'smallest-hazard-ratio',
    title: { en: 'The hazard ratio that 150 a group detect', zh: '每组 150 例可检出的风险比' },
    data: lung,
    options: { solveFor: 'effect', n: 150, direction: 'more', median: 24, accrual: 12, followUp: 24 },
    expect: 'done',
  },
  {
    id: 'cox',
    title: { en: 'One covariate of Cox’s model', zh: 'Cox 回归的单个协变量' },
    data: lung,
    options: {
      design: 'cox',
      hazardRatio: 1.5,
      sd: 0.5,
      r2: 0.2,
      events: 'share',
      share: 0.6,
      clusterSize: 5,
      icc: 0.05,
    },
    expect: 'done',
  },
  {
    id: 'cox-effect',
    title: { en: 'What 228 patients can detect', zh: '228 例患者可检出的风险比' },
    data: lung,
    options: { design: 'cox', solveFor: 'effect', n: 228, median: 310, accrual: 200, followUp: 400 },
    expect: 'done',
  },
  {
    id: 'enormous',
    title: { en: 'A hazard ratio of 100', zh: '风险比为 100' },
    data: lung,
    options: { hazardRatio: 100, events: 'share', share: 1, power: 0.8 },
    expect: 'done',
  },
  {
    id: 'no-effect',
    title: { en: 'A hazard ratio of 1', zh: '风险比为 1' },
    data: lung,
    options: { hazardRatio: 1, median: 12, followUp: 12 },
    expect: { rejected: 'effect-none' },
  },
  {
    id: 'no-time',
    title: { en: 'No time of observation', zh: '没有观察时间' },
    data: lung,
    options: { hazardRatio: 0.5, median: 12, followUp: 0 },
    expect: { rejected: 'no-time' },
  },
  {
    id: 'too-few',
    title: { en: 'One person', zh: '仅 1 例' },
    data: lung,
    options: { design: 'cox', solveFor: 'effect', n: 1, events: 'share', share: 0.5 },
    expect: { rejected: 'too-few-planned' },
  },
])
