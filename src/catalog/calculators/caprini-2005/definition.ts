import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { score } from './items.ts'

const slim = {
  age: { value: 35, unit: 'a' },
  bmi: { value: 22, unit: 'kg/m2' },
  surgery: 'none',
  rest: 'no',
}

export const definition = defineCalculator({
  id: 'caprini-2005',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Every item compared with Cancers of the Head & Neck 2016 (10.1186/s41199-016-0014-9, table 2), with the form of the University of Michigan and with the repository stanfordaimlab/llm-as-clinical-calculator. The paper was not at hand.',
      zh: '各条目与 Cancers of the Head & Neck 2016（10.1186/s41199-016-0014-9，表 2）、密歇根大学量表及代码库 stanfordaimlab/llm-as-clinical-calculator 核对；未能直接查阅原文。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: true,
  inputResolution: 'reported',
  purpose: {
    en: 'Estimates the risk of venous thrombosis, to choose the prophylaxis.',
    zh: '评估静脉血栓风险以选择预防措施。',
  },
  population: { en: 'Adults in surgery; used in medical inpatients too.', zh: '手术成人；亦用于内科住院患者。' },
  inputs: score.inputs,
  outputs: { score: { label: { en: 'Caprini', zh: 'Caprini 评分' }, unit: { en: 'points', zh: '分' }, decimals: 0 } },
  formula: (inputs) => ({ score: score.sum(inputs) }),
  formulaText: score.text,
  classifications: [
    {
      id: 'risk',
      output: 'score',
      on: 'raw',
      bands: [
        {
          id: 'very-low',
          label: { en: 'Very low', zh: '极低危' },
          meaning: { en: '0: < 0.5 % without prophylaxis', zh: '0 分：未预防时 < 0.5%' },
          tone: 'good',
        },
        {
          id: 'low',
          from: 1,
          label: { en: 'Low', zh: '低危' },
          meaning: { en: '1–2: about 1.5 %', zh: '1~2 分：约 1.5%' },
          tone: 'neutral',
        },
        {
          id: 'moderate',
          from: 3,
          label: { en: 'Moderate', zh: '中危' },
          meaning: { en: '3–4: about 3 %', zh: '3~4 分：约 3%' },
          tone: 'caution',
        },
        {
          id: 'high',
          from: 5,
          label: { en: 'High', zh: '高危' },
          meaning: { en: '5 or more: about 6 %', zh: '≥ 5 分：约 6%' },
          tone: 'alarm',
        },
      ],
    },
  ],
  validity: [{ when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' }],
  alerts: [],
  messages: { 'adults-only': { en: 'For adults only.', zh: '仅适用于成人。' } },
  caveats: [
    {
      en: 'Weigh bleeding before drugs: the score says nothing about it.',
      zh: '用药前须评估出血风险，本评分不含此项。',
    },
    {
      en: 'Levels and risks of the ACCP 2012, for general surgery; orthopaedics has guidelines of its own. Revised versions (2010, 2013) count differently.',
      zh: '分级与风险据 ACCP 2012，针对普通外科；骨科另有指南。2010、2013 修订版计分不同。',
    },
    { en: 'Several thrombophilias of one patient all count.', zh: '同一患者多种易栓症均计分。' },
  ],
  nextSteps: [
    {
      en: 'Low: mechanical. Moderate: heparin or mechanical. High: heparin with mechanical; after cancer surgery four weeks.',
      zh: '低危：机械预防；中危：肝素或机械预防；高危：肝素联合机械预防，肿瘤术后延长至 4 周。',
    },
    { en: 'Score again when anything changes, and at discharge.', zh: '病情变化及出院时重评。' },
  ],
  references: [
    {
      text: 'Caprini JA. Thrombosis risk assessment as a guide to quality patient care. Dis Mon 2005;51:70–78.',
      doi: '10.1016/j.disamonth.2005.02.003',
    },
    {
      text: 'Gould MK, Garcia DA, Wren SM, et al. Prevention of VTE in nonorthopedic surgical patients. Chest 2012;141(2 Suppl):e227S–e277S.',
      doi: '10.1378/chest.11-2297',
    },
  ],
  examples: [
    {
      id: 'catalogue',
      inputs: {
        ...slim,
        age: { value: 65, unit: 'a' },
        bmi: { value: 28, unit: 'kg/m2' },
        surgery: 'major',
        cancer: true,
        catheter: true,
      },
      expect: { score: { value: 9, decimals: 0 } },
      bands: { risk: 'high' },
      source: earlierImplementation,
    },
    {
      id: 'none',
      inputs: slim,
      expect: { score: { value: 0, decimals: 0 } },
      bands: { risk: 'very-low' },
      source: countedByHand,
    },
    {
      id: 'laparoscopy',
      inputs: { ...slim, surgery: 'laparoscopic' },
      expect: { score: { value: 2, decimals: 0 } },
      bands: { risk: 'low' },
      source: countedByHand,
    },
    {
      id: 'past-thrombosis',
      inputs: { ...slim, surgery: 'minor', thrombosis: true },
      expect: { score: { value: 4, decimals: 0 } },
      bands: { risk: 'moderate' },
      source: countedByHand,
    },
  ],
})
