import { defineCalculator } from '../../kit/tool/calculator.ts'
import { optionalYesNo } from '../../kit/tool/calculator-inputs.ts'
import {
  adultGfrMessages,
  adultGfrRules,
  ckdEpi,
  ckdEpiText,
  egfrOutput,
  gfrCaveats,
  gfrNextSteps,
  kdigoStages,
  muscleCaveat,
  stageExamples,
  steadyStateInputs,
} from '../../kit/tool/egfr.ts'
import { earlierImplementation } from '../../kit/tool/example-sources.ts'
import { serumCreatinine } from '../../kit/tool/inputs/laboratory.ts'
import { age, sex } from '../../kit/tool/inputs/person.ts'

const coefficients = {
  scale: 141,
  above: -1.209,
  yearly: 0.993,
  female: { kappa: 0.7, alpha: -0.329, times: 1.018 },
  male: { kappa: 0.9, alpha: -0.411, times: 1 },
}
const black = 1.159

export const definition = defineCalculator({
  id: 'ckd-epi-2009-creatinine',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Coefficients compared with the page of the equation at the National Kidney Foundation (kidney.org); results with a second program in R. The paper itself was not at hand.',
      zh: '系数与美国国家肾脏基金会（kidney.org）公布的公式页核对，结果由另行编写的 R 程序复核；未能直接查阅论文全文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Estimates the glomerular filtration rate of adults from serum creatinine, age and sex.',
    zh: '根据血肌酐、年龄和性别估算成人肾小球滤过率。',
  },
  population: {
    en: 'Adults with a stable creatinine traceable to IDMS; derived in North America and Europe.',
    zh: '血肌酐稳定、检测可溯源至 IDMS 的成人；源自北美与欧洲人群。',
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
  outputs: { egfr: egfrOutput({ en: 'CKD-EPI 2009, creatinine', zh: 'CKD-EPI 2009 肌酐公式' }) },
  formula: (inputs) => ({ egfr: ckdEpi(coefficients, inputs) * (inputs.black === true ? black : 1) }),
  formulaText: ckdEpiText(coefficients),
  classifications: [kdigoStages],
  validity: adultGfrRules,
  alerts: [],
  messages: adultGfrMessages,
  caveats: [
    ...gfrCaveats,
    muscleCaveat,
    {
      en: 'The 2021 equation, without a race term, has replaced it in the United States: do not compare results of the two.',
      zh: '美国已改用无种族系数的 2021 版公式，两版结果不可混比。',
    },
  ],
  nextSteps: gfrNextSteps,
  references: [
    {
      text: 'Levey AS, Stevens LA, Schmid CH, et al. A new equation to estimate glomerular filtration rate. Ann Intern Med 2009;150:604–612.',
      doi: '10.7326/0003-4819-150-9-200905050-00006',
    },
    'kdigo-2024-ckd',
  ],
  examples: [
    {
      id: 'man-50',
      inputs: { creatinine: { value: 1, unit: 'mg/dL' }, age: { value: 50, unit: 'a' }, sex: 'male' },
      expect: { egfr: { value: 87.4, decimals: 1 } },
      bands: { kdigo: 'G2' },
      source: earlierImplementation,
    },
    ...stageExamples(
      { en: 'Woman of 50', zh: '女，50 岁' },
      { input: 'creatinine', unit: 'umol/L', shown: 'µmol/L', words: { en: 'creatinine', zh: '肌酐' } },
      { age: { value: 50, unit: 'a' }, sex: 'female' },
      [
        [60, 102.1, 'G1'],
        [88, 66, 'G2'],
        [110, 50.4, 'G3a'],
        [150, 34.6, 'G3b'],
        [190, 26, 'G4'],
        [500, 8.1, 'G5'],
      ],
    ),
  ],
})
