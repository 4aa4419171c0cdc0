import { defineCalculator } from '../../kit/tool/calculator.ts'
import { yesNo } from '../../kit/tool/calculator-inputs.ts'
import { haemoglobin, platelets, whiteCells } from '../../kit/tool/inputs/blood.ts'
import { bodyMassIndex } from '../../kit/tool/inputs/person.ts'
import { graded, pointScore, stepped } from '../../kit/tool/point-score.ts'
import { examples } from './examples.ts'
import { risk } from './risk.ts'

const score = pointScore({
  site: graded({
    label: { en: 'Site of the cancer', zh: '肿瘤部位' },
    of: {
      other: [0, { en: 'Other', zh: '其他' }],
      high: [
        1,
        {
          en: 'Lung, lymphoma, gynaecological, bladder, testicular',
          zh: '肺、淋巴瘤、妇科、膀胱、睾丸',
        },
      ],
      highest: [2, { en: 'Stomach, pancreas', zh: '胃、胰腺' }],
    },
  }),
  platelets: stepped(platelets(), [{ points: 0 }, { from: 350, points: 1 }]),
  whiteCells: stepped(whiteCells(), [{ points: 0 }, { from: 11.1, points: 1 }]),
  bmi: stepped(bodyMassIndex(), [{ points: 0 }, { from: 35, points: 1 }]),
})
/** g/L; use of an erythropoiesis-stimulating agent scores the same. */
const anaemia = { below: 100, points: 1 }

export const definition = defineCalculator({
  id: 'khorana-score',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Items, points and groups compared with a table in Eur Respir Rev and with table 1 in Cancers 2020;12:1958. The paper itself was not at hand.',
      zh: '条目、分值与分组同 Eur Respir Rev 表格及 Cancers 2020;12:1958 表 1 核对；未能直接查阅论文全文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'reported',
  purpose: {
    en: 'Predicts venous thromboembolism in outpatients who begin chemotherapy.',
    zh: '预测开始化疗的门诊肿瘤患者静脉血栓栓塞症风险。',
  },
  population: { en: 'Outpatients with cancer, before chemotherapy.', zh: '化疗前的门诊肿瘤患者。' },
  inputs: {
    ...score.inputs,
    haemoglobin: haemoglobin(),
    stimulated: yesNo({ label: { en: 'Erythropoiesis-stimulating drug', zh: '使用促红细胞生成药' } }),
  },
  outputs: {
    score: {
      label: { en: 'Khorana', zh: 'Khorana 评分' },
      unit: { en: 'of 6 points', zh: '分（满分 6 分）' },
      decimals: 0,
    },
  },
  formula: (inputs) => ({
    score: score.sum(inputs) + (inputs.haemoglobin < anaemia.below || inputs.stimulated ? anaemia.points : 0),
  }),
  formulaText: [
    ...score.text,
    {
      en: `${anaemia.points} point: haemoglobin < ${anaemia.below} g/L, or an erythropoiesis-stimulating drug`,
      zh: `${anaemia.points} 分：血红蛋白 < ${anaemia.below} g/L，或使用促红细胞生成药`,
    },
  ],
  classifications: [risk],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    {
      en: 'Values from before chemotherapy. Not for brain tumours and myeloma, which were hardly represented.',
      zh: '应取化疗前数值；脑肿瘤与骨髓瘤在原队列中极少，不适用。',
    },
    { en: 'Few events in lung cancer are foreseen by it.', zh: '对肺癌患者的预测能力有限。' },
  ],
  nextSteps: [
    {
      en: 'From 2 points prophylaxis with a direct oral anticoagulant or low-molecular-weight heparin is considered, after the risk of bleeding.',
      zh: '≥ 2 分者在评估出血风险后，可考虑直接口服抗凝药或低分子肝素预防。',
    },
  ],
  references: [
    {
      text: 'Khorana AA, Kuderer NM, Culakova E, Lyman GH, Francis CW. Development and validation of a predictive model for chemotherapy-associated thrombosis. Blood 2008;111:4902–4907.',
      doi: '10.1182/blood-2007-10-116327',
    },
  ],
  examples,
})
