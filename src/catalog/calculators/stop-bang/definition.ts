import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { optional } from '../../kit/tool/inputs/in-units.ts'
import { age } from '../../kit/tool/inputs/person.ts'
import { pointScore, ticked } from '../../kit/tool/point-score.ts'

const score = pointScore({
  s: ticked({ label: { en: 'Item S', zh: 'S 项' }, points: 1 }),
  t: ticked({ label: { en: 'Item T', zh: 'T 项' }, points: 1 }),
  o: ticked({ label: { en: 'Item O', zh: 'O 项' }, points: 1 }),
  p: ticked({ label: { en: 'Item P', zh: 'P 项' }, points: 1 }),
  b: ticked({ label: { en: 'Item B', zh: 'B 项' }, points: 1 }),
  a: ticked({ label: { en: 'Item A', zh: 'A 项' }, points: 1 }),
  n: ticked({ label: { en: 'Item N', zh: 'N 项' }, points: 1 }),
  g: ticked({ label: { en: 'Item G', zh: 'G 项' }, points: 1 }),
})

export const definition = defineCalculator({
  id: 'stop-bang',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with a public implementation (JuneYaooo/clinical-calculator) (levels of risk); the original paper was not at hand.',
      zh: '与一套公开实现（JuneYaooo/clinical-calculator）（风险分级）核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: true,
  inputResolution: 'reported',
  purpose: { en: 'Adds up the answers of the STOP-BANG form.', zh: '汇总 STOP-BANG 问卷结果。' },
  population: { en: 'Adults before surgery or in sleep clinics.', zh: '术前或睡眠门诊成人。' },
  inputs: { ...score.inputs, age: optional(age()) },
  outputs: {
    score: {
      label: { en: 'STOP-BANG', zh: 'STOP-BANG 总分' },
      unit: { en: 'of 8 points', zh: '分（满分 8 分）' },
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
        { id: 'low', label: { en: 'Low', zh: '低危' }, meaning: { en: '0–2', zh: '0~2 分' }, tone: 'good' },
        {
          id: 'intermediate',
          from: 3,
          label: { en: 'Intermediate', zh: '中危' },
          meaning: { en: '3–4', zh: '3~4 分' },
          tone: 'caution',
        },
        {
          id: 'high',
          from: 5,
          label: { en: 'High', zh: '高危' },
          meaning: { en: '5–8: moderate to severe apnoea is likely', zh: '5~8 分：中重度睡眠呼吸暂停可能性大' },
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
      en: '© University Health Network (stopbang.ca): free for clinical use, but its wording is not reproduced here; answer the items on the form.',
      zh: '版权属 University Health Network（stopbang.ca），临床可免费使用；本工具不转载条目文字，请按原表作答。',
    },
    {
      en: 'Two or more of S, T, O, P with B, N or G also count as high risk.',
      zh: 'S、T、O、P 中 ≥ 2 项并有 B、N 或 G 者亦属高危。',
    },
    {
      en: 'Chinese studies lower the limit of item B (28–30 kg/m²); that is not the original.',
      zh: '国内研究将 B 项界值降至 28~30 kg/m²，非原版标准。',
    },
  ],
  nextSteps: [
    {
      en: 'High risk before surgery: tell anaesthesia, plan monitoring; consider a sleep study.',
      zh: '术前高危：告知麻醉科并计划监护，考虑睡眠监测。',
    },
  ],
  references: [
    {
      text: 'Chung F, Yegneswaran B, Liao P, et al. STOP questionnaire. Anesthesiology 2008;108:812-821.',
      doi: '10.1097/ALN.0b013e31816d83e4',
    },
    {
      text: 'Chung F, Abdullah HR, Liao P. STOP-Bang questionnaire. Chest 2016;149:631-638.',
      doi: '10.1378/chest.15-0903',
    },
  ],
  examples: [
    {
      id: 'high',
      inputs: { s: true, t: true, p: true, a: true, g: true },
      expect: { score: { value: 5, decimals: 0 } },
      bands: { risk: 'high' },
      source: earlierImplementation,
    },
    {
      id: 'intermediate',
      inputs: { s: true, a: true, g: true },
      expect: { score: { value: 3, decimals: 0 } },
      bands: { risk: 'intermediate' },
      source: countedByHand,
    },
    {
      id: 'low',
      inputs: { a: true, g: true },
      expect: { score: { value: 2, decimals: 0 } },
      bands: { risk: 'low' },
      source: countedByHand,
    },
  ],
})
