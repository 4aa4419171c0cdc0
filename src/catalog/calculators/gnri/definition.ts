import { defineCalculator } from '../../kit/tool/calculator.ts'
import { earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'
import { serumAlbumin } from '../../kit/tool/inputs/laboratory.ts'
import { height, sex, weight } from '../../kit/tool/inputs/person.ts'

const coefficients = { albumin: 1.489, weight: 41.7 } as const
/** Lorentz: height − 100 − (height − 150)/divisor. */
const divisor = { male: 4, female: 2.5 } as const

export const definition = defineCalculator({
  id: 'gnri',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Formula, coefficients and units compared with the table of a review (PMC10251088); levels with the abstract of the paper. The paper itself was not at hand.',
      zh: '公式、系数与单位同一篇综述的表格（PMC10251088）核对，分级同原文摘要核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Grades the risk of complications of malnutrition in the elderly.',
    zh: '评估老年人营养不良相关并发症风险。',
  },
  population: {
    en: 'Elderly inpatients; derived at a mean age of 80 years, used in dialysis too.',
    zh: '老年住院患者；源自平均 80 岁人群，亦用于透析患者。',
  },
  inputs: { albumin: serumAlbumin(), weight: weight(), height: height(), sex: sex() },
  outputs: {
    gnri: { label: { en: 'GNRI', zh: 'GNRI' }, unit: { en: 'index', zh: '指数' }, decimals: 1 },
    ideal: {
      label: { en: 'Ideal weight (Lorentz)', zh: '理想体重（Lorentz）' },
      unit: { en: 'kg', zh: 'kg' },
      decimals: 1,
      absent: { en: 'None at such a height.', zh: '该身高下无理想体重。' },
    },
  },
  formula({ albumin, weight: kg, height: cm, sex: recorded }) {
    const ideal = cm - 100 - (cm - 150) / divisor[recorded]
    const share = ideal > 0 ? Math.min(1, kg / ideal) : 1
    return { gnri: coefficients.albumin * albumin + coefficients.weight * share, ideal: ideal > 0 ? ideal : null }
  },
  formulaText: [
    {
      en: `GNRI = ${coefficients.albumin} × albumin (g/L) + ${coefficients.weight} × weight/ideal weight (at most 1)`,
      zh: `GNRI = ${coefficients.albumin} × 白蛋白（g/L）+ ${coefficients.weight} × 体重/理想体重（比值最大取 1）`,
    },
    {
      en: `Ideal weight = H − 100 − (H − 150)/${divisor.male} in men, /${divisor.female} in women; H in cm`,
      zh: `理想体重 = H − 100 − (H − 150)/${divisor.male}（男）、/${divisor.female}（女）；H 单位 cm`,
    },
  ],
  classifications: [
    {
      id: 'risk',
      output: 'gnri',
      on: 'rounded',
      bands: [
        {
          id: 'major',
          label: { en: 'Major risk', zh: '重度风险' },
          meaning: { en: '< 82', zh: '< 82' },
          tone: 'alarm',
        },
        {
          id: 'moderate',
          from: 82,
          label: { en: 'Moderate risk', zh: '中度风险' },
          meaning: { en: '82 to < 92', zh: '82~< 92' },
          tone: 'caution',
        },
        {
          id: 'low',
          from: 92,
          label: { en: 'Low risk', zh: '低度风险' },
          meaning: { en: '92–98', zh: '92~98' },
          tone: 'neutral',
        },
        {
          id: 'none',
          from: 98.1,
          label: { en: 'No risk', zh: '无风险' },
          meaning: { en: '> 98', zh: '> 98' },
          tone: 'good',
        },
      ],
    },
  ],
  validity: [{ when: { input: 'height', below: 140 }, effect: 'warn', message: 'short' }],
  alerts: [],
  messages: {
    short: {
      en: 'The Lorentz weight is unreliable below 140 cm: estimate the height from the knee.',
      zh: '身高 < 140 cm 时 Lorentz 公式不可靠，可由膝高估算身高。',
    },
  },
  caveats: [
    { en: 'Albumin falls in inflammation, whatever the nutrition.', zh: '炎症时白蛋白下降，与营养状况无关。' },
    { en: 'Some authors take the weight at a BMI of 22 as ideal.', zh: '部分研究以 BMI 22 对应的体重为理想体重。' },
  ],
  nextSteps: [
    { en: 'From moderate risk: nutritional assessment and support.', zh: '中度及以上风险：营养评定与支持。' },
  ],
  references: [
    {
      text: 'Bouillanne O, Morineau G, Dupont C, et al. Geriatric Nutritional Risk Index: a new index for evaluating at-risk elderly medical patients. Am J Clin Nutr 2005;82:777–783.',
      doi: '10.1093/ajcn/82.4.777',
    },
  ],
  examples: [
    {
      id: 'major',
      inputs: {
        albumin: { value: 32, unit: 'g/L' },
        weight: { value: 50, unit: 'kg' },
        height: { value: 165, unit: 'cm' },
        sex: 'male',
      },
      expect: { gnri: { value: 81.7, decimals: 1 }, ideal: { value: 61.25, decimals: 2 } },
      bands: { risk: 'major' },
      source: earlierImplementation,
    },
    {
      id: 'moderate',
      inputs: {
        albumin: { value: 35, unit: 'g/L' },
        weight: { value: 50, unit: 'kg' },
        height: { value: 155, unit: 'cm' },
        sex: 'female',
      },
      expect: { gnri: { value: 91.5, decimals: 1 }, ideal: { value: 53.0, decimals: 1 } },
      bands: { risk: 'moderate' },
      source: secondProgram,
    },
    {
      id: 'low',
      inputs: {
        albumin: { value: 38, unit: 'g/L' },
        weight: { value: 55, unit: 'kg' },
        height: { value: 160, unit: 'cm' },
        sex: 'female',
      },
      expect: { gnri: { value: 97.5, decimals: 1 }, ideal: { value: 56.0, decimals: 1 } },
      bands: { risk: 'low' },
      source: secondProgram,
    },
    {
      id: 'none',
      inputs: {
        albumin: { value: 38, unit: 'g/L' },
        weight: { value: 70, unit: 'kg' },
        height: { value: 165, unit: 'cm' },
        sex: 'male',
      },
      expect: { gnri: { value: 98.3, decimals: 1 } },
      bands: { risk: 'none' },
      source: secondProgram,
    },
  ],
})
