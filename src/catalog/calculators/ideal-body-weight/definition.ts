import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'
import { optional } from '../../kit/tool/inputs/in-units.ts'
import { age, height, sex, weight } from '../../kit/tool/inputs/person.ts'

const base = { male: 50, female: 45.5 }
const devine = { perInch: 2.3, inches: 60, cm: 2.54 }
const ardsnet = { perCm: 0.91, from: 152.4 }
const adjusted = 0.4
const lean = { factor: 9270, male: { constant: 6680, perBmi: 216 }, female: { constant: 8780, perBmi: 244 } }
const perKg = { low: 4, usual: 6, high: 8 }

export const definition = defineCalculator({
  id: 'ideal-body-weight',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Devine and ARDSNet equations compared with a paper in Critical Care (cc9562) and with MedCalc-Bench (NIH, ideal and adjusted weight), lean body weight with a public R program. The original papers were not at hand.',
      zh: 'Devine 与 ARDSNet 公式同 Critical Care 论文（cc9562）及 MedCalc-Bench（NIH）核对，瘦体重同一份公开 R 程序核对；未能直接查阅原文。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Weights for the dosing of drugs and for protective ventilation.',
    zh: '用于药物剂量与保护性通气的各种体重。',
  },
  population: { en: 'Adults of 152.4 cm (60 in) or more.', zh: '身高 ≥ 152.4 cm（60 英寸）的成人。' },
  inputs: { height: height(), sex: sex(), weight: optional(weight()), age: optional(age()) },
  outputs: {
    ideal: {
      label: { en: 'Ideal body weight (Devine)', zh: '理想体重（Devine）' },
      unit: { en: 'kg', zh: 'kg' },
      decimals: 1,
    },
    predicted: {
      label: { en: 'Predicted body weight (ARDSNet)', zh: '预测体重（ARDSNet）' },
      unit: { en: 'kg', zh: 'kg' },
      decimals: 1,
    },
    tidal: {
      label: { en: 'Tidal volume, 6 mL/kg predicted', zh: '潮气量（6 mL/kg 预测体重）' },
      unit: { en: 'mL', zh: 'mL' },
      decimals: 0,
    },
    tidalLow: { label: { en: '4 mL/kg', zh: '4 mL/kg' }, unit: { en: 'mL', zh: 'mL' }, decimals: 0 },
    tidalHigh: { label: { en: '8 mL/kg', zh: '8 mL/kg' }, unit: { en: 'mL', zh: 'mL' }, decimals: 0 },
    adjusted: {
      label: { en: 'Adjusted body weight', zh: '校正体重' },
      unit: { en: 'kg', zh: 'kg' },
      decimals: 1,
      absent: { en: 'Only where the actual weight is above the ideal', zh: '仅在实际体重高于理想体重时计算' },
    },
    lean: {
      label: { en: 'Lean body weight (Janmahasatian)', zh: '瘦体重（Janmahasatian）' },
      unit: { en: 'kg', zh: 'kg' },
      decimals: 1,
      absent: { en: 'Needs the actual weight', zh: '需填实际体重' },
    },
  },
  formula({ height: cm, sex: of, weight: kg }) {
    const ideal = base[of] + devine.perInch * (cm / devine.cm - devine.inches)
    const predicted = base[of] + ardsnet.perCm * (cm - ardsnet.from)
    const bmi = kg === null ? null : kg / (cm / 100) ** 2
    return {
      ideal,
      predicted,
      tidal: perKg.usual * predicted,
      tidalLow: perKg.low * predicted,
      tidalHigh: perKg.high * predicted,
      adjusted: kg === null || kg <= ideal ? null : ideal + adjusted * (kg - ideal),
      lean: kg === null || bmi === null ? null : (lean.factor * kg) / (lean[of].constant + lean[of].perBmi * bmi),
    }
  },
  formulaText: [
    {
      en: `IBW = ${base.male} (men) or ${base.female} (women) + ${devine.perInch} × (inches − ${devine.inches})`,
      zh: `IBW = ${base.male}（男）或 ${base.female}（女）+ ${devine.perInch} ×（英寸 − ${devine.inches}）`,
    },
    {
      en: `PBW = ${base.male} or ${base.female} + ${ardsnet.perCm} × (cm − ${ardsnet.from}); tidal volume ${perKg.usual} (${perKg.low}–${perKg.high}) mL/kg PBW`,
      zh: `PBW = ${base.male} 或 ${base.female} + ${ardsnet.perCm} ×（cm − ${ardsnet.from}）；潮气量 ${perKg.usual}（${perKg.low}~${perKg.high}）mL/kg PBW`,
    },
    { en: `AdjBW = IBW + ${adjusted} × (actual − IBW)`, zh: `AdjBW = IBW + ${adjusted} ×（实际体重 − IBW）` },
    {
      en: `LBW = ${lean.factor} × kg ÷ (${lean.male.constant} + ${lean.male.perBmi} × BMI) in men, ÷ (${lean.female.constant} + ${lean.female.perBmi} × BMI) in women`,
      zh: `LBW = ${lean.factor} × kg ÷（男 ${lean.male.constant} + ${lean.male.perBmi} × BMI；女 ${lean.female.constant} + ${lean.female.perBmi} × BMI）`,
    },
  ],
  classifications: [],
  validity: [
    { when: { input: 'height', below: 152.4 }, effect: 'refuse', message: 'too-short' },
    { when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' },
  ],
  alerts: [],
  messages: {
    'too-short': { en: 'Not defined below 152.4 cm (60 in).', zh: '身高 < 152.4 cm（60 英寸）时无定义。' },
    'adults-only': { en: 'For adults only.', zh: '仅适用于成人。' },
  },
  caveats: [
    {
      en: 'Which weight a drug is dosed by stands in its label: do not choose by habit.',
      zh: '药物剂量采用何种体重须依据说明书，不可凭习惯选择。',
    },
    {
      en: 'Tidal volume follows height and sex, never the actual weight.',
      zh: '潮气量取决于身高与性别，与实际体重无关。',
    },
    {
      en: 'Predicted weight and Devine’s ideal weight differ only by rounding.',
      zh: '预测体重与 Devine 理想体重仅有取整差异。',
    },
  ],
  nextSteps: [
    {
      en: 'Adjusted weight is used where the actual weight is above 120–130 % of the ideal, for example for aminoglycosides.',
      zh: '实际体重超过理想体重 120%~130% 时（如氨基糖苷类）常用校正体重。',
    },
    { en: 'With tidal volume keep plateau pressure at 30 cmH₂O or below.', zh: '同时维持平台压 ≤ 30 cmH₂O。' },
  ],
  references: [
    { text: 'Devine BJ. Gentamicin therapy. Drug Intell Clin Pharm 1974;8:650-655.' },
    {
      text: 'ARDS Network. Ventilation with lower tidal volumes. N Engl J Med 2000;342:1301-1308.',
      doi: '10.1056/NEJM200005043421801',
    },
    {
      text: 'Janmahasatian S, Duffull SB, Ash S, et al. Quantification of lean bodyweight. Clin Pharmacokinet 2005;44:1051-1065.',
      doi: '10.2165/00003088-200544100-00004',
    },
  ],
  examples: [
    {
      id: 'man',
      inputs: { height: { value: 175, unit: 'cm' }, sex: 'male', weight: { value: 110, unit: 'kg' } },
      expect: {
        ideal: { value: 70.5, decimals: 1 },
        predicted: { value: 70.6, decimals: 1 },
        adjusted: { value: 86.3, decimals: 1 },
        lean: { value: 70.6, decimals: 1 },
        tidal: { value: 423, decimals: 0 },
      },
      source: earlierImplementation,
    },
    {
      id: 'woman',
      inputs: { height: { value: 160, unit: 'cm' }, sex: 'female', weight: { value: 50, unit: 'kg' } },
      expect: {
        ideal: { value: 52.4, decimals: 1 },
        predicted: { value: 52.4, decimals: 1 },
        tidal: { value: 314, decimals: 0 },
        lean: { value: 34.2, decimals: 1 },
      },
      source: secondProgram,
    },
    {
      id: 'shortest',
      inputs: { height: { value: 60, unit: '[in_i]' }, sex: 'male' },
      expect: {
        ideal: { value: 50, decimals: 1 },
        predicted: { value: 50, decimals: 1 },
        tidal: { value: 300, decimals: 0 },
        tidalLow: { value: 200, decimals: 0 },
        tidalHigh: { value: 400, decimals: 0 },
      },
      source: countedByHand,
    },
  ],
})
