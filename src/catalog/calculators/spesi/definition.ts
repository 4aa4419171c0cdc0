import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { oxygenSaturation } from '../../kit/tool/inputs/gases.ts'
import { age } from '../../kit/tool/inputs/person.ts'
import { heartRate, systolicPressure } from '../../kit/tool/inputs/vital-signs.ts'
import { pointScore, stepped, ticked } from '../../kit/tool/point-score.ts'

const score = pointScore({
  age: stepped(age(), [{ points: 0 }, { from: 81, points: 1 }]),
  heartRate: stepped(heartRate(), [{ points: 0 }, { from: 110, points: 1 }]),
  systolic: stepped(systolicPressure(), [{ points: 1 }, { from: 100, points: 0 }]),
  saturation: stepped(oxygenSaturation(), [{ points: 1 }, { from: 90, points: 0 }]),
  cancer: ticked({ points: 1, label: { en: 'Cancer', zh: '恶性肿瘤' } }),
  cardiopulmonary: ticked({
    points: 1,
    label: { en: 'Chronic heart failure or lung disease', zh: '慢性心力衰竭或慢性肺病' },
  }),
})

export const definition = defineCalculator({
  id: 'spesi',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Items, points and levels compared with a public note and the description of a public implementation. The paper itself was not at hand.',
      zh: '条目、分值与分级同一份公开笔记及一套公开实现的说明核对；未能直接查阅原文。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: false,
  inputResolution: 'reported',
  purpose: {
    en: 'Finds patients with pulmonary embolism in whom few die within 30 days.',
    zh: '识别 30 天死亡风险低的肺栓塞患者。',
  },
  population: { en: 'Adults with confirmed acute pulmonary embolism.', zh: '确诊急性肺栓塞的成人患者。' },
  inputs: score.inputs,
  outputs: {
    score: {
      label: { en: 'sPESI', zh: 'sPESI 评分' },
      unit: { en: 'of 6 points', zh: '分（满分 6 分）' },
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
          meaning: { en: '0 points: 1.0 % die within 30 days', zh: '0 分：30 天死亡 1.0%' },
          tone: 'good',
        },
        {
          id: 'high',
          from: 1,
          label: { en: 'Not low', zh: '非低危' },
          meaning: { en: '≥ 1 point: 10.9 %', zh: '≥ 1 分：10.9%' },
          tone: 'alarm',
        },
      ],
    },
  ],
  validity: [{ when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' }],
  alerts: [],
  messages: { 'adults-only': { en: 'For adults only.', zh: '仅适用于成人。' } },
  caveats: [
    { en: 'Does not look at the right ventricle or troponin.', zh: '未纳入右心室功能与肌钙蛋白。' },
    { en: 'In shock or hypotension treat at once.', zh: '出现休克或低血压应立即救治。' },
  ],
  nextSteps: [
    {
      en: '0 points: early discharge may be considered where home care is safe. Otherwise assess the right ventricle and troponin.',
      zh: '0 分：具备条件者可考虑早期出院；否则评估右心室功能与肌钙蛋白。',
    },
  ],
  references: [
    {
      text: 'Jiménez D, Aujesky D, Moores L, et al. Simplification of the pulmonary embolism severity index for prognostication in patients with acute symptomatic pulmonary embolism. Arch Intern Med 2010;170:1383–1389.',
      doi: '10.1001/archinternmed.2010.199',
    },
  ],
  examples: [
    {
      id: 'low',
      inputs: {
        age: { value: 50, unit: 'a' },
        heartRate: { value: 80, unit: '/min' },
        systolic: { value: 120, unit: 'mm[Hg]' },
        saturation: { value: 96, unit: '%' },
        cancer: false,
        cardiopulmonary: false,
      },
      expect: { score: { value: 0, decimals: 0 } },
      bands: { risk: 'low' },
      source: earlierImplementation,
    },
    {
      id: 'edge',
      inputs: {
        age: { value: 80, unit: 'a' },
        heartRate: { value: 109, unit: '/min' },
        systolic: { value: 100, unit: 'mm[Hg]' },
        saturation: { value: 90, unit: '%' },
      },
      expect: { score: { value: 0, decimals: 0 } },
      bands: { risk: 'low' },
      source: countedByHand,
    },
    {
      id: 'high',
      inputs: {
        age: { value: 81, unit: 'a' },
        heartRate: { value: 80, unit: '/min' },
        systolic: { value: 120, unit: 'mm[Hg]' },
        saturation: { value: 96, unit: '%' },
      },
      expect: { score: { value: 1, decimals: 0 } },
      bands: { risk: 'high' },
      source: countedByHand,
    },
  ],
})
