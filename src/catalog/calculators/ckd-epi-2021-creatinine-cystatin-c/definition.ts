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
  umolPerMgCreatinine,
} from '../../kit/tool/egfr.ts'
import { earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'
import { cystatinC } from '../../kit/tool/inputs/chemistry.ts'
import { serumCreatinine } from '../../kit/tool/inputs/laboratory.ts'
import { age, sex } from '../../kit/tool/inputs/person.ts'

const coefficients = {
  scale: 135,
  above: -0.544,
  cystatin: { knot: 0.8, below: -0.323, above: -0.778 },
  yearly: 0.9961,
  female: { kappa: 0.7, alpha: -0.219, times: 0.963 },
  male: { kappa: 0.9, alpha: -0.144, times: 1 },
}
const { scale, above, cystatin, yearly, female, male } = coefficients
const powers = [
  `${scale} × min(Scr/κ, 1)^α × max(Scr/κ, 1)^${printed(above)}`,
  `min(Scys/${cystatin.knot}, 1)^${printed(cystatin.below)} × max(Scys/${cystatin.knot}, 1)^${printed(cystatin.above)}`,
  `${yearly}`,
].join(' × ')

export const definition = defineCalculator({
  id: 'ckd-epi-2021-creatinine-cystatin-c',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Coefficients compared with the description in the public repository benchflow-ai/skillsbench; results with a second program in R. The paper itself was not at hand.',
      zh: '系数与公开代码库 benchflow-ai/skillsbench 的公式说明核对，结果由另行编写的 R 程序复核；未能直接查阅论文全文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Estimates the glomerular filtration rate of adults from serum creatinine and cystatin C together, without a race term.',
    zh: '联合血肌酐与胱抑素 C 估算成人肾小球滤过率，不含种族系数。',
  },
  population: {
    en: 'Adults in a steady state; assays traceable to IDMS (creatinine) and ERM-DA471/IFCC (cystatin C).',
    zh: '处于稳态的成人；肌酐检测可溯源至 IDMS，胱抑素 C 可溯源至 ERM-DA471/IFCC。',
  },
  inputs: {
    creatinine: serumCreatinine(),
    cystatinC: cystatinC(),
    age: age(),
    sex: sex(),
    ...steadyStateInputs(),
  },
  outputs: {
    egfr: egfrOutput({ en: 'CKD-EPI 2021, creatinine and cystatin C', zh: 'CKD-EPI 2021 肌酐-胱抑素 C 公式' }),
  },
  formula(inputs) {
    const { kappa, alpha, times } = coefficients[inputs.sex]
    const byCreatinine = brokenPower(inputs.creatinine / umolPerMgCreatinine / kappa, alpha, above)
    const byCystatin = brokenPower(inputs.cystatinC / cystatin.knot, cystatin.below, cystatin.above)
    return { egfr: scale * byCreatinine * byCystatin * yearly ** inputs.age * times }
  },
  formulaText: [
    {
      en: `eGFR = ${powers}^age (× ${female.times} if female)`,
      zh: `eGFR = ${powers}^年龄（女性 × ${female.times}）`,
    },
    {
      en: `Scr in mg/dL (µmol/L ÷ ${umolPerMgCreatinine}), Scys in mg/L; κ = ${female.kappa} female, ${male.kappa} male; α = ${printed(female.alpha)} female, ${printed(male.alpha)} male`,
      zh: `Scr 单位为 mg/dL（µmol/L ÷ ${umolPerMgCreatinine}），Scys 单位为 mg/L；κ：女 ${female.kappa}、男 ${male.kappa}；α：女 ${printed(female.alpha)}、男 ${printed(male.alpha)}`,
    },
  ],
  classifications: [kdigoStages],
  validity: adultGfrRules,
  alerts: [],
  messages: adultGfrMessages,
  caveats: [
    ...gfrCaveats,
    {
      en: 'Where the estimates from the two markers alone differ widely, ask what disturbs one of them (muscle mass; thyroid, glucocorticoids, inflammation, smoking, obesity).',
      zh: '两种标志物单独估算的结果相差悬殊时，应查找干扰因素（肌肉量；甲状腺功能、糖皮质激素、炎症、吸烟、肥胖）。',
    },
  ],
  nextSteps: [
    {
      en: 'KDIGO 2024 prefers it where a decision hangs on the filtration rate.',
      zh: '决策取决于肾小球滤过率时，KDIGO 2024 优先推荐本公式。',
    },
    ...gfrNextSteps,
  ],
  references: ['inker-2021', 'kdigo-2024-ckd'],
  examples: [
    {
      id: 'man-50',
      inputs: {
        creatinine: { value: 1, unit: 'mg/dL' },
        cystatinC: { value: 1, unit: 'mg/L' },
        age: { value: 50, unit: 'a' },
        sex: 'male',
      },
      expect: { egfr: { value: 88.1, decimals: 1 } },
      bands: { kdigo: 'G2' },
      source: earlierImplementation,
    },
    {
      id: 'man-50-low',
      inputs: {
        creatinine: { value: 1, unit: 'mg/dL' },
        cystatinC: { value: 0.8, unit: 'mg/L' },
        age: { value: 50, unit: 'a' },
        sex: 'male',
      },
      expect: { egfr: { value: 104.9, decimals: 1 } },
      bands: { kdigo: 'G1' },
      source: secondProgram,
    },
    ...stageExamples(
      { en: 'Woman of 60, creatinine 1.5 mg/dL', zh: '女，60 岁，肌酐 1.5 mg/dL' },
      { input: 'cystatinC', unit: 'mg/L', shown: 'mg/L', words: { en: 'cystatin C', zh: '胱抑素 C' } },
      { creatinine: { value: 1.5, unit: 'mg/dL' }, age: { value: 60, unit: 'a' }, sex: 'female' },
      [
        [0.8, 67.9, 'G2'],
        [1, 57.1, 'G3a'],
        [1.4, 44, 'G3b'],
        [2.6, 27.2, 'G4'],
        [6, 14.2, 'G5'],
      ],
    ),
  ],
})
