import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { graded, pointScore } from '../../kit/tool/point-score.ts'

const subscale = (number: number) => ({ en: `Subscale ${number}`, zh: `第 ${number} 项` })
const worth = (points: number) => [points, { en: `${points}`, zh: `${points}` }] as const

const four = (number: number) =>
  graded({ label: subscale(number), of: { 1: worth(1), 2: worth(2), 3: worth(3), 4: worth(4) } })
const three = (number: number) => graded({ label: subscale(number), of: { 1: worth(1), 2: worth(2), 3: worth(3) } })

const score = pointScore({
  item1: four(1),
  item2: four(2),
  item3: four(3),
  item4: four(4),
  item5: four(5),
  item6: three(6),
})

const keys = Object.keys(score.inputs)
const answers = (points: readonly number[]) => Object.fromEntries(keys.map((key, i) => [key, String(points[i])]))

export const definition = defineCalculator({
  id: 'braden-scale',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Subscales and levels compared with PMC5587360 (table 5) and with the report of VistA (601.93); the paper was not at hand.',
      zh: '各分量表与分级同 PMC5587360（表 5）及 VistA 报告（601.93）核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Adds the subscales of the Braden scale and reads the total.',
    zh: '合计 Braden 量表各分量表得分并判读。',
  },
  population: { en: 'Adults in hospital and long-term care.', zh: '住院及长期照护成人。' },
  inputs: score.inputs,
  outputs: {
    score: {
      label: { en: 'Braden scale', zh: 'Braden 评分' },
      unit: { en: 'of 23 points', zh: '分（满分 23 分）' },
      decimals: 0,
    },
  },
  formula: (inputs) => ({ score: score.sum(inputs) }),
  formulaText: score.text,
  classifications: [
    {
      id: 'risk',
      output: 'score',
      on: 'raw',
      bands: [
        {
          id: 'very-high',
          label: { en: 'Very high', zh: '极高风险' },
          meaning: { en: '6–9', zh: '≤ 9 分' },
          tone: 'alarm',
        },
        {
          id: 'high',
          from: 10,
          label: { en: 'High', zh: '高风险' },
          meaning: { en: '10–12', zh: '10~12 分' },
          tone: 'alarm',
        },
        {
          id: 'moderate',
          from: 13,
          label: { en: 'Moderate', zh: '中风险' },
          meaning: { en: '13–14', zh: '13~14 分' },
          tone: 'caution',
        },
        {
          id: 'mild',
          from: 15,
          label: { en: 'Mild', zh: '低风险' },
          meaning: { en: '15–18', zh: '15~18 分' },
          tone: 'caution',
        },
        {
          id: 'none',
          from: 19,
          label: { en: 'Not at risk', zh: '无风险' },
          meaning: { en: '19–23', zh: '19~23 分' },
          tone: 'good',
        },
      ],
    },
  ],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    {
      en: '© Barbara Braden and Nancy Bergstrom: software needs a licence for the wording, which is not shown; score the six subscales on the licensed form.',
      zh: '版权属 Barbara Braden 与 Nancy Bergstrom，软件使用条目文字须获许可，本工具不显示；请在获授权的量表上评定 6 项后录入。',
    },
    {
      en: 'Low points mean high risk. Judge age, fever, low pressure and devices besides: they are not in the scale.',
      zh: '分值越低风险越高；高龄、发热、低血压及器械压迫不在量表内，须另行考虑。',
    },
  ],
  nextSteps: [
    {
      en: '18 or less: a plan by the subscales that score low, turning, a suitable mattress, skin checks at each shift.',
      zh: '≤ 18 分：针对低分项制定计划，翻身、使用减压床垫，每班检查皮肤。',
    },
  ],
  references: [
    {
      text: 'Bergstrom N, Braden BJ, Laguzza A, Holman V. The Braden Scale for predicting pressure sore risk. Nurs Res 1987;36:205–210.',
    },
  ],
  examples: [
    {
      id: 'catalogue',
      inputs: answers([3, 3, 1, 2, 2, 2]),
      expect: { score: { value: 13, decimals: 0 } },
      bands: { risk: 'moderate' },
      source: earlierImplementation,
    },
    {
      id: 'nine',
      inputs: answers([2, 2, 1, 1, 2, 1]),
      expect: { score: { value: 9, decimals: 0 } },
      bands: { risk: 'very-high' },
      source: countedByHand,
    },
    {
      id: 'twelve',
      inputs: answers([3, 2, 1, 2, 2, 2]),
      expect: { score: { value: 12, decimals: 0 } },
      bands: { risk: 'high' },
      source: countedByHand,
    },
    {
      id: 'eighteen',
      inputs: answers([4, 3, 3, 3, 3, 2]),
      expect: { score: { value: 18, decimals: 0 } },
      bands: { risk: 'mild' },
      source: countedByHand,
    },
    {
      id: 'nineteen',
      inputs: answers([4, 3, 3, 3, 3, 3]),
      expect: { score: { value: 19, decimals: 0 } },
      bands: { risk: 'none' },
      source: countedByHand,
    },
  ],
})
