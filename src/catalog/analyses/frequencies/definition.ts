import { defineAnalysis } from '../../kit/analysis.ts'
import { type AnswersSoFar, choice, toggle, variables } from '../../kit/options/options.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'
import { messages } from './messages.ts'
import { tables } from './result-tables.ts'

/** Longer lists are unreadable. */
export const maxValues = 200

export const definition = defineAnalysis({
  id: 'frequencies',
  version: 1,
  reports: ['description'],
  engineRevision: 1,
  weights: ['frequency'],
  options: {
    variables: variables({
      label: { en: 'Variables', zh: '变量' },
      help: {
        en: 'Each gets a table of its own (SPSS: "Variable(s)"; SPSSAU: items to analyse).',
        zh: '每个变量一张频数表（SPSS：变量；SPSSAU：分析项）。',
      },
      accepts: ['nominal', 'ordinal', 'continuous'],
      types: ['number', 'text'],
    }),
    order: choice({
      label: { en: 'Order of the values', zh: '取值的排列顺序' },
      help: {
        en: 'Cumulative percentages follow it. Values of equal frequency keep their own order.',
        zh: '累积百分比按此顺序累计；频数相同者保持原有顺序。',
      },
      of: {
        value: {
          label: { en: 'By value', zh: '按取值' },
          help: {
            en: 'As the variable has them: value labels first, then ascending (SPSS: "Ascending values").',
            zh: '按变量的水平顺序：先按值标签，其余升序（SPSS：按值的升序排序）。',
          },
        },
        descending: {
          label: { en: 'Most frequent first', zh: '按频数降序' },
          help: { en: 'SPSS: "Descending counts".', zh: 'SPSS：按计数的降序排序。' },
        },
        ascending: {
          label: { en: 'Least frequent first', zh: '按频数升序' },
          help: { en: 'SPSS: "Ascending counts".', zh: 'SPSS：按计数的升序排序。' },
        },
      },
      initial: 'value',
    }),
    intervals: toggle({
      label: { en: 'Confidence intervals', zh: '置信区间' },
      help: {
        en: 'Wilson’s, of each valid percentage (R: prop.test without correction).',
        zh: '各有效百分比的 Wilson 置信区间（R：prop.test 不校正）。',
      },
      initial: false,
    }),
    confidence: { ...confidenceLevel(), when: ({ intervals }: AnswersSoFar) => intervals === true },
    unused: toggle({
      label: { en: 'Values that do not occur', zh: '列出未出现的取值' },
      help: {
        en: 'Values that have a label but no row are listed with 0 (R does, SPSS does not).',
        zh: '有值标签而未出现的取值列为 0（R 列出，SPSS 不列出）。',
      },
      initial: false,
    }),
    figure: choice({
      label: { en: 'Figure', zh: '图形' },
      help: {
        en: 'Bars, one figure for each variable (SPSS: "Charts", "Bar charts").',
        zh: '条图，每个变量一幅（SPSS：图表，条形图）。',
      },
      of: {
        percent: { label: { en: 'Valid percentages', zh: '有效百分比' } },
        count: { label: { en: 'Counts', zh: '频数' } },
        none: { label: { en: 'None', zh: '不绘制' } },
      },
      initial: 'percent',
    }),
  },
  sections: [
    { title: { en: 'Variables', zh: '变量' }, options: ['variables', 'order'] },
    { title: { en: 'Also show', zh: '其他输出' }, options: ['intervals', 'confidence', 'figure'] },
    { title: { en: 'Details', zh: '详细设置' }, options: ['unused'], folded: true },
  ],
  results: {
    tables,
    figures: { bars: { title: { en: 'Frequencies', zh: '频数条图' } } },
  },
  messages,
  references: ['wilson-1927', 'newcombe-1998-single'],
  upgrades: {},
})
