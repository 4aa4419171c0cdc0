import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { diastolicPressure, systolicPressure } from '../../kit/tool/inputs/vital-signs.ts'

export const definition = defineCalculator({
  id: 'mean-arterial-pressure',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Formula and target compared with eval.health, which quotes the Surviving Sepsis guideline of 2021, and a review (Crit Care 2015;19:101).',
      zh: '公式与目标值同 eval.health（引自《拯救脓毒症运动指南 2021》）及一篇综述（Crit Care 2015;19:101）核对。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'reported',
  purpose: {
    en: 'Estimates mean arterial pressure from a cuff reading, and gives the pulse pressure.',
    zh: '由袖带血压估算平均动脉压并给出脉压。',
  },
  population: { en: 'Adults in a regular rhythm at a usual heart rate.', zh: '节律规整、心率正常的成人。' },
  inputs: { systolic: systolicPressure(), diastolic: diastolicPressure() },
  outputs: {
    map: {
      label: { en: 'Mean arterial pressure', zh: '平均动脉压' },
      unit: { en: 'mmHg', zh: 'mmHg' },
      decimals: 0,
      absent: { en: 'None: the diastolic is not below the systolic pressure.', zh: '无法计算：舒张压不低于收缩压。' },
    },
    pulse: {
      label: { en: 'Pulse pressure', zh: '脉压' },
      unit: { en: 'mmHg', zh: 'mmHg' },
      decimals: 0,
      absent: { en: 'None: the diastolic is not below the systolic pressure.', zh: '无法计算：舒张压不低于收缩压。' },
    },
  },
  formula({ systolic, diastolic }) {
    if (diastolic >= systolic) return { map: null, pulse: null }
    return { map: (systolic + 2 * diastolic) / 3, pulse: systolic - diastolic }
  },
  formulaText: [
    {
      en: 'MAP = (systolic + 2 × diastolic)/3; pulse pressure = systolic − diastolic',
      zh: '平均动脉压 = (收缩压 + 2 × 舒张压)/3；脉压 = 收缩压 − 舒张压',
    },
  ],
  classifications: [
    {
      id: 'target',
      output: 'map',
      on: 'raw',
      bands: [
        {
          id: 'below',
          label: { en: 'Below the target in shock', zh: '低于休克复苏目标' },
          meaning: { en: '< 65 mmHg', zh: '< 65 mmHg' },
          tone: 'alarm',
        },
        {
          id: 'reached',
          from: 65,
          label: { en: 'At or above the target in shock', zh: '达到休克复苏目标' },
          meaning: { en: '≥ 65 mmHg', zh: '≥ 65 mmHg' },
          tone: 'neutral',
        },
      ],
    },
  ],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    {
      en: 'At a fast heart rate, in arrhythmia and in shock an arterial line is more reliable.',
      zh: '心动过速、心律失常或休克时，有创测压更可靠。',
    },
    { en: 'A higher target may be needed in chronic hypertension.', zh: '慢性高血压患者可能需要更高目标。' },
  ],
  nextSteps: [
    {
      en: 'In septic shock: fluids, then noradrenaline, towards 65 mmHg.',
      zh: '脓毒性休克：液体复苏后以去甲肾上腺素维持 ≥ 65 mmHg。',
    },
  ],
  references: [
    {
      text: 'Evans L, Rhodes A, Alhazzani W, et al. Surviving Sepsis Campaign: international guidelines for management of sepsis and septic shock 2021. Crit Care Med 2021;49:e1063–e1143.',
      doi: '10.1097/CCM.0000000000005337',
    },
  ],
  examples: [
    {
      id: 'usual',
      inputs: { systolic: { value: 120, unit: 'mm[Hg]' }, diastolic: { value: 80, unit: 'mm[Hg]' } },
      expect: { map: { value: 93.3, decimals: 1 }, pulse: { value: 40, decimals: 0 } },
      bands: { target: 'reached' },
      source: earlierImplementation,
    },
    {
      id: 'at-65',
      inputs: { systolic: { value: 95, unit: 'mm[Hg]' }, diastolic: { value: 50, unit: 'mm[Hg]' } },
      expect: { map: { value: 65, decimals: 0 }, pulse: { value: 45, decimals: 0 } },
      bands: { target: 'reached' },
      source: countedByHand,
    },
    {
      id: 'below',
      inputs: { systolic: { value: 94, unit: 'mm[Hg]' }, diastolic: { value: 50, unit: 'mm[Hg]' } },
      expect: { map: { value: 64.7, decimals: 1 }, pulse: { value: 44, decimals: 0 } },
      bands: { target: 'below' },
      source: countedByHand,
    },
  ],
})
