import { defineCalculator } from '../../kit/tool/calculator.ts'
import { umolPerMgCreatinine } from '../../kit/tool/egfr.ts'
import { countedByHand } from '../../kit/tool/example-sources.ts'
import { serumCreatinine } from '../../kit/tool/inputs/laboratory.ts'
import { age, onDialysis, pregnancy, sex, unstableCreatinine, weight } from '../../kit/tool/inputs/person.ts'

const ageLimit = 140
const divisor = 72
const female = 0.85

export const definition = defineCalculator({
  id: 'cockcroft-gault',
  revision: 1,
  contentChecked: '2026-11-21',
  verified: {
    state: 'two-implementations',
    on: '2026-11-21',
    how: {
      en: 'Formula compared with Taber’s dictionary (tabers.com); results with two worked examples published elsewhere and with a second, separately written program in R. The paper itself was not at hand. Bands after a published reading of table 1 of the FDA guidance.',
      zh: '公式与 Taber 医学词典（tabers.com）核对；结果与两例公开算例及另行编写的 R 程序核对；未能直接查阅论文全文。分级据他人对 FDA 指导原则表 1 的公开摘录。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Estimates the creatinine clearance of adults, in mL/min, for drug doses whose label refers to it.',
    zh: '估算成人肌酐清除率（mL/min），供说明书按肌酐清除率调整剂量的药物使用。',
  },
  population: {
    en: 'Adults with a stable creatinine; derived in 249 men aged 18 to 92, before assays were standardised.',
    zh: '血肌酐稳定的成人；源自 249 名 18~92 岁男性，早于肌酐检测标准化。',
  },
  inputs: {
    age: age(),
    sex: sex(),
    weight: weight(),
    creatinine: serumCreatinine(),
    acuteKidneyInjury: unstableCreatinine(),
    dialysis: onDialysis(),
    pregnancy: pregnancy(),
  },
  outputs: {
    clearance: {
      label: { en: 'Creatinine clearance (Cockcroft-Gault)', zh: '肌酐清除率（Cockcroft-Gault）' },
      unit: { en: 'mL/min', zh: 'mL/min' },
      decimals: 1,
    },
  },
  formula: ({ age: years, sex: recorded, weight: kg, creatinine }) => ({
    clearance:
      (((ageLimit - years) * kg) / (divisor * (creatinine / umolPerMgCreatinine))) *
      (recorded === 'female' ? female : 1),
  }),
  formulaText: [
    {
      en: `CrCl = (${ageLimit} − age) × weight ÷ (${divisor} × Scr) (× ${female} if female)`,
      zh: `CrCl =（${ageLimit} − 年龄）× 体重 ÷（${divisor} × Scr）（女性 × ${female}）`,
    },
    {
      en: `Age in years, weight in kg (actual), Scr in mg/dL (µmol/L ÷ ${umolPerMgCreatinine})`,
      zh: `年龄：岁；体重：kg（实际体重）；Scr：mg/dL（µmol/L ÷ ${umolPerMgCreatinine}）`,
    },
  ],
  classifications: [
    {
      id: 'fda',
      output: 'clearance',
      on: 'raw',
      bands: [
        {
          id: 'severe',
          label: { en: 'Severe impairment', zh: '重度肾功能损害' },
          meaning: {
            en: '< 30 mL/min, not on dialysis. Follow the label of the drug.',
            zh: '< 30 mL/min（未透析）。剂量以药品说明书为准。',
          },
          tone: 'alarm',
        },
        {
          id: 'moderate',
          from: 30,
          label: { en: 'Moderate impairment', zh: '中度肾功能损害' },
          meaning: {
            en: '30 to < 60 mL/min. Follow the label of the drug.',
            zh: '30~< 60 mL/min。剂量以药品说明书为准。',
          },
          tone: 'caution',
        },
        {
          id: 'mild',
          from: 60,
          label: { en: 'Mild impairment', zh: '轻度肾功能损害' },
          meaning: {
            en: '60 to < 90 mL/min. Follow the label of the drug.',
            zh: '60~< 90 mL/min。剂量以药品说明书为准。',
          },
          tone: 'neutral',
        },
        {
          id: 'normal',
          from: 90,
          label: { en: 'Normal renal function', zh: '肾功能正常' },
          meaning: { en: '≥ 90 mL/min', zh: '≥ 90 mL/min' },
          tone: 'good',
        },
      ],
    },
  ],
  validity: [
    { when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' },
    { when: { input: 'acuteKidneyInjury', is: true }, effect: 'refuse', message: 'not-steady' },
    { when: { input: 'dialysis', is: true }, effect: 'refuse', message: 'on-dialysis' },
    { when: { input: 'pregnancy', is: true }, effect: 'refuse', message: 'in-pregnancy' },
    { when: { input: 'acuteKidneyInjury', unanswered: true }, effect: 'warn', message: 'steady-state-assumed' },
  ],
  alerts: [],
  messages: {
    'adults-only': {
      en: 'The formula was derived in adults: not valid below 18 years.',
      zh: '公式源自成人，18 岁以下不适用。',
    },
    'not-steady': {
      en: 'Creatinine is not in a steady state: a clearance from one value would mislead the dose.',
      zh: '血肌酐未达稳态，据单次结果估算会误导给药剂量。',
    },
    'on-dialysis': {
      en: 'Not valid on dialysis: use the label’s doses for dialysis.',
      zh: '透析患者不适用，请按说明书中的透析剂量给药。',
    },
    'in-pregnancy': { en: 'Not validated in pregnancy.', zh: '未在妊娠人群中验证，不适用。' },
    'steady-state-assumed': {
      en: 'A steady state of creatinine is assumed (no acute kidney injury).',
      zh: '默认血肌酐处于稳态（无急性肾损伤）。',
    },
  },
  caveats: [
    {
      en: 'An absolute clearance in mL/min, not indexed to body surface: do not use it to stage chronic kidney disease.',
      zh: '结果为绝对清除率（mL/min），未按体表面积标化，不用于慢性肾脏病分期。',
    },
    {
      en: 'Derived with older assays; with IDMS-traceable creatinine it reads somewhat high.',
      zh: '公式建立时采用旧检测方法，配合 IDMS 可溯源的肌酐检测时结果略偏高。',
    },
    {
      en: 'In obesity the actual weight overestimates; ideal or adjusted weight (ideal + 0.4 × excess) is commonly entered instead.',
      zh: '肥胖者用实际体重会高估，临床常改用理想体重或校正体重（理想体重 + 0.4 × 超出部分）。',
    },
    {
      en: 'Unreliable at extremes of muscle mass, in amputees and in the frail old with a low creatinine.',
      zh: '肌肉量极端、截肢以及肌酐偏低的衰弱老人，结果不可靠。',
    },
  ],
  nextSteps: [
    { en: 'Compare with the thresholds in the label of the drug.', zh: '对照药品说明书中的界值。' },
    { en: 'Repeat when the creatinine or the weight changes.', zh: '血肌酐或体重变化后重新计算。' },
  ],
  references: ['cockcroft-gault-1976', 'fda-2024-renal'],
  examples: [
    {
      id: 'man-65',
      inputs: {
        age: { value: 65, unit: 'a' },
        sex: 'male',
        weight: { value: 70, unit: 'kg' },
        creatinine: { value: 1.4, unit: 'mg/dL' },
      },
      expect: { clearance: { value: 52.1, decimals: 1 } },
      bands: { fda: 'moderate' },
      source: {
        outside: true,
        words: {
          en: 'Worked example at superglobalcalculator.com (pharmacology).',
          zh: 'superglobalcalculator.com 公开算例（药理学页）。',
        },
      },
    },
    {
      id: 'woman-45',
      inputs: {
        age: { value: 45, unit: 'a' },
        sex: 'female',
        weight: { value: 65, unit: 'kg' },
        creatinine: { value: 0.9, unit: 'mg/dL' },
      },
      expect: { clearance: { value: 81, decimals: 0 } },
      bands: { fda: 'mild' },
      source: {
        outside: true,
        words: {
          en: 'Worked example at superglobalcalculator.com (health), which cuts 80.999 to 80.9.',
          zh: 'superglobalcalculator.com 公开算例（健康页；该页将 80.999 截为 80.9）。',
        },
      },
    },
    {
      id: 'woman-70',
      inputs: {
        age: { value: 70, unit: 'a' },
        sex: 'female',
        weight: { value: 60, unit: 'kg' },
        creatinine: { value: 106, unit: 'umol/L' },
      },
      expect: { clearance: { value: 41.35, decimals: 2 } },
      bands: { fda: 'moderate' },
      source: {
        outside: false,
        words: { en: 'Second, separately written program in R.', zh: '另行编写的 R 程序。' },
      },
    },
    {
      id: 'man-80',
      inputs: {
        age: { value: 80, unit: 'a' },
        sex: 'male',
        weight: { value: 50, unit: 'kg' },
        creatinine: { value: 2.5, unit: 'mg/dL' },
      },
      expect: { clearance: { value: 16.7, decimals: 1 } },
      bands: { fda: 'severe' },
      source: countedByHand,
    },
    {
      id: 'man-30',
      inputs: {
        age: { value: 30, unit: 'a' },
        sex: 'male',
        weight: { value: 72, unit: 'kg' },
        creatinine: { value: 1, unit: 'mg/dL' },
      },
      expect: { clearance: { value: 110, decimals: 0 } },
      bands: { fda: 'normal' },
      source: countedByHand,
    },
  ],
})
