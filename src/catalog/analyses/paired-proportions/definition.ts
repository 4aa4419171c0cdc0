import { defineAnalysis } from '../../kit/analysis.ts'
import { type AnswersSoFar, choice, variables } from '../../kit/options/options.ts'
import { confidenceLevel, events, missing } from '../../kit/options/standard-options.ts'
import { fromVariables, tableInput, typedTable } from '../../kit/options/table-input.ts'
import { messages } from './messages.ts'
import { tables } from './result-tables.ts'

const asksEvent = (answers: AnswersSoFar) => fromVariables(answers) && answers.question !== 'symmetry'

export const definition = defineAnalysis({
  id: 'paired-proportions',
  version: 1,
  reports: ['exposure-counts'],
  weights: ['frequency'],
  wholeFrequencies: ({ question }) => question !== 'symmetry',
  options: {
    input: tableInput({
      en: 'Variables of the dataset, or a square table of counts that you type in.',
      zh: '使用数据集中的变量，或直接输入配对方表。',
    }),
    outcomes: variables({
      label: { en: 'Measurements', zh: '配对变量' },
      help: {
        en: 'The same question asked of each row twice or more: before and after, two raters, several tests.',
        zh: '对同一对象（每行）的多次判定：前后、两种方法、多个时点等。',
      },
      accepts: ['nominal', 'ordinal'],
      min: 2,
      max: 20,
      when: fromVariables,
    }),
    question: choice({
      label: { en: 'Question', zh: '分析内容' },
      help: {
        en: 'Whether one value is equally frequent, or whether changes between all values balance.',
        zh: '比较某一取值的率，或检验各取值之间的变化是否对称。',
      },
      of: {
        event: {
          label: { en: 'The proportion of one value (McNemar, Cochran)', zh: '某一取值的率（McNemar、Cochran Q）' },
        },
        symmetry: { label: { en: 'All values (Bowker)', zh: '全部取值（Bowker 对称性检验）' } },
      },
      initial: 'event',
      when: fromVariables,
    }),
    events: events({
      help: {
        en: 'The value whose proportion is compared with all others; the last one unless chosen.',
        zh: '以该取值为事件，其余取值为非事件；未指定时取最后一个。',
      },
      when: asksEvent,
    }),
    table: typedTable({
      en: 'As many rows as columns, with the same values in the same order; in a 2 × 2 table the first is the event.',
      zh: '行数与列数相等，取值及顺序相同；四格表中第一个取值为事件。',
    }),
    headline: choice({
      label: { en: 'Test to report', zh: '报告的检验' },
      help: {
        en: 'All rows are shown; this is the one that the reading follows (SPSS: exact up to 25 discordant pairs).',
        zh: '各检验均列出；结果解读以此为准（SPSS：不一致对子数不超过 25 时用精确法）。',
      },
      of: {
        auto: {
          label: { en: 'By the discordant pairs', zh: '依不一致对子数' },
          help: {
            en: 'Exact below 25, with correction below 40, else without.',
            zh: '不足 25 用精确法，不足 40 用校正 χ²，否则不校正。',
          },
        },
        exact: { label: { en: 'Exact', zh: '精确法' } },
        'mid-p': { label: { en: 'Mid-P', zh: '中位 P 法' } },
        corrected: { label: { en: 'Chi-squared, corrected', zh: '校正 χ²' } },
        asymptotic: { label: { en: 'Chi-squared', zh: '未校正 χ²' } },
      },
      initial: 'auto',
    }),
    adjust: choice({
      label: { en: 'Several pairs', zh: '两两比较校正' },
      help: {
        en: 'How P values of pairs are adjusted where there are more than two measurements.',
        zh: '多于两个配对变量时，两两比较 P 值的校正方法。',
      },
      of: {
        holm: { label: { en: 'Holm', zh: 'Holm 法' } },
        bonferroni: { label: { en: 'Bonferroni', zh: 'Bonferroni 法' } },
        'benjamini-hochberg': { label: { en: 'Benjamini–Hochberg', zh: 'Benjamini–Hochberg 法' } },
        none: { label: { en: 'None', zh: '不校正' } },
      },
      initial: 'holm',
      when: fromVariables,
    }),
    confidence: confidenceLevel(),
    missing: { ...missing(), when: fromVariables },
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['input', 'outcomes', 'question', 'events', 'table'] },
    { title: { en: 'Tests', zh: '检验' }, options: ['headline', 'adjust', 'confidence'] },
    { title: { en: 'Details', zh: '详细设置' }, options: ['missing'], folded: true },
  ],
  results: { tables, figures: { differences: { title: { en: 'Paired differences', zh: '配对率差' } } } },
  messages,
  references: [
    'mcnemar-1947',
    'bowker-1948',
    'cochran-1950',
    'newcombe-1998-paired',
    'fagerland-2013',
    'clopper-pearson-1934',
    'holm-1979',
  ],
  upgrades: {},
})
