import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'
import { airwayPressure } from '../../kit/tool/inputs/critical-care.ts'
import { arterialOxygen, inspiredOxygen, oxygenSaturation } from '../../kit/tool/inputs/gases.ts'
import { optional } from '../../kit/tool/inputs/in-units.ts'
import { berlinLevels, globalLevels } from './bands.ts'

const validSaturation = 97

export const definition = defineCalculator({
  id: 'pf-ratio-berlin-ards',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with BMJ Best Practice (2023 definition with both ratios) and a table on PMC (PMC8450703, Berlin); the original paper was not at hand.',
      zh: '与 BMJ Best Practice（2023 年定义及两种比值）及 PMC 表格（PMC8450703，柏林定义）核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Relates arterial oxygen to the oxygen breathed, and grades the acute respiratory distress syndrome.',
    zh: '以动脉氧分压与吸入氧浓度之比评估氧合，并对急性呼吸窘迫综合征分级。',
  },
  population: {
    en: 'Adults with acute bilateral opacities within a week of an insult, not fully explained by the heart.',
    zh: '1 周内起病、双肺浸润影且不能完全用心源性解释的成人。',
  },
  inputs: {
    pao2: arterialOxygen(),
    fio2: inspiredOxygen(),
    peep: optional(airwayPressure({ en: 'PEEP or CPAP', zh: 'PEEP 或 CPAP' }, 40, [0, 25])),
    saturation: optional(oxygenSaturation()),
  },
  outputs: {
    pf: { label: { en: 'PaO₂/FiO₂', zh: 'PaO₂/FiO₂' }, unit: { en: 'mmHg', zh: 'mmHg' }, decimals: 0 },
    sf: {
      label: { en: 'SpO₂/FiO₂', zh: 'SpO₂/FiO₂' },
      unit: { en: '%', zh: '%' },
      decimals: 0,
      absent: { en: 'Needs SpO₂ of 97 % or less', zh: '需 SpO₂ ≤ 97%' },
    },
  },
  formula({ pao2, fio2, saturation }) {
    return { pf: pao2 / fio2, sf: saturation === null || saturation > validSaturation ? null : saturation / fio2 }
  },
  formulaText: [
    {
      en: `P/F = PaO₂ (mmHg) ÷ FiO₂; S/F = SpO₂ (%) ÷ FiO₂, only up to ${validSaturation} %`,
      zh: `P/F = PaO₂（mmHg）÷ FiO₂；S/F = SpO₂（%）÷ FiO₂，仅限 SpO₂ ≤ ${validSaturation}%`,
    },
  ],
  classifications: [berlinLevels, globalLevels],
  validity: [
    { when: { input: 'peep', below: 5 }, effect: 'warn', message: 'low-peep' },
    { when: { input: 'saturation', from: 97.5 }, effect: 'warn', message: 'saturation-too-high' },
  ],
  alerts: [],
  messages: {
    'low-peep': {
      en: 'Berlin asks for PEEP or CPAP of at least 5 cmH₂O: the grade does not hold below.',
      zh: '柏林定义要求 PEEP/CPAP ≥ 5 cmH₂O，低于此不能分级。',
    },
    'saturation-too-high': {
      en: 'Above 97 % the dissociation curve is flat: S/F is not used.',
      zh: 'SpO₂ > 97% 时氧解离曲线平坦，不计算 S/F。',
    },
  },
  caveats: [
    { en: 'The ratio is graded as reported, in whole mmHg.', zh: '比值按整数 mmHg 判定。' },
    {
      en: 'Above 1000 m of altitude multiply P/F by barometric pressure ÷ 760.',
      zh: '海拔 > 1000 m 时，P/F 应乘以（大气压 ÷ 760）。',
    },
    {
      en: 'Also needs onset within 1 week, bilateral opacities, and no full explanation by heart failure or overload. The 2023 definition also admits high-flow oxygen of 30 L/min or more.',
      zh: '尚需 1 周内起病、双肺浸润影，且不能完全用心力衰竭或容量过负荷解释；2023 年定义亦接受经鼻高流量 ≥ 30 L/min。',
    },
  ],
  nextSteps: [
    {
      en: 'Tidal volume 6 mL/kg predicted weight, plateau pressure up to 30 cmH₂O; below 150 mmHg consider prone position.',
      zh: '潮气量 6 mL/kg（预测体重），平台压 ≤ 30 cmH₂O；P/F < 150 mmHg 考虑俯卧位。',
    },
  ],
  references: [
    {
      text: 'ARDS Definition Task Force. Acute respiratory distress syndrome: the Berlin Definition. JAMA 2012;307:2526-2533.',
      doi: '10.1001/jama.2012.5669',
    },
    {
      text: 'Matthay MA, Arabi Y, Arroliga AC, et al. A new global definition of ARDS. Am J Respir Crit Care Med 2024;209:37-47.',
      doi: '10.1164/rccm.202303-0558WS',
    },
  ],
  examples: [
    {
      id: 'moderate',
      inputs: {
        pao2: { value: 70, unit: 'mm[Hg]' },
        fio2: { value: 0.5, unit: '1' },
        peep: { value: 8, unit: 'cm[H2O]' },
      },
      expect: { pf: { value: 140, decimals: 0 } },
      bands: { berlin: 'moderate' },
      source: earlierImplementation,
    },
    {
      id: 'severe',
      inputs: {
        pao2: { value: 80, unit: 'mm[Hg]' },
        fio2: { value: 80, unit: '%' },
        peep: { value: 12, unit: 'cm[H2O]' },
        saturation: { value: 93, unit: '%' },
      },
      expect: { pf: { value: 100, decimals: 1 }, sf: { value: 116.3, decimals: 1 } },
      bands: { berlin: 'severe', global: 'severe' },
      source: countedByHand,
    },
    {
      id: 'mild',
      inputs: {
        pao2: { value: 75, unit: 'mm[Hg]' },
        fio2: { value: 0.3, unit: '1' },
        peep: { value: 5, unit: 'cm[H2O]' },
        saturation: { value: 95, unit: '%' },
      },
      expect: { pf: { value: 250, decimals: 0 }, sf: { value: 316.7, decimals: 1 } },
      bands: { berlin: 'mild', global: 'none' },
      source: countedByHand,
    },
    {
      id: 'moderate-sf',
      inputs: {
        pao2: { value: 80, unit: 'mm[Hg]' },
        fio2: { value: 0.45, unit: '1' },
        peep: { value: 8, unit: 'cm[H2O]' },
        saturation: { value: 95, unit: '%' },
      },
      expect: { pf: { value: 177.8, decimals: 1 }, sf: { value: 211.1, decimals: 1 } },
      bands: { berlin: 'moderate', global: 'moderate' },
      source: countedByHand,
    },
    {
      id: 'mild-sf',
      inputs: {
        pao2: { value: 75, unit: 'mm[Hg]' },
        fio2: { value: 0.35, unit: '1' },
        peep: { value: 5, unit: 'cm[H2O]' },
        saturation: { value: 95, unit: '%' },
      },
      expect: { pf: { value: 214.3, decimals: 1 }, sf: { value: 271.4, decimals: 1 } },
      bands: { berlin: 'mild', global: 'mild' },
      source: countedByHand,
    },
    {
      id: 'none',
      inputs: { pao2: { value: 12, unit: 'kPa' }, fio2: { value: 0.21, unit: '1' } },
      expect: { pf: { value: 428.6, decimals: 1 } },
      bands: { berlin: 'none' },
      source: secondProgram,
    },
  ],
})
