import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { age, pregnancy } from '../../kit/tool/inputs/person.ts'
import { heartRate } from '../../kit/tool/inputs/vital-signs.ts'
import { pointScore, stepped, ticked } from '../../kit/tool/point-score.ts'

const score = pointScore({
  age: stepped(age(), [{ points: 0 }, { from: 66, points: 1 }]),
  heartRate: stepped(heartRate(), [{ points: 0 }, { from: 75, points: 3 }, { from: 95, points: 5 }]),
  previous: ticked({
    points: 3,
    label: { en: 'Previous deep vein thrombosis or pulmonary embolism', zh: '既往深静脉血栓形成或肺栓塞' },
  }),
  surgery: ticked({
    points: 2,
    label: {
      en: 'Surgery under general anaesthesia or fracture of a lower limb within 1 month',
      zh: '1 个月内全麻手术或下肢骨折',
    },
  }),
  cancer: ticked({
    points: 2,
    label: { en: 'Active malignancy', zh: '活动性恶性肿瘤' },
    help: { en: 'Or considered cured for less than 1 year', zh: '或治愈不足 1 年' },
  }),
  legPain: ticked({ points: 3, label: { en: 'Unilateral lower-limb pain', zh: '单侧下肢疼痛' } }),
  haemoptysis: ticked({ points: 2, label: { en: 'Haemoptysis', zh: '咯血' } }),
  palpation: ticked({
    points: 4,
    label: { en: 'Pain on palpation of deep veins and unilateral oedema', zh: '下肢深静脉触痛且单侧水肿' },
  }),
})

export const definition = defineCalculator({
  id: 'geneva-revised',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Items, points and levels compared with three public implementations, two of them in lakshay321123/medx. The paper itself was not at hand.',
      zh: '条目、分值与分级同三套公开实现（其中两套见 lakshay321123/medx）核对；未能直接查阅原文。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: true,
  inputResolution: 'reported',
  purpose: {
    en: 'Estimates how likely pulmonary embolism is before tests, from objective items alone.',
    zh: '仅凭客观条目评估检查前肺栓塞的可能性。',
  },
  population: {
    en: 'Adults in the emergency department in whom pulmonary embolism is suspected; not in pregnancy.',
    zh: '急诊疑诊肺栓塞的成人；不用于妊娠。',
  },
  inputs: { ...score.inputs, pregnancy: pregnancy() },
  outputs: {
    score: {
      label: { en: 'Revised Geneva score', zh: '修订版 Geneva 评分' },
      unit: { en: 'of 22 points', zh: '分（满分 22 分）' },
      decimals: 0,
    },
  },
  formula: (inputs) => ({ score: score.sum(inputs) }),
  formulaText: score.text,
  classifications: [
    {
      id: 'probability',
      output: 'score',
      on: 'raw',
      bands: [
        {
          id: 'low',
          label: { en: 'Low probability', zh: '低度可能' },
          meaning: { en: '0–3 points: about 8 %', zh: '0~3 分：约 8%' },
          tone: 'neutral',
        },
        {
          id: 'intermediate',
          from: 4,
          label: { en: 'Intermediate probability', zh: '中度可能' },
          meaning: { en: '4–10 points: about 28 %', zh: '4~10 分：约 28%' },
          tone: 'caution',
        },
        {
          id: 'high',
          from: 11,
          label: { en: 'High probability', zh: '高度可能' },
          meaning: { en: '≥ 11 points: about 74 %', zh: '≥ 11 分：约 74%' },
          tone: 'alarm',
        },
      ],
    },
  ],
  validity: [
    { when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' },
    { when: { input: 'pregnancy', is: true }, effect: 'refuse', message: 'in-pregnancy' },
  ],
  alerts: [],
  messages: {
    'adults-only': { en: 'For adults only.', zh: '仅适用于成人。' },
    'in-pregnancy': { en: 'Not validated in pregnancy.', zh: '未在妊娠人群中验证，不适用。' },
  },
  caveats: [
    {
      en: 'A low score alone excludes nothing: it says how to go on.',
      zh: '得分低本身不能排除诊断，只提示下一步检查。',
    },
    {
      en: 'The simplified version gives one point an item and has other cut-offs.',
      zh: '简化版各项计 1 分，界值不同。',
    },
  ],
  nextSteps: [
    {
      en: 'Low or intermediate: D-dimer. High: CT pulmonary angiography.',
      zh: '低、中度可能：查 D-二聚体；高度可能：行 CT 肺动脉造影。',
    },
  ],
  references: [
    {
      text: 'Le Gal G, Righini M, Roy PM, et al. Prediction of pulmonary embolism in the emergency department: the revised Geneva score. Ann Intern Med 2006;144:165–171.',
      doi: '10.7326/0003-4819-144-3-200602070-00004',
    },
  ],
  examples: [
    {
      id: 'eight',
      inputs: { age: { value: 70, unit: 'a' }, heartRate: { value: 100, unit: '/min' }, surgery: true },
      expect: { score: { value: 8, decimals: 0 } },
      bands: { probability: 'intermediate' },
      source: earlierImplementation,
    },
    {
      id: 'three',
      inputs: { age: { value: 40, unit: 'a' }, heartRate: { value: 80, unit: '/min' } },
      expect: { score: { value: 3, decimals: 0 } },
      bands: { probability: 'low' },
      source: countedByHand,
    },
    {
      id: 'four',
      inputs: { age: { value: 66, unit: 'a' }, heartRate: { value: 75, unit: '/min' } },
      expect: { score: { value: 4, decimals: 0 } },
      bands: { probability: 'intermediate' },
      source: countedByHand,
    },
    {
      id: 'eleven',
      inputs: {
        age: { value: 66, unit: 'a' },
        heartRate: { value: 95, unit: '/min' },
        legPain: true,
        haemoptysis: true,
      },
      expect: { score: { value: 11, decimals: 0 } },
      bands: { probability: 'high' },
      source: countedByHand,
    },
  ],
})
