import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { graded, pointScore } from '../../kit/tool/point-score.ts'

const score = pointScore({
  grade: graded({
    label: { en: 'Best description', zh: '最符合的描述' },
    of: {
      '0': [0, { en: '0 No symptoms', zh: '0 级：无症状' }],
      '1': [1, { en: '1 Symptoms, but all usual duties and activities', zh: '1 级：有症状，但能完成日常工作与活动' }],
      '2': [
        2,
        {
          en: '2 Slight disability: not all previous activities, but independent',
          zh: '2 级：轻度残障，不能完成病前全部活动，但生活自理',
        },
      ],
      '3': [3, { en: '3 Moderate: needs some help, walks unassisted', zh: '3 级：中度残障，需部分帮助，可独立行走' }],
      '4': [
        4,
        {
          en: '4 Moderately severe: cannot walk or attend to bodily needs unassisted',
          zh: '4 级：中重度残障，不能独立行走，日常生活需帮助',
        },
      ],
      '5': [5, { en: '5 Severe: bedridden, incontinent, constant care', zh: '5 级：重度残障，卧床、失禁，需持续照护' }],
      '6': [6, { en: '6 Dead', zh: '6 级：死亡' }],
    },
  }),
})

export const definition = defineCalculator({
  id: 'modified-rankin-scale',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Grades compared with a table in the Journal of Neurology, Neurosurgery and Psychiatry; the original paper was not at hand. “Good” and “excellent” outcome are the limits usual in stroke trials.',
      zh: '分级同 Journal of Neurology, Neurosurgery and Psychiatry 表格核对，未能直接查阅原文；“良好”与“极好”为卒中试验通用界值。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'reported',
  purpose: { en: 'Grades dependence after a stroke, usually at 90 days.', zh: '评定卒中后（通常 90 d）生活依赖程度。' },
  population: { en: 'Adults after a stroke.', zh: '卒中后成人。' },
  inputs: { ...score.inputs },
  outputs: { score: { label: { en: 'mRS', zh: 'mRS 分级' }, unit: { en: '0–6', zh: '0~6 级' }, decimals: 0 } },
  formula: (inputs) => ({ score: score.sum(inputs) }),
  formulaText: score.text,
  classifications: [
    {
      id: 'outcome',
      output: 'score',
      on: 'raw',
      bands: [
        { id: 'excellent', label: { en: 'Excellent', zh: '极好' }, meaning: { en: '0–1', zh: '0~1 级' }, tone: 'good' },
        {
          id: 'good',
          from: 2,
          label: { en: 'Good, independent', zh: '良好，可自理' },
          meaning: { en: '2', zh: '2 级' },
          tone: 'good',
        },
        {
          id: 'dependent',
          from: 3,
          label: { en: 'Dependent', zh: '需依赖他人' },
          meaning: { en: '3–5', zh: '3~5 级' },
          tone: 'caution',
        },
        { id: 'dead', from: 6, label: { en: 'Dead', zh: '死亡' }, meaning: { en: '6', zh: '6 级' }, tone: 'alarm' },
      ],
    },
  ],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    { en: 'Raters agree better with a structured interview.', zh: '结构化访谈可提高评定者间一致性。' },
    {
      en: 'Also counts disability from other causes; note the grade before the stroke.',
      zh: '其他原因所致残障亦计入，应记录病前 mRS。',
    },
  ],
  nextSteps: [
    { en: 'Record it at 90 days together with the grade before the stroke.', zh: '于 90 d 记录，并注明病前分级。' },
  ],
  references: [
    {
      text: 'van Swieten JC, Koudstaal PJ, Visser MC, et al. Interobserver agreement for the assessment of handicap in stroke patients. Stroke 1988;19:604-607.',
      doi: '10.1161/01.STR.19.5.604',
    },
  ],
  examples: [
    {
      id: 'two',
      inputs: { grade: '2' },
      expect: { score: { value: 2, decimals: 0 } },
      bands: { outcome: 'good' },
      source: earlierImplementation,
    },
    {
      id: 'one',
      inputs: { grade: '1' },
      expect: { score: { value: 1, decimals: 0 } },
      bands: { outcome: 'excellent' },
      source: countedByHand,
    },
    {
      id: 'three',
      inputs: { grade: '3' },
      expect: { score: { value: 3, decimals: 0 } },
      bands: { outcome: 'dependent' },
      source: countedByHand,
    },
    {
      id: 'six',
      inputs: { grade: '6' },
      expect: { score: { value: 6, decimals: 0 } },
      bands: { outcome: 'dead' },
      source: countedByHand,
    },
  ],
})
