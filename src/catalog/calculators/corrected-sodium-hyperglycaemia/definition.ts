import { defineCalculator } from '../../kit/tool/calculator.ts'
import { earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'
import { glucose } from '../../kit/tool/inputs/chemistry.ts'
import { serumSodium } from '../../kit/tool/inputs/laboratory.ts'
import { interval } from './interval.ts'

/** Correction in mmol/L of sodium for each 100 mg/dL of glucose above 100. */
const slopes = { katz: 1.6, hillier: 2.4 }
const usualGlucose = 100
const mgPerMmol = 18.016

export const definition = defineCalculator({
  id: 'corrected-sodium-hyperglycaemia',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Both formulas compared with mdcalc.com and codingace.net, one worked example with the latter; results with a second program in R. The papers themselves were not at hand.',
      zh: '两式同 mdcalc.com、codingace.net 核对，并采用后者一例算例，结果由另行编写的 R 程序复核；未能直接查阅论文全文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Estimates the sodium that would remain once glucose is normal.',
    zh: '估算血糖恢复正常后的血钠水平。',
  },
  population: {
    en: 'Hyperglycaemia with a low or normal sodium; diabetic ketoacidosis, hyperosmolar state.',
    zh: '高血糖伴血钠偏低或正常者，如糖尿病酮症酸中毒、高渗高血糖状态。',
  },
  inputs: { sodium: serumSodium(), glucose: glucose(mgPerMmol) },
  outputs: {
    katz: {
      label: { en: 'Corrected sodium (Katz)', zh: '校正血钠（Katz）' },
      unit: { en: 'mmol/L', zh: 'mmol/L' },
      decimals: 0,
    },
    hillier: {
      label: { en: 'Corrected sodium (Hillier)', zh: '校正血钠（Hillier）' },
      unit: { en: 'mmol/L', zh: 'mmol/L' },
      decimals: 0,
    },
  },
  formula(inputs) {
    const excess = Math.max(0, inputs.glucose * mgPerMmol - usualGlucose) / 100
    return { katz: inputs.sodium + slopes.katz * excess, hillier: inputs.sodium + slopes.hillier * excess }
  },
  formulaText: [
    {
      en: `Katz: Na + ${slopes.katz} × (glucose − ${usualGlucose}) ÷ 100; Hillier: Na + ${slopes.hillier} × (glucose − ${usualGlucose}) ÷ 100`,
      zh: `Katz：Na + ${slopes.katz} ×（血糖 − ${usualGlucose}）÷ 100；Hillier：Na + ${slopes.hillier} ×（血糖 − ${usualGlucose}）÷ 100`,
    },
    {
      en: `Glucose in mg/dL (mmol/L × ${mgPerMmol}); at ${usualGlucose} or less nothing is corrected`,
      zh: `血糖单位 mg/dL（mmol/L × ${mgPerMmol}）；≤ ${usualGlucose} 时不校正`,
    },
  ],
  classifications: [interval('katz', 'Katz'), interval('hillier', 'Hillier')],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    {
      en: 'Above 400 mg/dL (22 mmol/L) Hillier found a steeper slope, about 4: both formulas then correct too little.',
      zh: '血糖 > 400 mg/dL（22 mmol/L）时 Hillier 实测斜率约为 4，两式均校正不足。',
    },
    {
      en: 'For judging the water deficit; the measured sodium is the one that acts on the brain.',
      zh: '用于判断水缺失；对脑细胞起作用的是实测血钠。',
    },
  ],
  nextSteps: [
    {
      en: 'Let the corrected sodium guide the choice of fluid, and repeat as glucose falls.',
      zh: '据校正血钠选择补液种类，随血糖下降重复测算。',
    },
  ],
  references: [
    {
      text: 'Katz MA. Hyperglycemia-induced hyponatremia — calculation of expected serum sodium depression. N Engl J Med 1973;289:843–844.',
      doi: '10.1056/NEJM197310182891607',
    },
    {
      text: 'Hillier TA, Abbott RD, Barrett EJ. Hyponatremia: evaluating the correction factor for hyperglycemia. Am J Med 1999;106:399–403.',
      doi: '10.1016/S0002-9343(99)00055-8',
    },
  ],
  examples: [
    {
      id: 'within',
      inputs: { sodium: { value: 128, unit: 'mmol/L' }, glucose: { value: 600, unit: 'mg/dL' } },
      expect: { katz: { value: 136, decimals: 0 }, hillier: { value: 140, decimals: 0 } },
      bands: { katz: 'within', hillier: 'within' },
      source: earlierImplementation,
    },
    {
      id: 'differ',
      inputs: { sodium: { value: 136, unit: 'mmol/L' }, glucose: { value: 580, unit: 'mg/dL' } },
      expect: { katz: { value: 143.68, decimals: 2 }, hillier: { value: 147.52, decimals: 2 } },
      bands: { katz: 'within', hillier: 'high' },
      source: {
        outside: true,
        words: { en: 'Worked example at codingace.net.', zh: 'codingace.net 公开算例。' },
      },
    },
    {
      id: 'low',
      inputs: { sodium: { value: 126, unit: 'mmol/L' }, glucose: { value: 20, unit: 'mmol/L' } },
      expect: { katz: { value: 130.17, decimals: 2 }, hillier: { value: 132.25, decimals: 2 } },
      bands: { katz: 'low', hillier: 'low' },
      source: secondProgram,
    },
    {
      id: 'high',
      inputs: { sodium: { value: 145, unit: 'mmol/L' }, glucose: { value: 33, unit: 'mmol/L' } },
      expect: { katz: { value: 152.91, decimals: 2 }, hillier: { value: 156.87, decimals: 2 } },
      bands: { katz: 'high', hillier: 'high' },
      source: secondProgram,
    },
  ],
})
