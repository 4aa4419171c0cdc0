import { defineCalculator } from '../../kit/tool/calculator.ts'
import { optionalYesNo } from '../../kit/tool/calculator-inputs.ts'
import { earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'
import { onDialysis, unstableCreatinine } from '../../kit/tool/inputs/person.ts'
import { exposure } from './exposure.ts'

const level = (en: string, zh: string) =>
  measured({
    label: { en, zh },
    units: [{ id: 'mg/L', loinc: '20578-1', resolution: 1, hard: [0.5, 150], usual: [3, 80] }],
  })
const hours = (en: string, zh: string, hard: [number, number], usual: [number, number]) =>
  measured({ label: { en, zh }, units: [{ id: 'h', resolution: 2, hard, usual }] })
const absent = {
  en: 'The second level must be lower, and drawn before the next dose.',
  zh: '第二个浓度须低于第一个，且采于下次给药之前。',
}
const none = { rate: null, halfLife: null, peak: null, trough: null, auc: null }

function entered(first: number, second: number, [between, delay, infusion, interval]: readonly number[]) {
  const time = (value = 0) => ({ value, unit: 'h' })
  return {
    first: { value: first, unit: 'mg/L' },
    second: { value: second, unit: 'mg/L' },
    between: time(between),
    delay: time(delay),
    infusion: time(infusion),
    interval: time(interval),
  }
}

export const definition = defineCalculator({
  id: 'vancomycin-auc-two-level',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Every step compared with the R package clinPK (calc_kel_double_tdm, AUCtau at steady state) and with a public protocol after Stanford.',
      zh: '各步骤与 R 程序包 clinPK（calc_kel_double_tdm，稳态 AUCtau）及一份依 Stanford 方案编写的公开规程核对。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Works out the exposure to vancomycin from two levels of one interval.',
    zh: '由同一给药间隔内两个血药浓度计算万古霉素暴露量。',
  },
  population: {
    en: 'Intermittent infusion at steady state, stable kidney function; serious MRSA infection.',
    zh: '间歇输注达稳态、肾功能稳定者；重症 MRSA 感染。',
  },
  inputs: {
    first: level('First level, after distribution', '第一个浓度（分布期后）'),
    second: level('Second level, near the trough', '第二个浓度（近谷值）'),
    between: hours('Between the two levels', '两次采血间隔', [0.5, 47], [3, 24]),
    delay: hours('End of infusion to first level', '输注结束至第一次采血', [0, 24], [1, 6]),
    infusion: hours('Duration of the infusion', '输注时长', [0.5, 6], [1, 3]),
    interval: hours('Dosing interval', '给药间隔', [6, 48], [6, 24]),
    unsteady: optionalYesNo({ label: { en: 'Not yet at steady state', zh: '尚未达稳态' } }),
    unstable: unstableCreatinine(),
    dialysis: onDialysis(),
  },
  outputs: {
    auc: { label: { en: 'AUC in 24 h', zh: 'AUC₂₄' }, unit: { en: 'mg·h/L', zh: 'mg·h/L' }, decimals: 0, absent },
    peak: {
      label: { en: 'Peak, end of infusion', zh: '峰浓度（输注结束时）' },
      unit: { en: 'mg/L', zh: 'mg/L' },
      decimals: 1,
      absent,
    },
    trough: { label: { en: 'Trough', zh: '谷浓度' }, unit: { en: 'mg/L', zh: 'mg/L' }, decimals: 1, absent },
    rate: {
      label: { en: 'Elimination constant', zh: '消除速率常数' },
      unit: { en: '1/h', zh: 'h⁻¹' },
      decimals: 4,
      absent,
    },
    halfLife: { label: { en: 'Half-life', zh: '半衰期' }, unit: { en: 'h', zh: 'h' }, decimals: 1, absent },
  },
  formula: (levels) => exposure(levels) ?? none,
  formulaText: [
    {
      en: 'k = ln(C₁/C₂)/Δt; peak = C₁ exp(k t₁); trough = peak × exp(−k(τ − t_inf))',
      zh: 'k = ln(C₁/C₂)/Δt；峰浓度 = C₁ exp(k t₁)；谷浓度 = 峰浓度 × exp(−k(τ − t_inf))',
    },
    {
      en: 'AUC in 24 h = [t_inf (peak + trough)/2 + (peak − trough)/k] × 24/τ',
      zh: 'AUC₂₄ = [t_inf（峰 + 谷）/2 +（峰 − 谷）/k] × 24/τ',
    },
  ],
  classifications: [
    {
      id: 'target',
      output: 'auc',
      on: 'raw',
      bands: [
        {
          id: 'low',
          label: { en: 'Below the target', zh: '低于目标' },
          meaning: { en: '< 400: may fail', zh: '< 400：疗效可能不足' },
          tone: 'caution',
        },
        {
          id: 'target',
          from: 400,
          label: { en: 'In the target', zh: '达标' },
          meaning: { en: '400 to < 600 at an MIC of 1 mg/L', zh: '400~< 600（MIC 为 1 mg/L）' },
          tone: 'good',
        },
        {
          id: 'high',
          from: 600,
          label: { en: 'Upper end or above', zh: '达到或超过上限' },
          meaning: { en: '600 or more: danger to the kidney', zh: '≥ 600：肾毒性风险增加' },
          tone: 'alarm',
        },
      ],
    },
  ],
  validity: [
    { when: { input: 'second', sameAs: 'first' }, effect: 'warn', message: 'no-fall' },
    { when: { input: 'second', moreThan: 'first' }, effect: 'warn', message: 'no-fall' },
    { when: { input: 'unsteady', is: true }, effect: 'refuse', message: 'unsteady' },
    { when: { input: 'unstable', is: true }, effect: 'refuse', message: 'unstable' },
    { when: { input: 'dialysis', is: true }, effect: 'refuse', message: 'dialysis' },
    { when: { input: 'delay', below: 1 }, effect: 'warn', message: 'distribution' },
  ],
  alerts: [],
  messages: {
    'no-fall': { en: 'The second level must be below the first.', zh: '第二个浓度须低于第一个。' },
    unsteady: {
      en: 'Not before steady state: the equation assumes that each interval is like the last.',
      zh: '未达稳态不适用：本公式假定各给药间隔相同。',
    },
    unstable: {
      en: 'Not while kidney function changes: use a Bayesian program.',
      zh: '肾功能变化时不适用：改用贝叶斯软件。',
    },
    dialysis: { en: 'Not on dialysis.', zh: '透析患者不适用。' },
    distribution: {
      en: 'Less than 1 h after the infusion distribution goes on: the peak is overestimated.',
      zh: '输注后不足 1 h 仍处分布期：峰浓度将被高估。',
    },
  },
  caveats: [
    {
      en: 'Wrong times make a wrong area: use the times at which infusion and samples really took place. Let a pharmacist check the dose.',
      zh: '时间有误则结果有误：须用实际输注与采血时间，剂量由药师复核。',
    },
    {
      en: 'Target for serious MRSA infection, MIC 1 mg/L by broth microdilution; not for meningitis, nor for other organisms.',
      zh: '目标值针对重症 MRSA 感染（微量肉汤稀释法 MIC 1 mg/L）；脑膜炎及其他病原体除外。',
    },
  ],
  nextSteps: [
    {
      en: 'At the same interval the area is proportional to the daily dose; check creatinine and levels again after a change.',
      zh: '给药间隔不变时 AUC 与日剂量成正比；调整后复查肌酐与血药浓度。',
    },
  ],
  references: [
    {
      text: 'Rybak MJ, Le J, Lodise TP, et al. Therapeutic monitoring of vancomycin for serious MRSA infections: a revised consensus guideline. Am J Health Syst Pharm 2020;77:835–864.',
      doi: '10.1093/ajhp/zxaa036',
    },
    {
      text: 'Pai MP, Neely M, Rodvold KA, Lodise TP. Innovative approaches to optimizing the delivery of vancomycin in individual patients. Adv Drug Deliv Rev 2014;77:50–57.',
      doi: '10.1016/j.addr.2014.05.016',
    },
  ],
  examples: [
    {
      id: 'catalogue',
      inputs: entered(30, 14, [8, 1.5, 1.5, 12]),
      expect: {
        auc: { value: 530, decimals: 0 },
        peak: { value: 34.6, decimals: 1 },
        trough: { value: 12.7, decimals: 1 },
        rate: { value: 0.0953, decimals: 4 },
      },
      bands: { target: 'target' },
      source: earlierImplementation,
    },
    {
      id: 'clinpk',
      inputs: entered(30, 10, [9, 1.5, 1, 12]),
      expect: { rate: { value: 0.12, decimals: 2 }, auc: { value: 481.6, decimals: 1 } },
      bands: { target: 'target' },
      source: {
        outside: true,
        words: {
          en: 'Elimination constant in the tests of clinPK; area computed separately in R.',
          zh: '消除速率常数见 clinPK 测试用例，AUC 在 R 中另行计算。',
        },
      },
    },
    {
      id: 'low',
      inputs: entered(29, 14.5, [10, 1, 1.5, 24]),
      expect: { auc: { value: 382.4, decimals: 1 } },
      bands: { target: 'low' },
      source: secondProgram,
    },
    {
      id: 'high',
      inputs: entered(46, 23.5, [10, 1, 2, 24]),
      expect: { auc: { value: 625.8, decimals: 1 }, halfLife: { value: 10.3, decimals: 1 } },
      bands: { target: 'high' },
      source: secondProgram,
    },
  ],
})
