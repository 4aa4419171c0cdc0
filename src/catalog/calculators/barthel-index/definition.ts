import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { score } from './items.ts'

const keys = Object.keys(score.inputs)
const answers = (points: readonly number[]) => Object.fromEntries(keys.map((key, i) => [key, String(points[i])]))

export const definition = defineCalculator({
  id: 'barthel-index',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Every point compared with dss.dign.eu and two Chinese forms; the Chinese levels with shenjing.info and 777doc.com, those of Shah with a paper that cites them. The paper of 1965 was not at hand.',
      zh: '各分值与 dss.dign.eu 及两份中文量表核对；国内分级与 shenjing.info、777doc.com 核对，Shah 分级与引用文献核对；未能直接查阅 1965 年原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Says how much help a person needs in ten activities of daily living.',
    zh: '评估 10 项日常生活活动所需帮助。',
  },
  population: { en: 'Adults in hospital, rehabilitation and long-term care.', zh: '住院、康复及长期照护成人。' },
  inputs: score.inputs,
  outputs: {
    score: {
      label: { en: 'Barthel index', zh: 'Barthel 指数' },
      unit: { en: 'of 100 points', zh: '分（满分 100 分）' },
      decimals: 0,
    },
  },
  formula: (inputs) => ({ score: score.sum(inputs) }),
  formulaText: score.text,
  classifications: [
    {
      id: 'china',
      title: { en: 'Levels used in China', zh: '国内分级' },
      output: 'score',
      on: 'raw',
      bands: [
        {
          id: 'severe',
          label: { en: 'Severe', zh: '重度依赖' },
          meaning: { en: '0–40', zh: '≤ 40 分' },
          tone: 'alarm',
        },
        {
          id: 'moderate',
          from: 41,
          label: { en: 'Moderate', zh: '中度依赖' },
          meaning: { en: '41–60', zh: '41~60 分' },
          tone: 'caution',
        },
        {
          id: 'mild',
          from: 61,
          label: { en: 'Mild', zh: '轻度依赖' },
          meaning: { en: '61–99', zh: '61~99 分' },
          tone: 'neutral',
        },
        {
          id: 'independent',
          from: 100,
          label: { en: 'Independent', zh: '无需依赖' },
          meaning: { en: '100', zh: '100 分' },
          tone: 'good',
        },
      ],
    },
    {
      id: 'shah',
      title: { en: 'Levels of Shah', zh: 'Shah 分级' },
      output: 'score',
      on: 'raw',
      bands: [
        { id: 'total', label: { en: 'Total', zh: '完全依赖' }, meaning: { en: '0–20', zh: '0~20 分' }, tone: 'alarm' },
        {
          id: 'severe',
          from: 21,
          label: { en: 'Severe', zh: '严重依赖' },
          meaning: { en: '21–60', zh: '21~60 分' },
          tone: 'alarm',
        },
        {
          id: 'moderate',
          from: 61,
          label: { en: 'Moderate', zh: '中度依赖' },
          meaning: { en: '61–90', zh: '61~90 分' },
          tone: 'caution',
        },
        {
          id: 'slight',
          from: 91,
          label: { en: 'Slight', zh: '轻度依赖' },
          meaning: { en: '91–99', zh: '91~99 分' },
          tone: 'neutral',
        },
        {
          id: 'independent',
          from: 100,
          label: { en: 'Independent', zh: '独立' },
          meaning: { en: '100', zh: '100 分' },
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
      en: 'Record what the person does, not what they could do. 100 does not mean able to live alone.',
      zh: '记录实际完成情况而非潜在能力；100 分不等于能独居。',
    },
    {
      en: '© Maryland State Medical Society: free for non-commercial use with citation.',
      zh: '版权属 Maryland State Medical Society，注明出处可非商业使用。',
    },
  ],
  nextSteps: [
    {
      en: 'Plan nursing and rehabilitation by the items lost; repeat at discharge.',
      zh: '按失分项目制定护理与康复计划，出院时复评。',
    },
  ],
  references: [
    { text: 'Mahoney FI, Barthel DW. Functional evaluation: the Barthel index. Md State Med J 1965;14:61–65.' },
    {
      text: 'Shah S, Vanclay F, Cooper B. Improving the sensitivity of the Barthel Index for stroke rehabilitation. J Clin Epidemiol 1989;42:703–709.',
    },
  ],
  examples: [
    {
      id: 'catalogue',
      inputs: answers([10, 0, 5, 5, 10, 5, 5, 10, 5, 0]),
      expect: { score: { value: 55, decimals: 0 } },
      bands: { china: 'moderate', shah: 'severe' },
      source: earlierImplementation,
    },
    {
      id: 'independent',
      inputs: answers([10, 5, 5, 10, 10, 10, 10, 15, 15, 10]),
      expect: { score: { value: 100, decimals: 0 } },
      bands: { china: 'independent', shah: 'independent' },
      source: countedByHand,
    },
    {
      id: 'stairs',
      inputs: answers([10, 5, 5, 10, 10, 10, 10, 15, 15, 5]),
      expect: { score: { value: 95, decimals: 0 } },
      bands: { china: 'mild', shah: 'slight' },
      source: countedByHand,
    },
    {
      id: 'walks-with-help',
      inputs: answers([10, 5, 5, 10, 10, 10, 10, 15, 10, 5]),
      expect: { score: { value: 90, decimals: 0 } },
      bands: { china: 'mild', shah: 'moderate' },
      source: countedByHand,
    },
    {
      id: 'bedridden',
      inputs: answers([5, 0, 0, 0, 5, 5, 0, 5, 0, 0]),
      expect: { score: { value: 20, decimals: 0 } },
      bands: { china: 'severe', shah: 'total' },
      source: countedByHand,
    },
  ],
})
