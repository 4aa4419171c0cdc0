import { defineCalculator } from '../../kit/tool/calculator.ts'
import {
  adultGfrMessages,
  adultGfrRules,
  egfrOutput,
  gfrCaveats,
  gfrNextSteps,
  kdigoStages,
  mdrd,
  mdrdText,
  muscleCaveat,
  stageExamples,
  steadyStateInputs,
} from '../../kit/tool/egfr.ts'
import { earlierImplementation } from '../../kit/tool/example-sources.ts'
import { serumCreatinine } from '../../kit/tool/inputs/laboratory.ts'
import { age, sex } from '../../kit/tool/inputs/person.ts'

const coefficients = { scale: 175, creatinine: -1.234, age: -0.179, female: 0.79 }

export const definition = defineCalculator({
  id: 'c-mdrd',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Coefficients compared with the public implementation zshicode/eGFR_calculator, which cites the paper; results with a second program in R. The paper itself was not at hand.',
      zh: '系数与公开实现 zshicode/eGFR_calculator（引自原文）核对，结果由另行编写的 R 程序复核；未能直接查阅论文全文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Estimates the glomerular filtration rate of Chinese adults with chronic kidney disease.',
    zh: '估算中国成人慢性肾脏病患者的肾小球滤过率。',
  },
  population: {
    en: 'Chinese adults with chronic kidney disease and a stable creatinine; derived in nine centres of China.',
    zh: '血肌酐稳定的中国成人慢性肾脏病患者；源自国内九家中心。',
  },
  inputs: {
    creatinine: serumCreatinine(),
    age: age(),
    sex: sex(),
    ...steadyStateInputs(),
  },
  outputs: { egfr: egfrOutput({ en: 'Chinese modified MDRD', zh: '中国改良 MDRD 公式' }) },
  formula: (inputs) => ({ egfr: mdrd(coefficients, inputs) }),
  formulaText: mdrdText(coefficients),
  classifications: [kdigoStages],
  validity: adultGfrRules,
  alerts: [],
  messages: adultGfrMessages,
  caveats: [
    {
      en: 'The paper also gives the four-variable MDRD × 1.233: another equation, not to be mixed with this one.',
      zh: '原文另给出“MDRD 四变量公式 × 1.233”，与本式不同，不可混用。',
    },
    {
      en: 'Derived with picrate creatinine that was not standardised to IDMS: with today’s assays it may be off.',
      zh: '公式基于未经 IDMS 标准化的苦味酸法肌酐，用于现行检测时可有偏差。',
    },
    ...gfrCaveats,
    muscleCaveat,
  ],
  nextSteps: gfrNextSteps,
  references: [
    {
      text: 'Ma YC, Zuo L, Chen JH, et al. Modified glomerular filtration rate estimating equation for Chinese patients with chronic kidney disease. J Am Soc Nephrol 2006;17:2937–2944.',
      doi: '10.1681/ASN.2006040368',
    },
    'kdigo-2024-ckd',
  ],
  examples: [
    {
      id: 'man-50',
      inputs: { creatinine: { value: 1, unit: 'mg/dL' }, age: { value: 50, unit: 'a' }, sex: 'male' },
      expect: { egfr: { value: 86.9, decimals: 1 } },
      bands: { kdigo: 'G2' },
      source: earlierImplementation,
    },
    ...stageExamples(
      { en: 'Man of 50', zh: '男，50 岁' },
      { input: 'creatinine', unit: 'umol/L', shown: 'µmol/L', words: { en: 'creatinine', zh: '肌酐' } },
      { age: { value: 50, unit: 'a' }, sex: 'male' },
      [
        [60, 140.2, 'G1'],
        [110, 66.3, 'G2'],
        [124, 57.2, 'G3a'],
        [190, 33.8, 'G3b'],
        [330, 17.1, 'G4'],
        [500, 10.2, 'G5'],
      ],
    ),
  ],
})
