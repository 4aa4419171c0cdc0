import { defineAnalysis } from '../../kit/analysis.ts'
import { repeatedMeasures } from '../../kit/options/compound-options.ts'
import { choice } from '../../kit/options/options.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'
import { formNames } from './form-names.ts'
import { messages } from './messages.ts'
import { tables } from './result-tables.ts'

export const definition = defineAnalysis({
  id: 'intraclass-correlation',
  version: 1,
  engineRevision: 1,
  weights: ['frequency'],
  wholeFrequencies: 'always',
  options: {
    repeated: repeatedMeasures({
      label: { en: 'Ratings', zh: '测量值' },
      help: {
        en: 'A column for each rater, method or repetition, or a row for each with the subject. Subjects without all of them are left out (SPSS: "Reliability Analysis").',
        zh: '每位评价者（方法、重复测量）一列，或每次测量一行并注明受试者；测量不全者不纳入（SPSS：可靠性分析，组内相关系数）。',
      },
      accepts: ['continuous', 'ordinal'],
      maxFactors: 1,
    }),
    form: choice({
      label: { en: 'ICC to report', zh: '报告的 ICC' },
      help: {
        en: 'All six are shown; this is the one that the reading follows. Choose it by the design, before seeing the results.',
        zh: '六种形式均列出；结果解读以此为准。应在查看结果之前依研究设计选定。',
      },
      of: {
        'one-way-single': {
          label: formNames['one-way-single'],
          help: {
            en: 'Each subject was rated by raters of its own (SPSS: One-Way Random, single measures).',
            zh: '各受试者的评价者不同（SPSS：单向随机，单个测量）。',
          },
        },
        'agreement-single': {
          label: formNames['agreement-single'],
          help: {
            en: 'The same raters for all, a sample of those who may rate; systematic differences count (SPSS: Two-Way Random, Absolute Agreement).',
            zh: '所有受试者由同一组评价者评价，且评价者为随机样本；计入系统差异（SPSS：双向随机，绝对一致）。',
          },
        },
        'consistency-single': {
          label: formNames['consistency-single'],
          help: {
            en: 'These raters and no others; systematic differences do not count (SPSS: Two-Way Mixed, Consistency).',
            zh: '仅关心这几位评价者；不计系统差异（SPSS：双向混合，一致性）。',
          },
        },
        'one-way-average': {
          label: formNames['one-way-average'],
          help: { en: 'Of the mean of all k ratings of a subject.', zh: '以每位受试者 k 次测量的均数为结果。' },
        },
        'agreement-average': {
          label: formNames['agreement-average'],
          help: { en: 'Of the mean of all k raters.', zh: '以 k 位评价者的均数为结果。' },
        },
        'consistency-average': {
          label: formNames['consistency-average'],
          help: {
            en: 'Of the mean of all k raters; the same number as Cronbach’s alpha.',
            zh: '以 k 位评价者的均数为结果；数值等于 Cronbach α 系数。',
          },
        },
      },
      initial: 'agreement-single',
    }),
    confidence: confidenceLevel(),
  },
  sections: [
    { title: { en: 'Ratings', zh: '测量值' }, options: ['repeated'] },
    { title: { en: 'Reliability', zh: '信度' }, options: ['form', 'confidence'] },
  ],
  results: {
    tables,
    figures: { correlations: { title: { en: 'Intraclass correlations', zh: '组内相关系数及置信区间' } } },
  },
  messages,
  references: ['shrout-fleiss-1979', 'mcgraw-wong-1996', 'koo-li-2016'],
  upgrades: {},
})
