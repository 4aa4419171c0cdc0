import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { infusionRate } from '../../kit/tool/inputs/critical-care.ts'
import { measured, optional } from '../../kit/tool/inputs/in-units.ts'

const weights = { dopamine: 1, dobutamine: 1, adrenaline: 100, noradrenaline: 100, milrinone: 10, vasopressin: 10_000 }

export const definition = defineCalculator({
  id: 'vasoactive-inotropic-score',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with two public implementations, which have all six weights; the original paper was not at hand.',
      zh: '与两套公开实现（六项权重一致）核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: { en: 'Adds up the doses of vasoactive and inotropic drugs.', zh: '汇总血管活性药与正性肌力药的剂量。' },
  population: {
    en: 'Infants and children after cardiac surgery; used in adults too.',
    zh: '心脏手术后婴幼儿与儿童；亦用于成人。',
  },
  inputs: {
    dopamine: optional(infusionRate({ en: 'Dopamine', zh: '多巴胺' }, 50, 20)),
    dobutamine: optional(infusionRate({ en: 'Dobutamine', zh: '多巴酚丁胺' }, 50, 20)),
    adrenaline: optional(infusionRate({ en: 'Adrenaline (epinephrine)', zh: '肾上腺素' }, 5, 1)),
    noradrenaline: optional(infusionRate({ en: 'Noradrenaline (norepinephrine)', zh: '去甲肾上腺素' }, 5, 2)),
    milrinone: optional(infusionRate({ en: 'Milrinone', zh: '米力农' }, 3, 1)),
    vasopressin: optional(
      measured({
        label: { en: 'Vasopressin', zh: '血管加压素' },
        units: [
          {
            id: '[IU]/kg/min',
            label: { en: 'U/kg/min', zh: 'U/(kg·min)' },
            resolution: 5,
            hard: [0, 0.02],
            usual: [0, 0.003],
          },
        ],
      }),
    ),
  },
  outputs: { vis: { label: { en: 'VIS', zh: 'VIS' }, unit: { en: 'points', zh: '分' }, decimals: 1 } },
  formula: (inputs) => ({
    vis: (Object.keys(weights) as (keyof typeof weights)[]).reduce(
      (sum, drug) => sum + weights[drug] * (inputs[drug] ?? 0),
      0,
    ),
  }),
  formulaText: [
    {
      en: `VIS = dopamine + dobutamine + ${weights.adrenaline} × adrenaline + ${weights.noradrenaline} × noradrenaline + ${weights.milrinone} × milrinone (µg/kg/min) + ${weights.vasopressin} × vasopressin (U/kg/min); a drug left empty is not running`,
      zh: `VIS = 多巴胺 + 多巴酚丁胺 + ${weights.adrenaline} × 肾上腺素 + ${weights.noradrenaline} × 去甲肾上腺素 + ${weights.milrinone} × 米力农（µg/(kg·min)）+ ${weights.vasopressin} × 血管加压素（U/(kg·min)）；未填者视为未使用`,
    },
  ],
  classifications: [
    {
      id: 'after-surgery',
      title: { en: 'Highest value after paediatric cardiac surgery', zh: '儿童心脏术后最高值' },
      output: 'vis',
      on: 'raw',
      bands: [
        { id: 'lower', label: { en: 'Lower', zh: '较低' }, meaning: { en: '< 15', zh: '< 15' }, tone: 'neutral' },
        {
          id: 'second-day',
          from: 15,
          label: { en: 'High between 24 and 48 h', zh: '24~48 h 内为高' },
          meaning: { en: '15 to < 20', zh: '15~< 20' },
          tone: 'caution',
        },
        {
          id: 'first-day',
          from: 20,
          label: { en: 'High in the first 24 h', zh: '首个 24 h 内为高' },
          meaning: {
            en: '20 or more: higher risk of death, arrest, mechanical support',
            zh: '≥ 20：死亡、心搏骤停及机械支持风险增高',
          },
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
      en: 'Vasopressin is in units per kg and minute: 0.03 U/min in 60 kg are 0.0005 U/kg/min.',
      zh: '血管加压素单位为 U/(kg·min)：60 kg 者 0.03 U/min 即 0.0005 U/(kg·min)。',
    },
    {
      en: 'Not a noradrenaline equivalent; later versions add other drugs with other weights.',
      zh: '不同于去甲肾上腺素当量；后续版本加入其他药物及权重。',
    },
  ],
  nextSteps: [
    { en: 'Follow the highest value of each 24 hours.', zh: '记录每 24 h 最高值。' },
    {
      en: 'A rising value: look for the cause of shock, echocardiography, mechanical support.',
      zh: '持续升高：寻找休克原因，行超声心动图，评估机械支持。',
    },
  ],
  references: [
    {
      text: 'Gaies MG, Gurney JG, Yen AH, et al. Vasoactive-inotropic score as a predictor of morbidity and mortality in infants after cardiopulmonary bypass. Pediatr Crit Care Med 2010;11:234-238.',
      doi: '10.1097/PCC.0b013e3181b806fc',
    },
  ],
  examples: [
    {
      id: 'three-drugs',
      inputs: {
        dobutamine: { value: 5, unit: 'ug/kg/min' },
        noradrenaline: { value: 0.2, unit: 'ug/kg/min' },
        vasopressin: { value: 0.0005, unit: '[IU]/kg/min' },
      },
      expect: { vis: { value: 30, decimals: 1 } },
      bands: { 'after-surgery': 'first-day' },
      source: earlierImplementation,
    },
    {
      id: 'between',
      inputs: {
        dopamine: { value: 5, unit: 'ug/kg/min' },
        adrenaline: { value: 0.05, unit: 'ug/kg/min' },
        milrinone: { value: 0.5, unit: 'ug/kg/min' },
      },
      expect: { vis: { value: 15, decimals: 1 } },
      bands: { 'after-surgery': 'second-day' },
      source: countedByHand,
    },
    {
      id: 'low',
      inputs: { milrinone: { value: 0.5, unit: 'ug/kg/min' } },
      expect: { vis: { value: 5, decimals: 1 } },
      bands: { 'after-surgery': 'lower' },
      source: countedByHand,
    },
  ],
})
