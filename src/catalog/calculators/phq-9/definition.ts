import { defineCalculator } from '../../kit/tool/calculator.ts'
import { oneOf } from '../../kit/tool/calculator-inputs.ts'
import { countedByHand } from '../../kit/tool/example-sources.ts'
import { answers, items, points } from './items.ts'
import { severity } from './severity.ts'

const item = (key: keyof typeof items) => oneOf({ label: items[key], of: answers })

export const definition = defineCalculator({
  id: 'phq-9',
  revision: 1,
  contentChecked: '2026-11-21',
  verified: {
    state: 'two-implementations',
    on: '2026-11-21',
    how: {
      en: 'English wording compared with a bilingual reproduction, Chinese wording with two Chinese ones; points and bands with the abstract of the paper as quoted, and with two public implementations.',
      zh: '英文条目与一份双语转载核对，中文条目与两份中文转载核对；计分与分级同论文摘要（转引）及两套公开实现核对。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Screens for depression and measures its severity: how often each problem has bothered the person over the last two weeks.',
    zh: '筛查抑郁并评估严重程度：过去两周内，以下问题困扰受试者的频率。',
  },
  population: {
    en: 'Adults in primary care and hospital clinics; validated against an interview by mental health professionals.',
    zh: '基层及医院门诊成人；以精神卫生专业人员访谈为标准验证。',
  },
  inputs: {
    interest: item('interest'),
    mood: item('mood'),
    sleep: item('sleep'),
    energy: item('energy'),
    appetite: item('appetite'),
    worth: item('worth'),
    concentration: item('concentration'),
    movement: item('movement'),
    selfHarm: item('selfHarm'),
  },
  outputs: {
    score: {
      label: { en: 'PHQ-9', zh: 'PHQ-9 总分' },
      unit: { en: 'of 27 points', zh: '分（满分 27 分）' },
      decimals: 0,
    },
  },
  formula: (inputs) => ({ score: Object.values(inputs).reduce((sum, answer) => sum + points[answer], 0) }),
  formulaText: [
    {
      en: 'Sum of nine items: not at all 0, several days 1, more than half the days 2, nearly every day 3',
      zh: '九个条目之和：完全不会 0 分，好几天 1 分，一半以上的天数 2 分，几乎每天 3 分',
    },
  ],
  classifications: [severity],
  validity: [],
  alerts: [
    {
      when: { input: 'selfHarm', oneOf: ['several-days', 'more-than-half', 'nearly-every-day'] },
      message: 'self-harm',
    },
  ],
  messages: {
    'self-harm': {
      en: 'Item 9 is positive: assess the risk of suicide in person now, whatever the score.',
      zh: '第 9 题阳性：无论总分高低，均须立即当面评估自杀风险。',
    },
  },
  caveats: [
    {
      en: 'A screening instrument: the diagnosis needs an interview, and bipolar disorder, bereavement, drugs and physical illness excluded.',
      zh: '本量表仅用于筛查；诊断须经访谈，并排除双相障碍、居丧反应、药物及躯体疾病所致。',
    },
    {
      en: 'Sensitivity and specificity of a score of 10 or more were 88 % each in the original study; elsewhere they differ.',
      zh: '原研究中 ≥ 10 分的灵敏度与特异度均为 88%，其他人群有所不同。',
    },
  ],
  nextSteps: [
    {
      en: 'A positive item 9: assess the risk of suicide today, whatever the total is.',
      zh: '第 9 项阳性：无论总分多少，当日评估自杀风险。',
    },
    {
      en: 'From 10 points on: a clinical interview, ask about bipolar disorder, thyroid disease, drugs and alcohol.',
      zh: '≥ 10 分：行临床访谈，排查双相障碍、甲状腺疾病、药物及酒精因素。',
    },
    {
      en: 'Repeat to follow the treatment: 5 points are a clinically significant change.',
      zh: '复评以追踪疗效：变化 5 分具有临床意义。',
    },
  ],
  references: ['kroenke-2001'],
  examples: [
    {
      id: 'moderate',
      inputs: {
        interest: 'more-than-half',
        mood: 'more-than-half',
        sleep: 'several-days',
        energy: 'more-than-half',
        appetite: 'several-days',
        worth: 'several-days',
        concentration: 'several-days',
        movement: 'not-at-all',
        selfHarm: 'several-days',
      },
      expect: { score: { value: 11, decimals: 0 } },
      bands: { severity: 'moderate' },
      source: { outside: false, words: { en: 'Added by hand.', zh: '人工相加。' } },
    },
    {
      id: 'highest',
      inputs: {
        interest: 'nearly-every-day',
        mood: 'nearly-every-day',
        sleep: 'nearly-every-day',
        energy: 'nearly-every-day',
        appetite: 'nearly-every-day',
        worth: 'nearly-every-day',
        concentration: 'nearly-every-day',
        movement: 'nearly-every-day',
        selfHarm: 'nearly-every-day',
      },
      expect: { score: { value: 27, decimals: 0 } },
      bands: { severity: 'severe' },
      source: {
        outside: true,
        words: {
          en: 'The range 0–27 and its highest band, as in Kroenke 2001 (quoted at patient.info).',
          zh: '满分 27 分及最高分级，见 Kroenke 2001（转引自 patient.info）。',
        },
      },
    },
    {
      id: 'four',
      inputs: {
        interest: 'several-days',
        mood: 'several-days',
        sleep: 'several-days',
        energy: 'several-days',
        appetite: 'not-at-all',
        worth: 'not-at-all',
        concentration: 'not-at-all',
        movement: 'not-at-all',
        selfHarm: 'not-at-all',
      },
      expect: { score: { value: 4, decimals: 0 } },
      bands: { severity: 'minimal' },
      source: countedByHand,
    },
    {
      id: 'five',
      inputs: {
        interest: 'several-days',
        mood: 'several-days',
        sleep: 'several-days',
        energy: 'several-days',
        appetite: 'several-days',
        worth: 'not-at-all',
        concentration: 'not-at-all',
        movement: 'not-at-all',
        selfHarm: 'not-at-all',
      },
      expect: { score: { value: 5, decimals: 0 } },
      bands: { severity: 'mild' },
      source: countedByHand,
    },
    {
      id: 'nine',
      inputs: {
        interest: 'several-days',
        mood: 'several-days',
        sleep: 'several-days',
        energy: 'several-days',
        appetite: 'several-days',
        worth: 'several-days',
        concentration: 'several-days',
        movement: 'several-days',
        selfHarm: 'several-days',
      },
      expect: { score: { value: 9, decimals: 0 } },
      bands: { severity: 'mild' },
      source: countedByHand,
    },
    {
      id: 'fifteen',
      inputs: {
        interest: 'more-than-half',
        mood: 'more-than-half',
        sleep: 'more-than-half',
        energy: 'more-than-half',
        appetite: 'more-than-half',
        worth: 'more-than-half',
        concentration: 'more-than-half',
        movement: 'several-days',
        selfHarm: 'not-at-all',
      },
      expect: { score: { value: 15, decimals: 0 } },
      bands: { severity: 'moderately-severe' },
      source: countedByHand,
    },
  ],
})
