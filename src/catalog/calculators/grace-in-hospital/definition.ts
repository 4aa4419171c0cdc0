import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { score, withElevation, withoutElevation } from './points.ts'

export const definition = defineCalculator({
  id: 'grace-in-hospital',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Items, points and levels compared with the public repository crazydev084/calculation-tool-by-vue.js and the table of a further calculator; levels with the table of the GRACE centre (outcomes-umassmed.org). The paper itself was not at hand.',
      zh: '条目、分值与分级同公开代码库 crazydev084/calculation-tool-by-vue.js 及另一公开计算器的表格核对；分级同 GRACE 中心公布的表格（outcomes-umassmed.org）核对；未能直接查阅原文。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: false,
  inputResolution: 'reported',
  purpose: {
    en: 'Estimates the risk of death in hospital in an acute coronary syndrome, from what is known at admission.',
    zh: '根据入院时资料评估急性冠脉综合征患者的院内死亡风险。',
  },
  population: {
    en: 'Adults with an acute coronary syndrome of any kind; derived in the international GRACE registry.',
    zh: '各类急性冠脉综合征成人患者；源自国际 GRACE 注册研究。',
  },
  inputs: score.inputs,
  outputs: {
    score: {
      label: { en: 'GRACE score', zh: 'GRACE 评分' },
      unit: { en: 'of 372 points', zh: '分（满分 372 分）' },
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
      en: 'This is version 1.0. GRACE 2.0 on the web uses other functions: the two must not be mixed.',
      zh: '本工具为 1.0 版；网络版 GRACE 2.0 采用不同函数，两者不可混用。',
    },
    {
      en: 'Where shock, arrest, refractory angina or arrhythmia calls for immediate angiography, do not wait for the score.',
      zh: '出现休克、心脏骤停、难治性心绞痛或恶性心律失常须立即造影，不应等待评分。',
    },
  ],
  nextSteps: [
    {
      en: 'Without ST elevation: above 140 points angiography within 24 hours; otherwise in the same admission, by symptoms and tests.',
      zh: '非 ST 段抬高者：> 140 分者 24 h 内造影；其余于本次住院期间按症状及检查结果决定。',
    },
  ],
  references: [
    {
      text: 'Granger CB, Goldberg RJ, Dabbous O, et al. Predictors of hospital mortality in the Global Registry of Acute Coronary Events. Arch Intern Med 2003;163:2345–2353.',
      doi: '10.1001/archinte.163.19.2345',
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
        killip: 'II',
        stDeviation: true,
        enzymes: true,
        arrest: false,
      },
      expect: { score: { value: 188, decimals: 0 } },
      bands: { 'nste-acs': 'high', stemi: 'high' },
      source: earlierImplementation,
    },
    {
      id: 'at-108',
      inputs: {
        age: { value: 65, unit: 'a' },
        heartRate: { value: 80, unit: '/min' },
        systolic: { value: 130, unit: 'mm[Hg]' },
        creatinine: { value: 88, unit: 'umol/L' },
        killip: 'I',
      },
      expect: { score: { value: 108, decimals: 0 } },
      bands: { 'nste-acs': 'low', stemi: 'low' },
      source: countedByHand,
    },
    {
      id: 'at-109',
      inputs: {
        age: { value: 65, unit: 'a' },
        heartRate: { value: 60, unit: '/min' },
        systolic: { value: 150, unit: 'mm[Hg]' },
        creatinine: { value: 1.4, unit: 'mg/dL' },
        killip: 'I',
        enzymes: true,
      },
      expect: { score: { value: 109, decimals: 0 } },
      bands: { 'nste-acs': 'intermediate', stemi: 'low' },
      source: countedByHand,
    },
    {
      id: 'at-126',
      inputs: {
        age: { value: 65, unit: 'a' },
        heartRate: { value: 60, unit: '/min' },
        systolic: { value: 150, unit: 'mm[Hg]' },
        creatinine: { value: 1, unit: 'mg/dL' },
        killip: 'II',
        enzymes: true,
      },
      expect: { score: { value: 126, decimals: 0 } },
      bands: { 'nste-acs': 'intermediate', stemi: 'intermediate' },
      source: countedByHand,
    },
    {
      id: 'at-141',
      inputs: {
        age: { value: 65, unit: 'a' },
        heartRate: { value: 60, unit: '/min' },
        systolic: { value: 90, unit: 'mm[Hg]' },
        creatinine: { value: 1, unit: 'mg/dL' },
        killip: 'II',
      },
      expect: { score: { value: 141, decimals: 0 } },
      bands: { 'nste-acs': 'high', stemi: 'intermediate' },
      source: countedByHand,
    },
  ],
})
