import { defineAnalysis } from '../../kit/analysis.ts'
import { type AnswersSoFar, choice, variable, variables } from '../../kit/options/options.ts'
import { alternative, confidenceLevel, events, missing } from '../../kit/options/standard-options.ts'
import { messages } from './messages.ts'
import { tables } from './result-tables.ts'

const asksEvent = ({ question }: AnswersSoFar) => question !== 'ordered'

export const definition = defineAnalysis({
  id: 'trend',
  version: 1,
  weights: ['frequency'],
  options: {
    outcomes: variables({
      label: { en: 'Outcomes', zh: '结局变量' },
      help: {
        en: 'Binary or ordered variables, each taken by itself.',
        zh: '二分类或等级变量，逐一分析。',
      },
      accepts: ['nominal', 'ordinal'],
    }),
    group: variable({
      label: { en: 'Ordered groups', zh: '有序分组变量' },
      help: { en: 'Such as dose, grade or age group.', zh: '如剂量、分级、年龄组。' },
      accepts: ['ordinal', 'nominal'],
    }),
    question: choice({
      label: { en: 'Question', zh: '分析内容' },
      help: {
        en: 'Whether the proportion of one value rises or falls, or whether two orders go together.',
        zh: '某一取值的率是否随分组递增或递减，或两个有序变量是否呈线性关联。',
      },
      of: {
        event: { label: { en: 'Trend in a proportion (Cochran–Armitage)', zh: '率的趋势（Cochran–Armitage）' } },
        ordered: { label: { en: 'Ordered outcome (linear-by-linear)', zh: '等级结局（线性关联）' } },
      },
      initial: 'event',
    }),
    events: events({
      help: {
        en: 'The value whose proportion is followed over the groups; the last one unless chosen.',
        zh: '考察其率随分组变化的取值；未指定时取最后一个。',
      },
      when: asksEvent,
    }),
    scores: choice({
      label: { en: 'Scores', zh: '赋值' },
      help: {
        en: 'How far apart the groups are, and the values of an ordered outcome (SAS: SCORES=).',
        zh: '各组（及等级结局各取值）的赋值方法（SAS：SCORES=）。',
      },
      of: {
        equal: { label: { en: '1, 2, 3, …', zh: '1、2、3、…' } },
        values: {
          label: { en: 'The values themselves', zh: '变量取值' },
          help: { en: 'Where they are numbers, such as doses.', zh: '取值须为数值，如剂量。' },
        },
        'mid-ranks': { label: { en: 'Mid-ranks', zh: '平均秩' } },
      },
      initial: 'equal',
    }),
    alternative: alternative(
      {
        'two-sided': { en: 'Rises or falls', zh: '递增或递减（双侧）' },
        greater: { en: 'Rises', zh: '递增（单侧）' },
        less: { en: 'Falls', zh: '递减（单侧）' },
      },
      { when: asksEvent },
    ),
    confidence: confidenceLevel(),
    missing: missing(),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['outcomes', 'group', 'question', 'events'] },
    { title: { en: 'Tests', zh: '检验' }, options: ['scores', 'alternative', 'confidence'] },
    { title: { en: 'Details', zh: '详细设置' }, options: ['missing'], folded: true },
  ],
  results: { tables, figures: { trend: { title: { en: 'Proportions over the groups', zh: '各组的率' } } } },
  messages,
  references: ['cochran-1954', 'armitage-1955', 'mantel-1963', 'wilson-1927', 'fisher-1921'],
  upgrades: {},
})
