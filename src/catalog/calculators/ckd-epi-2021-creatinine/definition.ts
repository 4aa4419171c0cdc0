import { defineCalculator } from '../../kit/tool/calculator.ts'
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
  scale: 142,
  above: -1.2,
  yearly: 0.9938,
  female: { kappa: 0.7, alpha: -0.241, times: 1.012 },
  male: { kappa: 0.9, alpha: -0.302, times: 1 },
}

export const definition = defineCalculator({
  id: 'ckd-epi-2021-creatinine',
  revision: 2,
  contentChecked: '2026-11-21',
  verified: {
    state: 'two-implementations',
    on: '2026-11-21',
    how: {
      en: 'Formula and coefficients compared with the page of the equation at the National Kidney Foundation (kidney.org); results with a second, separately written program. The paper itself was not at hand.',
      zh: '公式与系数同美国国家肾脏基金会（kidney.org）公布的公式页核对，结果由另行编写的程序复核；未能直接查阅论文全文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Estimates the glomerular filtration rate of adults from serum creatinine, age and sex, without a race term.',
    zh: '根据血肌酐、年龄和性别估算成人肾小球滤过率，不含种族系数。',
  },
  population: {
    en: 'Adults with a stable creatinine measured by an assay traceable to IDMS; derived from cohorts of the United States and Europe.',
    zh: '血肌酐稳定、检测可溯源至 IDMS 的成人；源自美国与欧洲队列。',
  },
  inputs: {
    creatinine: serumCreatinine(),
    age: age(),
    sex: sex(),
    ...steadyStateInputs(),
  },
  outputs: { egfr: egfrOutput({ en: 'CKD-EPI 2021, creatinine', zh: 'CKD-EPI 2021 肌酐公式' }) },
  formula: (inputs) => ({ egfr: ckdEpi(coefficients, inputs) }),
  formulaText: ckdEpiText(coefficients),
  classifications: [kdigoStages],
  validity: adultGfrRules,
  alerts: [],
  messages: adultGfrMessages,
  caveats: [
    ...gfrCaveats,
    muscleCaveat,
    {
      en: 'Many laboratories in China still report the 2009 equation: name the equation with the result.',
      zh: '国内许多实验室仍报告 2009 版公式结果，引用时请注明所用公式。',
    },
  ],
  nextSteps: [
    {
      en: 'Where a decision hangs on it, measure cystatin C and use the combined equation.',
      zh: '结果影响决策时，加测胱抑素 C 并采用联合公式。',
    },
    ...gfrNextSteps,
  ],
  references: ['inker-2021', 'kdigo-2024-ckd'],
  examples: [
    {
      id: 'man-50',
      inputs: { creatinine: { value: 1, unit: 'mg/dL' }, age: { value: 50, unit: 'a' }, sex: 'male' },
      expect: { egfr: { value: 91.7, decimals: 1 } },
      bands: { kdigo: 'G1' },
      source: earlierImplementation,
    },
    {
      id: 'man-55',
      inputs: { creatinine: { value: 1.2, unit: 'mg/dL' }, age: { value: 55, unit: 'a' }, sex: 'male' },
      expect: { egfr: { value: 71, decimals: 0 } },
      bands: { kdigo: 'G2' },
      source: {
        outside: true,
        words: {
          en: 'Result of the calculator at kidney.org, as reported publicly; not run again here.',
          zh: 'kidney.org 在线计算器结果（据公开资料，未重新运行）。',
        },
      },
    },
    ...stageExamples(
      { en: 'Woman of 50', zh: '女，50 岁' },
      { input: 'creatinine', unit: 'umol/L', shown: 'µmol/L', words: { en: 'creatinine', zh: '肌酐' } },
      { age: { value: 50, unit: 'a' }, sex: 'female' },
      [
        [60, 106.1, 'G1'],
        [88, 69, 'G2'],
        [110, 52.8, 'G3a'],
        [150, 36.4, 'G3b'],
        [190, 27.4, 'G4'],
        [330, 14.1, 'G5'],
      ],
    ),
  ],
})
