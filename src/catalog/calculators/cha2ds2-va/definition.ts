import { defineCalculator } from '../../kit/tool/calculator.ts'
import { optionalYesNo } from '../../kit/tool/calculator-inputs.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { age } from '../../kit/tool/inputs/person.ts'
import { pointScore, stepped, ticked } from '../../kit/tool/point-score.ts'

const score = pointScore({
  age: stepped(age(), [{ points: 0 }, { from: 65, points: 1 }, { from: 75, points: 2 }]),
  heartFailure: ticked({
    points: 1,
    label: { en: 'Chronic heart failure', zh: '慢性心力衰竭' },
    help: {
      en: 'Symptoms and signs of heart failure at any LVEF, or LVEF ≤ 40 % without symptoms',
      zh: '任何 LVEF 的症状性心力衰竭，或无症状但 LVEF ≤ 40%',
    },
  }),
  hypertension: ticked({
    points: 1,
    label: { en: 'Hypertension', zh: '高血压' },
    help: { en: 'Above 140/90 mmHg repeatedly, or treated', zh: '多次 > 140/90 mmHg 或正在降压治疗' },
  }),
  diabetes: ticked({ points: 1, label: { en: 'Diabetes', zh: '糖尿病' } }),
  stroke: ticked({
    points: 2,
    label: { en: 'Previous stroke, TIA or arterial thromboembolism', zh: '既往脑卒中、TIA 或动脉血栓栓塞' },
  }),
  vascularDisease: ticked({
    points: 1,
    label: { en: 'Vascular disease', zh: '血管疾病' },
    help: { en: 'Coronary or peripheral artery disease, or aortic plaque', zh: '冠心病、外周动脉疾病或主动脉斑块' },
  }),
})

export const definition = defineCalculator({
  id: 'cha2ds2-va',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Items, points and levels compared with public implementations (chadsva.org, calc4lab.com and medikquantis.me). The paper itself was not at hand.',
      zh: '条目、分值与分级同公开实现（chadsva.org、calc4lab.com、medikquantis.me）核对；未能直接查阅原文。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Estimates the risk of stroke in adults with atrial fibrillation, to decide on oral anticoagulation.',
    zh: '评估成人心房颤动患者的卒中风险，辅助决定是否口服抗凝。',
  },
  population: {
    en: 'Adults with atrial fibrillation, without a mechanical valve or moderate to severe mitral stenosis.',
    zh: '无机械瓣、无中重度二尖瓣狭窄的成人心房颤动患者。',
  },
  inputs: {
    ...score.inputs,
    alwaysAnticoagulate: optionalYesNo({
      label: {
        en: 'Mechanical valve, moderate to severe mitral stenosis, hypertrophic cardiomyopathy or cardiac amyloidosis',
        zh: '机械瓣、中重度二尖瓣狭窄、肥厚型心肌病或心脏淀粉样变',
      },
    }),
  },
  outputs: {
    score: {
      label: { en: 'CHA₂DS₂-VA', zh: 'CHA₂DS₂-VA 评分' },
      unit: { en: 'of 8 points', zh: '分（满分 8 分）' },
      decimals: 0,
    },
  },
  formula: (inputs) => ({ score: score.sum(inputs) }),
  formulaText: score.text,
  classifications: [
    {
      id: 'esc-2024',
      output: 'score',
      on: 'raw',
      bands: [
        {
          id: 'none',
          label: { en: 'Low', zh: '低危' },
          meaning: { en: '0 points: no oral anticoagulant', zh: '0 分：无需口服抗凝' },
          tone: 'good',
        },
        {
          id: 'consider',
          from: 1,
          label: { en: 'Raised', zh: '风险增加' },
          meaning: {
            en: '1 point: anticoagulation should be considered (class IIa)',
            zh: '1 分：应考虑口服抗凝（IIa 类）',
          },
          tone: 'caution',
        },
        {
          id: 'recommended',
          from: 2,
          label: { en: 'High', zh: '高危' },
          meaning: { en: '≥ 2 points: anticoagulation is recommended (class I)', zh: '≥ 2 分：推荐口服抗凝（I 类）' },
          tone: 'alarm',
        },
      ],
    },
  ],
  validity: [
    { when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' },
    { when: { input: 'alwaysAnticoagulate', is: true }, effect: 'refuse', message: 'anticoagulate' },
  ],
  alerts: [],
  messages: {
    'adults-only': { en: 'For adults only.', zh: '仅适用于成人。' },
    anticoagulate: {
      en: 'Not for these patients: anticoagulation is indicated whatever the score.',
      zh: '此类患者不适用：无论得分均有抗凝指征。',
    },
  },
  caveats: [
    {
      en: 'The Chinese guideline of 2023 uses CHA₂DS₂-VASc-60: the same patient may score differently.',
      zh: '2023 年中国指南采用 CHA₂DS₂-VASc-60，同一患者得分可能不同。',
    },
    {
      en: 'Bleeding risk is assessed to correct its causes, not to withhold anticoagulation.',
      zh: '评估出血风险旨在纠正可逆因素，而非据此放弃抗凝。',
    },
  ],
  nextSteps: [
    {
      en: 'Check renal function before a dose is chosen; score again at least once a year.',
      zh: '选择剂量前评估肾功能；至少每年重新评分。',
    },
  ],
  references: [
    {
      text: 'Van Gelder IC, Rienstra M, Bunting KV, et al. 2024 ESC guidelines for the management of atrial fibrillation. Eur Heart J 2024;45:3314–3414.',
      doi: '10.1093/eurheartj/ehae176',
    },
  ],
  examples: [
    {
      id: 'older',
      inputs: {
        age: { value: 76, unit: 'a' },
        hypertension: true,
        diabetes: true,
        heartFailure: false,
        stroke: false,
        vascularDisease: false,
      },
      expect: { score: { value: 4, decimals: 0 } },
      bands: { 'esc-2024': 'recommended' },
      source: earlierImplementation,
    },
    {
      id: 'at-64',
      inputs: { age: { value: 64, unit: 'a' } },
      expect: { score: { value: 0, decimals: 0 } },
      bands: { 'esc-2024': 'none' },
      source: countedByHand,
    },
    {
      id: 'at-65',
      inputs: { age: { value: 65, unit: 'a' } },
      expect: { score: { value: 1, decimals: 0 } },
      bands: { 'esc-2024': 'consider' },
      source: countedByHand,
    },
    {
      id: 'at-75',
      inputs: { age: { value: 75, unit: 'a' } },
      expect: { score: { value: 2, decimals: 0 } },
      bands: { 'esc-2024': 'recommended' },
      source: countedByHand,
    },
  ],
})
