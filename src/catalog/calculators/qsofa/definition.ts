import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { optional } from '../../kit/tool/inputs/in-units.ts'
import { age } from '../../kit/tool/inputs/person.ts'
import { respiratoryRate, systolicPressure } from '../../kit/tool/inputs/vital-signs.ts'
import { pointScore, stepped, ticked } from '../../kit/tool/point-score.ts'

const score = pointScore({
  respiratoryRate: stepped(respiratoryRate(), [{ points: 0 }, { from: 22, points: 1 }]),
  systolic: stepped(systolicPressure(), [{ points: 1 }, { from: 101, points: 0 }]),
  mentation: ticked({ label: { en: 'Altered mentation (GCS < 15)', zh: '意识改变（GCS < 15 分）' }, points: 1 }),
})

export const definition = defineCalculator({
  id: 'qsofa',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with a public implementation (JuneYaooo/clinical-calculator); the original paper was not at hand.',
      zh: '与一套公开实现（JuneYaooo/clinical-calculator）核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: true,
  inputResolution: 'reported',
  purpose: {
    en: 'Warns, in suspected infection outside intensive care, of death or a long stay in intensive care.',
    zh: '在 ICU 外疑似感染者中，提示死亡或 ICU 滞留时间延长的风险。',
  },
  population: { en: 'Adults with suspected infection outside intensive care.', zh: 'ICU 以外疑似感染的成人。' },
  inputs: { ...score.inputs, age: optional(age()) },
  outputs: {
    score: {
      label: { en: 'qSOFA', zh: 'qSOFA 评分' },
      unit: { en: 'of 3 points', zh: '分（满分 3 分）' },
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
          id: 'lower',
          label: { en: 'Lower risk', zh: '风险较低' },
          meaning: { en: '0–1: does not exclude sepsis', zh: '0~1 分：不能排除脓毒症' },
          tone: 'neutral',
        },
        {
          id: 'higher',
          from: 2,
          label: { en: 'Higher risk', zh: '风险较高' },
          meaning: {
            en: '2–3: look for organ dysfunction (SOFA, lactate)',
            zh: '2~3 分：评估器官功能障碍（SOFA、乳酸）',
          },
          tone: 'alarm',
        },
      ],
    },
  ],
  validity: [{ when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' }],
  alerts: [],
  messages: { 'adults-only': { en: 'Derived in adults only.', zh: '仅在成人中建立。' } },
  caveats: [
    {
      en: 'Not sensitive: the Surviving Sepsis Campaign of 2021 advises against it as the only screening tool.',
      zh: '灵敏度低：拯救脓毒症运动（2021）不建议将其作为唯一筛查工具。',
    },
    { en: 'It predicts outcome; it does not diagnose sepsis.', zh: '用于预测结局，而非诊断脓毒症。' },
  ],
  nextSteps: [
    {
      en: '2 or more: full SOFA, lactate, cultures, early antibiotics where infection is likely.',
      zh: '≥ 2 分：完成 SOFA 评分、测乳酸、留取培养，感染可能性大者尽早使用抗菌药物。',
    },
  ],
  references: [
    { text: 'Seymour CW, Liu VX, Iwashyna TJ, et al. JAMA 2016;315:762-774.', doi: '10.1001/jama.2016.0288' },
  ],
  examples: [
    {
      id: 'two',
      inputs: {
        respiratoryRate: { value: 24, unit: '/min' },
        systolic: { value: 130, unit: 'mm[Hg]' },
        mentation: true,
      },
      expect: { score: { value: 2, decimals: 0 } },
      bands: { risk: 'higher' },
      source: earlierImplementation,
    },
    {
      id: 'edge-below',
      inputs: {
        respiratoryRate: { value: 21, unit: '/min' },
        systolic: { value: 100, unit: 'mm[Hg]' },
        mentation: false,
      },
      expect: { score: { value: 1, decimals: 0 } },
      bands: { risk: 'lower' },
      source: countedByHand,
    },
    {
      id: 'edge-above',
      inputs: {
        respiratoryRate: { value: 22, unit: '/min' },
        systolic: { value: 100, unit: 'mm[Hg]' },
        mentation: false,
      },
      expect: { score: { value: 2, decimals: 0 } },
      bands: { risk: 'higher' },
      source: countedByHand,
    },
  ],
})
