import { defineCalculator } from '../../kit/tool/calculator.ts'
import { examples } from './examples.ts'
import { probability, probabilityFrom, probabilityTo, score } from './score.ts'

export const definition = defineCalculator({
  id: 'hscore-hlh',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Points and the whole table of probabilities compared with table 3 of a case report (Case Rep Rheumatol 2017:5304180), copied there from the paper, and with PMC7589537, table 4.',
      zh: '分值与全部概率表同 Case Rep Rheumatol 2017:5304180 表 3（转引自原文）及 PMC7589537 表 4 核对。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'reported',
  purpose: {
    en: 'Estimates how likely reactive haemophagocytic syndrome is.',
    zh: '估计反应性噬血细胞综合征的可能性。',
  },
  population: {
    en: 'Adults in whom it is suspected; the lowest or highest values around the suspicion.',
    zh: '疑诊的成人；取疑诊前后的最差值。',
  },
  inputs: score.inputs,
  outputs: {
    score: {
      label: { en: 'HScore', zh: 'HScore' },
      unit: { en: 'of 337 points', zh: '分（满分 337 分）' },
      decimals: 0,
    },
    probability: {
      label: { en: 'Probability', zh: '概率' },
      unit: { en: '%', zh: '%' },
      decimals: 0,
      absent: {
        en: `About 1% or less below ${probabilityFrom} points, 99% or more above ${probabilityTo}.`,
        zh: `< ${probabilityFrom} 分时约为 1% 或更低，> ${probabilityTo} 分时为 99% 或更高。`,
      },
    },
  },
  formula(inputs) {
    const points = score.sum(inputs)
    return { score: points, probability: probability(points) }
  },
  formulaText: score.text,
  classifications: [
    {
      id: 'cut-off',
      output: 'score',
      on: 'raw',
      bands: [
        {
          id: 'to-169',
          label: { en: '169 or less', zh: '≤ 169 分' },
          meaning: { en: 'Below the best cut-off; not excluded', zh: '低于最佳界值，但不能排除' },
          tone: 'neutral',
        },
        {
          id: 'above-169',
          from: 170,
          label: { en: 'Above 169', zh: '> 169 分' },
          meaning: { en: 'Sensitivity 93%, specificity 86%', zh: '敏感度 93%，特异度 86%' },
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
      en: 'Sepsis and liver failure resemble it. A marrow without haemophagocytosis does not exclude it.',
      zh: '脓毒症与肝衰竭表现相似；骨髓未见噬血现象不能排除。',
    },
    {
      en: 'The probability lies between the rows of the published table in a straight line.',
      zh: '概率按原文概率表线性内插。',
    },
  ],
  nextSteps: [
    {
      en: 'Search for the trigger (infection, lymphoma, autoimmune disease), and call haematology early.',
      zh: '查找诱因（感染、淋巴瘤、自身免疫病），尽早请血液科会诊。',
    },
  ],
  references: [
    {
      text: 'Fardet L, Galicier L, Lambotte O, et al. Development and validation of the HScore, a score for the diagnosis of reactive hemophagocytic syndrome. Arthritis Rheumatol 2014;66:2613–2620.',
      doi: '10.1002/art.38690',
    },
  ],
  examples,
})
