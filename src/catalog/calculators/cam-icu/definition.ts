import { defineCalculator } from '../../kit/tool/calculator.ts'
import { yesNo } from '../../kit/tool/calculator-inputs.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'

const limits = { inattention: 2, thinking: 1 }
const errorCount = (label: { en: string; zh: string }, highest: number) =>
  measured({
    label,
    integer: true,
    units: [{ id: '1', label: null, resolution: 0, hard: [0, highest], usual: [0, highest] }],
  })

export const definition = defineCalculator({
  id: 'cam-icu',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with the flowsheet of Vanderbilt University as reproduced publicly, and with a public implementation of the confusion assessment method (JuneYaooo/clinical-calculator); the original paper was not at hand.',
      zh: '与 Vanderbilt 大学流程图的公开转载及一套公开实现（JuneYaooo/clinical-calculator）核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: { en: 'Tells whether a patient in intensive care is delirious now.', zh: '判断重症患者当前是否存在谵妄。' },
  population: {
    en: 'Adults in intensive care who can be roused (RASS −3 or higher).',
    zh: '可唤醒（RASS ≥ −3 分）的重症成人。',
  },
  inputs: {
    onset: yesNo({
      label: {
        en: 'Acute change or fluctuating course of mental status in 24 hours',
        zh: '24 h 内意识状态急性改变或波动',
      },
    }),
    errors: errorCount({ en: 'Errors in the attention test (10 letters)', zh: '注意力测试错误数（10 个字母）' }, 10),
    rass: measured({
      label: { en: 'RASS now', zh: '当前 RASS' },
      integer: true,
      units: [{ id: '{score}', label: { en: 'points', zh: '分' }, resolution: 0, hard: [-5, 4], usual: [-5, 4] }],
    }),
    thinking: yesNo({ label: { en: 'Disorganised thinking: more than 1 error', zh: '思维紊乱：错误 > 1 个' } }),
  },
  outputs: {
    positive: {
      label: { en: 'CAM-ICU', zh: 'CAM-ICU' },
      unit: { en: '1 = delirium, 0 = none', zh: '1 = 谵妄，0 = 无' },
      decimals: 0,
    },
  },
  formula({ onset, errors, rass, thinking }) {
    return { positive: Number(onset && errors > limits.inattention && (rass !== 0 || thinking)) }
  },
  formulaText: [
    {
      en: `Positive = acute change or fluctuation, and more than ${limits.inattention} errors of attention, and (RASS other than 0, or more than ${limits.thinking} error of thinking)`,
      zh: `阳性 = 急性改变或波动，且注意力错误 > ${limits.inattention} 个，且（RASS ≠ 0，或思维错误 > ${limits.thinking} 个）`,
    },
  ],
  classifications: [
    {
      id: 'delirium',
      output: 'positive',
      on: 'raw',
      bands: [
        {
          id: 'no',
          label: { en: 'Negative', zh: '阴性' },
          meaning: { en: 'No delirium now', zh: '当前无谵妄' },
          tone: 'good',
        },
        {
          id: 'yes',
          from: 1,
          label: { en: 'Positive', zh: '阳性' },
          meaning: { en: 'Delirium present', zh: '存在谵妄' },
          tone: 'alarm',
        },
      ],
    },
  ],
  validity: [{ when: { input: 'rass', below: -3 }, effect: 'refuse', message: 'too-deep' }],
  alerts: [],
  messages: {
    'too-deep': {
      en: 'Cannot be assessed at RASS −4 or −5: stop here and try again when the patient is lighter.',
      zh: 'RASS −4 或 −5 分无法评估，待镇静变浅后复评。',
    },
  },
  caveats: [
    {
      en: '© Vanderbilt University (icudelirium.org): free for clinical use with attribution. The test itself (letters, questions) is in its training manual.',
      zh: '版权属 Vanderbilt 大学（icudelirium.org），注明出处可免费用于临床；具体测试内容见其培训手册。',
    },
    { en: 'Fluctuates: assess at least once a shift.', zh: '谵妄有波动性，每班至少评估一次。' },
  ],
  nextSteps: [
    {
      en: 'Positive: look for causes (infection, hypoxia, drugs, withdrawal, pain, retention) and treat them; orientate, mobilise, protect sleep.',
      zh: '阳性：寻找并处理诱因（感染、缺氧、药物、戒断、疼痛、尿潴留等），加强定向、早期活动并保证睡眠。',
    },
  ],
  references: [
    {
      text: 'Ely EW, Inouye SK, Bernard GR, et al. Delirium in mechanically ventilated patients. JAMA 2001;286:2703-2710.',
      doi: '10.1001/jama.286.21.2703',
    },
  ],
  examples: [
    {
      id: 'positive',
      inputs: { onset: true, errors: { value: 4, unit: '1' }, rass: { value: -1, unit: '{score}' }, thinking: false },
      expect: { positive: { value: 1, decimals: 0 } },
      bands: { delirium: 'yes' },
      source: earlierImplementation,
    },
    {
      id: 'attentive',
      inputs: { onset: true, errors: { value: 2, unit: '1' }, rass: { value: 1, unit: '{score}' }, thinking: true },
      expect: { positive: { value: 0, decimals: 0 } },
      bands: { delirium: 'no' },
      source: countedByHand,
    },
    {
      id: 'calm',
      inputs: { onset: true, errors: { value: 3, unit: '1' }, rass: { value: 0, unit: '{score}' }, thinking: true },
      expect: { positive: { value: 1, decimals: 0 } },
      bands: { delirium: 'yes' },
      source: countedByHand,
    },
  ],
})
