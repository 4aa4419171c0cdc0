import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { haemoglobin } from '../../kit/tool/inputs/blood.ts'
import { optional } from '../../kit/tool/inputs/in-units.ts'
import { age, sex } from '../../kit/tool/inputs/person.ts'
import { man, score, woman } from './points.ts'

export const definition = defineCalculator({
  id: 'glasgow-blatchford',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with Wikipedia and with a public notebook (medinotable), which agree on all points; the original paper was not at hand.',
      zh: '与维基百科及一份公开手册（medinotable）核对，分值一致；未能直接查阅原文。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: true,
  inputResolution: 'reported',
  purpose: {
    en: 'Finds who needs no treatment in hospital for upper gastrointestinal bleeding.',
    zh: '识别上消化道出血中无需住院干预者。',
  },
  population: { en: 'Adults with suspected upper gastrointestinal bleeding.', zh: '疑似上消化道出血成人。' },
  inputs: { ...score.inputs, haemoglobin: haemoglobin(), sex: sex(), age: optional(age()) },
  outputs: {
    score: { label: { en: 'GBS', zh: 'GBS 总分' }, unit: { en: 'of 23 points', zh: '分（满分 23 分）' }, decimals: 0 },
  },
  formula: (inputs) => ({ score: score.sum(inputs) + (inputs.sex === 'male' ? man : woman).sum(inputs) }),
  formulaText: [...score.text, ...man.text, ...woman.text],
  classifications: [
    {
      id: 'risk',
      output: 'score',
      on: 'raw',
      bands: [
        {
          id: 'very-low',
          label: { en: 'Very low', zh: '极低危' },
          meaning: { en: '0–1: can be managed as an outpatient', zh: '0~1 分：可门诊处理' },
          tone: 'good',
        },
        {
          id: 'raised',
          from: 2,
          label: { en: 'Raised', zh: '风险增高' },
          meaning: { en: '2–6: admission and endoscopy within 24 hours', zh: '2~6 分：住院，24 h 内内镜' },
          tone: 'caution',
        },
        {
          id: 'high',
          from: 7,
          label: { en: 'High', zh: '高危' },
          meaning: { en: '7 or more: endoscopic treatment is likely', zh: '≥ 7 分：很可能需内镜治疗' },
          tone: 'alarm',
        },
      ],
    },
  ],
  validity: [{ when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' }],
  alerts: [],
  messages: { 'adults-only': { en: 'For adults only.', zh: '仅适用于成人。' } },
  caveats: [
    { en: 'Predicts the need for intervention, not death.', zh: '预测干预需求，而非死亡。' },
    {
      en: 'Between the cut-offs in mg/dL and mmol/L urea nitrogen is converted by 0.357 and rounded to one decimal.',
      zh: '尿素氮按 0.357 换算为 mmol/L 并取一位小数判定。',
    },
  ],
  nextSteps: [
    {
      en: '0–1: discharge with outpatient endoscopy unless something else speaks against it.',
      zh: '0~1 分：无其他禁忌时可离院，择期门诊内镜。',
    },
    {
      en: 'Higher: resuscitate, transfuse below 70 g/L (80 with cardiac disease), intravenous proton pump inhibitor.',
      zh: '分值较高：复苏，Hb < 70 g/L 输血（心血管病者 < 80 g/L），静脉质子泵抑制剂。',
    },
  ],
  references: [
    {
      text: 'Blatchford O, Murray WR, Blatchford M. A risk score to predict need for treatment for upper-gastrointestinal haemorrhage. Lancet 2000;356:1318-1321.',
      doi: '10.1016/S0140-6736(00)02816-6',
    },
  ],
  examples: [
    {
      id: 'high',
      inputs: {
        urea: { value: 15, unit: 'mmol/L' },
        systolic: { value: 95, unit: 'mm[Hg]' },
        heartRate: { value: 110, unit: '/min' },
        melaena: true,
        syncope: false,
        liver: false,
        heart: false,
        haemoglobin: { value: 90, unit: 'g/L' },
        sex: 'male',
      },
      expect: { score: { value: 14, decimals: 0 } },
      bands: { risk: 'high' },
      source: earlierImplementation,
    },
    {
      id: 'lowest',
      inputs: {
        urea: { value: 18, unit: 'mg/dL' },
        systolic: { value: 110, unit: 'mm[Hg]' },
        heartRate: { value: 99, unit: '/min' },
        haemoglobin: { value: 12, unit: 'g/dL' },
        sex: 'female',
      },
      expect: { score: { value: 0, decimals: 0 } },
      bands: { risk: 'very-low' },
      source: countedByHand,
    },
    {
      id: 'melaena',
      inputs: {
        urea: { value: 6.4, unit: 'mmol/L' },
        systolic: { value: 110, unit: 'mm[Hg]' },
        heartRate: { value: 100, unit: '/min' },
        melaena: true,
        haemoglobin: { value: 130, unit: 'g/L' },
        sex: 'male',
      },
      expect: { score: { value: 2, decimals: 0 } },
      bands: { risk: 'raised' },
      source: countedByHand,
    },
  ],
})
