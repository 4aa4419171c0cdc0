import { defineChart } from '../../kit/chart.ts'
import { choice, optionalVariable, variable } from '../../kit/options/options.ts'
import { categoricalVariables, optionalCategoricalVariable } from '../../kit/options/variable-options.ts'

export const definition = defineChart({
  id: 'risk-of-bias',
  version: 1,
  continued: true,
  title: { en: 'Risk of bias', zh: '偏倚风险图' },
  options: {
    tool: choice({
      label: { en: 'Tool', zh: '评价工具' },
      help: { en: 'Gives the judgements, their symbols and colours.', zh: '决定评价等级及其符号与颜色。' },
      of: {
        rob2: { label: { en: 'RoB 2', zh: 'RoB 2' } },
        'robins-i': { label: { en: 'ROBINS-I', zh: 'ROBINS-I' } },
        'quadas-2': { label: { en: 'QUADAS-2', zh: 'QUADAS-2' } },
      },
      initial: 'rob2',
    }),
    study: variable({
      label: { en: 'Studies', zh: '研究' },
      help: { en: 'A row for each study, with its name.', zh: '每项研究一行，此列为研究名称。' },
      accepts: ['nominal', 'ordinal', 'id'],
    }),
    domains: categoricalVariables({
      label: { en: 'Domains', zh: '评价领域' },
      help: {
        en: 'A column for each domain, with judgements in words such as low and high, or as symbols.',
        zh: '每个领域一列，内容为评价等级（如“低”“高”）或其符号。',
      },
      max: 12,
    }),
    overall: optionalCategoricalVariable({
      label: { en: 'Overall judgement', zh: '总体评价' },
      help: { en: 'The last column, apart from the others.', zh: '列于最后，与各领域分开。' },
    }),
    studyWeight: optionalVariable({
      label: { en: 'Weights of the studies', zh: '研究权重' },
      help: {
        en: 'For the bars, such as those of a meta-analysis; without any each study counts once.',
        zh: '用于汇总条形图，如 Meta 分析中的权重；留空则各研究等权。',
      },
      accepts: ['continuous'],
      types: ['number'],
      when: ({ view }) => view !== 'matrix',
    }),
    view: choice({
      label: { en: 'Show', zh: '显示' },
      help: { en: 'Bars show the share of each judgement.', zh: '条形显示各评价等级所占比例。' },
      of: {
        both: { label: { en: 'Traffic light and bars', zh: '红绿灯图与汇总' } },
        matrix: { label: { en: 'Traffic light', zh: '红绿灯图' } },
        summary: { label: { en: 'Bars', zh: '汇总条形图' } },
      },
      initial: 'both',
    }),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['tool', 'study', 'domains', 'overall', 'studyWeight'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['view'] },
  ],
  messages: {
    'no-studies': {
      en: '{variable} has no value, so that there is no study.',
      zh: '{variable} 没有取值，没有可显示的研究。',
    },
    'too-many-studies': {
      en: 'There are {n} studies; a traffic light shows up to {max}. Show the bars alone.',
      zh: '共 {n} 项研究，红绿灯图最多显示 {max} 项，请仅显示汇总条形图。',
    },
    'overall-among-domains': {
      en: '{variable} is also among the domains. Choose it once.',
      zh: '{variable} 同时被选为评价领域，请只选一处。',
    },
    'unknown-rob2': {
      en: '{variable} has values that are no judgement of RoB 2. Write low, some concerns or high, or choose another tool.',
      zh: '{variable} 中有不属于 RoB 2 的取值。请写作“低”“有一定担忧”或“高”，或更换评价工具。',
    },
    'unknown-robins-i': {
      en: '{variable} has values that are no judgement of ROBINS-I. Write low, moderate, serious, critical or no information, or choose another tool.',
      zh: '{variable} 中有不属于 ROBINS-I 的取值。请写作“低”“中等”“严重”“极严重”或“无信息”，或更换评价工具。',
    },
    'unknown-quadas-2': {
      en: '{variable} has values that are no judgement of QUADAS-2. Write low, unclear or high, or choose another tool.',
      zh: '{variable} 中有不属于 QUADAS-2 的取值。请写作“低”“不清楚”或“高”，或更换评价工具。',
    },
    'no-weights': {
      en: 'No study has a positive weight in {variable}. Choose another variable, or none.',
      zh: '{variable} 中没有正的权重，请更换变量或留空。',
    },
    'without-weight': {
      en: '{n} {n|study has|studies have} no positive weight and {n|is|are} not in the bars.',
      zh: '{n} 项研究没有正的权重，未计入汇总条形图。',
    },
  },
  references: ['sterne-2019', 'sterne-2016', 'whiting-2011'],
  upgrades: {},
})
