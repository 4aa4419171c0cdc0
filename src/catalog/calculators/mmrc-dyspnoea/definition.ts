import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { graded, pointScore } from '../../kit/tool/point-score.ts'

const score = pointScore({
  grade: graded({
    label: { en: 'Breathless …', zh: '气促情况' },
    of: {
      strenuous: [0, { en: '0 only with strenuous exercise', zh: '0 级：仅剧烈运动时气促' }],
      hurrying: [1, { en: '1 when hurrying or walking up a slight hill', zh: '1 级：平地快走或上缓坡时气促' }],
      slower: [
        2,
        {
          en: '2 walks slower than people of the same age, or stops at own pace',
          zh: '2 级：平地行走比同龄人慢，或按自己步速需停下',
        },
      ],
      minutes: [
        3,
        {
          en: '3 stops after about 100 m or a few minutes on the level',
          zh: '3 级：平地行走约 100 m 或数分钟即需停下',
        },
      ],
      housebound: [
        4,
        { en: '4 too breathless to leave the house, or when dressing', zh: '4 级：因气促不能出门，或穿脱衣时气促' },
      ],
    },
  }),
})

export const definition = defineCalculator({
  id: 'mmrc-dyspnoea',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with a public implementation (JuneYaooo/clinical-calculator) and with a table in Respiratory Research (2009;10:1); the original paper was not at hand.',
      zh: '与一套公开实现（JuneYaooo/clinical-calculator）及 Respiratory Research 论文表 1（2009;10:1）核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'reported',
  purpose: { en: 'Grades breathlessness by what brings it on.', zh: '按诱发气促的活动程度分级。' },
  population: { en: 'Adults with chronic lung or heart disease.', zh: '慢性心肺疾病成人。' },
  inputs: { ...score.inputs },
  outputs: { score: { label: { en: 'mMRC grade', zh: 'mMRC 分级' }, unit: { en: '0–4', zh: '0~4 级' }, decimals: 0 } },
  formula: (inputs) => ({ score: score.sum(inputs) }),
  formulaText: score.text,
  classifications: [
    {
      id: 'symptoms',
      output: 'score',
      on: 'raw',
      bands: [
        {
          id: 'fewer',
          label: { en: 'Fewer symptoms', zh: '症状较少' },
          meaning: { en: '0–1', zh: '0~1 级' },
          tone: 'good',
        },
        {
          id: 'more',
          from: 2,
          label: { en: 'More symptoms', zh: '症状较多' },
          meaning: { en: '2–4: GOLD group B, or E by exacerbations', zh: '2~4 级：GOLD B 组（或按急性加重归入 E 组）' },
          tone: 'caution',
        },
      ],
    },
  ],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    { en: 'Measures breathlessness only; CAT covers more symptoms.', zh: '仅评估呼吸困难；CAT 涵盖更多症状。' },
    {
      en: 'Not specific for the lung: think of the heart, anaemia and fitness.',
      zh: '非肺部特异：应考虑心脏、贫血及体能因素。',
    },
  ],
  nextSteps: [
    {
      en: 'Grade 2 or more in COPD: two long-acting bronchodilators and rehabilitation.',
      zh: '慢阻肺 ≥ 2 级：双支气管舒张剂与肺康复。',
    },
  ],
  references: [
    {
      text: 'Bestall JC, Paul EA, Garrod R, et al. Usefulness of the MRC dyspnoea scale as a measure of disability in COPD. Thorax 1999;54:581-586.',
      doi: '10.1136/thx.54.7.581',
    },
  ],
  examples: [
    {
      id: 'one',
      inputs: { grade: 'hurrying' },
      expect: { score: { value: 1, decimals: 0 } },
      bands: { symptoms: 'fewer' },
      source: earlierImplementation,
    },
    {
      id: 'two',
      inputs: { grade: 'slower' },
      expect: { score: { value: 2, decimals: 0 } },
      bands: { symptoms: 'more' },
      source: countedByHand,
    },
    {
      id: 'four',
      inputs: { grade: 'housebound' },
      expect: { score: { value: 4, decimals: 0 } },
      bands: { symptoms: 'more' },
      source: countedByHand,
    },
  ],
})
