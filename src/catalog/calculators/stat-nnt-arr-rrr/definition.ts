import { defineCalculator } from '../../kit/tool/calculator.ts'
import { earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'
import { count } from '../../kit/tool/inputs/statistics.ts'
import { interval95, limits, limitValues } from '../../kit/tool/interval-outputs.ts'
import { reductionOf } from './formula.ts'

export const definition = defineCalculator({
  id: 'stat-nnt-arr-rrr',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with R (its own function where it has one, else the printed formula) and with an implementation written before this one.',
      zh: '已与 R（有现成函数者用其函数，否则按原公式计算）及先前独立编写的实现核对一致。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'How much a treatment lowers a risk, and how many must be treated to spare one event.',
    zh: '计算治疗使危险度下降多少，以及每避免一例事件需治疗的人数。',
  },
  population: { en: 'Two independent groups followed for the same time.', zh: '随访时间相同的两独立组。' },
  inputs: {
    treatedEvents: count({ en: 'Events, treated', zh: '治疗组事件数' }),
    treated: count({ en: 'Persons, treated', zh: '治疗组例数' }, 1),
    controlEvents: count({ en: 'Events, control', zh: '对照组事件数' }),
    control: count({ en: 'Persons, control', zh: '对照组例数' }, 1),
  },
  outputs: {
    needed: {
      label: { en: 'Number needed', zh: '需治人数' },
      unit: { en: 'persons (NNT, or NNH where the risk rises)', zh: '人（NNT；危险度升高时为 NNH）' },
      decimals: 0,
      rounding: 'up',
      absent: { en: 'both risks are equal', zh: '两组危险度相等' },
    },
    reduction: {
      label: { en: 'Absolute risk reduction', zh: '绝对危险度降低（ARR）' },
      decimals: 4,
      intervals: [interval95('reduction', 'Newcombe'), interval95('wald', 'Wald')],
    },
    ...limits('reduction', 4),
    ...limits('wald', 4),
    relative: {
      label: { en: 'Relative risk reduction', zh: '相对危险度降低（RRR）' },
      decimals: 3,
      absent: { en: 'no event in the control group', zh: '对照组无事件' },
    },
    treatedRisk: { label: { en: 'Risk, treated', zh: '治疗组危险度' }, decimals: 4 },
    controlRisk: { label: { en: 'Risk, control', zh: '对照组危险度' }, decimals: 4 },
  },
  formula({ treatedEvents, treated, controlEvents, control }) {
    const { estimate, interval, wald } = reductionOf(
      { events: treatedEvents, n: treated },
      { events: controlEvents, n: control },
    )
    const controlRisk = controlEvents / control
    return {
      needed: estimate === 0 ? null : 1 / Math.abs(estimate),
      reduction: estimate,
      ...limitValues('reduction', interval),
      ...limitValues('wald', wald),
      relative: controlRisk === 0 ? null : estimate / controlRisk,
      treatedRisk: treatedEvents / treated,
      controlRisk,
    }
  },
  formulaText: [
    {
      en: 'ARR = control risk − treated risk; RRR = ARR ÷ control risk; NNT = 1 ÷ |ARR|, rounded up',
      zh: 'ARR = 对照组危险度 − 治疗组危险度；RRR = ARR ÷ 对照组危险度；NNT = 1 ÷ |ARR|，向上取整',
    },
    {
      en: 'Newcombe: from the Wilson limits of both risks; Wald: ± 1.96 √(Σ p(1 − p)/n)',
      zh: 'Newcombe：由两组危险度的 Wilson 限合成；Wald：± 1.96 √(Σ p(1 − p)/n)',
    },
  ],
  classifications: [],
  validity: [
    { when: { input: 'treatedEvents', moreThan: 'treated' }, effect: 'refuse', message: 'too-many' },
    { when: { input: 'controlEvents', moreThan: 'control' }, effect: 'refuse', message: 'too-many' },
  ],
  alerts: [],
  messages: { 'too-many': { en: 'There cannot be more events than persons.', zh: '事件例数不能多于总例数。' } },
  caveats: [
    {
      en: 'Where the interval of the risk reduction holds 0, the NNT ranges from benefit through infinity to harm: report the interval of the ARR instead.',
      zh: 'ARR 的区间包含 0 时，NNT 由获益经无穷大至有害，应报告 ARR 的区间。',
    },
    {
      en: 'An NNT belongs to a time of follow-up and to a control risk: name both.',
      zh: 'NNT 取决于随访时间与对照组危险度，须一并注明。',
    },
  ],
  nextSteps: [],
  reports: ['comparison', 'events', 'absolute-risks'],
  references: [
    {
      text: 'Newcombe RG. Interval estimation for the difference between independent proportions: comparison of eleven methods. Stat Med 1998;17:873–890.',
    },
    {
      text: 'Altman DG. Confidence intervals for the number needed to treat. BMJ 1998;317:1309–1312.',
      doi: '10.1136/bmj.317.7168.1309',
    },
  ],
  examples: [
    {
      id: 'halved',
      inputs: {
        treatedEvents: { value: 15, unit: '1' },
        treated: { value: 200, unit: '1' },
        controlEvents: { value: 30, unit: '1' },
        control: { value: 200, unit: '1' },
      },
      expect: {
        treatedRisk: { value: 0.075, decimals: 3 },
        reduction: { value: 0.075, decimals: 3 },
        reductionLow: { value: 0.0128, decimals: 4 },
        reductionHigh: { value: 0.1381, decimals: 4 },
        waldLow: { value: 0.0135, decimals: 4 },
        relative: { value: 0.5, decimals: 1 },
        needed: { value: 14, decimals: 0 },
      },
      source: earlierImplementation,
    },
    {
      id: 'harm',
      inputs: {
        treatedEvents: { value: 20, unit: '1' },
        treated: { value: 100, unit: '1' },
        controlEvents: { value: 15, unit: '1' },
        control: { value: 100, unit: '1' },
      },
      expect: {
        reduction: { value: -0.05, decimals: 2 },
        reductionLow: { value: -0.1555, decimals: 4 },
        reductionHigh: { value: 0.0563, decimals: 4 },
        needed: { value: 20, decimals: 0 },
      },
      source: secondProgram,
    },
    {
      id: 'little',
      inputs: {
        treatedEvents: { value: 10, unit: '1' },
        treated: { value: 100, unit: '1' },
        controlEvents: { value: 10, unit: '1' },
        control: { value: 120, unit: '1' },
      },
      expect: {
        reductionLow: { value: -0.0999, decimals: 4 },
        reductionHigh: { value: 0.0609, decimals: 4 },
        needed: { value: 60, decimals: 0 },
      },
      source: secondProgram,
    },
  ],
})
