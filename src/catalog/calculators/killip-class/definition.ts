import { defineCalculator } from '../../kit/tool/calculator.ts'
import { yesNo } from '../../kit/tool/calculator-inputs.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { killipClasses } from '../../kit/tool/inputs/heart.ts'

const { I, II, III, IV } = killipClasses

export const definition = defineCalculator({
  id: 'killip-class',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Classes and mortality compared with healio.com (which has 67 % for class IV) and with a public extract of the paper (81 %). The paper itself was not at hand.',
      zh: '分级与死亡率同 healio.com（IV 级为 67%）及原文的公开摘录（81%）核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: true,
  inputResolution: 'entered',
  purpose: {
    en: 'Grades heart failure in acute myocardial infarction by the bedside examination.',
    zh: '按床旁体检对急性心肌梗死心功能分级。',
  },
  population: {
    en: 'Adults with acute myocardial infarction, on admission.',
    zh: '急性心肌梗死成人患者，入院时评估。',
  },
  inputs: {
    signs: yesNo({
      label: {
        en: 'Rales in up to half of the lung fields, third heart sound or raised jugular pressure',
        zh: '肺部啰音不超过肺野 1/2，或有第三心音、颈静脉压升高',
      },
    }),
    oedema: yesNo({
      label: { en: 'Frank pulmonary oedema', zh: '急性肺水肿' },
      help: { en: 'Rales in more than half of the lung fields', zh: '啰音超过肺野 1/2' },
    }),
    shock: yesNo({
      label: { en: 'Cardiogenic shock', zh: '心源性休克' },
      help: { en: 'Systolic pressure < 90 mmHg with signs of hypoperfusion', zh: '收缩压 < 90 mmHg 且有低灌注表现' },
    }),
  },
  outputs: {
    class: { label: { en: 'Killip class', zh: 'Killip 分级' }, unit: { en: 'of 4', zh: '级（共 4 级）' }, decimals: 0 },
  },
  formula: ({ signs, oedema, shock }) => ({ class: shock ? 4 : oedema ? 3 : signs ? 2 : 1 }),
  formulaText: [I, II, III, IV],
  classifications: [
    {
      id: 'class',
      output: 'class',
      on: 'raw',
      bands: [
        {
          id: 'I',
          label: { en: 'Class I', zh: 'I 级' },
          meaning: { en: 'Hospital mortality in 1967: 6 %', zh: '1967 年院内死亡率 6%' },
          tone: 'good',
        },
        {
          id: 'II',
          from: 2,
          label: { en: 'Class II', zh: 'II 级' },
          meaning: { en: '17 %', zh: '17%' },
          tone: 'caution',
        },
        {
          id: 'III',
          from: 3,
          label: { en: 'Class III', zh: 'III 级' },
          meaning: { en: '38 %', zh: '38%' },
          tone: 'alarm',
        },
        {
          id: 'IV',
          from: 4,
          label: { en: 'Class IV', zh: 'IV 级' },
          meaning: { en: '81 %', zh: '81%' },
          tone: 'alarm',
        },
      ],
    },
  ],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    {
      en: 'For acute infarction only; chronic heart failure is graded by NYHA.',
      zh: '仅用于急性心肌梗死；慢性心力衰竭采用 NYHA 分级。',
    },
    {
      en: 'The mortalities come from before reperfusion: today they are much lower.',
      zh: '死亡率来自再灌注时代之前，如今已明显降低。',
    },
  ],
  nextSteps: [
    {
      en: 'From class II look for mechanical complications; in class IV immediate revascularisation.',
      zh: '≥ II 级者排查机械并发症；IV 级者立即血运重建。',
    },
  ],
  references: [
    {
      text: 'Killip T 3rd, Kimball JT. Treatment of myocardial infarction in a coronary care unit: a two year experience with 250 patients. Am J Cardiol 1967;20:457–464.',
      doi: '10.1016/0002-9149(67)90023-9',
    },
  ],
  examples: [
    {
      id: 'rales',
      inputs: { signs: true },
      expect: { class: { value: 2, decimals: 0 } },
      bands: { class: 'II' },
      source: earlierImplementation,
    },
    {
      id: 'none',
      inputs: {},
      expect: { class: { value: 1, decimals: 0 } },
      bands: { class: 'I' },
      source: countedByHand,
    },
    {
      id: 'oedema',
      inputs: { signs: true, oedema: true },
      expect: { class: { value: 3, decimals: 0 } },
      bands: { class: 'III' },
      source: countedByHand,
    },
    {
      id: 'shock',
      inputs: { shock: true },
      expect: { class: { value: 4, decimals: 0 } },
      bands: { class: 'IV' },
      source: countedByHand,
    },
  ],
})
