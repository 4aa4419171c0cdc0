import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { oxygenSaturation } from '../../kit/tool/inputs/gases.ts'
import { age, sex } from '../../kit/tool/inputs/person.ts'
import { heartRate, respiratoryRate, systolicPressure, temperature } from '../../kit/tool/inputs/vital-signs.ts'
import { graded, pointScore, stepped, ticked } from '../../kit/tool/point-score.ts'
import { classes } from './classes.ts'

const { of: sexes } = sex()
const score = pointScore({
  sex: graded({ label: { en: 'Sex', zh: '性别' }, of: { female: [0, sexes.female], male: [10, sexes.male] } }),
  heartRate: stepped(heartRate(), [{ points: 0 }, { from: 110, points: 20 }]),
  systolic: stepped(systolicPressure(), [{ points: 30 }, { from: 100, points: 0 }]),
  respiratoryRate: stepped(respiratoryRate(), [{ points: 0 }, { from: 30, points: 20 }]),
  temperature: stepped(temperature(), [{ points: 20 }, { from: 36, points: 0 }]),
  saturation: stepped(oxygenSaturation(), [{ points: 20 }, { from: 90, points: 0 }]),
  cancer: ticked({ points: 30, label: { en: 'Cancer, active or past', zh: '恶性肿瘤（现患或既往）' } }),
  heartFailure: ticked({ points: 10, label: { en: 'Heart failure', zh: '心力衰竭' } }),
  lungDisease: ticked({ points: 10, label: { en: 'Chronic lung disease', zh: '慢性肺病' } }),
  mentalStatus: ticked({
    points: 60,
    label: { en: 'Altered mental status', zh: '意识状态改变' },
    help: { en: 'Disorientation, lethargy, stupor or coma', zh: '定向障碍、嗜睡、昏睡或昏迷' },
  }),
})

export const definition = defineCalculator({
  id: 'pesi',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Items, points and levels compared with public implementations (aliemteam/aliemcards and lakshay321123/medx). The paper itself was not at hand.',
      zh: '条目、分值与分级同公开实现（aliemteam/aliemcards、lakshay321123/medx）核对；未能直接查阅原文。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: false,
  inputResolution: 'reported',
  purpose: {
    en: 'Estimates the risk of death within 30 days in confirmed pulmonary embolism, to see who may be treated at home.',
    zh: '评估确诊肺栓塞患者 30 天死亡风险，辅助判断能否院外治疗。',
  },
  population: { en: 'Adults with confirmed acute pulmonary embolism.', zh: '确诊急性肺栓塞的成人患者。' },
  inputs: { age: age(), ...score.inputs },
  outputs: { score: { label: { en: 'PESI', zh: 'PESI 评分' }, unit: { en: 'points', zh: '分' }, decimals: 0 } },
  formula: (inputs) => ({ score: inputs.age + score.sum(inputs) }),
  formulaText: [{ en: 'Age in years, and:', zh: '年龄（岁）加以下各项：' }, ...score.text],
  classifications: [classes],
  validity: [{ when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' }],
  alerts: [],
  messages: { 'adults-only': { en: 'For adults only.', zh: '仅适用于成人。' } },
  caveats: [
    {
      en: 'Does not look at the right ventricle or troponin: in class I and II they may still be abnormal.',
      zh: '未纳入右心室功能与肌钙蛋白，I、II 级者亦可能异常。',
    },
    { en: 'In shock or hypotension treat at once.', zh: '出现休克或低血压应立即救治。' },
  ],
  nextSteps: [
    {
      en: 'Class I or II: early discharge may be considered where home care is safe. III to V: assess the right ventricle and troponin.',
      zh: 'I、II 级：具备条件者可考虑早期出院；III~V 级：评估右心室功能与肌钙蛋白。',
    },
  ],
  references: [
    {
      text: 'Aujesky D, Obrosky DS, Stone RA, et al. Derivation and validation of a prognostic model for pulmonary embolism. Am J Respir Crit Care Med 2005;172:1041–1046.',
      doi: '10.1164/rccm.200506-862OC',
    },
  ],
  examples: [
    {
      id: 'iv',
      inputs: {
        age: { value: 65, unit: 'a' },
        sex: 'male',
        heartRate: { value: 115, unit: '/min' },
        systolic: { value: 120, unit: 'mm[Hg]' },
        respiratoryRate: { value: 18, unit: '/min' },
        temperature: { value: 37, unit: 'Cel' },
        saturation: { value: 96, unit: '%' },
        cancer: true,
        heartFailure: false,
        lungDisease: false,
        mentalStatus: false,
      },
      expect: { score: { value: 125, decimals: 0 } },
      bands: { class: 'IV' },
      source: earlierImplementation,
    },
    {
      id: 'i',
      inputs: {
        age: { value: 65, unit: 'a' },
        sex: 'female',
        heartRate: { value: 80, unit: '/min' },
        systolic: { value: 120, unit: 'mm[Hg]' },
        respiratoryRate: { value: 18, unit: '/min' },
        temperature: { value: 37, unit: 'Cel' },
        saturation: { value: 96, unit: '%' },
      },
      expect: { score: { value: 65, decimals: 0 } },
      bands: { class: 'I' },
      source: countedByHand,
    },
    {
      id: 'ii',
      inputs: {
        age: { value: 66, unit: 'a' },
        sex: 'female',
        heartRate: { value: 80, unit: '/min' },
        systolic: { value: 120, unit: 'mm[Hg]' },
        respiratoryRate: { value: 18, unit: '/min' },
        temperature: { value: 37, unit: 'Cel' },
        saturation: { value: 96, unit: '%' },
      },
      expect: { score: { value: 66, decimals: 0 } },
      bands: { class: 'II' },
      source: countedByHand,
    },
    {
      id: 'iii',
      inputs: {
        age: { value: 66, unit: 'a' },
        sex: 'female',
        heartRate: { value: 80, unit: '/min' },
        systolic: { value: 120, unit: 'mm[Hg]' },
        respiratoryRate: { value: 18, unit: '/min' },
        temperature: { value: 37, unit: 'Cel' },
        saturation: { value: 89, unit: '%' },
      },
      expect: { score: { value: 86, decimals: 0 } },
      bands: { class: 'III' },
      source: countedByHand,
    },
    {
      id: 'v',
      inputs: {
        age: { value: 66, unit: 'a' },
        sex: 'female',
        heartRate: { value: 80, unit: '/min' },
        systolic: { value: 120, unit: 'mm[Hg]' },
        respiratoryRate: { value: 18, unit: '/min' },
        temperature: { value: 37, unit: 'Cel' },
        saturation: { value: 96, unit: '%' },
        mentalStatus: true,
      },
      expect: { score: { value: 126, decimals: 0 } },
      bands: { class: 'V' },
      source: countedByHand,
    },
  ],
})
