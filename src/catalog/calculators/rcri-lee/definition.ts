import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { pointScore, ticked } from '../../kit/tool/point-score.ts'

const score = pointScore({
  surgery: ticked({
    label: { en: 'High-risk surgery', zh: '高危手术' },
    points: 1,
    help: { en: 'Intraperitoneal, intrathoracic or suprainguinal vascular', zh: '腹腔内、胸腔内或腹股沟以上血管手术' },
  }),
  ischaemia: ticked({ label: { en: 'Ischaemic heart disease', zh: '缺血性心脏病' }, points: 1 }),
  failure: ticked({ label: { en: 'Heart failure', zh: '心力衰竭' }, points: 1 }),
  stroke: ticked({ label: { en: 'Stroke or TIA', zh: '脑卒中或 TIA' }, points: 1 }),
  insulin: ticked({ label: { en: 'Treated with insulin', zh: '使用胰岛素' }, points: 1 }),
  creatinine: ticked({
    label: { en: 'Creatinine above 177 µmol/L (2.0 mg/dL)', zh: '血肌酐 > 177 µmol/L（2.0 mg/dL）' },
    points: 1,
  }),
})

export const definition = defineCalculator({
  id: 'rcri-lee',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Items and rates of the validation cohort compared with the abstract of the paper; the pooled rates of the Canadian guideline with two public descriptions.',
      zh: '条目与验证队列发生率同原文摘要核对；加拿大指南合并发生率同两份公开资料核对。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Estimates the risk of a major cardiac complication of non-cardiac surgery.',
    zh: '评估非心脏手术主要心脏并发症的风险。',
  },
  population: {
    en: 'Adults from 50 years with elective major non-cardiac surgery.',
    zh: '≥ 50 岁、择期非心脏大手术者。',
  },
  inputs: { ...score.inputs },
  outputs: {
    score: { label: { en: 'RCRI', zh: 'RCRI' }, unit: { en: 'of 6 points', zh: '分（满分 6 分）' }, decimals: 0 },
  },
  formula: (inputs) => ({ score: score.sum(inputs) }),
  formulaText: score.text,
  classifications: [
    {
      id: 'level',
      output: 'score',
      on: 'raw',
      bands: [
        {
          id: 'I',
          label: { en: 'Class I', zh: 'Ⅰ级' },
          meaning: {
            en: '0.4 % in the validation cohort; 3.9 % pooled (CCS 2017)',
            zh: '验证队列 0.4%；合并 3.9%（CCS 2017）',
          },
          tone: 'good',
        },
        {
          id: 'II',
          from: 1,
          label: { en: 'Class II', zh: 'Ⅱ级' },
          meaning: { en: '0.9 %; pooled 6.0 %', zh: '0.9%；合并 6.0%' },
          tone: 'neutral',
        },
        {
          id: 'III',
          from: 2,
          label: { en: 'Class III', zh: 'Ⅲ级' },
          meaning: { en: '7 %; pooled 10.1 %', zh: '7%；合并 10.1%' },
          tone: 'caution',
        },
        {
          id: 'IV',
          from: 3,
          label: { en: 'Class IV', zh: 'Ⅳ级' },
          meaning: { en: '11 %; pooled 15.0 %', zh: '11%；合并 15.0%' },
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
      en: 'The rates of 1999 are too low today: troponin is measured now. The pooled ones count such infarctions.',
      zh: '1999 年的发生率偏低（当时未普遍检测肌钙蛋白），合并值已计入。',
    },
    {
      en: 'It underestimates in vascular surgery and does not count age or fitness.',
      zh: '血管手术中低估，且未计年龄与体能。',
    },
  ],
  nextSteps: [
    {
      en: 'From class II on: functional capacity, BNP or NT-proBNP, troponin after surgery, by the guideline in use.',
      zh: 'Ⅱ级及以上：按所用指南评估体能、BNP/NT-proBNP 及术后肌钙蛋白。',
    },
  ],
  references: [
    {
      text: 'Lee TH, Marcantonio ER, Mangione CM, et al. Derivation and prospective validation of a simple index for prediction of cardiac risk of major noncardiac surgery. Circulation 1999;100:1043–1049.',
      doi: '10.1161/01.CIR.100.10.1043',
    },
    {
      text: 'Duceppe E, Parlow J, MacDonald P, et al. Canadian Cardiovascular Society guidelines on perioperative cardiac risk assessment and management. Can J Cardiol 2017;33:17–32.',
      doi: '10.1016/j.cjca.2016.09.008',
    },
  ],
  examples: [
    {
      id: 'three',
      inputs: { surgery: true, ischaemia: true, creatinine: true, failure: false, stroke: false, insulin: false },
      expect: { score: { value: 3, decimals: 0 } },
      bands: { level: 'IV' },
      source: earlierImplementation,
    },
    {
      id: 'none',
      inputs: {},
      expect: { score: { value: 0, decimals: 0 } },
      bands: { level: 'I' },
      source: countedByHand,
    },
    {
      id: 'one',
      inputs: { surgery: true },
      expect: { score: { value: 1, decimals: 0 } },
      bands: { level: 'II' },
      source: countedByHand,
    },
    {
      id: 'two',
      inputs: { surgery: true, stroke: true },
      expect: { score: { value: 2, decimals: 0 } },
      bands: { level: 'III' },
      source: countedByHand,
    },
  ],
})
