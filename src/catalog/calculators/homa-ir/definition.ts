import { defineCalculator } from '../../kit/tool/calculator.ts'
import { optionalYesNo } from '../../kit/tool/calculator-inputs.ts'
import { earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'
import { fastingGlucose } from '../../kit/tool/inputs/chemistry.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'

const homa = { divisor: 22.5, numerator: 20, threshold: 3.5 } as const
const mgPerMmol = 18.016

export const definition = defineCalculator({
  id: 'homa-ir',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Formula, coefficients and units compared with public implementations (1377x/insulin-indexes and stanfordaimlab/llm-as-clinical-calculator). The paper itself was not at hand.',
      zh: '公式、系数与单位同公开实现（1377x/insulin-indexes、stanfordaimlab/llm-as-clinical-calculator）核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Estimates insulin resistance and beta-cell function from one fasting sample.',
    zh: '由一次空腹血样估计胰岛素抵抗与 β 细胞功能。',
  },
  population: { en: 'Adults after an overnight fast, not on insulin.', zh: '空腹过夜、未使用胰岛素的成人。' },
  inputs: {
    glucose: fastingGlucose(mgPerMmol),
    insulin: measured({
      label: { en: 'Fasting insulin', zh: '空腹胰岛素' },
      help: { en: '1 µU/mL = 6.0 pmol/L; some laboratories use 6.945', zh: '1 µU/mL = 6.0 pmol/L；部分实验室用 6.945' },
      units: [
        {
          id: 'u[IU]/mL',
          label: { en: 'µU/mL', zh: 'µU/mL' },
          system: 'conventional',
          loinc: '20448-7',
          resolution: 1,
          hard: [0.2, 500],
          usual: [1, 100],
        },
        { id: 'pmol/L', system: 'si', times: 1 / 6, resolution: 0, hard: [1.2, 3000], usual: [6, 600] },
      ],
    }),
    onInsulin: optionalYesNo({ label: { en: 'Treated with insulin', zh: '正在使用胰岛素' } }),
  },
  outputs: {
    ir: { label: { en: 'HOMA-IR', zh: 'HOMA-IR' }, unit: { en: 'index', zh: '指数' }, decimals: 2 },
    beta: {
      label: { en: 'HOMA-β', zh: 'HOMA-β' },
      unit: { en: '%', zh: '%' },
      decimals: 0,
      absent: {
        en: `Undefined at a glucose of ${homa.threshold} mmol/L or less.`,
        zh: `血糖 ≤ ${homa.threshold} mmol/L 时无定义。`,
      },
    },
    quicki: { label: { en: 'QUICKI', zh: 'QUICKI' }, unit: { en: 'index', zh: '指数' }, decimals: 3 },
  },
  formula: ({ glucose: g, insulin: i }) => ({
    ir: (g * i) / homa.divisor,
    beta: g > homa.threshold ? (homa.numerator * i) / (g - homa.threshold) : null,
    quicki: 1 / (Math.log10(i) + Math.log10(g * mgPerMmol)),
  }),
  formulaText: [
    {
      en: `HOMA-IR = G × I/${homa.divisor}; HOMA-β = ${homa.numerator} × I/(G − ${homa.threshold}); G in mmol/L, I in µU/mL`,
      zh: `HOMA-IR = G × I/${homa.divisor}；HOMA-β = ${homa.numerator} × I/(G − ${homa.threshold})；G：mmol/L，I：µU/mL`,
    },
    { en: 'QUICKI = 1/(log₁₀ I + log₁₀ G), G in mg/dL', zh: 'QUICKI = 1/(log₁₀ I + log₁₀ G)，G：mg/dL' },
  ],
  classifications: [
    {
      id: 'resistance',
      output: 'ir',
      on: 'raw',
      bands: [
        {
          id: 'not-raised',
          label: { en: 'Not raised', zh: '未升高' },
          meaning: { en: '< 2.5', zh: '< 2.5' },
          tone: 'neutral',
        },
        {
          id: 'raised',
          from: 2.5,
          label: { en: 'Suggests insulin resistance', zh: '提示胰岛素抵抗' },
          meaning: { en: '≥ 2.5, as often used in Chinese adults', zh: '≥ 2.5，中国成人常用界值' },
          tone: 'caution',
        },
      ],
    },
  ],
  validity: [{ when: { input: 'onInsulin', is: true }, effect: 'refuse', message: 'on-insulin' }],
  alerts: [],
  messages: {
    'on-insulin': {
      en: 'Not valid on insulin: the assay measures the drug too.',
      zh: '使用胰岛素者不适用：检测值包含外源性胰岛素。',
    },
  },
  caveats: [
    { en: 'Cut-offs depend on the population and the insulin assay.', zh: '界值取决于人群与胰岛素检测方法。' },
    {
      en: 'For groups and for follow-up; one value says little of one person.',
      zh: '宜用于群体或随访，单次结果对个体意义有限。',
    },
  ],
  nextSteps: [
    {
      en: 'Raised: look for the metabolic syndrome, glucose tolerance and fatty liver.',
      zh: '升高：评估代谢综合征、糖耐量与脂肪肝。',
    },
  ],
  references: [
    {
      text: 'Matthews DR, Hosker JP, Rudenski AS, Naylor BA, Treacher DF, Turner RC. Homeostasis model assessment. Diabetologia 1985;28:412–419.',
      doi: '10.1007/BF00280883',
    },
    {
      text: 'Katz A, Nambi SS, Mather K, et al. Quantitative insulin sensitivity check index. J Clin Endocrinol Metab 2000;85:2402–2410.',
      doi: '10.1210/jcem.85.7.6661',
    },
  ],
  examples: [
    {
      id: 'raised',
      inputs: { glucose: { value: 5.6, unit: 'mmol/L' }, insulin: { value: 12, unit: 'u[IU]/mL' } },
      expect: {
        ir: { value: 2.99, decimals: 2 },
        beta: { value: 114.3, decimals: 1 },
        quicki: { value: 0.324, decimals: 3 },
      },
      bands: { resistance: 'raised' },
      source: earlierImplementation,
    },
    {
      id: 'at-25',
      inputs: { glucose: { value: 5, unit: 'mmol/L' }, insulin: { value: 11.25, unit: 'u[IU]/mL' } },
      expect: {
        ir: { value: 2.5, decimals: 2 },
        beta: { value: 150.0, decimals: 1 },
        quicki: { value: 0.333, decimals: 3 },
      },
      bands: { resistance: 'raised' },
      source: secondProgram,
    },
    {
      id: 'low',
      inputs: { glucose: { value: 5, unit: 'mmol/L' }, insulin: { value: 4, unit: 'u[IU]/mL' } },
      expect: {
        ir: { value: 0.89, decimals: 2 },
        beta: { value: 53.3, decimals: 1 },
        quicki: { value: 0.391, decimals: 3 },
      },
      bands: { resistance: 'not-raised' },
      source: secondProgram,
    },
  ],
})
