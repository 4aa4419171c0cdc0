import { defineAnalysis } from '../../kit/analysis.ts'
import { choice, choices, level, toggle, variable } from '../../kit/options/options.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'
import { measures } from './measures.ts'
import { messages } from './messages.ts'
import { tables } from './result-tables.ts'

export const definition = defineAnalysis({
  id: 'stratified-tables',
  version: 1,
  reports: ['comparison', 'strata', 'exposure-counts'],
  engineRevision: 1,
  weights: ['frequency'],
  options: {
    outcome: variable({
      label: { en: 'Outcome', zh: '结局变量' },
      help: { en: 'A categorical variable, of which one value is the event.', zh: '分类变量，以其中一个取值为事件。' },
      accepts: ['nominal', 'ordinal'],
    }),
    event: level({
      label: { en: 'Event', zh: '事件' },
      help: { en: 'For example "yes" or "died"; all other values are none.', zh: '如“是”“死亡”；其余取值均为非事件。' },
      of: 'outcome',
      initial: 'last',
    }),
    group: variable({
      label: { en: 'Grouping variable', zh: '分组变量' },
      help: { en: 'Exposure or treatment (SPSS: "Row(s)").', zh: '暴露或处理因素（SPSS：行）。' },
      accepts: ['nominal', 'ordinal'],
    }),
    exposed: level({
      label: { en: 'Group of interest', zh: '比较组' },
      help: { en: 'The exposed or treated.', zh: '暴露组或试验组。' },
      of: 'group',
      initial: 'last',
    }),
    reference: level({
      label: { en: 'Reference group', zh: '参照组' },
      help: { en: 'The unexposed or the controls.', zh: '非暴露组或对照组。' },
      of: 'group',
      initial: 'first',
    }),
    stratum: variable({
      label: { en: 'Stratifying variable', zh: '分层变量' },
      help: {
        en: 'A confounder such as age group or centre (SPSS: "Layer").',
        zh: '混杂因素，如年龄组、中心（SPSS：层）。',
      },
      accepts: ['nominal', 'ordinal'],
    }),
    measures: choices({
      label: { en: 'Pooled effects', zh: '合并效应量' },
      help: { en: 'By the weights of Mantel and Haenszel.', zh: '采用 Mantel–Haenszel 权重合并。' },
      of: {
        'odds-ratio': { label: measures['odds-ratio'] },
        'risk-ratio': { label: measures['risk-ratio'] },
        'risk-difference': { label: measures['risk-difference'] },
      },
      initial: ['odds-ratio', 'risk-ratio', 'risk-difference'],
      min: 1,
    }),
    continuity: toggle({
      label: { en: 'Continuity correction', zh: '连续性校正' },
      help: {
        en: 'Of the test of Cochran, Mantel and Haenszel. R corrects unless told otherwise, SAS does not.',
        zh: '用于 CMH 检验；R 默认校正，SAS 不校正。',
      },
      initial: true,
    }),
    confidence: confidenceLevel(),
    figure: choice({
      label: { en: 'Figure', zh: '图形' },
      help: { en: 'What the forest plot of the strata shows.', zh: '各层森林图展示的指标。' },
      of: {
        'odds-ratio': { label: measures['odds-ratio'] },
        'risk-ratio': { label: measures['risk-ratio'] },
        'risk-difference': { label: measures['risk-difference'] },
      },
      initial: 'odds-ratio',
    }),
  },
  sections: [
    {
      title: { en: 'Data', zh: '数据' },
      options: ['outcome', 'event', 'group', 'exposed', 'reference', 'stratum'],
    },
    { title: { en: 'Effects', zh: '效应指标' }, options: ['measures', 'confidence', 'figure'] },
    { title: { en: 'Details', zh: '详细设置' }, options: ['continuity'], folded: true },
  ],
  results: { tables, figures: { forest: { title: { en: 'Strata and pooled effect', zh: '各层与合并效应' } } } },
  messages,
  references: [
    'mantel-haenszel-1959',
    'cochran-1954',
    'robins-1986',
    'greenland-robins-1985',
    'sato-1989',
    'breslow-day-1980',
    'tarone-1985',
    'mantel-fleiss-1980',
    'woolf-1955',
    'katz-1978',
    'newcombe-1998',
  ],
  upgrades: {},
})
