import { defineAnalysis } from '../../kit/analysis.ts'
import {
  type AnswersSoFar,
  choice,
  choices,
  optionalNumber,
  text,
  toggle,
  variables,
} from '../../kit/options/options.ts'
import {
  alternative,
  confidenceLevel,
  events,
  missing,
  proportionIntervals,
} from '../../kit/options/standard-options.ts'
import { messages } from './messages.ts'
import { tables } from './result-tables.ts'

const asksEvent = ({ question }: AnswersSoFar) => question !== 'distribution'
const asksDistribution = (answers: AnswersSoFar) => !asksEvent(answers)
const hasNull = (answers: AnswersSoFar) => asksEvent(answers) && typeof answers.expected === 'number'
const hasExact = ({ intervals }: AnswersSoFar) => Array.isArray(intervals) && intervals.includes('exact')

export const definition = defineAnalysis({
  id: 'proportion',
  version: 1,
  reports: ['events'],
  weights: ['frequency'],
  wholeFrequencies: (answers) => asksDistribution(answers) || hasNull(answers) || hasExact(answers),
  options: {
    outcomes: variables({
      label: { en: 'Outcomes', zh: '结局变量' },
      help: {
        en: 'Categorical variables, each taken by itself (SPSS: "Test Variable List").',
        zh: '分类变量，逐一分析（SPSS：检验变量列表）。',
      },
      accepts: ['nominal', 'ordinal'],
    }),
    question: choice({
      label: { en: 'Question', zh: '分析内容' },
      help: {
        en: 'How often one value occurs, or whether all values occur as often as expected.',
        zh: '估计某一取值的率，或检验各取值的构成是否符合给定比例。',
      },
      of: {
        event: { label: { en: 'The proportion of one value', zh: '某一取值的率' } },
        distribution: { label: { en: 'The distribution of all values', zh: '各取值的构成（拟合优度）' } },
      },
      initial: 'event',
    }),
    events: events({
      help: {
        en: 'The value whose proportion is estimated; the last one unless chosen.',
        zh: '估计其发生率的取值；未指定时取最后一个。',
      },
      when: asksEvent,
    }),
    intervals: choices({
      label: { en: 'Intervals', zh: '置信区间' },
      help: {
        en: 'The reading and the figure follow the first one chosen.',
        zh: '结果解读与图形以所选的第一种为准。',
      },
      of: {
        ...proportionIntervals,
        wald: {
          label: { en: 'Normal approximation', zh: '正态近似法' },
          help: {
            en: 'p ± z √(p(1 − p)/n) of the textbooks: too narrow for few events.',
            zh: '教科书公式 p ± z√(p(1−p)/n)；事件数少时过窄。',
          },
        },
      },
      initial: ['wilson', 'exact'],
      min: 1,
      when: asksEvent,
    }),
    expected: optionalNumber({
      label: { en: 'Expected proportion', zh: '总体率（检验值）' },
      help: {
        en: 'The proportion is tested against it; without one it is only estimated (SPSS: "Test Proportion").',
        zh: '与该总体率比较；不填则只估计率及其区间（SPSS：检验比例）。',
      },
      min: 0.0001,
      max: 0.9999,
      step: 0.01,
      shownAs: 'percent',
      when: asksEvent,
    }),
    alternative: alternative(
      {
        'two-sided': { en: 'It differs', zh: '不等（双侧）' },
        greater: { en: 'It is greater', zh: '较大（单侧）' },
        less: { en: 'It is less', zh: '较小（单侧）' },
      },
      { when: hasNull },
    ),
    continuity: toggle({
      label: { en: 'Continuity correction', zh: '连续性校正' },
      help: {
        en: 'Of the score test. R corrects unless told otherwise.',
        zh: '用于正态近似（计分）检验；R 默认校正。',
      },
      initial: false,
      when: hasNull,
    }),
    ratio: text({
      label: { en: 'Expected ratio', zh: '理论比例' },
      help: {
        en: 'Of the values in their order, such as 9:3:3:1; equal parts where it is empty.',
        zh: '按取值顺序给出，如 9:3:3:1；留空表示各取值相等。',
      },
      when: asksDistribution,
    }),
    confidence: { ...confidenceLevel(), when: asksEvent },
    missing: missing(),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['outcomes', 'question', 'events'] },
    {
      title: { en: 'Proportion', zh: '率' },
      options: ['intervals', 'confidence', 'expected', 'alternative', 'continuity'],
    },
    { title: { en: 'Distribution', zh: '构成' }, options: ['ratio'] },
    { title: { en: 'Details', zh: '详细设置' }, options: ['missing'], folded: true },
  ],
  results: {
    tables,
    figures: {
      proportions: { title: { en: 'Proportions with their intervals', zh: '率及其置信区间' } },
      distribution: { title: { en: 'Observed and expected', zh: '实际构成与理论构成' } },
    },
  },
  messages,
  references: ['wilson-1927', 'clopper-pearson-1934', 'newcombe-1998-single', 'pearson-1900', 'conover-1999'],
  upgrades: {},
})
