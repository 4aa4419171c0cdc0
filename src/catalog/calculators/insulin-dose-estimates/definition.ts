import { defineCalculator } from '../../kit/tool/calculator.ts'
import { optionalYesNo } from '../../kit/tool/calculator-inputs.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { measured, optional } from '../../kit/tool/inputs/in-units.ts'
import { age, pregnancy, weight } from '../../kit/tool/inputs/person.ts'

const rules = { basalShare: 0.5, carbohydrate: 500, correctionMg: 1800, correctionMmol: 100 } as const

export const definition = defineCalculator({
  id: 'insulin-dose-estimates',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Formula, coefficients and units compared with the public repository LautaroJosin/insulin_calculator and two further public calculators with the rules of 500 and 1800. The paper itself was not at hand.',
      zh: '公式、系数与单位同公开代码库 LautaroJosin/insulin_calculator 及另两套采用 500、1800 法则的公开计算器核对；未能直接查阅原文。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Works out first estimates of a basal-bolus scheme from weight: arithmetic for teaching and checking, not an order.',
    zh: '由体重估算基础-餐时方案的起始量：用于教学与核对，不是医嘱。',
  },
  population: {
    en: 'Adults: type 1 usually 0.4–0.5 U/kg a day in all; type 2 begins with basal insulin, 0.1–0.2 U/kg.',
    zh: '成人：1 型总量常为 0.4~0.5 U/(kg·d)；2 型以基础胰岛素 0.1~0.2 U/(kg·d) 起始。',
  },
  inputs: {
    weight: weight(),
    perKg: measured({
      label: { en: 'Chosen total daily dose', zh: '拟定每日总量' },
      help: { en: '0.2–0.3 in the elderly or with eGFR < 60', zh: '老年或 eGFR < 60 者 0.2~0.3' },
      units: [{ id: 'U/kg', label: { en: 'U/kg', zh: 'U/kg' }, resolution: 2, hard: [0.05, 2], usual: [0.1, 1] }],
    }),
    age: optional(age()),
    crisis: optionalYesNo({ label: { en: 'Ketoacidosis or hyperosmolar state', zh: '酮症酸中毒或高渗状态' } }),
    pregnancy: pregnancy(),
  },
  outputs: {
    total: { label: { en: 'Total daily dose', zh: '每日总量' }, unit: { en: 'U', zh: 'U' }, decimals: 1 },
    basal: { label: { en: 'Of it basal (50 %)', zh: '其中基础量（50%）' }, unit: { en: 'U', zh: 'U' }, decimals: 1 },
    carbohydrate: {
      label: { en: 'Carbohydrate covered by 1 U', zh: '1 U 可覆盖碳水化合物' },
      unit: { en: 'g/U', zh: 'g/U' },
      decimals: 1,
    },
    correction: {
      label: { en: 'Fall of glucose by 1 U', zh: '1 U 可降低血糖' },
      unit: { en: 'mmol/L per U', zh: 'mmol/L' },
      decimals: 2,
    },
    correctionMg: {
      label: { en: 'Fall of glucose by 1 U', zh: '1 U 可降低血糖' },
      unit: { en: 'mg/dL per U', zh: 'mg/dL' },
      decimals: 0,
    },
  },
  formula({ weight: kg, perKg }) {
    const total = kg * perKg
    return {
      total,
      basal: rules.basalShare * total,
      carbohydrate: rules.carbohydrate / total,
      correction: rules.correctionMmol / total,
      correctionMg: rules.correctionMg / total,
    }
  },
  formulaText: [
    {
      en: `Total = weight × dose per kg; basal = ${rules.basalShare} × total`,
      zh: `每日总量 = 体重 × 每千克剂量；基础量 = ${rules.basalShare} × 总量`,
    },
    {
      en: `1 U covers ${rules.carbohydrate}/total g of carbohydrate, and lowers glucose by ${rules.correctionMmol}/total mmol/L (${rules.correctionMg}/total mg/dL; rapid-acting insulin)`,
      zh: `1 U 覆盖碳水 ${rules.carbohydrate}/总量（g），降低血糖 ${rules.correctionMmol}/总量 mmol/L（${rules.correctionMg}/总量 mg/dL；速效类似物）`,
    },
  ],
  classifications: [],
  validity: [
    { when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' },
    { when: { input: 'crisis', is: true }, effect: 'refuse', message: 'crisis' },
    { when: { input: 'pregnancy', is: true }, effect: 'refuse', message: 'in-pregnancy' },
    { when: { input: 'age', from: 70 }, effect: 'warn', message: 'elderly' },
    { when: { input: 'perKg', from: 0.8 }, effect: 'warn', message: 'high-dose' },
  ],
  alerts: [],
  messages: {
    'adults-only': {
      en: 'For adults only: doses of children follow other rules.',
      zh: '仅适用于成人：儿童剂量另有规则。',
    },
    crisis: {
      en: 'Not in ketoacidosis or a hyperosmolar state: intravenous insulin by protocol.',
      zh: '酮症酸中毒或高渗状态不适用：按方案静脉使用胰岛素。',
    },
    'in-pregnancy': { en: 'Not in pregnancy: the need changes by trimester.', zh: '妊娠期不适用：需要量随孕周变化。' },
    elderly: { en: 'From 70 years begin with 0.2–0.3 U/kg at most.', zh: '≥ 70 岁起始量不宜超过 0.2~0.3 U/kg。' },
    'high-dose': { en: 'A high starting dose: reconsider.', zh: '起始剂量偏高，请复核。' },
  },
  caveats: [
    {
      en: 'High risk: arithmetic only, never an order. Follow the local protocol, adjust for kidney and liver, have a plan for hypoglycaemia.',
      zh: '高风险：仅为计算，绝非医嘱。须遵循本院方案，按肝肾功能调整，并备低血糖预案。',
    },
    {
      en: 'The rules of 500 and 1800 are averages: titrate by measured glucose.',
      zh: '500、1800 法则为平均经验值，须按血糖监测滴定。',
    },
  ],
  nextSteps: [
    {
      en: 'Check glucose before meals and at bedtime; change by 10–20 % every 2–3 days.',
      zh: '监测三餐前及睡前血糖，每 2~3 天调整 10%~20%。',
    },
  ],
  references: [
    {
      text: 'American Diabetes Association Professional Practice Committee. 9. Pharmacologic approaches to glycemic treatment: standards of care in diabetes—2024. Diabetes Care 2024;47(Suppl 1):S158–S178.',
    },
    {
      text: 'Davidson PC, Hebblewhite HR, Steed RD, Bode BW. Analysis of guidelines for basal-bolus insulin dosing. Endocr Pract 2008;14:1095–1101.',
      doi: '10.4158/EP.14.9.1095',
    },
  ],
  examples: [
    {
      id: 'usual',
      inputs: { weight: { value: 70, unit: 'kg' }, perKg: { value: 0.5, unit: 'U/kg' } },
      expect: {
        total: { value: 35, decimals: 0 },
        basal: { value: 17.5, decimals: 1 },
        carbohydrate: { value: 14.3, decimals: 1 },
        correction: { value: 2.86, decimals: 2 },
        correctionMg: { value: 51, decimals: 0 },
      },
      source: earlierImplementation,
    },
    {
      id: 'elderly',
      inputs: { weight: { value: 50, unit: 'kg' }, perKg: { value: 0.2, unit: 'U/kg' }, age: { value: 78, unit: 'a' } },
      expect: {
        total: { value: 10, decimals: 0 },
        basal: { value: 5, decimals: 0 },
        carbohydrate: { value: 50, decimals: 0 },
        correction: { value: 10, decimals: 0 },
        correctionMg: { value: 180, decimals: 0 },
      },
      source: countedByHand,
    },
    {
      id: 'large',
      inputs: { weight: { value: 100, unit: 'kg' }, perKg: { value: 0.4, unit: 'U/kg' } },
      expect: {
        total: { value: 40, decimals: 0 },
        basal: { value: 20, decimals: 0 },
        carbohydrate: { value: 12.5, decimals: 1 },
        correction: { value: 2.5, decimals: 1 },
        correctionMg: { value: 45, decimals: 0 },
      },
      source: countedByHand,
    },
  ],
})
