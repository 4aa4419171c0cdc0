import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { calm, score } from './items.ts'

export const definition = defineCalculator({
  id: 'gad-7',
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
  purpose: {
    en: 'Screens for anxiety and measures its severity: how often each problem has bothered the person over the last two weeks.',
    zh: '筛查焦虑并评估严重程度：过去两周内，以下问题困扰受试者的频率。',
  },
  population: { en: 'Adults in primary care and hospital clinics.', zh: '基层及医院门诊成人。' },
  inputs: { ...score.inputs },
  outputs: {
    score: {
      label: { en: 'GAD-7', zh: 'GAD-7 总分' },
      unit: { en: 'of 21 points', zh: '分（满分 21 分）' },
      decimals: 0,
    },
  },
  formula: (inputs) => ({ score: score.sum(inputs) }),
  formulaText: [
    {
      en: 'Sum of seven items: not at all 0, several days 1, more than half the days 2, nearly every day 3',
      zh: '七个条目之和：完全不会 0 分，好几天 1 分，一半以上的天数 2 分，几乎每天 3 分',
    },
  ],
  classifications: [
    {
      id: 'severity',
      output: 'score',
      on: 'raw',
      bands: [
        { id: 'minimal', label: { en: 'Minimal', zh: '无或极轻' }, meaning: { en: '0–4', zh: '0~4 分' }, tone: 'good' },
        {
          id: 'mild',
          from: 5,
          label: { en: 'Mild', zh: '轻度' },
          meaning: { en: '5–9', zh: '5~9 分' },
          tone: 'neutral',
        },
        {
          id: 'moderate',
          from: 10,
          label: { en: 'Moderate', zh: '中度' },
          meaning: { en: '10–14: further evaluation', zh: '10~14 分：进一步评估' },
          tone: 'caution',
        },
        {
          id: 'severe',
          from: 15,
          label: { en: 'Severe', zh: '重度' },
          meaning: { en: '15–21', zh: '15~21 分' },
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
      en: 'A screening instrument (Pfizer, free to use): the diagnosis needs an interview, and thyroid disease, caffeine, drugs and withdrawal excluded.',
      zh: '本量表仅用于筛查（Pfizer，免费使用）；诊断须经访谈，并排除甲状腺疾病、咖啡因、药物及戒断。',
    },
    { en: 'Anxiety often comes with depression: add PHQ-9.', zh: '焦虑常与抑郁共病，宜同时使用 PHQ-9。' },
  ],
  nextSteps: [
    {
      en: '10 or more: clinical interview; ask about panic, trauma and suicidal thoughts.',
      zh: '≥ 10 分：临床访谈，询问惊恐、创伤及自杀意念。',
    },
  ],
  references: [
    {
      text: 'Spitzer RL, Kroenke K, Williams JBW, Löwe B. A brief measure for assessing generalized anxiety disorder: the GAD-7. Arch Intern Med 2006;166:1092-1097.',
      doi: '10.1001/archinte.166.10.1092',
    },
  ],
  examples: [
    {
      id: 'moderate',
      inputs: {
        nervous: 'more-than-half',
        uncontrolled: 'more-than-half',
        worry: 'several-days',
        relaxing: 'more-than-half',
        restless: 'several-days',
        irritable: 'more-than-half',
        afraid: 'several-days',
      },
      expect: { score: { value: 11, decimals: 0 } },
      bands: { severity: 'moderate' },
      source: earlierImplementation,
    },
    {
      id: 'minimal',
      inputs: { ...calm, nervous: 'nearly-every-day', worry: 'several-days' },
      expect: { score: { value: 4, decimals: 0 } },
      bands: { severity: 'minimal' },
      source: countedByHand,
    },
    {
      id: 'mild',
      inputs: { ...calm, nervous: 'nearly-every-day', worry: 'more-than-half' },
      expect: { score: { value: 5, decimals: 0 } },
      bands: { severity: 'mild' },
      source: countedByHand,
    },
    {
      id: 'severe',
      inputs: {
        ...calm,
        nervous: 'nearly-every-day',
        uncontrolled: 'nearly-every-day',
        worry: 'nearly-every-day',
        relaxing: 'nearly-every-day',
        restless: 'nearly-every-day',
      },
      expect: { score: { value: 15, decimals: 0 } },
      bands: { severity: 'severe' },
      source: countedByHand,
    },
  ],
})
