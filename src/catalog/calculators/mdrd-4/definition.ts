import { defineCalculator } from '../../kit/tool/calculator.ts'
import { optionalYesNo } from '../../kit/tool/calculator-inputs.ts'
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

const coefficients = { scale: 175, creatinine: -1.154, age: -0.203, female: 0.742 }
const black = 1.212

export const definition = defineCalculator({
  id: 'mdrd-4',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Coefficients compared with the documentation of the public R package nif, which cites the National Kidney Foundation; results with a second program in R. The paper itself was not at hand.',
      zh: '系数与公开 R 包 nif 的说明（引自美国国家肾脏基金会）核对，结果由另行编写的 R 程序复核；未能直接查阅论文全文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Estimates the glomerular filtration rate of adults with chronic kidney disease, as older studies and laboratories do.',
    zh: '估算成人慢性肾脏病患者的肾小球滤过率，供与既往研究及检验报告对照。',
  },
  population: {
    en: 'Adults with chronic kidney disease and a stable creatinine traceable to IDMS; derived in the United States.',
    zh: '血肌酐稳定、检测可溯源至 IDMS 的成人慢性肾脏病患者；源自美国人群。',
  },
  inputs: {
    creatinine: serumCreatinine(),
    age: age(),
    sex: sex(),
    black: optionalYesNo({
      label: { en: 'Apply the published coefficient for Black patients', zh: '采用原文的黑人系数' },
      help: {
        en: `× ${black}; no longer recommended, and not applied unless ticked.`,
        zh: `× ${black}；现已不推荐，未勾选则不采用。`,
      },
    }),
    ...steadyStateInputs(),
  },
  outputs: { egfr: egfrOutput({ en: 'MDRD, four variables', zh: 'MDRD 四变量公式' }) },
  formula: (inputs) => ({ egfr: mdrd(coefficients, inputs) * (inputs.black === true ? black : 1) }),
  formulaText: mdrdText(coefficients),
  classifications: [kdigoStages],
  validity: adultGfrRules,
  alerts: [],
  messages: adultGfrMessages,
  caveats: [
    {
      en: 'Underestimates above 60: report such a value as “> 60”, and stage with CKD-EPI.',
      zh: '> 60 时明显低估，宜报告为“> 60”，分期请用 CKD-EPI 公式。',
    },
    ...gfrCaveats,
    muscleCaveat,
  ],
  nextSteps: gfrNextSteps,
  references: [
    {
      text: 'Levey AS, Coresh J, Greene T, et al. Using standardized serum creatinine values in the Modification of Diet in Renal Disease study equation for estimating glomerular filtration rate. Ann Intern Med 2006;145:247–254.',
      doi: '10.7326/0003-4819-145-4-200608150-00004',
    },
    'kdigo-2024-ckd',
  ],
  examples: [
    {
      id: 'man-50',
      inputs: { creatinine: { value: 1, unit: 'mg/dL' }, age: { value: 50, unit: 'a' }, sex: 'male' },
      expect: { egfr: { value: 79.1, decimals: 1 } },
      bands: { kdigo: 'G2' },
      source: earlierImplementation,
    },
    ...stageExamples(
      { en: 'Man of 50', zh: '男，50 岁' },
      { input: 'creatinine', unit: 'umol/L', shown: 'µmol/L', words: { en: 'creatinine', zh: '肌酐' } },
      { age: { value: 50, unit: 'a' }, sex: 'male' },
      [
        [60, 123.7, 'G1'],
        [110, 61.5, 'G2'],
        [124, 53.5, 'G3a'],
        [150, 43, 'G3b'],
        [330, 17.3, 'G4'],
        [500, 10.7, 'G5'],
      ],
    ),
  ],
})
