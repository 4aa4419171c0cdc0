import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { measured, optional } from '../../kit/tool/inputs/in-units.ts'
import { age, bodyMassIndex } from '../../kit/tool/inputs/person.ts'
import { graded, pointScore, stepped } from '../../kit/tool/point-score.ts'

const score = pointScore({
  obstruction: stepped(
    measured({
      label: { en: 'FEV₁ after bronchodilator', zh: '吸入支气管舒张剂后 FEV₁' },
      units: [
        {
          id: '%',
          label: { en: '% predicted', zh: '% 预计值' },
          loinc: '20152-5',
          resolution: 0,
          hard: [5, 150],
          usual: [10, 120],
        },
      ],
    }),
    [{ points: 3 }, { from: 36, points: 2 }, { from: 50, points: 1 }, { from: 65, points: 0 }],
  ),
  walk: stepped(
    measured({
      label: { en: '6-minute walk', zh: '6 分钟步行距离' },
      units: [{ id: 'm', loinc: '64098-7', resolution: 0, hard: [0, 1000], usual: [20, 800] }],
    }),
    [{ points: 3 }, { from: 150, points: 2 }, { from: 250, points: 1 }, { from: 350, points: 0 }],
  ),
  dyspnoea: graded({
    label: { en: 'mMRC dyspnoea', zh: 'mMRC 呼吸困难分级' },
    of: {
      'grade-0-1': [0, { en: '0–1', zh: '0~1 级' }],
      'grade-2': [1, { en: '2', zh: '2 级' }],
      'grade-3': [2, { en: '3', zh: '3 级' }],
      'grade-4': [3, { en: '4', zh: '4 级' }],
    },
  }),
  bmi: stepped(bodyMassIndex(), [{ points: 1 }, { from: 21.1, points: 0 }]),
})

export const definition = defineCalculator({
  id: 'bode-index',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with a table in Respiratory Research (2009;10:1) and with the clinical model of Cambio (survival); the original paper was not at hand.',
      zh: '与 Respiratory Research 论文表 1（2009;10:1）及 Cambio 临床模型（生存率）核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'reported',
  purpose: {
    en: 'Estimates survival in COPD from body mass index, obstruction, dyspnoea and exercise.',
    zh: '以体质指数、气流受限、呼吸困难与运动能力估计慢阻肺患者生存。',
  },
  population: {
    en: 'Stable COPD; not during an exacerbation, nor with unstable angina or recent infarction.',
    zh: '稳定期慢阻肺；不用于急性加重期、不稳定型心绞痛或近期心肌梗死。',
  },
  inputs: { ...score.inputs, age: optional(age()) },
  outputs: {
    score: {
      label: { en: 'BODE', zh: 'BODE 总分' },
      unit: { en: 'of 10 points', zh: '分（满分 10 分）' },
      decimals: 0,
    },
  },
  formula: (inputs) => ({ score: score.sum(inputs) }),
  formulaText: score.text,
  classifications: [
    {
      id: 'quartile',
      output: 'score',
      on: 'raw',
      bands: [
        {
          id: '1',
          label: { en: 'Quartile 1', zh: '第 1 四分位' },
          meaning: { en: '0–2: 4-year survival 80 %', zh: '0~2 分：4 年生存率 80%' },
          tone: 'good',
        },
        {
          id: '2',
          from: 3,
          label: { en: 'Quartile 2', zh: '第 2 四分位' },
          meaning: { en: '3–4: 67 %', zh: '3~4 分：67%' },
          tone: 'neutral',
        },
        {
          id: '3',
          from: 5,
          label: { en: 'Quartile 3', zh: '第 3 四分位' },
          meaning: { en: '5–6: 57 %', zh: '5~6 分：57%' },
          tone: 'caution',
        },
        {
          id: '4',
          from: 7,
          label: { en: 'Quartile 4', zh: '第 4 四分位' },
          meaning: { en: '7–10: 18 %', zh: '7~10 分：18%' },
          tone: 'alarm',
        },
      ],
    },
  ],
  validity: [{ when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' }],
  alerts: [],
  messages: { 'adults-only': { en: 'For adults with COPD only.', zh: '仅用于慢阻肺成人。' } },
  caveats: [
    {
      en: 'Cohorts were almost only men from three countries; survival has improved since.',
      zh: '原队列以三国男性为主，此后生存已改善。',
    },
    { en: 'Not a guide for drug treatment (see GOLD).', zh: '不用于指导药物治疗（见 GOLD）。' },
  ],
  nextSteps: [
    {
      en: '7 or more: consider referral for lung transplantation or volume reduction; pulmonary rehabilitation at any score.',
      zh: '≥ 7 分考虑肺移植或肺减容评估；任何分值均应肺康复。',
    },
  ],
  references: [
    {
      text: 'Celli BR, Cote CG, Marin JM, et al. The body-mass index, airflow obstruction, dyspnea, and exercise capacity index in COPD. N Engl J Med 2004;350:1005-1012.',
      doi: '10.1056/NEJMoa021322',
    },
  ],
  examples: [
    {
      id: 'third',
      inputs: {
        obstruction: { value: 40, unit: '%' },
        walk: { value: 300, unit: 'm' },
        dyspnoea: 'grade-2',
        bmi: { value: 20, unit: 'kg/m2' },
      },
      expect: { score: { value: 5, decimals: 0 } },
      bands: { quartile: '3' },
      source: earlierImplementation,
    },
    {
      id: 'first',
      inputs: {
        obstruction: { value: 50, unit: '%' },
        walk: { value: 349, unit: 'm' },
        dyspnoea: 'grade-0-1',
        bmi: { value: 21.1, unit: 'kg/m2' },
      },
      expect: { score: { value: 2, decimals: 0 } },
      bands: { quartile: '1' },
      source: countedByHand,
    },
    {
      id: 'second',
      inputs: {
        obstruction: { value: 49, unit: '%' },
        walk: { value: 349, unit: 'm' },
        dyspnoea: 'grade-0-1',
        bmi: { value: 25, unit: 'kg/m2' },
      },
      expect: { score: { value: 3, decimals: 0 } },
      bands: { quartile: '2' },
      source: countedByHand,
    },
    {
      id: 'fourth',
      inputs: {
        obstruction: { value: 35, unit: '%' },
        walk: { value: 200, unit: 'm' },
        dyspnoea: 'grade-3',
        bmi: { value: 21, unit: 'kg/m2' },
      },
      expect: { score: { value: 8, decimals: 0 } },
      bands: { quartile: '4' },
      source: countedByHand,
    },
  ],
})
