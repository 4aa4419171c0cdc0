import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { score, withElevation, withoutElevation } from './points.ts'

export const definition = defineCalculator({
  id: 'grace-6-month',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Points compared, when the catalogue of tools was written, with medicalalgorithms.com and two further public tables; levels now with the table of the GRACE centre (outcomes-umassmed.org). The paper itself was not at hand.',
      zh: '分值在编写工具目录时同 medicalalgorithms.com 及另两份公开表格核对，分级本次同 GRACE 中心公布的表格（outcomes-umassmed.org）核对；未能直接查阅原文。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: false,
  inputResolution: 'reported',
  purpose: {
    en: 'Estimates the risk of death within 6 months in those who leave hospital after an acute coronary syndrome.',
    zh: '评估急性冠脉综合征患者出院后 6 个月内的死亡风险。',
  },
  population: {
    en: 'Adults discharged alive after an acute coronary syndrome; derived in the international GRACE registry.',
    zh: '急性冠脉综合征后存活出院的成人；源自国际 GRACE 注册研究。',
  },
  inputs: score.inputs,
  outputs: {
    score: {
      label: { en: 'GRACE score at discharge', zh: 'GRACE 出院评分' },
      unit: { en: 'of 263 points', zh: '分（满分 263 分）' },
      decimals: 0,
    },
  },
  formula: (inputs) => ({ score: score.sum(inputs) }),
  formulaText: score.text,
  classifications: [withoutElevation, withElevation],
  validity: [{ when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' }],
  alerts: [],
  messages: { 'adults-only': { en: 'For adults only.', zh: '仅适用于成人。' } },
  caveats: [
    {
      en: 'Other than the score for death in hospital: the points and levels differ.',
      zh: '与院内死亡评分不同，分值与分级均不可混用。',
    },
    {
      en: 'Heart rate, pressure, creatinine, ST segment and markers are those of admission, not of discharge.',
      zh: '心率、血压、肌酐、ST 段与标志物均取入院时数值，而非出院时。',
    },
  ],
  nextSteps: [
    {
      en: 'The higher the risk, the earlier the follow-up: secondary prevention, ejection fraction, remaining ischaemia.',
      zh: '风险越高，越应尽早随访：二级预防、左室射血分数及残余缺血评估。',
    },
  ],
  references: [
    {
      text: 'Eagle KA, Lim MJ, Dabbous OH, et al. A validated prediction model for all forms of acute coronary syndrome: estimating the risk of 6-month postdischarge death in an international registry. JAMA 2004;291:2727–2733.',
      doi: '10.1001/jama.291.22.2727',
    },
  ],
  examples: [
    {
      id: 'man-68',
      inputs: {
        age: { value: 68, unit: 'a' },
        heartRate: { value: 95, unit: '/min' },
        systolic: { value: 110, unit: 'mm[Hg]' },
        creatinine: { value: 1.3, unit: 'mg/dL' },
        infarction: true,
        stDepression: true,
        enzymes: true,
        intervention: 'yes',
        heartFailure: false,
      },
      expect: { score: { value: 132, decimals: 0 } },
      bands: { 'nste-acs': 'high', stemi: 'high' },
      source: earlierImplementation,
    },
    {
      id: 'at-88',
      inputs: {
        age: { value: 65, unit: 'a' },
        heartRate: { value: 60, unit: '/min' },
        systolic: { value: 130, unit: 'mm[Hg]' },
        creatinine: { value: 88, unit: 'umol/L' },
        stDepression: true,
        intervention: 'yes',
      },
      expect: { score: { value: 88, decimals: 0 } },
      bands: { 'nste-acs': 'low', stemi: 'low' },
      source: countedByHand,
    },
    {
      id: 'at-89',
      inputs: {
        age: { value: 65, unit: 'a' },
        heartRate: { value: 60, unit: '/min' },
        systolic: { value: 130, unit: 'mm[Hg]' },
        creatinine: { value: 88, unit: 'umol/L' },
        infarction: true,
        intervention: 'yes',
      },
      expect: { score: { value: 89, decimals: 0 } },
      bands: { 'nste-acs': 'intermediate', stemi: 'low' },
      source: countedByHand,
    },
    {
      id: 'at-118',
      inputs: {
        age: { value: 65, unit: 'a' },
        heartRate: { value: 60, unit: '/min' },
        systolic: { value: 90, unit: 'mm[Hg]' },
        creatinine: { value: 1.8, unit: 'mg/dL' },
        enzymes: true,
        intervention: 'no',
      },
      expect: { score: { value: 118, decimals: 0 } },
      bands: { 'nste-acs': 'intermediate', stemi: 'intermediate' },
      source: countedByHand,
    },
  ],
})
