import { reaches } from '../../kit/present/rounding.ts'
import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { haematocrit } from '../../kit/tool/inputs/blood.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'

const usualHaematocrit = 45
/** Maturation time of reticulocytes in the blood in days, by haematocrit (%). */
const maturation = [
  { from: 40, days: 1 },
  { from: 30, days: 1.5 },
  { from: 20, days: 2 },
]
const longest = 2.5

export const definition = defineCalculator({
  id: 'corrected-reticulocyte',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Formula, maturation times and cut-offs compared with merckmanuals.com, which has the same. Other sources have other maturation bands.',
      zh: '公式、成熟时间与界值同默沙东诊疗手册（merckmanuals.com）一致；其他资料的成熟时间分段略有不同。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Tells whether the marrow answers an anaemia.',
    zh: '判断骨髓对贫血的代偿是否充分。',
  },
  population: { en: 'Patients with anaemia.', zh: '贫血患者。' },
  inputs: {
    reticulocytes: measured({
      label: { en: 'Reticulocytes', zh: '网织红细胞' },
      units: [{ id: '%', loinc: '17849-1', resolution: 1, hard: [0, 60], usual: [0.1, 25] }],
    }),
    haematocrit: haematocrit(),
  },
  outputs: {
    rpi: {
      label: { en: 'RPI', zh: '网织红细胞生成指数（RPI）' },
      unit: { en: '(index)', zh: '（指数）' },
      decimals: 1,
    },
    corrected: {
      label: { en: 'Corrected reticulocytes', zh: '校正网织红细胞' },
      unit: { en: '%', zh: '%' },
      decimals: 1,
    },
  },
  formula({ reticulocytes, haematocrit: measuredHaematocrit }) {
    const corrected = (reticulocytes * measuredHaematocrit) / usualHaematocrit
    const days = maturation.find(({ from }) => reaches(measuredHaematocrit, from))?.days ?? longest
    return { rpi: corrected / days, corrected }
  },
  formulaText: [
    {
      en: `Corrected = reticulocytes % × haematocrit ÷ ${usualHaematocrit}; RPI = corrected ÷ maturation time`,
      zh: `校正值 = 网织红细胞 % × 红细胞压积 ÷ ${usualHaematocrit}；RPI = 校正值 ÷ 成熟时间`,
    },
    {
      en: `Maturation time in days by haematocrit: ${maturation.map(({ from, days }) => `≥ ${from}%: ${days}`).join('; ')}; below: ${longest}`,
      zh: `成熟时间（天）按红细胞压积：${maturation.map(({ from, days }) => `≥ ${from}%：${days}`).join('；')}；更低：${longest}`,
    },
  ],
  classifications: [
    {
      id: 'response',
      output: 'rpi',
      on: 'rounded',
      bands: [
        {
          id: 'low',
          label: { en: 'Inadequate', zh: '增生不足' },
          meaning: { en: '< 2: production is too low', zh: '< 2：红细胞生成不足' },
          tone: 'caution',
        },
        {
          id: 'between',
          from: 2,
          label: { en: 'Borderline', zh: '临界' },
          meaning: { en: '2–3', zh: '2~3' },
          tone: 'neutral',
        },
        {
          id: 'adequate',
          from: 3.1,
          label: { en: 'Adequate', zh: '代偿良好' },
          meaning: { en: '> 3: as in haemolysis or bleeding', zh: '> 3：见于溶血或失血' },
          tone: 'good',
        },
      ],
    },
  ],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    {
      en: 'Means nothing where there is no anaemia; after a bleed the response takes 5 to 7 days.',
      zh: '无贫血者无意义；失血后 5~7 天骨髓才充分代偿。',
    },
    {
      en: 'Transfusion and recent iron, B₁₂ or erythropoietin change it.',
      zh: '输血及近期补铁、维生素 B₁₂、促红素治疗会影响结果。',
    },
  ],
  nextSteps: [
    {
      en: 'Low: iron, B₁₂, folate, creatinine, marrow. Adequate: haemolysis tests, search for bleeding.',
      zh: '偏低：查铁、维生素 B₁₂、叶酸、肌酐，必要时骨髓检查；代偿良好：查溶血指标，寻找出血。',
    },
  ],
  references: [
    {
      text: 'Hillman RS. Characteristics of marrow production and reticulocyte maturation in normal man in response to anemia. J Clin Invest 1969;48:443–453.',
      doi: '10.1172/JCI106001',
    },
  ],
  examples: [
    {
      id: 'between',
      inputs: { reticulocytes: { value: 9, unit: '%' }, haematocrit: { value: 25, unit: '%' } },
      expect: { rpi: { value: 2.5, decimals: 1 }, corrected: { value: 5, decimals: 1 } },
      bands: { response: 'between' },
      source: earlierImplementation,
    },
    {
      id: 'low',
      inputs: { reticulocytes: { value: 2, unit: '%' }, haematocrit: { value: 27, unit: '%' } },
      expect: { rpi: { value: 0.6, decimals: 1 }, corrected: { value: 1.2, decimals: 1 } },
      bands: { response: 'low' },
      source: countedByHand,
    },
    {
      id: 'adequate',
      inputs: { reticulocytes: { value: 15, unit: '%' }, haematocrit: { value: 30, unit: '%' } },
      expect: { rpi: { value: 6.7, decimals: 1 }, corrected: { value: 10, decimals: 1 } },
      bands: { response: 'adequate' },
      source: countedByHand,
    },
  ],
})
