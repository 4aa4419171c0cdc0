import { defineCalculator } from '../../kit/tool/calculator.ts'
import { optionalYesNo } from '../../kit/tool/calculator-inputs.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'
import { sex } from '../../kit/tool/inputs/person.ts'
import { heartRate } from '../../kit/tool/inputs/vital-signs.ts'
import { men, women } from './bands.ts'

const framinghamSlope = 154
const hodgesSlope = 1.75
const milliseconds = measured({
  label: { en: 'QT interval', zh: 'QT 间期' },
  units: [
    { id: 'ms', loinc: '8634-8', resolution: 0, hard: [200, 700], usual: [280, 600] },
    { id: 's', times: 1000, resolution: 2, hard: [0.2, 0.7], usual: [0.28, 0.6] },
  ],
})

export const definition = defineCalculator({
  id: 'qtc',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Formula, coefficients and units compared with two public implementations (lakshay321123/medx); the limits of 450 and 460 ms are those of the AHA/ACCF/HRS statement of 2009. The papers themselves were not at hand.',
      zh: '公式、系数与单位同两套公开实现（lakshay321123/medx）核对；450 与 460 ms 为 AHA/ACCF/HRS 2009 年声明所定界值，未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Corrects the QT interval for heart rate, to judge the risk of torsade de pointes.',
    zh: '按心率校正 QT 间期，评估尖端扭转型室速风险。',
  },
  population: { en: 'Adults in a regular rhythm without a wide QRS complex.', zh: '节律规整、QRS 波不增宽的成人。' },
  inputs: {
    qt: milliseconds,
    heartRate: heartRate(),
    sex: { ...sex(), required: false as const },
    wideQrs: optionalYesNo({ label: { en: 'QRS 120 ms or wider, or paced', zh: 'QRS ≥ 120 ms 或起搏心律' } }),
  },
  outputs: {
    fridericia: { label: { en: 'Fridericia', zh: 'Fridericia' }, unit: { en: 'ms', zh: 'ms' }, decimals: 0 },
    bazett: { label: { en: 'Bazett', zh: 'Bazett' }, unit: { en: 'ms', zh: 'ms' }, decimals: 0 },
    framingham: { label: { en: 'Framingham', zh: 'Framingham' }, unit: { en: 'ms', zh: 'ms' }, decimals: 0 },
    hodges: { label: { en: 'Hodges', zh: 'Hodges' }, unit: { en: 'ms', zh: 'ms' }, decimals: 0 },
  },
  formula({ qt, heartRate: rate }) {
    const rr = 60 / rate
    return {
      fridericia: qt / Math.cbrt(rr),
      bazett: qt / Math.sqrt(rr),
      framingham: qt + framinghamSlope * (1 - rr),
      hodges: qt + hodgesSlope * (rate - 60),
    }
  },
  formulaText: [
    {
      en: 'Bazett QT/√RR; Fridericia QT/∛RR; RR = 60/heart rate (s)',
      zh: 'Bazett：QT/√RR；Fridericia：QT/∛RR；RR = 60/心率（s）',
    },
    {
      en: `Framingham QT + ${framinghamSlope} × (1 − RR); Hodges QT + ${hodgesSlope} × (heart rate − 60)`,
      zh: `Framingham：QT + ${framinghamSlope} × (1 − RR)；Hodges：QT + ${hodgesSlope} × (心率 − 60)`,
    },
  ],
  classifications: [men, women],
  validity: [{ when: { input: 'wideQrs', is: true }, effect: 'warn', message: 'wide-qrs' }],
  alerts: [],
  messages: {
    'wide-qrs': {
      en: 'A wide QRS lengthens the QT by itself: correct for it, or use the JT interval.',
      zh: 'QRS 增宽本身可使 QT 延长：应另行校正或采用 JT 间期。',
    },
  },
  caveats: [
    {
      en: 'Bazett over-corrects above 90/min and under-corrects below 60/min.',
      zh: 'Bazett 公式在心率 > 90 次/min 时校正过度，< 60 次/min 时校正不足。',
    },
    { en: 'In atrial fibrillation average over several beats.', zh: '房颤时应取多个心搏的均值。' },
    { en: 'A QTc of 360 ms or less may be a short QT.', zh: 'QTc ≤ 360 ms 提示可能为短 QT。' },
  ],
  nextSteps: [
    {
      en: 'Above 500 ms, or 60 ms more than before: stop drugs that prolong the QT, correct potassium and magnesium, monitor.',
      zh: '> 500 ms 或较基线延长 ≥ 60 ms：停用延长 QT 的药物，纠正低钾、低镁，心电监护。',
    },
  ],
  references: [
    { text: 'Bazett HC. An analysis of the time-relations of electrocardiograms. Heart 1920;7:353–370.' },
    {
      text: 'Fridericia LS. Die Systolendauer im Elektrokardiogramm bei normalen Menschen und bei Herzkranken. Acta Med Scand 1920;53:469–486.',
    },
    {
      text: 'Sagie A, Larson MG, Goldberg RJ, Bengtson JR, Levy D. An improved method for adjusting the QT interval for heart rate (the Framingham Heart Study). Am J Cardiol 1992;70:797–801.',
      doi: '10.1016/0002-9149(92)90562-D',
    },
    {
      text: 'Rautaharju PM, Surawicz B, Gettes LS, et al. AHA/ACCF/HRS recommendations for the standardization and interpretation of the electrocardiogram: part IV. J Am Coll Cardiol 2009;53:982–991.',
      doi: '10.1016/j.jacc.2008.12.014',
    },
  ],
  examples: [
    {
      id: 'at-80',
      inputs: { qt: { value: 400, unit: 'ms' }, heartRate: { value: 80, unit: '/min' } },
      expect: {
        bazett: { value: 462, decimals: 0 },
        fridericia: { value: 440, decimals: 0 },
        framingham: { value: 439, decimals: 0 },
        hodges: { value: 435, decimals: 0 },
      },
      source: earlierImplementation,
    },
    {
      id: 'man-449',
      inputs: { qt: { value: 449, unit: 'ms' }, heartRate: { value: 60, unit: '/min' }, sex: 'male' },
      expect: { fridericia: { value: 449, decimals: 0 }, bazett: { value: 449, decimals: 0 } },
      bands: { men: 'usual' },
      source: countedByHand,
    },
    {
      id: 'man-450',
      inputs: { qt: { value: 450, unit: 'ms' }, heartRate: { value: 60, unit: '/min' }, sex: 'male' },
      expect: { fridericia: { value: 450, decimals: 0 }, hodges: { value: 450, decimals: 0 } },
      bands: { men: 'prolonged' },
      source: countedByHand,
    },
    {
      id: 'woman-459',
      inputs: { qt: { value: 459, unit: 'ms' }, heartRate: { value: 60, unit: '/min' }, sex: 'female' },
      expect: { fridericia: { value: 459, decimals: 0 } },
      bands: { women: 'usual' },
      source: countedByHand,
    },
    {
      id: 'woman-460',
      inputs: { qt: { value: 460, unit: 'ms' }, heartRate: { value: 60, unit: '/min' }, sex: 'female' },
      expect: { fridericia: { value: 460, decimals: 0 } },
      bands: { women: 'prolonged' },
      source: countedByHand,
    },
    {
      id: 'man-501',
      inputs: { qt: { value: 501, unit: 'ms' }, heartRate: { value: 60, unit: '/min' }, sex: 'male' },
      expect: { fridericia: { value: 501, decimals: 0 } },
      bands: { men: 'high-risk' },
      source: countedByHand,
    },
    {
      id: 'woman-501',
      inputs: { qt: { value: 501, unit: 'ms' }, heartRate: { value: 60, unit: '/min' }, sex: 'female' },
      expect: { framingham: { value: 501, decimals: 0 } },
      bands: { women: 'high-risk' },
      source: countedByHand,
    },
  ],
})
