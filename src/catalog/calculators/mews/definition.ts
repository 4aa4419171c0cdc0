import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { optional } from '../../kit/tool/inputs/in-units.ts'
import { age } from '../../kit/tool/inputs/person.ts'
import { heartRate, respiratoryRate, systolicPressure, temperature } from '../../kit/tool/inputs/vital-signs.ts'
import { graded, pointScore, stepped } from '../../kit/tool/point-score.ts'

const score = pointScore({
  systolic: stepped(systolicPressure(), [
    { points: 3 },
    { from: 71, points: 2 },
    { from: 81, points: 1 },
    { from: 101, points: 0 },
    { from: 200, points: 2 },
  ]),
  heartRate: stepped(heartRate(), [
    { points: 2 },
    { from: 40, points: 1 },
    { from: 51, points: 0 },
    { from: 101, points: 1 },
    { from: 111, points: 2 },
    { from: 130, points: 3 },
  ]),
  respiratoryRate: stepped(respiratoryRate(), [
    { points: 2 },
    { from: 9, points: 0 },
    { from: 15, points: 1 },
    { from: 21, points: 2 },
    { from: 30, points: 3 },
  ]),
  temperature: stepped(temperature(), [{ points: 2 }, { from: 35, points: 0 }, { from: 38.5, points: 2 }]),
  consciousness: graded({
    label: { en: 'Consciousness (AVPU)', zh: '意识（AVPU）' },
    of: {
      A: [0, { en: 'Alert', zh: '清醒' }],
      V: [1, { en: 'Responds to voice', zh: '对声音有反应' }],
      P: [2, { en: 'Responds to pain', zh: '对疼痛有反应' }],
      U: [3, { en: 'Unresponsive', zh: '无反应' }],
    },
  }),
})

export const definition = defineCalculator({
  id: 'mews',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with Wikipedia and with a public notebook of emergency medicine (pharmacy-notebook.com); where their table leaves single values open (70 mmHg, 40/min) they are counted as on the usual charts; the original paper was not at hand.',
      zh: '与维基百科及一份公开医学手册（pharmacy-notebook.com）核对；原表未涵盖的个别数值（70 mmHg、40 次/min）按通行图表计分；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'reported',
  purpose: {
    en: 'Early warning of death or admission to intensive care in medical admissions.',
    zh: '内科入院患者死亡或转入 ICU 的早期预警。',
  },
  population: { en: 'Adults admitted to medical wards.', zh: '内科住院成人。' },
  inputs: { ...score.inputs, age: optional(age()) },
  outputs: {
    score: {
      label: { en: 'MEWS', zh: 'MEWS 总分' },
      unit: { en: 'of 14 points', zh: '分（满分 14 分）' },
      decimals: 0,
    },
  },
  formula: (inputs) => ({ score: score.sum(inputs) }),
  formulaText: score.text,
  classifications: [
    {
      id: 'risk',
      output: 'score',
      on: 'raw',
      bands: [
        {
          id: 'low',
          label: { en: 'Low', zh: '低危' },
          meaning: { en: '0–2: usual observations', zh: '0~2 分：常规监测' },
          tone: 'good',
        },
        {
          id: 'medium',
          from: 3,
          label: { en: 'Raised', zh: '中危' },
          meaning: { en: '3–4: observe more often', zh: '3~4 分：增加监测频次' },
          tone: 'caution',
        },
        {
          id: 'high',
          from: 5,
          label: { en: 'High', zh: '高危' },
          meaning: {
            en: '5 or more: associated with death and admission to intensive care',
            zh: '≥ 5 分：与死亡及转入 ICU 相关',
          },
          tone: 'alarm',
        },
      ],
    },
  ],
  validity: [{ when: { input: 'age', below: 16 }, effect: 'refuse', message: 'adults-only' }],
  alerts: [],
  messages: { 'adults-only': { en: 'For adults only.', zh: '仅适用于成人。' } },
  caveats: [
    {
      en: 'Many hospitals have versions of their own; this is the one of 2001. NEWS2 has replaced it in many places.',
      zh: '各医院版本不一，本工具为 2001 年原版；许多机构已改用 NEWS2。',
    },
    { en: 'Takes no account of oxygen saturation.', zh: '未纳入血氧饱和度。' },
  ],
  nextSteps: [
    { en: '5 or more: urgent medical review, consider intensive care.', zh: '≥ 5 分：紧急医疗评估，考虑转入 ICU。' },
  ],
  references: [
    {
      text: 'Subbe CP, Kruger M, Rutherford P, Gemmel L. Validation of a modified Early Warning Score in medical admissions. QJM 2001;94:521-526.',
      doi: '10.1093/qjmed/94.10.521',
    },
  ],
  examples: [
    {
      id: 'high',
      inputs: {
        systolic: { value: 95, unit: 'mm[Hg]' },
        heartRate: { value: 112, unit: '/min' },
        respiratoryRate: { value: 24, unit: '/min' },
        temperature: { value: 38.7, unit: 'Cel' },
        consciousness: 'V',
      },
      expect: { score: { value: 8, decimals: 0 } },
      bands: { risk: 'high' },
      source: earlierImplementation,
    },
    {
      id: 'medium',
      inputs: {
        systolic: { value: 100, unit: 'mm[Hg]' },
        heartRate: { value: 101, unit: '/min' },
        respiratoryRate: { value: 20, unit: '/min' },
        temperature: { value: 37, unit: 'Cel' },
        consciousness: 'A',
      },
      expect: { score: { value: 3, decimals: 0 } },
      bands: { risk: 'medium' },
      source: countedByHand,
    },
    {
      id: 'low',
      inputs: {
        systolic: { value: 101, unit: 'mm[Hg]' },
        heartRate: { value: 101, unit: '/min' },
        respiratoryRate: { value: 20, unit: '/min' },
        temperature: { value: 38.4, unit: 'Cel' },
        consciousness: 'A',
      },
      expect: { score: { value: 2, decimals: 0 } },
      bands: { risk: 'low' },
      source: countedByHand,
    },
  ],
})
