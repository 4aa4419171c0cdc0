import { defineCalculator } from '../../kit/tool/calculator.ts'
import { earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'
import { measured, optional } from '../../kit/tool/inputs/in-units.ts'
import { age } from '../../kit/tool/inputs/person.ts'
import { comaScale } from '../../kit/tool/inputs/vital-signs.ts'
import { pointScore, stepped } from '../../kit/tool/point-score.ts'

const code = pointScore({
  gcs: stepped(comaScale(), [
    { points: 0 },
    { from: 4, points: 1 },
    { from: 6, points: 2 },
    { from: 9, points: 3 },
    { from: 13, points: 4 },
  ]),
  systolic: stepped(
    measured({
      label: { en: 'Systolic blood pressure', zh: '收缩压' },
      units: [
        {
          id: 'mm[Hg]',
          label: { en: 'mmHg', zh: 'mmHg' },
          loinc: '8480-6',
          resolution: 0,
          hard: [0, 300],
          usual: [0, 240],
        },
      ],
    }),
    [{ points: 0 }, { from: 1, points: 1 }, { from: 50, points: 2 }, { from: 76, points: 3 }, { from: 90, points: 4 }],
  ),
  respiratoryRate: stepped(
    measured({
      label: { en: 'Respiratory rate', zh: '呼吸频率' },
      units: [
        {
          id: '/min',
          label: { en: '/min', zh: '次/min' },
          loinc: '9279-1',
          resolution: 0,
          hard: [0, 80],
          usual: [0, 60],
        },
      ],
    }),
    [{ points: 0 }, { from: 1, points: 1 }, { from: 6, points: 2 }, { from: 10, points: 4 }, { from: 30, points: 3 }],
  ),
})
const weights = { gcs: 0.9368, systolic: 0.7326, respiratoryRate: 0.2908 }

export const definition = defineCalculator({
  id: 'revised-trauma-score',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with the Utstein template for major trauma (table 7) and with the clinical model of Cambio (codes, weights, triage); the original paper was not at hand.',
      zh: '与 Utstein 严重创伤报告模板（表 7）及 Cambio 临床模型（编码、权重、分诊）核对；未能直接查阅原文。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: false,
  inputResolution: 'reported',
  purpose: { en: 'Physiological severity at the first contact after trauma.', zh: '创伤首次接诊时的生理学严重程度。' },
  population: { en: 'Injured adults.', zh: '创伤成人。' },
  inputs: { ...code.inputs, age: optional(age()) },
  outputs: {
    rts: { label: { en: 'RTS', zh: 'RTS' }, unit: { en: 'of 7.8408', zh: '分（最高 7.8408 分）' }, decimals: 4 },
    triage: { label: { en: 'Triage RTS', zh: 'T-RTS' }, unit: { en: 'of 12', zh: '分（最高 12 分）' }, decimals: 0 },
  },
  formula: (inputs) => ({
    rts:
      weights.gcs * code.of('gcs', inputs.gcs) +
      weights.systolic * code.of('systolic', inputs.systolic) +
      weights.respiratoryRate * code.of('respiratoryRate', inputs.respiratoryRate),
    triage: code.sum(inputs),
  }),
  formulaText: [
    ...code.text,
    {
      en: `RTS = ${weights.gcs} × GCS code + ${weights.systolic} × pressure code + ${weights.respiratoryRate} × respiration code; triage RTS = sum of the codes`,
      zh: `RTS = ${weights.gcs} × GCS 编码 + ${weights.systolic} × 收缩压编码 + ${weights.respiratoryRate} × 呼吸编码；T-RTS = 三项编码之和`,
    },
  ],
  classifications: [
    {
      id: 'triage',
      title: { en: 'Triage', zh: '分诊' },
      output: 'triage',
      on: 'raw',
      bands: [
        {
          id: 'immediate',
          label: { en: 'Immediate', zh: '立即' },
          meaning: { en: '0–10; 0 is without signs of life', zh: '0~10 分；0 分为无生命体征' },
          tone: 'alarm',
        },
        {
          id: 'urgent',
          from: 11,
          label: { en: 'Urgent', zh: '紧急' },
          meaning: { en: '11', zh: '11 分' },
          tone: 'caution',
        },
        {
          id: 'delayed',
          from: 12,
          label: { en: 'Delayed', zh: '可延迟' },
          meaning: { en: '12', zh: '12 分' },
          tone: 'neutral',
        },
      ],
    },
    {
      id: 'centre',
      title: { en: 'Where to', zh: '去向' },
      output: 'rts',
      on: 'raw',
      bands: [
        {
          id: 'centre',
          label: { en: 'Trauma centre', zh: '转创伤中心' },
          meaning: { en: 'RTS < 4', zh: 'RTS < 4 分' },
          tone: 'alarm',
        },
        {
          id: 'other',
          from: 4,
          label: { en: 'Not by this score', zh: '本评分未达转运标准' },
          meaning: { en: 'RTS ≥ 4; other criteria still hold', zh: 'RTS ≥ 4 分，其他转运标准仍适用' },
          tone: 'neutral',
        },
      ],
    },
  ],
  validity: [{ when: { input: 'age', below: 16 }, effect: 'warn', message: 'children' }],
  alerts: [],
  messages: {
    children: {
      en: 'In children normal pressure and respiration differ by age: use a paediatric trauma score.',
      zh: '儿童血压与呼吸正常值随年龄不同，请用儿科创伤评分。',
    },
  },
  caveats: [
    {
      en: 'Intubation, sedation and alcohol spoil the GCS and the respiratory rate.',
      zh: '气管插管、镇静与酒精影响 GCS 与呼吸频率。',
    },
    { en: 'Triage decisions of mass casualties follow the local system first.', zh: '群体伤分诊首先遵循当地流程。' },
  ],
  nextSteps: [
    {
      en: 'Together with ISS and age it gives the probability of survival (TRISS).',
      zh: '与 ISS、年龄合用可估算生存概率（TRISS）。',
    },
  ],
  references: [
    {
      text: 'Champion HR, Sacco WJ, Copes WS, et al. A revision of the Trauma Score. J Trauma 1989;29:623-629.',
      doi: '10.1097/00005373-198905000-00017',
    },
  ],
  examples: [
    {
      id: 'well',
      inputs: {
        gcs: { value: 15, unit: '{score}' },
        systolic: { value: 120, unit: 'mm[Hg]' },
        respiratoryRate: { value: 16, unit: '/min' },
      },
      expect: { rts: { value: 7.8408, decimals: 4 }, triage: { value: 12, decimals: 0 } },
      bands: { triage: 'delayed', centre: 'other' },
      source: earlierImplementation,
    },
    {
      id: 'urgent',
      inputs: {
        gcs: { value: 15, unit: '{score}' },
        systolic: { value: 80, unit: 'mm[Hg]' },
        respiratoryRate: { value: 20, unit: '/min' },
      },
      expect: { rts: { value: 7.1082, decimals: 4 }, triage: { value: 11, decimals: 0 } },
      bands: { triage: 'urgent', centre: 'other' },
      source: secondProgram,
    },
    {
      id: 'dying',
      inputs: {
        gcs: { value: 5, unit: '{score}' },
        systolic: { value: 60, unit: 'mm[Hg]' },
        respiratoryRate: { value: 8, unit: '/min' },
      },
      expect: { rts: { value: 2.9836, decimals: 4 }, triage: { value: 5, decimals: 0 } },
      bands: { triage: 'immediate', centre: 'centre' },
      source: secondProgram,
    },
  ],
})
