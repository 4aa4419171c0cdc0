import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { graded, pointScore } from '../../kit/tool/point-score.ts'

const score = pointScore({
  eye: graded({
    label: { en: 'Eye response', zh: '眼部反应' },
    of: {
      '4': [4, { en: '4 Eyelids open, tracking or blinking to command', zh: '4 分：睁眼，可追踪或遵嘱眨眼' }],
      '3': [3, { en: '3 Open, not tracking', zh: '3 分：睁眼但无追踪' }],
      '2': [2, { en: '2 Closed, open to loud voice', zh: '2 分：闭眼，大声呼唤睁眼' }],
      '1': [1, { en: '1 Closed, open to pain', zh: '1 分：闭眼，疼痛睁眼' }],
      '0': [0, { en: '0 Closed with pain', zh: '0 分：疼痛仍闭眼' }],
    },
  }),
  motor: graded({
    label: { en: 'Motor response', zh: '运动反应' },
    of: {
      '4': [4, { en: '4 Thumbs up, fist or peace sign', zh: '4 分：可竖拇指、握拳或作 V 字手势' }],
      '3': [3, { en: '3 Localising to pain', zh: '3 分：疼痛定位' }],
      '2': [2, { en: '2 Flexion to pain', zh: '2 分：疼痛屈曲' }],
      '1': [1, { en: '1 Extension to pain', zh: '1 分：疼痛伸直' }],
      '0': [0, { en: '0 None, or generalised myoclonus status', zh: '0 分：无反应或全身性肌阵挛状态' }],
    },
  }),
  brainstem: graded({
    label: { en: 'Brainstem reflexes', zh: '脑干反射' },
    of: {
      '4': [4, { en: '4 Pupil and corneal reflexes present', zh: '4 分：瞳孔与角膜反射均存在' }],
      '3': [3, { en: '3 One pupil wide and fixed', zh: '3 分：一侧瞳孔散大固定' }],
      '2': [2, { en: '2 Pupil or corneal reflexes absent', zh: '2 分：瞳孔或角膜反射消失' }],
      '1': [1, { en: '1 Pupil and corneal reflexes absent', zh: '1 分：瞳孔与角膜反射均消失' }],
      '0': [0, { en: '0 Pupil, corneal and cough reflexes absent', zh: '0 分：瞳孔、角膜与咳嗽反射均消失' }],
    },
  }),
  respiration: graded({
    label: { en: 'Respiration', zh: '呼吸' },
    of: {
      '4': [4, { en: '4 Not intubated, regular', zh: '4 分：未插管，呼吸规则' }],
      '3': [3, { en: '3 Not intubated, Cheyne–Stokes', zh: '3 分：未插管，潮式呼吸' }],
      '2': [2, { en: '2 Not intubated, irregular', zh: '2 分：未插管，呼吸不规则' }],
      '1': [1, { en: '1 Breathes above the ventilator rate', zh: '1 分：呼吸频率高于呼吸机' }],
      '0': [0, { en: '0 At the ventilator rate, or apnoea', zh: '0 分：与呼吸机同频或无呼吸' }],
    },
  }),
})

export const definition = defineCalculator({
  id: 'four-score',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with the table in the Journal of Intensive Care (with permission of the authors) and two further public pages; the original paper was not at hand.',
      zh: '与 Journal of Intensive Care 表格（经作者许可）及另两份公开资料核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'reported',
  purpose: {
    en: 'Describes coma with brainstem reflexes and breathing, without the need of speech.',
    zh: '以脑干反射与呼吸评估昏迷，无需言语反应。',
  },
  population: { en: 'Adults with impaired consciousness, intubated or not.', zh: '意识障碍成人，无论是否插管。' },
  inputs: { ...score.inputs },
  outputs: {
    score: {
      label: { en: 'FOUR', zh: 'FOUR 总分' },
      unit: { en: 'of 16 points', zh: '分（满分 16 分）' },
      decimals: 0,
    },
  },
  formula: (inputs) => ({ score: score.sum(inputs) }),
  formulaText: score.text,
  classifications: [],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    {
      en: '© Mayo Foundation: free for clinical and educational use with attribution.',
      zh: '版权属梅奥基金会，注明出处可免费用于临床与教学。',
    },
    {
      en: 'No agreed bands: lower is worse; report the four components.',
      zh: '无公认分段，分值越低越重，应报告四项分值。',
    },
    { en: 'Sedation and neuromuscular blockade spoil it.', zh: '镇静与肌松药影响评分。' },
  ],
  nextSteps: [
    {
      en: '0 in all four: assess for brain death only by the protocol for it.',
      zh: '四项均为 0 分：脑死亡判定须按专门规程进行。',
    },
  ],
  references: [
    {
      text: 'Wijdicks EFM, Bamlet WR, Maramattom BV, et al. Validation of a new coma scale: the FOUR score. Ann Neurol 2005;58:585-593.',
      doi: '10.1002/ana.20611',
    },
  ],
  examples: [
    {
      id: 'ten',
      inputs: { eye: '2', motor: '3', brainstem: '4', respiration: '1' },
      expect: { score: { value: 10, decimals: 0 } },
      source: earlierImplementation,
    },
    {
      id: 'awake',
      inputs: { eye: '4', motor: '4', brainstem: '4', respiration: '4' },
      expect: { score: { value: 16, decimals: 0 } },
      source: countedByHand,
    },
    {
      id: 'none',
      inputs: { eye: '0', motor: '0', brainstem: '0', respiration: '0' },
      expect: { score: { value: 0, decimals: 0 } },
      source: countedByHand,
    },
  ],
})
