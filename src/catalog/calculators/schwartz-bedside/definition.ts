import { defineCalculator } from '../../kit/tool/calculator.ts'
import {
  egfrOutput,
  gfrCaveats,
  kdigoStages,
  stageExamples,
  steadyStateMessages,
  umolPerMgCreatinine,
} from '../../kit/tool/egfr.ts'
import { earlierImplementation } from '../../kit/tool/example-sources.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'
import { serumCreatinine } from '../../kit/tool/inputs/laboratory.ts'
import { age, onDialysis, unstableCreatinine } from '../../kit/tool/inputs/person.ts'

const factor = 0.413

export const definition = defineCalculator({
  id: 'schwartz-bedside',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Formula compared with several public implementations (factor 0.413, height in cm, creatinine in mg/dL); results with a second program in R. The paper itself was not at hand.',
      zh: '公式与多套公开实现核对（系数 0.413，身高 cm，肌酐 mg/dL），结果由另行编写的 R 程序复核；未能直接查阅论文全文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Estimates the glomerular filtration rate of children from height and serum creatinine.',
    zh: '根据身高与血肌酐估算儿童肾小球滤过率。',
  },
  population: {
    en: 'Children of 1 to 16 years (used up to 18) with kidney disease; derived at filtration rates of 15 to 75, with enzymatic creatinine.',
    zh: '1~16 岁（可用至 18 岁）慢性肾脏病儿童；源自 GFR 15~75、酶法检测肌酐的人群。',
  },
  inputs: {
    height: measured({
      label: { en: 'Height', zh: '身高' },
      units: [
        { id: 'cm', system: 'si', loinc: '8302-2', resolution: 0, hard: [40, 200], usual: [65, 190] },
        { id: 'm', system: 'si', times: 100, resolution: 2, hard: [0.4, 2], usual: [0.65, 1.9] },
      ],
    }),
    creatinine: serumCreatinine(),
    age: age(1),
    acuteKidneyInjury: unstableCreatinine(),
    dialysis: onDialysis(),
  },
  outputs: { egfr: egfrOutput({ en: 'bedside Schwartz', zh: '床旁 Schwartz 公式' }) },
  formula: ({ height, creatinine }) => ({ egfr: (factor * height) / (creatinine / umolPerMgCreatinine) }),
  formulaText: [
    {
      en: `eGFR = ${factor} × height (cm) ÷ Scr (mg/dL; µmol/L ÷ ${umolPerMgCreatinine})`,
      zh: `eGFR = ${factor} × 身高（cm）÷ Scr（mg/dL；µmol/L ÷ ${umolPerMgCreatinine}）`,
    },
  ],
  classifications: [kdigoStages],
  validity: [
    { when: { input: 'age', below: 1 }, effect: 'refuse', message: 'from-1-to-18' },
    { when: { input: 'age', from: 18 }, effect: 'refuse', message: 'from-1-to-18' },
    { when: { input: 'acuteKidneyInjury', is: true }, effect: 'refuse', message: 'not-steady' },
    { when: { input: 'dialysis', is: true }, effect: 'refuse', message: 'on-dialysis' },
    { when: { input: 'acuteKidneyInjury', unanswered: true }, effect: 'warn', message: 'steady-state-assumed' },
  ],
  alerts: [],
  messages: {
    'not-steady': steadyStateMessages['not-steady'],
    'on-dialysis': steadyStateMessages['on-dialysis'],
    'steady-state-assumed': steadyStateMessages['steady-state-assumed'],
    'from-1-to-18': {
      en: 'From 1 up to 18 years; adults have CKD-EPI, and in infants no such estimate holds.',
      zh: '适用于 1 岁至不满 18 岁；成人请用 CKD-EPI 公式，婴儿不宜用此法估算。',
    },
  },
  caveats: [
    {
      en: 'For enzymatic creatinine; Jaffe assays read high at the low values of children.',
      zh: '须为酶法肌酐；苦味酸法在儿童低浓度范围内偏高。',
    },
    {
      en: 'Above 75 it was not derived: a normal filtration rate is estimated roughly only.',
      zh: '公式未在 GFR > 75 的儿童中建立，肾功能正常者结果仅供粗略参考。',
    },
    ...gfrCaveats,
  ],
  nextSteps: [
    {
      en: 'Where muscle mass is low or a decision hangs on it, add cystatin C.',
      zh: '肌肉量低或结果影响决策时，加测胱抑素 C。',
    },
  ],
  references: [
    {
      text: 'Schwartz GJ, Muñoz A, Schneider MF, et al. New equations to estimate GFR in children with CKD. J Am Soc Nephrol 2009;20:629–637.',
      doi: '10.1681/ASN.2008030287',
    },
    'kdigo-2024-ckd',
  ],
  examples: [
    {
      id: 'child-120',
      inputs: {
        height: { value: 120, unit: 'cm' },
        creatinine: { value: 0.6, unit: 'mg/dL' },
        age: { value: 7, unit: 'a' },
      },
      expect: { egfr: { value: 82.6, decimals: 1 } },
      bands: { kdigo: 'G2' },
      source: earlierImplementation,
    },
    ...stageExamples(
      { en: 'Child of 7, 120 cm', zh: '7 岁，120 cm' },
      { input: 'creatinine', unit: 'umol/L', shown: 'µmol/L', words: { en: 'creatinine', zh: '肌酐' } },
      { height: { value: 120, unit: 'cm' }, age: { value: 7, unit: 'a' } },
      [
        [48, 91.3, 'G1'],
        [73, 60, 'G2'],
        [74, 59.2, 'G3a'],
        [100, 43.8, 'G3b'],
        [200, 21.9, 'G4'],
        [310, 14.1, 'G5'],
      ],
    ),
  ],
})
