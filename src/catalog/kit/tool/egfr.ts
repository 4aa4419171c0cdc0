import type { Words } from '../words.ts'
import type { CalculatorExample, OutputSpec, ValidityRule } from './calculator.ts'
import type { EnteredInputs } from './calculator-input-spec.ts'
import type { Classification } from './classification.ts'
import { secondProgram } from './example-sources.ts'
import { onDialysis, pregnancy, unstableCreatinine } from './inputs/person.ts'

/** Common parts of the equations for the glomerular filtration rate: the output, the population, the stages. */

export const umolPerMgCreatinine = 88.4

/** The output of an equation: mL/min/1.73 m², reported in whole numbers. */
export function egfrOutput(equation: Words): OutputSpec {
  return {
    label: { en: `eGFR (${equation.en})`, zh: `eGFR（${equation.zh}）` },
    unit: { en: 'mL/min/1.73 m²', zh: 'mL/min/1.73 m²' },
    decimals: 0,
  }
}

export interface CkdEpiCoefficients {
  readonly scale: number
  readonly above: number
  readonly yearly: number
  readonly female: { readonly kappa: number; readonly alpha: number; readonly times: number }
  readonly male: { readonly kappa: number; readonly alpha: number; readonly times: number }
}

/** `ratio` to the power `below` if it is below 1, `above` if it is above 1. */
export function brokenPower(ratio: number, below: number, above: number): number {
  return Math.min(ratio, 1) ** below * Math.max(ratio, 1) ** above
}

/** The eGFR of a CKD-EPI equation in mL/min/1.73 m²: creatinine in µmol/L, age in years. */
export function ckdEpi(
  { scale, above, yearly, ...bySex }: CkdEpiCoefficients,
  { creatinine, age, sex }: { readonly creatinine: number; readonly age: number; readonly sex: 'female' | 'male' },
): number {
  const { kappa, alpha, times } = bySex[sex]
  return scale * brokenPower(creatinine / umolPerMgCreatinine / kappa, alpha, above) * yearly ** age * times
}

/** The CKD-EPI equation as printed, with the coefficients of `ckdEpi`. */
export function ckdEpiText({ scale, above, yearly, female, male }: CkdEpiCoefficients): readonly Words[] {
  const powers = `${scale} × min(Scr/κ, 1)^α × max(Scr/κ, 1)^${printed(above)} × ${yearly}`
  return [
    {
      en: `eGFR = ${powers}^age (× ${female.times} if female)`,
      zh: `eGFR = ${powers}^年龄（女性 × ${female.times}）`,
    },
    {
      en: `Scr in mg/dL (µmol/L ÷ ${umolPerMgCreatinine}); κ = ${female.kappa} female, ${male.kappa} male; α = ${printed(female.alpha)} female, ${printed(male.alpha)} male`,
      zh: `Scr 单位为 mg/dL（µmol/L ÷ ${umolPerMgCreatinine}）；κ：女 ${female.kappa}、男 ${male.kappa}；α：女 ${printed(female.alpha)}、男 ${printed(male.alpha)}`,
    },
  ]
}

export interface MdrdCoefficients {
  readonly scale: number
  readonly creatinine: number
  readonly age: number
  readonly female: number
}

/** The eGFR of the MDRD equation in mL/min/1.73 m²: creatinine in µmol/L, age in years. */
export function mdrd(
  { scale, creatinine: power, age: agePower, female }: MdrdCoefficients,
  { creatinine, age, sex }: { readonly creatinine: number; readonly age: number; readonly sex: 'female' | 'male' },
): number {
  return scale * (creatinine / umolPerMgCreatinine) ** power * age ** agePower * (sex === 'female' ? female : 1)
}

/** The MDRD equation as printed, with the coefficients of `mdrd`. */
export function mdrdText({ scale, creatinine, age, female }: MdrdCoefficients): readonly Words[] {
  return [
    {
      en: `eGFR = ${scale} × Scr^${printed(creatinine)} × age^${printed(age)} (× ${female} if female)`,
      zh: `eGFR = ${scale} × Scr^${printed(creatinine)} × 年龄^${printed(age)}（女性 × ${female}）`,
    },
    {
      en: `Scr in mg/dL (µmol/L ÷ ${umolPerMgCreatinine}), age in years`,
      zh: `Scr 单位为 mg/dL（µmol/L ÷ ${umolPerMgCreatinine}），年龄单位为岁`,
    },
  ]
}

/** A number as printed, with a minus sign. */
export function printed(value: number): string {
  return String(value).replace('-', '−')
}

/** Inputs that only serve to refuse situations in which no estimate from one sample is valid. */
export function steadyStateInputs() {
  return { acuteKidneyInjury: unstableCreatinine(), dialysis: onDialysis(), pregnancy: pregnancy() }
}

export const steadyStateMessages = {
  'not-steady': {
    en: 'Kidney function is not in a steady state: an estimate from one value would mislead.',
    zh: '肾功能未达稳态，据单次结果估算会产生误导。',
  },
  'on-dialysis': {
    en: 'Not valid on dialysis: the serum value then reflects the treatment.',
    zh: '透析患者不适用：此时血清浓度反映的是透析效果。',
  },
  'in-pregnancy': { en: 'Not validated in pregnancy.', zh: '未在妊娠人群中验证，不适用。' },
  'steady-state-assumed': {
    en: 'A steady state is assumed (no acute kidney injury).',
    zh: '默认处于稳态（无急性肾损伤）。',
  },
} as const satisfies Readonly<Record<string, Words>>

