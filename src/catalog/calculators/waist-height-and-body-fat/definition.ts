import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'
import { optional } from '../../kit/tool/inputs/in-units.ts'
import { age, bodyMassIndex, height, hip, neck, pregnancy, sex, waist } from '../../kit/tool/inputs/person.ts'
import { men, ratio, women } from './bands.ts'

const deurenberg = { bmi: 1.2, age: 0.23, male: 10.8, offset: 5.4 } as const
/** Siri's equation: per cent body fat from density. */
const siri = { numerator: 495, less: 450 } as const
const navy = { male: [1.0324, 0.19077, 0.15456], female: [1.29579, 0.35004, 0.221] } as const

/** Per cent body fat from these circumferences; null if the result is impossible. */
function navyFat(
  [base, girth, height]: readonly [number, number, number],
  girthCm: number,
  heightCm: number,
): number | null {
  if (girthCm <= 0) return null
  const density = base - girth * Math.log10(girthCm) + height * Math.log10(heightCm)
  const percent = siri.numerator / density - siri.less
  return percent >= 2 && percent <= 70 ? percent : null
}

export const definition = defineCalculator({
  id: 'waist-height-and-body-fat',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Both estimates of fat compared with gurucalculator.com and, those of the Navy, with timinvermont.com; cut-offs of the ratio with reports of the NICE guideline. The papers themselves were not at hand.',
      zh: '两种体脂估算同 gurucalculator.com 核对，海军公式另同 timinvermont.com 核对；腰高比界值同 NICE 指南的报道核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Measures central fat, and estimates the share of fat from circumferences or BMI.',
    zh: '评估中心性脂肪，并由围度或 BMI 估算体脂率。',
  },
  population: { en: 'Adults; not in pregnancy.', zh: '成人；不用于妊娠。' },
  inputs: {
    sex: sex(),
    waist: waist(),
    height: height(),
    hip: optional(hip()),
    neck: optional(neck()),
    bmi: optional(bodyMassIndex()),
    age: optional(age()),
    pregnancy: pregnancy(),
  },
  outputs: {
    waistToHeight: {
      label: { en: 'Waist-to-height ratio', zh: '腰高比' },
      unit: { en: 'ratio', zh: '比值' },
      decimals: 2,
    },
    waist: { label: { en: 'Waist', zh: '腰围' }, unit: { en: 'cm', zh: 'cm' }, decimals: 1 },
    waistToHip: {
      label: { en: 'Waist-to-hip ratio', zh: '腰臀比' },
      unit: { en: 'ratio', zh: '比值' },
      decimals: 2,
      absent: { en: 'Needs the hip.', zh: '需输入臀围。' },
    },
    deurenberg: {
      label: { en: 'Body fat by BMI (Deurenberg)', zh: '体脂率（Deurenberg，按 BMI）' },
      unit: { en: '%', zh: '%' },
      decimals: 1,
      absent: { en: 'Needs BMI and age.', zh: '需输入 BMI 与年龄。' },
    },
    navy: {
      label: { en: 'Body fat by circumferences (US Navy)', zh: '体脂率（美国海军围度法）' },
      unit: { en: '%', zh: '%' },
      decimals: 1,
      absent: {
        en: 'Needs the neck, and the hip in women; or the measures do not fit each other.',
        zh: '需输入颈围（女性另需臀围），或各围度不相符。',
      },
    },
  },
  formula({ sex: recorded, waist: girth, height: tall, hip: round, neck: collar, bmi, age: years }) {
    const male = recorded === 'male'
    const byBmi =
      bmi === null || years === null
        ? null
        : deurenberg.bmi * bmi + deurenberg.age * years - (male ? deurenberg.male : 0) - deurenberg.offset
    const hips = male ? 0 : round
    return {
      waistToHeight: girth / tall,
      waist: girth,
      waistToHip: round === null ? null : girth / round,
      deurenberg: byBmi === null || byBmi <= 0 ? null : byBmi,
      navy: collar === null || hips === null ? null : navyFat(navy[recorded], girth + hips - collar, tall),
    }
  },
  formulaText: [
    {
      en: `Deurenberg: ${deurenberg.bmi}·BMI + ${deurenberg.age}·age − ${deurenberg.male} (men) − ${deurenberg.offset}`,
      zh: `Deurenberg：${deurenberg.bmi}·BMI + ${deurenberg.age}·年龄 − ${deurenberg.male}（男）− ${deurenberg.offset}`,
    },
    {
      en: `Navy: men ${siri.numerator}/(${navy.male[0]} − ${navy.male[1]}·log₁₀(waist − neck) + ${navy.male[2]}·log₁₀(height)) − ${siri.less}`,
      zh: `海军法：男 ${siri.numerator}/(${navy.male[0]} − ${navy.male[1]}·log₁₀(腰围 − 颈围) + ${navy.male[2]}·log₁₀(身高)) − ${siri.less}`,
    },
    {
      en: `Women ${siri.numerator}/(${navy.female[0]} − ${navy.female[1]}·log₁₀(waist + hip − neck) + ${navy.female[2]}·log₁₀(height)) − ${siri.less}, in cm`,
      zh: `女 ${siri.numerator}/(${navy.female[0]} − ${navy.female[1]}·log₁₀(腰围 + 臀围 − 颈围) + ${navy.female[2]}·log₁₀(身高)) − ${siri.less}，单位 cm`,
    },
  ],
  classifications: [ratio, men, women],
  validity: [
    { when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' },
    { when: { input: 'pregnancy', is: true }, effect: 'refuse', message: 'in-pregnancy' },
  ],
  alerts: [],
  messages: {
    'adults-only': { en: 'For adults only.', zh: '仅适用于成人。' },
    'in-pregnancy': { en: 'Not valid in pregnancy.', zh: '妊娠期不适用。' },
  },
  caveats: [
    { en: 'Deurenberg under-estimates fat in Asians.', zh: 'Deurenberg 公式低估亚洲人体脂。' },
    {
      en: 'Measure the waist midway between the lowest rib and the iliac crest, after breathing out.',
      zh: '腰围于呼气末在肋弓下缘与髂嵴中点处测量。',
    },
  ],
  nextSteps: [
    {
      en: 'Raised: check pressure, glucose and lipids; keep the waist below half of the height.',
      zh: '升高：查血压、血糖、血脂；腰围应小于身高的一半。',
    },
  ],
  references: [
    'ws-t-428-2013',
    {
      text: 'Ashwell M, Hsieh SD. Six reasons why the waist-to-height ratio is a rapid and effective global indicator for health risks of obesity. Int J Food Sci Nutr 2005;56:303–307.',
    },
    {
      text: 'Deurenberg P, Weststrate JA, Seidell JC. Body mass index as a measure of body fatness: age- and sex-specific prediction formulas. Br J Nutr 1991;65:105–114.',
      doi: '10.1079/BJN19910073',
    },
    {
      text: 'Hodgdon JA, Beckett MB. Prediction of percent body fat for U.S. Navy men and women from body circumferences and height. Naval Health Research Center reports 84-11 and 84-29, 1984.',
    },
  ],
  examples: [
    {
      id: 'man-40',
      inputs: {
        sex: 'male',
        waist: { value: 90, unit: 'cm' },
        neck: { value: 38, unit: 'cm' },
        height: { value: 175, unit: 'cm' },
        bmi: { value: 25, unit: 'kg/m2' },
        age: { value: 40, unit: 'a' },
      },
      expect: {
        waistToHeight: { value: 0.514, decimals: 3 },
        deurenberg: { value: 23.0, decimals: 1 },
        navy: { value: 20.7, decimals: 1 },
      },
      bands: { 'waist-to-height': 'increased', men: 'central' },
      source: earlierImplementation,
    },
    {
      id: 'woman-30',
      inputs: {
        sex: 'female',
        waist: { value: 75, unit: 'cm' },
        hip: { value: 98, unit: 'cm' },
        neck: { value: 32, unit: 'cm' },
        height: { value: 162, unit: 'cm' },
        bmi: { value: 22, unit: 'kg/m2' },
        age: { value: 30, unit: 'a' },
      },
      expect: {
        waistToHip: { value: 0.77, decimals: 2 },
        deurenberg: { value: 27.9, decimals: 1 },
        navy: { value: 29.8, decimals: 1 },
      },
      bands: { 'waist-to-height': 'healthy', women: 'below' },
      source: secondProgram,
    },
    {
      id: 'man-110',
      inputs: {
        sex: 'male',
        waist: { value: 110, unit: 'cm' },
        neck: { value: 40, unit: 'cm' },
        height: { value: 175, unit: 'cm' },
      },
      expect: { navy: { value: 31.9, decimals: 1 } },
      bands: { 'waist-to-height': 'high', men: 'central' },
      source: secondProgram,
    },
    {
      id: 'man-thin',
      inputs: { sex: 'male', waist: { value: 68, unit: 'cm' }, height: { value: 180, unit: 'cm' } },
      expect: { waistToHeight: { value: 0.378, decimals: 3 } },
      bands: { 'waist-to-height': 'low', men: 'below' },
      source: countedByHand,
    },
    {
      id: 'woman-85',
      inputs: { sex: 'female', waist: { value: 85, unit: 'cm' }, height: { value: 170, unit: 'cm' } },
      expect: { waistToHeight: { value: 0.5, decimals: 3 } },
      bands: { 'waist-to-height': 'increased', women: 'central' },
      source: countedByHand,
    },
  ],
})
