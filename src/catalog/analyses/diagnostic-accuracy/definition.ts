import { defineAnalysis } from '../../kit/analysis.ts'
import { choice, level, perVariable, variable, variables } from '../../kit/options/options.ts'
import { confidenceLevel, missing, prevalence, proportionIntervals } from '../../kit/options/standard-options.ts'
import { messages } from './messages.ts'
import { tables } from './result-tables.ts'

export const definition = defineAnalysis({
  id: 'diagnostic-accuracy',
  version: 1,
  reports: ['accuracy', 'cross-table'],
  weights: ['frequency'],
  wholeFrequencies: ({ intervals }) => intervals === 'exact',
  options: {
    reference: variable({
      label: { en: 'Reference standard', zh: '金标准' },
      help: {
        en: 'What is taken for the truth, such as pathology or follow-up (SPSS: "State Variable").',
        zh: '被视为真实状态的诊断，如病理或随访结果（SPSS：状态变量）。',
      },
      accepts: ['nominal', 'ordinal'],
    }),
    event: level({
      label: { en: 'Condition', zh: '目标状态' },
      help: {
        en: 'The value that the tests are to recognise, such as "diseased"; all other values count as free of it.',
        zh: '待识别的取值，如“患病”；其余取值均视为无此状态。',
      },
      of: 'reference',
      initial: 'ask',
    }),
    tests: variables({
      label: { en: 'Tests', zh: '诊断试验' },
      help: {
        en: 'Results of one or several tests of the same rows. For a measurement use the ROC curve, or make groups of it first.',
        zh: '同一批对象一项或多项试验的结果；定量指标请用 ROC 曲线，或先按界值分组。',
      },
      accepts: ['nominal', 'ordinal'],
      max: 12,
    }),
    positive: perVariable({
      label: { en: 'Positive result', zh: '阳性结果' },
      help: {
        en: 'The value of each test that counts as positive; all other values count as negative.',
        zh: '各试验判为阳性的取值；其余取值均视为阴性。',
      },
      of: 'tests',
      fields: {
        result: level({
          label: { en: 'Positive', zh: '阳性' },
          help: { en: 'Never guessed, because tests are coded in many ways.', zh: '各试验编码不一，故须逐一指定。' },
          of: 'self',
          initial: 'ask',
        }),
      },
    }),
    intervals: choice({
      label: { en: 'Intervals of proportions', zh: '率的置信区间' },
      help: {
        en: 'Of sensitivity, specificity, accuracy, and predictive values in these data.',
        zh: '用于灵敏度、特异度、准确度及按本数据计算的预测值。',
      },
      of: {
        ...proportionIntervals,
      },
      initial: 'wilson',
    }),
    prevalence: prevalence(),
    confidence: confidenceLevel(),
    missing: missing(),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['reference', 'event', 'tests', 'positive'] },
    { title: { en: 'Estimates', zh: '估计' }, options: ['prevalence', 'intervals', 'confidence'] },
    { title: { en: 'Details', zh: '详细设置' }, options: ['missing'], folded: true },
  ],
  results: {
    tables,
    figures: { accuracy: { title: { en: 'Sensitivity and specificity', zh: '灵敏度与特异度' } } },
  },
  messages,
  references: [
    'wilson-1927',
    'clopper-pearson-1934',
    'youden-1950',
    'newcombe-1998',
    'simel-1991',
    'glas-2003',
    'mercaldo-2007',
  ],
  upgrades: {},
})
