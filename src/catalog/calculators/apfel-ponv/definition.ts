import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { pointScore, ticked } from '../../kit/tool/point-score.ts'

const score = pointScore({
  female: ticked({ label: { en: 'Female', zh: '女性' }, points: 1 }),
  nonSmoker: ticked({ label: { en: 'Non-smoker', zh: '不吸烟' }, points: 1 }),
  history: ticked({
    label: { en: 'Previous nausea and vomiting after surgery, or motion sickness', zh: '既往术后恶心呕吐或晕动病史' },
    points: 1,
  }),
  opioids: ticked({ label: { en: 'Opioids after surgery expected', zh: '预计术后使用阿片类药物' }, points: 1 }),
})

export const definition = defineCalculator({
  id: 'apfel-ponv',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Items compared with Can J Anesth 2021 and 2002 (abstracts); the rates, rounded, with theguidewire.net. The paper was not at hand.',
      zh: '条目同 Can J Anesth 2021、2002 摘要核对，发生率（取整）同 theguidewire.net 核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: { en: 'Predicts nausea and vomiting after general anaesthesia.', zh: '预测全身麻醉后恶心呕吐的风险。' },
  population: { en: 'Adults with inhalational anaesthesia.', zh: '接受吸入麻醉的成人。' },
  inputs: { ...score.inputs },
  outputs: {
    score: {
      label: { en: 'Apfel score', zh: 'Apfel 评分' },
      unit: { en: 'of 4 points', zh: '分（满分 4 分）' },
      decimals: 0,
    },
  },
  formula: (inputs) => ({ score: score.sum(inputs) }),
  formulaText: score.text,
  classifications: [
    {
      id: 'level',
      output: 'score',
      on: 'raw',
      bands: [
        { id: '0', label: { en: '0', zh: '0 分' }, meaning: { en: 'About 10 %', zh: '约 10%' }, tone: 'good' },
        { id: '1', from: 1, label: { en: '1', zh: '1 分' }, meaning: { en: 'About 21 %', zh: '约 21%' }, tone: 'good' },
        {
          id: '2',
          from: 2,
          label: { en: '2', zh: '2 分' },
          meaning: { en: 'About 39 %', zh: '约 39%' },
          tone: 'caution',
        },
        {
          id: '3',
          from: 3,
          label: { en: '3', zh: '3 分' },
          meaning: { en: 'About 61 %', zh: '约 61%' },
          tone: 'alarm',
        },
        {
          id: '4',
          from: 4,
          label: { en: '4', zh: '4 分' },
          meaning: { en: 'About 79 %', zh: '约 79%' },
          tone: 'alarm',
        },
      ],
    },
  ],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    { en: 'For adults: children have other risk factors.', zh: '适用于成人，儿童危险因素不同。' },
    { en: 'The rates are without prophylaxis.', zh: '发生率为未预防时的估计。' },
  ],
  nextSteps: [
    {
      en: 'One or two risk factors: two antiemetics; more: three or four, by the consensus guideline in use.',
      zh: '1~2 个危险因素用 2 种止吐药，更多者用 3~4 种，按所用共识指南执行。',
    },
  ],
  references: [
    {
      text: 'Apfel CC, Läärä E, Koivuranta M, Greim CA, Roewer N. A simplified risk score for predicting postoperative nausea and vomiting. Anesthesiology 1999;91:693–700.',
      doi: '10.1097/00000542-199909000-00022',
    },
  ],
  examples: [
    {
      id: 'three',
      inputs: { female: true, nonSmoker: true, opioids: true, history: false },
      expect: { score: { value: 3, decimals: 0 } },
      bands: { level: '3' },
      source: earlierImplementation,
    },
    {
      id: 'none',
      inputs: {},
      expect: { score: { value: 0, decimals: 0 } },
      bands: { level: '0' },
      source: countedByHand,
    },
    {
      id: 'one',
      inputs: { female: true },
      expect: { score: { value: 1, decimals: 0 } },
      bands: { level: '1' },
      source: countedByHand,
    },
    {
      id: 'two',
      inputs: { female: true, history: true },
      expect: { score: { value: 2, decimals: 0 } },
      bands: { level: '2' },
      source: countedByHand,
    },
    {
      id: 'all',
      inputs: { female: true, nonSmoker: true, opioids: true, history: true },
      expect: { score: { value: 4, decimals: 0 } },
      bands: { level: '4' },
      source: countedByHand,
    },
  ],
})
