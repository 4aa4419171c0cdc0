import { defineCalculator } from '../../kit/tool/calculator.ts'
import { optionalYesNo } from '../../kit/tool/calculator-inputs.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { age } from '../../kit/tool/inputs/person.ts'
import { graded, pointScore, stepped } from '../../kit/tool/point-score.ts'

const score = pointScore({
  history: graded({
    label: { en: 'History', zh: '病史' },
    of: {
      slightly: [0, { en: 'Slightly suspicious', zh: '低度可疑' }],
      moderately: [1, { en: 'Moderately suspicious', zh: '中度可疑' }],
      highly: [2, { en: 'Highly suspicious', zh: '高度可疑' }],
    },
  }),
  ecg: graded({
    label: { en: 'ECG', zh: '心电图' },
    of: {
      normal: [0, { en: 'Normal', zh: '正常' }],
      'non-specific': [
        1,
        {
          en: 'Non-specific repolarisation disturbance, bundle branch block, hypertrophy',
          zh: '非特异性复极异常、束支阻滞、左心室肥厚',
        },
      ],
      deviation: [2, { en: 'Significant ST deviation not due to these', zh: '非上述原因所致的显著 ST 段偏移' }],
    },
  }),
  age: stepped(age(), [{ points: 0 }, { from: 45, points: 1 }, { from: 65, points: 2 }]),
  riskFactors: graded({
    label: { en: 'Risk factors', zh: '危险因素' },
    help: {
      en: 'Hypertension, hypercholesterolaemia, diabetes, obesity (BMI > 30), smoking, family history',
      zh: '高血压、高胆固醇血症、糖尿病、肥胖（BMI > 30）、吸烟、家族史',
    },
    of: {
      none: [0, { en: 'None', zh: '无' }],
      some: [1, { en: '1–2', zh: '1~2 个' }],
      many: [2, { en: '3 or more, or atherosclerotic disease', zh: '≥ 3 个，或已有动脉粥样硬化性疾病' }],
    },
  }),
  troponin: graded({
    label: { en: 'Troponin at presentation', zh: '就诊时肌钙蛋白' },
    of: {
      normal: [0, { en: 'Up to the limit of normal', zh: '不超过正常上限' }],
      raised: [1, { en: '1–3 times the limit', zh: '正常上限的 1~3 倍' }],
      high: [2, { en: 'More than 3 times the limit', zh: '> 正常上限 3 倍' }],
    },
  }),
})

export const definition = defineCalculator({
  id: 'heart-score',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Items, points and levels compared with the public repository stanfordaimlab/llm-as-clinical-calculator and a public note. The paper itself was not at hand.',
      zh: '条目、分值与分级同公开代码库 stanfordaimlab/llm-as-clinical-calculator 及一份公开笔记核对；未能直接查阅原文。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Estimates the risk of a major cardiac event within 6 weeks in chest pain, to decide who may go home.',
    zh: '评估胸痛患者 6 周内主要心血管不良事件风险，辅助决定能否离院。',
  },
  population: { en: 'Adults with chest pain in the emergency department.', zh: '急诊胸痛成人患者。' },
  inputs: {
    ...score.inputs,
    unstable: optionalYesNo({
      label: { en: 'New ST elevation, or haemodynamically unstable', zh: '新发 ST 段抬高或血流动力学不稳定' },
    }),
  },
  outputs: {
    score: {
      label: { en: 'HEART score', zh: 'HEART 评分' },
      unit: { en: 'of 10 points', zh: '分（满分 10 分）' },
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
          meaning: { en: '0–3: events in 0.9–1.7 %', zh: '0~3 分：事件率 0.9%~1.7%' },
          tone: 'good',
        },
        {
          id: 'moderate',
          from: 4,
          label: { en: 'Moderate', zh: '中危' },
          meaning: { en: '4–6: 12–17 %; observe and test', zh: '4~6 分：12%~17%，留观并进一步检查' },
          tone: 'caution',
        },
        {
          id: 'high',
          from: 7,
          label: { en: 'High', zh: '高危' },
          meaning: { en: '7–10: 50–65 %; consider early invasive care', zh: '7~10 分：50%~65%，考虑早期介入' },
          tone: 'alarm',
        },
      ],
    },
  ],
  validity: [
    { when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' },
    { when: { input: 'unstable', is: true }, effect: 'refuse', message: 'unstable' },
  ],
  alerts: [],
  messages: {
    'adults-only': { en: 'For adults only.', zh: '仅适用于成人。' },
    unstable: { en: 'Not for these patients: treat at once.', zh: '不适用于此类患者：应立即救治。' },
  },
  caveats: [
    {
      en: 'A low score does not look for aortic dissection, embolism or pneumothorax.',
      zh: '低分不能排除主动脉夹层、肺栓塞或气胸。',
    },
    {
      en: 'The history is a matter of judgement; a second troponin makes early discharge safer.',
      zh: '病史评分带主观性；复查肌钙蛋白可提高早期离院的安全性。',
    },
  ],
  nextSteps: [
    {
      en: 'Low: with a second normal troponin, early discharge with follow-up. Otherwise observe and test.',
      zh: '低危且复查肌钙蛋白正常：可早期离院随访；否则留观检查。',
    },
  ],
  references: [
    {
      text: 'Six AJ, Backus BE, Kelder JC. Chest pain in the emergency room: value of the HEART score. Neth Heart J 2008;16:191–196.',
      doi: '10.1007/BF03086144',
    },
    {
      text: 'Backus BE, Six AJ, Kelder JC, et al. A prospective validation of the HEART score for chest pain patients at the emergency department. Int J Cardiol 2013;168:2153–2158.',
      doi: '10.1016/j.ijcard.2013.01.255',
    },
  ],
  examples: [
    {
      id: 'three',
      inputs: {
        history: 'moderately',
        ecg: 'normal',
        age: { value: 55, unit: 'a' },
        riskFactors: 'some',
        troponin: 'normal',
      },
      expect: { score: { value: 3, decimals: 0 } },
      bands: { risk: 'low' },
      source: earlierImplementation,
    },
    {
      id: 'four',
      inputs: {
        history: 'moderately',
        ecg: 'normal',
        age: { value: 65, unit: 'a' },
        riskFactors: 'some',
        troponin: 'normal',
      },
      expect: { score: { value: 4, decimals: 0 } },
      bands: { risk: 'moderate' },
      source: countedByHand,
    },
    {
      id: 'seven',
      inputs: {
        history: 'highly',
        ecg: 'deviation',
        age: { value: 50, unit: 'a' },
        riskFactors: 'some',
        troponin: 'raised',
      },
      expect: { score: { value: 7, decimals: 0 } },
      bands: { risk: 'high' },
      source: countedByHand,
    },
  ],
})
