import { defineCalculator } from '../../kit/tool/calculator.ts'
import { oneOf } from '../../kit/tool/calculator-inputs.ts'
import { earlierImplementation, exactArithmetic } from '../../kit/tool/example-sources.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'
import { equivalent, names, table } from './drugs.ts'

const withoutSalt = ['dexamethasone', 'betamethasone', 'triamcinolone']

export const definition = defineCalculator({
  id: 'steroid-conversion',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'All eight doses compared with the chart of Vanderbilt internal medicine; with globalrph.com, which cites Meikle and Tyler and gives betamethasone 0.6–0.75.',
      zh: '8 种等效剂量与 Vanderbilt 内科对照表核对，并与引用 Meikle、Tyler 的 globalrph.com 核对（其倍他米松为 0.6~0.75）。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: false,
  inputResolution: 'entered',
  purpose: { en: 'Converts one systemic glucocorticoid into another.', zh: '在全身用糖皮质激素之间换算等效剂量。' },
  population: { en: 'Doses by mouth or vein in the usual range.', zh: '口服或静脉给药的常用剂量。' },
  inputs: {
    from: oneOf({ label: { en: 'Drug', zh: '原用药物' }, of: names }),
    dose: measured({
      label: { en: 'Dose', zh: '剂量' },
      units: [{ id: 'mg', resolution: 2, hard: [0.05, 2500], usual: [0.3, 1000] }],
    }),
    to: oneOf({ label: { en: 'Convert to', zh: '换算为' }, of: names }),
  },
  outputs: {
    dose: { label: { en: 'Equivalent dose', zh: '等效剂量' }, unit: { en: 'mg', zh: 'mg' }, decimals: 2 },
    prednisone: {
      label: { en: 'In prednisone', zh: '相当于泼尼松' },
      unit: { en: 'mg', zh: 'mg' },
      decimals: 2,
    },
  },
  formula: ({ from, to, dose }) => ({
    dose: (dose * equivalent[to]) / equivalent[from],
    prednisone: (dose * equivalent.prednisone) / equivalent[from],
  }),
  formulaText: [
    { en: `${table.en} (mg)`, zh: `${table.zh}（mg）` },
    {
      en: 'Equivalent dose = dose × equivalent of the target ÷ equivalent of the drug',
      zh: '等效剂量 = 剂量 × 目标药等效量 ÷ 原用药等效量',
    },
  ],
  classifications: [],
  validity: [
    { when: { input: 'from', sameAs: 'to' }, effect: 'refuse', message: 'same' },
    { when: { input: 'to', oneOf: withoutSalt }, effect: 'warn', message: 'no-mineralocorticoid' },
    { when: { input: 'dose', from: 500 }, effect: 'warn', message: 'pulse' },
  ],
  alerts: [],
  messages: {
    same: { en: 'The two drugs are the same.', zh: '两种药物相同。' },
    'no-mineralocorticoid': {
      en: 'Hardly any mineralocorticoid effect: not alone in adrenal insufficiency.',
      zh: '几无盐皮质激素作用：肾上腺皮质功能减退时不可单用。',
    },
    pulse: {
      en: 'At pulse doses the effect is not proportional: do not convert.',
      zh: '冲击剂量时效应不成比例，不宜换算。',
    },
  },
  caveats: [
    {
      en: 'Anti-inflammatory potency only. Duration, salt retention and suppression of the axis differ: check each against the label.',
      zh: '仅按抗炎效价；作用时间、水钠潴留及轴抑制各异，须逐一核对说明书。',
    },
    {
      en: 'Not for joint injections, inhaled, nasal or topical steroids. Betamethasone is 0.75 in some tables.',
      zh: '不适用于关节内注射及吸入、鼻用、外用激素；部分资料倍他米松为 0.75 mg。',
    },
  ],
  nextSteps: [
    {
      en: 'After three weeks or more at 5 mg of prednisone do not stop abruptly; give stress doses.',
      zh: '相当于泼尼松 5 mg 用药 ≥ 3 周者勿骤停，应激时加量。',
    },
  ],
  references: [
    {
      text: 'Meikle AW, Tyler FH. Potency and duration of action of glucocorticoids. Am J Med 1977;63:200–207.',
      doi: '10.1016/0002-9343(77)90233-9',
    },
    {
      text: 'Liu D, Ahmet A, Ward L, et al. A practical guide to the monitoring and management of the complications of systemic corticosteroid therapy. Allergy Asthma Clin Immunol 2013;9:30.',
      doi: '10.1186/1710-1492-9-30',
    },
  ],
  examples: [
    {
      id: 'prednisone',
      inputs: { from: 'prednisone', dose: { value: 40, unit: 'mg' }, to: 'methylprednisolone' },
      expect: { dose: { value: 32, decimals: 0 }, prednisone: { value: 40, decimals: 0 } },
      source: earlierImplementation,
    },
    {
      id: 'dexamethasone',
      inputs: { from: 'dexamethasone', dose: { value: 6, unit: 'mg' }, to: 'prednisone' },
      expect: { dose: { value: 40, decimals: 0 } },
      source: exactArithmetic,
    },
    {
      id: 'hydrocortisone',
      inputs: { from: 'hydrocortisone', dose: { value: 200, unit: 'mg' }, to: 'prednisolone' },
      expect: { dose: { value: 50, decimals: 0 }, prednisone: { value: 50, decimals: 0 } },
      source: {
        outside: true,
        words: { en: 'Worked example at droracle.ai.', zh: 'droracle.ai 公开算例。' },
      },
    },
  ],
})
