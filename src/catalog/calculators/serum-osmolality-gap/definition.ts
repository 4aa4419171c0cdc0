import { defineCalculator } from '../../kit/tool/calculator.ts'
import { earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'
import { glucose, serumOsmolality, urea } from '../../kit/tool/inputs/chemistry.ts'
import { measured, optional } from '../../kit/tool/inputs/in-units.ts'
import { serumSodium } from '../../kit/tool/inputs/laboratory.ts'
import { bands } from './bands.ts'

/** mg/dL per mmol/L. */
const perMmol = { glucose: 18, urea: 2.8, ethanol: 4.6 }

export const definition = defineCalculator({
  id: 'serum-osmolality-gap',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Formula compared with WikEM and with table 1 of Lynd et al. (BMC Emerg Med 2008;8:5); results with a second program in R.',
      zh: '公式与 WikEM 及 Lynd 等（BMC Emerg Med 2008;8:5）表 1 核对，结果由另行编写的 R 程序复核。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Compares measured with calculated osmolality, to find osmoles that are not measured.',
    zh: '比较实测与计算渗透压，发现未测定的渗透性物质。',
  },
  population: {
    en: 'Hyponatraemia, hyperglycaemia, suspected poisoning with a toxic alcohol.',
    zh: '低钠血症、高血糖或疑似毒性醇类中毒者。',
  },
  inputs: {
    sodium: serumSodium(),
    glucose: glucose(perMmol.glucose),
    urea: urea(1 / perMmol.urea),
    ethanol: optional(
      measured({
        label: { en: 'Ethanol', zh: '乙醇' },
        units: [
          { id: 'mmol/L', system: 'si', resolution: 0, hard: [0.2, 200], usual: [0.2, 120] },
          {
            id: 'mg/dL',
            system: 'conventional',
            times: 1 / perMmol.ethanol,
            loinc: '5643-2',
            resolution: 0,
            hard: [0.92, 920],
            usual: [0.92, 552],
          },
        ],
      }),
    ),
    measured: optional(serumOsmolality()),
  },
  outputs: {
    calculated: {
      label: { en: 'Calculated osmolality', zh: '计算渗透压' },
      unit: { en: 'mOsm/kg', zh: 'mOsm/kg' },
      decimals: 0,
    },
    gap: {
      label: { en: 'Osmolal gap', zh: '渗透压间隙' },
      unit: { en: 'mOsm/kg', zh: 'mOsm/kg' },
      decimals: 0,
      absent: { en: 'Needs the measured osmolality.', zh: '需填实测渗透压。' },
    },
  },
  formula(inputs) {
    const calculated = 2 * inputs.sodium + inputs.glucose + inputs.urea + (inputs.ethanol ?? 0)
    return { calculated, gap: inputs.measured === null ? null : inputs.measured - calculated }
  },
  formulaText: [
    {
      en: 'Calculated = 2 × Na + glucose + urea (+ ethanol), all in mmol/L',
      zh: '计算渗透压 = 2 × Na + 血糖 + 尿素（+ 乙醇），单位均为 mmol/L',
    },
    {
      en: `In mg/dL: 2 × Na + glucose ÷ ${perMmol.glucose} + urea nitrogen ÷ ${perMmol.urea} (+ ethanol ÷ ${perMmol.ethanol}); gap = measured − calculated`,
      zh: `以 mg/dL 计：2 × Na + 血糖 ÷ ${perMmol.glucose} + 尿素氮 ÷ ${perMmol.urea}（+ 乙醇 ÷ ${perMmol.ethanol}）；间隙 = 实测 − 计算`,
    },
  ],
  classifications: bands,
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    {
      en: 'A normal gap does not exclude methanol or ethylene glycol: late, when they have become acids, it is normal.',
      zh: '间隙正常不能排除甲醇或乙二醇中毒：晚期已代谢为酸时可正常。',
    },
    {
      en: 'Raised also by ketoacidosis, lactic acidosis, renal failure, shock, mannitol.',
      zh: '酮症酸中毒、乳酸酸中毒、肾衰竭、休克及甘露醇也可使其升高。',
    },
    {
      en: 'For ethanol some divide by 3.7, because it acts more strongly than its concentration.',
      zh: '乙醇的实际渗透效应强于其浓度，部分资料改除以 3.7。',
    },
  ],
  nextSteps: [
    {
      en: 'Where poisoning is possible, treat without waiting for levels: fomepizole or ethanol, and call toxicology.',
      zh: '疑中毒者不必等待毒物浓度，尽早予甲吡唑或乙醇，并联系中毒专科。',
    },
  ],
  references: [
    {
      text: 'Smithline N, Gardner KD Jr. Gaps — anionic and osmolal. JAMA 1976;236:1594–1597.',
      doi: '10.1001/jama.1976.03270150028025',
    },
    {
      text: 'Purssell RA, Pudek M, Brubacher J, Abu-Laban RB. Derivation and validation of a formula to calculate the contribution of ethanol to the osmolal gap. Ann Emerg Med 2001;38:653–659.',
    },
  ],
  examples: [
    {
      id: 'raised',
      inputs: {
        sodium: { value: 140, unit: 'mmol/L' },
        glucose: { value: 90, unit: 'mg/dL' },
        urea: { value: 14, unit: 'mg/dL' },
        measured: { value: 320, unit: 'mOsm/kg' },
      },
      expect: { calculated: { value: 290, decimals: 0 }, gap: { value: 30, decimals: 0 } },
      bands: { calculated: 'normal', gap: 'high' },
      source: earlierImplementation,
    },
    {
      id: 'ethanol',
      inputs: {
        sodium: { value: 138, unit: 'mmol/L' },
        glucose: { value: 6, unit: 'mmol/L' },
        urea: { value: 5, unit: 'mmol/L' },
        ethanol: { value: 230, unit: 'mg/dL' },
        measured: { value: 330, unit: 'mOsm/kg' },
      },
      expect: { calculated: { value: 337, decimals: 0 }, gap: { value: -7, decimals: 0 } },
      bands: { calculated: 'high', gap: 'normal' },
      source: secondProgram,
    },
    {
      id: 'low',
      inputs: {
        sodium: { value: 125, unit: 'mmol/L' },
        glucose: { value: 5, unit: 'mmol/L' },
        urea: { value: 4, unit: 'mmol/L' },
        measured: { value: 240, unit: 'mOsm/kg' },
      },
      expect: { calculated: { value: 259, decimals: 0 }, gap: { value: -19, decimals: 0 } },
      bands: { calculated: 'low', gap: 'low' },
      source: secondProgram,
    },
  ],
})
