import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { score } from './score.ts'

export const definition = defineCalculator({
  id: 'four-ts-hit',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Items, points and groups compared with BMJ Best Practice and with thehematologist.org, which cites the paper. The paper itself was not at hand.',
      zh: '条目、分值与分组同 BMJ Best Practice 及 thehematologist.org（引自原文）核对；未能直接查阅论文全文。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Estimates how likely heparin-induced thrombocytopenia is before antibodies are measured.',
    zh: '在检测抗体前评估肝素诱导血小板减少症（HIT）的可能性。',
  },
  population: { en: 'Patients on heparin whose platelets fall.', zh: '使用肝素期间血小板下降的患者。' },
  inputs: score.inputs,
  outputs: {
    score: { label: { en: '4Ts', zh: '4Ts 评分' }, unit: { en: 'of 8 points', zh: '分（满分 8 分）' }, decimals: 0 },
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
          label: { en: 'Low', zh: '低度可能' },
          meaning: {
            en: '0–3: negative predictive value 99.8%',
            zh: '0~3 分：阴性预测值 99.8%',
          },
          tone: 'good',
        },
        {
          id: 'intermediate',
          from: 4,
          label: { en: 'Intermediate', zh: '中度可能' },
          meaning: { en: '4–5: about 14%', zh: '4~5 分：约 14%' },
          tone: 'caution',
        },
        {
          id: 'high',
          from: 6,
          label: { en: 'High', zh: '高度可能' },
          meaning: { en: '6–8: about 64%', zh: '6~8 分：约 64%' },
          tone: 'alarm',
        },
      ],
    },
  ],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    {
      en: 'A low score excludes only where all items are known; reassess when something changes.',
      zh: '仅当各项信息完整时，低分才可排除；病情变化应重新评分。',
    },
    { en: 'Less reliable after heart surgery and in intensive care.', zh: '心脏手术后及重症患者可靠性下降。' },
  ],
  nextSteps: [
    {
      en: 'Intermediate or high: stop all heparin, give another anticoagulant, measure PF4 antibodies.',
      zh: '中、高度可能者：停用一切肝素，改用非肝素类抗凝药，检测 PF4 抗体。',
    },
  ],
  references: [
    {
      text: 'Lo GK, Juhl D, Warkentin TE, Sigouin CS, Eichler P, Greinacher A. Evaluation of pretest clinical score (4 T’s) for the diagnosis of heparin-induced thrombocytopenia in two clinical settings. J Thromb Haemost 2006;4:759–765.',
      doi: '10.1111/j.1538-7836.2006.01787.x',
    },
  ],
  examples: [
    {
      id: 'intermediate',
      inputs: { thrombocytopenia: '2', timing: '2', thrombosis: '0', otherCauses: '1' },
      expect: { score: { value: 5, decimals: 0 } },
      bands: { probability: 'intermediate' },
      source: earlierImplementation,
    },
    {
      id: 'low',
      inputs: { thrombocytopenia: '1', timing: '1', thrombosis: '0', otherCauses: '1' },
      expect: { score: { value: 3, decimals: 0 } },
      bands: { probability: 'low' },
      source: countedByHand,
    },
    {
      id: 'published',
      inputs: { thrombocytopenia: '2', timing: '1', thrombosis: '0', otherCauses: '1' },
      expect: { score: { value: 4, decimals: 0 } },
      bands: { probability: 'intermediate' },
      source: {
        outside: true,
        words: {
          en: 'Case in Thromb J 2020 (doi 10.1186/s12959-020-00229-8), table 1.',
          zh: 'Thromb J 2020（doi 10.1186/s12959-020-00229-8）表 1 病例。',
        },
      },
    },
    {
      id: 'high',
      inputs: { thrombocytopenia: '2', timing: '2', thrombosis: '2', otherCauses: '0' },
      expect: { score: { value: 6, decimals: 0 } },
      bands: { probability: 'high' },
      source: countedByHand,
    },
  ],
})
