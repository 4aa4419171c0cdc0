import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'
import { age } from '../../kit/tool/inputs/person.ts'
import { comaScale } from '../../kit/tool/inputs/vital-signs.ts'
import { pointScore, stepped, ticked } from '../../kit/tool/point-score.ts'

const score = pointScore({
  gcs: stepped(comaScale(), [{ points: 2 }, { from: 5, points: 1 }, { from: 13, points: 0 }]),
  volume: stepped(
    measured({
      label: { en: 'Volume of the haematoma', zh: '血肿体积' },
      help: {
        en: 'ABC/2: the largest diameter × the one at right angles × the height (cm), halved.',
        zh: 'ABC/2 法：最大径 × 垂直径 × 高度（cm）÷ 2。',
      },
      units: [{ id: 'mL', label: { en: 'mL', zh: 'mL' }, resolution: 1, hard: [0, 300], usual: [0.5, 150] }],
    }),
    [{ points: 0 }, { from: 30, points: 1 }],
  ),
  ventricular: ticked({ label: { en: 'Blood in the ventricles', zh: '脑室出血' }, points: 1 }),
  infratentorial: ticked({ label: { en: 'Infratentorial origin', zh: '幕下出血' }, points: 1 }),
  age: stepped(age(), [{ points: 0 }, { from: 80, points: 1 }]),
})
/** 30-day mortality of the original cohort, %; none of its patients scored 6. */
const mortality = [0, 13, 26, 72, 97, 100, 100]

export const definition = defineCalculator({
  id: 'ich-score',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with a public implementation (JuneYaooo/clinical-calculator) and with Medscape (points and mortality); the original paper was not at hand.',
      zh: '与一套公开实现（JuneYaooo/clinical-calculator）及 Medscape（分值与病死率）核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: true,
  inputResolution: 'reported',
  purpose: { en: 'Grades spontaneous intracerebral haemorrhage on arrival.', zh: '自发性脑出血入院时分级。' },
  population: { en: 'Adults with spontaneous intracerebral haemorrhage.', zh: '自发性脑出血成人。' },
  inputs: { ...score.inputs },
  outputs: {
    score: {
      label: { en: 'ICH score', zh: 'ICH 总分' },
      unit: { en: 'of 6 points', zh: '分（满分 6 分）' },
      decimals: 0,
    },
    mortality: {
      label: { en: '30-day mortality in the original study', zh: '原研究 30 d 病死率' },
      unit: { en: '%', zh: '%' },
      decimals: 0,
    },
  },
  formula(inputs) {
    const total = score.sum(inputs)
    return { score: total, mortality: mortality[total] ?? Number.NaN }
  },
  formulaText: [
    ...score.text,
    {
      en: `30-day mortality at 0–6 points: ${mortality.join(', ')} %`,
      zh: `0~6 分 30 d 病死率：${mortality.join('、')}%`,
    },
  ],
  classifications: [],
  validity: [{ when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' }],
  alerts: [],
  messages: { 'adults-only': { en: 'For adults only.', zh: '仅适用于成人。' } },
  caveats: [
    {
      en: 'Never limit care by this score alone: mortality was raised by early withdrawal of treatment.',
      zh: '切勿仅凭本评分限制治疗：原队列病死率受早期放弃治疗影响。',
    },
    { en: 'Not for haemorrhage after trauma, from a tumour or an aneurysm.', zh: '不用于外伤、肿瘤或动脉瘤所致出血。' },
  ],
  nextSteps: [
    {
      en: 'Lower blood pressure, reverse anticoagulation, stroke unit or intensive care; call neurosurgery for the cerebellum and hydrocephalus.',
      zh: '控制血压、逆转抗凝，收入卒中单元或 ICU；小脑出血或脑积水请神经外科会诊。',
    },
  ],
  references: [
    {
      text: 'Hemphill JC 3rd, Bonovich DC, Besmertis L, et al. The ICH score. Stroke 2001;32:891-897.',
      doi: '10.1161/01.STR.32.4.891',
    },
  ],
  examples: [
    {
      id: 'three',
      inputs: {
        gcs: { value: 10, unit: '{score}' },
        volume: { value: 45, unit: 'mL' },
        ventricular: true,
        infratentorial: false,
        age: { value: 60, unit: 'a' },
      },
      expect: { score: { value: 3, decimals: 0 }, mortality: { value: 72, decimals: 0 } },
      source: earlierImplementation,
    },
    {
      id: 'none',
      inputs: {
        gcs: { value: 13, unit: '{score}' },
        volume: { value: 29.9, unit: 'mL' },
        ventricular: false,
        infratentorial: false,
        age: { value: 79, unit: 'a' },
      },
      expect: { score: { value: 0, decimals: 0 }, mortality: { value: 0, decimals: 0 } },
      source: countedByHand,
    },
    {
      id: 'all',
      inputs: {
        gcs: { value: 4, unit: '{score}' },
        volume: { value: 30, unit: 'mL' },
        ventricular: true,
        infratentorial: true,
        age: { value: 80, unit: 'a' },
      },
      expect: { score: { value: 6, decimals: 0 }, mortality: { value: 100, decimals: 0 } },
      source: countedByHand,
    },
  ],
})
