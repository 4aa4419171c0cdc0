import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { graded, pointScore } from '../../kit/tool/point-score.ts'

const score = pointScore({
  level: graded({
    label: { en: 'State observed, then to voice, then to touch', zh: '先观察，再呼唤，后刺激' },
    of: {
      combative: [4, { en: '+4 Combative, a danger to staff', zh: '+4 有攻击性，对工作人员构成危险' }],
      'very-agitated': [3, { en: '+3 Very agitated, pulls at tubes', zh: '+3 非常躁动，拔管或拉扯导管' }],
      agitated: [2, { en: '+2 Agitated, fights the ventilator', zh: '+2 躁动，人机对抗' }],
      restless: [1, { en: '+1 Restless, not aggressive', zh: '+1 不安，无攻击性' }],
      calm: [0, { en: '0 Alert and calm', zh: '0 清醒平静' }],
      drowsy: [-1, { en: '−1 Drowsy: eye contact to voice for 10 s or more', zh: '−1 嗜睡：呼唤有眼神接触 ≥ 10 s' }],
      light: [
        -2,
        { en: '−2 Light sedation: eye contact to voice for less than 10 s', zh: '−2 轻度镇静：呼唤有眼神接触 < 10 s' },
      ],
      moderate: [
        -3,
        { en: '−3 Moderate sedation: moves to voice, no eye contact', zh: '−3 中度镇静：呼唤有活动，无眼神接触' },
      ],
      deep: [-4, { en: '−4 Deep sedation: moves to touch only', zh: '−4 深度镇静：仅对身体刺激有反应' }],
      unrousable: [-5, { en: '−5 Unrousable', zh: '−5 不能唤醒' }],
    },
  }),
})

export const definition = defineCalculator({
  id: 'rass',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with a public implementation (JuneYaooo/clinical-calculator); the original paper was not at hand.',
      zh: '与一套公开实现（JuneYaooo/clinical-calculator）核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'reported',
  purpose: { en: 'Describes agitation and depth of sedation at the bedside.', zh: '床旁评估躁动与镇静深度。' },
  population: { en: 'Adults in intensive care, ventilated or not.', zh: '重症监护成人，无论是否机械通气。' },
  inputs: { ...score.inputs },
  outputs: { score: { label: { en: 'RASS', zh: 'RASS' }, unit: { en: '−5 to +4', zh: '−5~+4 分' }, decimals: 0 } },
  formula: (inputs) => ({ score: score.sum(inputs) }),
  formulaText: score.text,
  classifications: [
    {
      id: 'state',
      output: 'score',
      on: 'raw',
      bands: [
        {
          id: 'not-assessable',
          label: { en: 'Deep sedation or coma', zh: '深度镇静或昏迷' },
          meaning: {
            en: '−5 or −4: delirium cannot be assessed (CAM-ICU); lighten sedation if possible',
            zh: '−5~−4 分：无法评估谵妄（CAM-ICU），条件允许时减浅镇静',
          },
          tone: 'alarm',
        },
        {
          id: 'moderate',
          from: -3,
          label: { en: 'Moderate sedation', zh: '中度镇静' },
          meaning: { en: '−3: deeper than the usual target', zh: '−3 分：深于常用目标' },
          tone: 'caution',
        },
        {
          id: 'target',
          from: -2,
          label: { en: 'Light sedation or calm', zh: '浅镇静或平静' },
          meaning: { en: '−2 to 0: the usual target', zh: '−2~0 分：常用目标' },
          tone: 'good',
        },
        {
          id: 'agitated',
          from: 1,
          label: { en: 'Agitated', zh: '躁动' },
          meaning: {
            en: '+1 to +4: look for pain, hypoxia, delirium, withdrawal',
            zh: '+1~+4 分：寻找疼痛、缺氧、谵妄、戒断等原因',
          },
          tone: 'caution',
        },
      ],
    },
  ],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    {
      en: 'Not usable where hearing or sight is severely impaired, nor under neuromuscular blockade.',
      zh: '严重听力或视力障碍及使用肌松药时不适用。',
    },
    {
      en: 'The target is set for each patient; deep sedation can be intended (severe ARDS, raised intracranial pressure).',
      zh: '目标应个体化，重度 ARDS、颅内压升高等可能需要深镇静。',
    },
  ],
  nextSteps: [{ en: 'At −3 and above assess delirium with CAM-ICU.', zh: '−3 分及以上用 CAM-ICU 评估谵妄。' }],
  references: [
    {
      text: 'Sessler CN, Gosnell MS, Grap MJ, et al. The Richmond Agitation-Sedation Scale. Am J Respir Crit Care Med 2002;166:1338-1344.',
      doi: '10.1164/rccm.2107138',
    },
  ],
  examples: [
    {
      id: 'light',
      inputs: { level: 'light' },
      expect: { score: { value: -2, decimals: 0 } },
      bands: { state: 'target' },
      source: earlierImplementation,
    },
    {
      id: 'deep',
      inputs: { level: 'deep' },
      expect: { score: { value: -4, decimals: 0 } },
      bands: { state: 'not-assessable' },
      source: countedByHand,
    },
    {
      id: 'moderate',
      inputs: { level: 'moderate' },
      expect: { score: { value: -3, decimals: 0 } },
      bands: { state: 'moderate' },
      source: countedByHand,
    },
    {
      id: 'restless',
      inputs: { level: 'restless' },
      expect: { score: { value: 1, decimals: 0 } },
      bands: { state: 'agitated' },
      source: countedByHand,
    },
  ],
})
