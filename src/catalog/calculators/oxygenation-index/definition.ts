import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { meanAirwayPressure } from '../../kit/tool/inputs/critical-care.ts'
import { arterialOxygen, inspiredOxygen, oxygenSaturation } from '../../kit/tool/inputs/gases.ts'
import { optional } from '../../kit/tool/inputs/in-units.ts'

const percent = 100

export const definition = defineCalculator({
  id: 'oxygenation-index',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with a teaching page of the University of Maryland (formulas, limits of PALICC-1) and another public page; the limits of PALICC-2 with the formulas that this project started from; the original paper was not at hand.',
      zh: '与马里兰大学教学页面（公式与 PALICC-1 界值）及另一公开页面核对，PALICC-2 界值与本项目最初的公式目录核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Relates oxygenation to the pressure of the ventilator in children and newborns.',
    zh: '结合呼吸机压力评估儿童与新生儿氧合。',
  },
  population: { en: 'Children and newborns on invasive ventilation.', zh: '有创通气的儿童与新生儿。' },
  inputs: {
    airway: meanAirwayPressure(),
    fio2: inspiredOxygen(),
    pao2: arterialOxygen(),
    saturation: optional(oxygenSaturation()),
  },
  outputs: {
    oi: {
      label: { en: 'Oxygenation index', zh: '氧合指数（OI）' },
      unit: { en: 'cmH₂O/mmHg', zh: 'cmH₂O/mmHg' },
      decimals: 1,
    },
    osi: {
      label: { en: 'Oxygen saturation index', zh: '氧饱和度指数（OSI）' },
      unit: { en: 'cmH₂O/%', zh: 'cmH₂O/%' },
      decimals: 1,
      absent: { en: 'Needs SpO₂', zh: '需填 SpO₂' },
    },
  },
  formula({ airway, fio2, pao2, saturation }) {
    const effort = airway * fio2 * percent
    return { oi: effort / pao2, osi: saturation === null ? null : effort / saturation }
  },
  formulaText: [
    {
      en: `OI = mean airway pressure × FiO₂ × ${percent} ÷ PaO₂ (mmHg)`,
      zh: `OI = 平均气道压 × FiO₂ × ${percent} ÷ PaO₂（mmHg）`,
    },
    {
      en: `OSI = mean airway pressure × FiO₂ × ${percent} ÷ SpO₂ (%)`,
      zh: `OSI = 平均气道压 × FiO₂ × ${percent} ÷ SpO₂（%）`,
    },
  ],
  classifications: [
    {
      id: 'palicc-2',
      title: { en: 'PALICC-2, 4 hours after diagnosis', zh: 'PALICC-2（诊断后 4 h）' },
      output: 'oi',
      on: 'raw',
      bands: [
        {
          id: 'below',
          label: { en: 'Below the limit of PARDS', zh: '未达儿童 ARDS 标准' },
          meaning: { en: 'OI < 4', zh: 'OI < 4' },
          tone: 'neutral',
        },
        {
          id: 'mild-moderate',
          from: 4,
          label: { en: 'Mild to moderate PARDS', zh: '轻中度儿童 ARDS' },
          meaning: { en: 'OI 4 to < 16 (OSI 5 to < 12)', zh: 'OI 4~< 16（OSI 5~< 12）' },
          tone: 'caution',
        },
        {
          id: 'severe',
          from: 16,
          label: { en: 'Severe PARDS', zh: '重度儿童 ARDS' },
          meaning: {
            en: 'OI ≥ 16 (OSI ≥ 12); ECMO is considered above 40 in newborns',
            zh: 'OI ≥ 16（OSI ≥ 12）；新生儿 > 40 考虑 ECMO',
          },
          tone: 'alarm',
        },
      ],
    },
  ],
  validity: [{ when: { input: 'saturation', from: 97.5 }, effect: 'warn', message: 'saturation-too-high' }],
  alerts: [],
  messages: {
    'saturation-too-high': {
      en: 'OSI holds for SpO₂ up to 97 % only: lower FiO₂ first.',
      zh: 'OSI 仅适用于 SpO₂ ≤ 97%，请先下调 FiO₂。',
    },
  },
  caveats: [
    {
      en: '“Oxygenation index” in Chinese usage often means P/F, which is another number.',
      zh: '国内“氧合指数”常指 P/F 比值，与本指标不同。',
    },
    { en: 'PALICC-1 (2015) graded OI as 4, 8 and 16.', zh: 'PALICC-1（2015）以 OI 4、8、16 分级。' },
  ],
  nextSteps: [
    {
      en: 'Severe: review recruitment, position, and the criteria for ECMO.',
      zh: '重度：评估肺复张、体位及 ECMO 指征。',
    },
  ],
  references: [
    {
      text: 'Ortiz RM, Cilley RE, Bartlett RH. Extracorporeal membrane oxygenation in pediatric respiratory failure. Pediatr Clin North Am 1987;34:39-46.',
    },
    {
      text: 'Emeriaud G, López-Fernández YM, Iyer NP, et al. PALICC-2. Pediatr Crit Care Med 2023;24:143-168.',
      doi: '10.1097/PCC.0000000000003147',
    },
  ],
  examples: [
    {
      id: 'severe',
      inputs: {
        airway: { value: 18, unit: 'cm[H2O]' },
        fio2: { value: 0.8, unit: '1' },
        pao2: { value: 60, unit: 'mm[Hg]' },
      },
      expect: { oi: { value: 24, decimals: 1 } },
      bands: { 'palicc-2': 'severe' },
      source: earlierImplementation,
    },
    {
      id: 'moderate',
      inputs: {
        airway: { value: 14, unit: 'cm[H2O]' },
        fio2: { value: 50, unit: '%' },
        pao2: { value: 70, unit: 'mm[Hg]' },
        saturation: { value: 94, unit: '%' },
      },
      expect: { oi: { value: 10, decimals: 1 }, osi: { value: 7.4, decimals: 1 } },
      bands: { 'palicc-2': 'mild-moderate' },
      source: countedByHand,
    },
    {
      id: 'below',
      inputs: {
        airway: { value: 8, unit: 'cm[H2O]' },
        fio2: { value: 0.3, unit: '1' },
        pao2: { value: 80, unit: 'mm[Hg]' },
      },
      expect: { oi: { value: 3, decimals: 1 } },
      bands: { 'palicc-2': 'below' },
      source: countedByHand,
    },
  ],
})
