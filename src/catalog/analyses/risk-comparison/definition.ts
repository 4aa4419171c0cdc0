import { defineAnalysis } from '../../kit/analysis.ts'
import {
  type AnswersSoFar,
  choice,
  choices,
  level,
  optionalNumber,
  toggle,
  variable,
  variables,
} from '../../kit/options/options.ts'
import { confidenceLevel, events, missing } from '../../kit/options/standard-options.ts'
import { fromVariables, tableInput, typedTable } from '../../kit/options/table-input.ts'
import { messages } from './messages.ts'
import { tables } from './result-tables.ts'

const hasMargin = ({ margin }: AnswersSoFar) => typeof margin === 'number'

export const definition = defineAnalysis({
  id: 'risk-comparison',
  version: 1,
  reports: ['comparison', 'exposure-counts', 'events', 'absolute-risks'],
  engineRevision: 1,
  weights: ['frequency'],
  wholeFrequencies: () => true,
  options: {
    input: tableInput(),
    outcomes: variables({
      label: { en: 'Outcomes', zh: '结局变量' },
      help: {
        en: 'Categorical variables; of each the risk of one value is compared.',
        zh: '分类变量；比较其中某一取值（事件）的发生率。',
      },
      accepts: ['nominal', 'ordinal'],
      when: fromVariables,
    }),
    group: variable({
      label: { en: 'Grouping variable', zh: '分组变量' },
      help: {
        en: 'Each group is compared with the reference group.',
        zh: '其余各组分别与参照组比较。',
      },
      accepts: ['nominal', 'ordinal'],
      when: fromVariables,
    }),
    reference: level({
      label: { en: 'Reference group', zh: '参照组' },
      help: { en: 'Such as placebo or the unexposed.', zh: '如安慰剂组、对照组或非暴露组。' },
      of: 'group',
      initial: 'first',
      when: fromVariables,
    }),
    events: events({
      help: {
        en: 'The value whose risk is compared with all others; the last one unless chosen.',
        zh: '以该取值为事件，其余取值为非事件；未指定时取最后一个。',
      },
      when: fromVariables,
    }),
    table: typedTable(
      {
        en: 'Groups in rows, the last one the reference; the first of two columns is the event.',
        zh: '行为组别，最后一行为参照组；两列中第一列为事件。',
      },
      { maxColumns: 2 },
    ),
    eventIs: choice({
      label: { en: 'The event is', zh: '事件的性质' },
      help: {
        en: 'Decides who benefits: the number needed to treat and the margin depend on it.',
        zh: '决定获益方向：NNT 与界值的方向均取决于此。',
      },
      of: {
        harm: { label: { en: 'Unwanted, such as death', zh: '不良事件，如死亡' } },
        benefit: { label: { en: 'Wanted, such as cure', zh: '有利事件，如治愈' } },
      },
      initial: 'harm',
    }),
    difference: choices({
      label: { en: 'Interval of the difference', zh: '率差的区间' },
      help: {
        en: 'The reading, the figure and the number needed to treat follow the first one chosen.',
        zh: '结果解读、图形与 NNT 以所选的第一种为准。',
      },
      of: {
        newcombe: {
          label: { en: 'Newcombe', zh: 'Newcombe 法' },
          help: {
            en: 'From the Wilson intervals of both risks; good at any size.',
            zh: '由两组 Wilson 区间合成，各种例数均适用。',
          },
        },
        'miettinen-nurminen': {
          label: { en: 'Miettinen–Nurminen', zh: 'Miettinen–Nurminen 法' },
          help: {
            en: 'Score interval, usual in trials (SAS: CL=MN).',
            zh: '计分区间，注册临床试验常用（SAS：CL=MN）。',
          },
        },
        wald: {
          label: { en: 'Wald', zh: '正态近似（Wald）法' },
          help: { en: 'Of the textbooks; too narrow for few events.', zh: '教科书公式；事件数少时过窄。' },
        },
      },
      initial: ['newcombe', 'miettinen-nurminen'],
      min: 1,
    }),
    odds: choices({
      label: { en: 'Interval of the odds ratio', zh: '比值比的区间' },
      help: {
        en: 'Woolf’s on the log scale, or exact given the margins (R: fisher.test).',
        zh: 'Woolf 对数法，或给定边际合计的精确法（R：fisher.test）。',
      },
      of: {
        woolf: { label: { en: 'Woolf', zh: 'Woolf 法' } },
        exact: { label: { en: 'Exact conditional', zh: '条件精确法' } },
      },
      initial: ['woolf'],
    }),
    nnt: toggle({
      label: { en: 'Number needed to treat', zh: '需治疗人数（NNT）' },
      help: {
        en: 'How many are treated for one to benefit, or to be harmed, with its interval.',
        zh: '每多一人获益（或受害）所需治疗的人数及其区间。',
      },
      initial: true,
    }),
    confidence: confidenceLevel(),
    margin: optionalNumber({
      label: { en: 'Margin', zh: '界值' },
      help: {
        en: 'The largest difference that does not matter, in percentage points; fixed before the data are seen.',
        zh: '临床上可忽略的最大率差（百分点），须事先规定。',
      },
      min: 0.001,
      max: 0.9,
      step: 0.01,
      shownAs: 'percent',
    }),
    aim: choice({
      label: { en: 'With the margin', zh: '界值用于' },
      help: {
        en: 'The limits of the first interval chosen are held against the margin.',
        zh: '以所选第一种区间的界限与界值比较。',
      },
      of: {
        'non-inferiority': { label: { en: 'Non-inferiority', zh: '非劣效性' } },
        equivalence: { label: { en: 'Equivalence', zh: '等效性' } },
      },
      initial: 'non-inferiority',
      when: hasMargin,
    }),
    figure: choice({
      label: { en: 'Figure', zh: '图形' },
      help: { en: 'What the forest plot shows.', zh: '森林图展示的指标。' },
      of: {
        difference: { label: { en: 'Risk difference', zh: '率差' } },
        'risk-ratio': { label: { en: 'Risk ratio', zh: '相对危险度' } },
        'odds-ratio': { label: { en: 'Odds ratio', zh: '比值比' } },
      },
      initial: 'difference',
    }),
    missing: { ...missing(), when: fromVariables },
  },
  sections: [
    {
      title: { en: 'Data', zh: '数据' },
      options: ['input', 'outcomes', 'group', 'reference', 'events', 'table', 'eventIs'],
    },
    { title: { en: 'Effects', zh: '效应指标' }, options: ['difference', 'odds', 'nnt', 'confidence', 'figure'] },
    { title: { en: 'Non-inferiority and equivalence', zh: '非劣效与等效' }, options: ['margin', 'aim'] },
    { title: { en: 'Details', zh: '详细设置' }, options: ['missing'], folded: true },
  ],
  results: {
    tables,
    figures: {
      difference: { title: { en: 'Risk differences', zh: '率差' } },
      'risk-ratio': { title: { en: 'Risk ratios', zh: '相对危险度' } },
      'odds-ratio': { title: { en: 'Odds ratios', zh: '比值比' } },
    },
  },
  messages,
  references: [
    'newcombe-1998',
    'miettinen-nurminen-1985',
    'farrington-manning-1990',
    'katz-1978',
    'woolf-1955',
    'cornfield-1956',
    'altman-1998',
    'wilson-1927',
    'pearson-1900',
    'fisher-1935',
  ],
  upgrades: {},
})