export const steadyStateRules: readonly ValidityRule<keyof typeof steadyStateMessages>[] = [
  { when: { input: 'acuteKidneyInjury', is: true }, effect: 'refuse', message: 'not-steady' },
  { when: { input: 'dialysis', is: true }, effect: 'refuse', message: 'on-dialysis' },
  { when: { input: 'pregnancy', is: true }, effect: 'refuse', message: 'in-pregnancy' },
  { when: { input: 'acuteKidneyInjury', unanswered: true }, effect: 'warn', message: 'steady-state-assumed' },
]

export const adultGfrMessages = {
  ...steadyStateMessages,
  'adults-only': {
    en: 'The equation holds from 18 years. For children use a paediatric equation such as bedside Schwartz.',
    zh: '本公式适用于 18 岁及以上者；儿童请使用床旁 Schwartz 等儿科公式。',
  },
} as const satisfies Readonly<Record<string, Words>>

export const adultGfrRules: readonly ValidityRule<keyof typeof adultGfrMessages>[] = [
  { when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' },
  ...steadyStateRules,
]

export const gfrCaveats: readonly Words[] = [
  {
    en: 'Chronic kidney disease needs a reduced eGFR or a marker of damage for at least 3 months.',
    zh: '诊断慢性肾脏病需 eGFR 下降或肾损伤标志持续至少 3 个月。',
  },
  {
    en: 'Indexed to 1.73 m² of body surface; it is not the absolute clearance that drug doses refer to.',
    zh: '结果按 1.73 m² 体表面积标化，并非药物剂量调整所用的绝对清除率。',
  },
]

export const muscleCaveat: Words = {
  en: 'Unreliable at extremes of muscle mass, after amputation, on a creatine or very high meat diet: use cystatin C.',
  zh: '肌肉量极端、截肢、服用肌酸或大量肉食者结果不可靠，宜采用胱抑素 C。',
}

export const gfrNextSteps: readonly Words[] = [
  {
    en: 'Confirm chronic kidney disease after 3 months, together with the urine albumin-to-creatinine ratio.',
    zh: '3 个月后复查，并结合尿白蛋白/肌酐比值确诊慢性肾脏病。',
  },
  {
    en: 'For drug doses use what the label names, usually Cockcroft-Gault.',
    zh: '药物剂量按说明书所用指标，通常为 Cockcroft-Gault 公式。',
  },
]

/** KDIGO lists integers (45–59, 60–89) and asks laboratories to report integers: the reported value is classified. */
export const kdigoStages: Classification<'egfr'> = {
  id: 'kdigo',
  output: 'egfr',
  on: 'rounded',
  bands: [
    {
      id: 'G5',
      label: { en: 'G5', zh: 'G5' },
      meaning: { en: 'Kidney failure (< 15)', zh: '肾衰竭（< 15）' },
      tone: 'alarm',
    },
    {
      id: 'G4',
      from: 15,
      label: { en: 'G4', zh: 'G4' },
      meaning: { en: 'Severely decreased (15–29)', zh: '重度下降（15~29）' },
      tone: 'alarm',
    },
    {
      id: 'G3b',
      from: 30,
      label: { en: 'G3b', zh: 'G3b' },
      meaning: { en: 'Moderately to severely decreased (30–44)', zh: '中度至重度下降（30~44）' },
      tone: 'caution',
    },
    {
      id: 'G3a',
      from: 45,
      label: { en: 'G3a', zh: 'G3a' },
      meaning: { en: 'Mildly to moderately decreased (45–59)', zh: '轻度至中度下降（45~59）' },
      tone: 'caution',
    },
    {
      id: 'G2',
      from: 60,
      label: { en: 'G2', zh: 'G2' },
      meaning: {
        en: 'Mildly decreased (60–89); chronic kidney disease only with a marker of kidney damage',
        zh: '轻度下降（60~89）；仅在有肾损伤标志时方可诊断慢性肾脏病',
      },
      tone: 'neutral',
    },
    {
      id: 'G1',
      from: 90,
      label: { en: 'G1', zh: 'G1' },
      meaning: {
        en: 'Normal or high (≥ 90); chronic kidney disease only with a marker of kidney damage',
        zh: '正常或升高（≥ 90）；仅在有肾损伤标志时方可诊断慢性肾脏病',
      },
      tone: 'good',
    },
  ],
}

/** One person at several levels of a marker, so that every stage occurs: the level, the eGFR by a second program, the stage. */
export function stageExamples(
  person: Words,
  marker: { readonly input: string; readonly unit: string; readonly shown: string; readonly words: Words },
  others: EnteredInputs,
  levels: readonly (readonly [level: number, egfr: number, stage: string])[],
): readonly CalculatorExample[] {
  return levels.map(([level, egfr, stage]) => ({
    id: stage.toLowerCase(),
    title: {
      en: `${person.en}, ${marker.words.en} ${level} ${marker.shown}`,
      zh: `${person.zh}，${marker.words.zh} ${level} ${marker.shown}`,
    },
    inputs: { ...others, [marker.input]: { value: level, unit: marker.unit } },
    expect: { egfr: { value: egfr, decimals: 1 } },
    bands: { kdigo: stage },
    source: secondProgram,
  }))
}
