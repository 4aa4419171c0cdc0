import { defineCalculator } from '../../kit/tool/calculator.ts'
import {
  adultGfrMessages,
  adultGfrRules,
  brokenPower,
  egfrOutput,
  gfrCaveats,
  gfrNextSteps,
  kdigoStages,
  printed,
  stageExamples,
  steadyStateInputs,
} from '../../kit/tool/egfr.ts'
import { earlierImplementation } from '../../kit/tool/example-sources.ts'
import { cystatinC } from '../../kit/tool/inputs/chemistry.ts'
import { age, sex } from '../../kit/tool/inputs/person.ts'

const coefficients = { scale: 133, knot: 0.8, below: -0.499, above: -1.328, yearly: 0.996, female: 0.932 }
const { scale, knot, below, above, yearly, female } = coefficients
const powers = `${scale} × min(Scys/${knot}, 1)^${printed(below)} × max(Scys/${knot}, 1)^${printed(above)} × ${yearly}`

export const definition = defineCalculator({
  id: 'ckd-epi-2012-cystatin-c',
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
    en: 'Estimates the glomerular filtration rate of adults from serum cystatin C, age and sex, whatever the muscle mass.',
    zh: '根据血清胱抑素 C、年龄和性别估算成人肾小球滤过率，不受肌肉量影响。',
  },
  population: {
    en: 'Adults; an assay traceable to ERM-DA471/IFCC. Derived in North America and Europe.',
    zh: '成人；检测须可溯源至 ERM-DA471/IFCC。源自北美与欧洲人群。',
  },
  inputs: { cystatinC: cystatinC(), age: age(), sex: sex(), ...steadyStateInputs() },
  outputs: { egfr: egfrOutput({ en: 'CKD-EPI 2012, cystatin C', zh: 'CKD-EPI 2012 胱抑素 C 公式' }) },
  formula: (inputs) => ({
    egfr:
      scale *
      brokenPower(inputs.cystatinC / knot, below, above) *
      yearly ** inputs.age *
      (inputs.sex === 'female' ? female : 1),
  }),
  formulaText: [
    { en: `eGFR = ${powers}^age (× ${female} if female)`, zh: `eGFR = ${powers}^年龄（女性 × ${female}）` },
    { en: 'Scys in mg/L', zh: 'Scys 单位为 mg/L' },
  ],
  classifications: [kdigoStages],
  validity: adultGfrRules,
  alerts: [],
  messages: adultGfrMessages,
  caveats: [
    ...gfrCaveats,
    {
      en: 'Thyroid excess, glucocorticoids, inflammation, smoking and obesity raise cystatin C: the estimate is then too low.',
      zh: '甲状腺功能亢进、糖皮质激素、炎症、吸烟和肥胖可升高胱抑素 C，使结果偏低。',
    },
  ],
  nextSteps: gfrNextSteps,
  references: [
    {
      text: 'Inker LA, Schmid CH, Tighiouart H, et al. Estimating glomerular filtration rate from serum creatinine and cystatin C. N Engl J Med 2012;367:20–29.',
      doi: '10.1056/NEJMoa1114248',
    },
    'kdigo-2024-ckd',
  ],
  examples: [
    {
      id: 'man-50',
      inputs: { cystatinC: { value: 1, unit: 'mg/L' }, age: { value: 50, unit: 'a' }, sex: 'male' },
      expect: { egfr: { value: 80.9, decimals: 1 } },
      bands: { kdigo: 'G2' },
      source: earlierImplementation,
    },
    ...stageExamples(
      { en: 'Woman of 50', zh: '女，50 岁' },
      { input: 'cystatinC', unit: 'mg/L', shown: 'mg/L', words: { en: 'cystatin C', zh: '胱抑素 C' } },
      { age: { value: 50, unit: 'a' }, sex: 'female' },
      [
        [0.8, 101.4, 'G1'],
        [1, 75.4, 'G2'],
        [1.2, 59.2, 'G3a'],
        [1.8, 34.6, 'G3b'],
        [2.6, 21.2, 'G4'],
        [4.5, 10.2, 'G5'],
      ],
    ),
  ],
})
