import { defineAnalysis } from '../../kit/analysis.ts'
import { repeatedMeasures } from '../../kit/options/compound-options.ts'
import { choice } from '../../kit/options/options.ts'
import { quartileType } from '../../kit/options/quartile-type.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'
import { messages } from './messages.ts'
import { tables } from './result-tables.ts'

export const definition = defineAnalysis({
  id: 'friedman',
  version: 1,
  engineRevision: 1,
  weights: ['frequency'],
  wholeFrequencies: 'always',
  options: {
    repeated: repeatedMeasures({
      label: { en: 'Measurements', zh: '重复测量（区组）' },
      help: {
        en: 'A column for each occasion or treatment (SPSS: "K Related Samples"), or a row for each with the subject or block. Subjects without all of them are left out.',
        zh: '每个时点（处理）一列（SPSS：K 个相关样本），或每个时点一行并注明受试者（区组）；测量不全者不纳入。',
      },
      accepts: ['continuous', 'ordinal'],
      maxFactors: 1,
    }),
    postHoc: choice({
      label: { en: 'Pairwise comparisons', zh: '两两比较' },
      help: { en: 'All pairs of mean ranks.', zh: '比较各时点（处理）的平均秩次。' },
      of: {
        nemenyi: {
          label: { en: 'Nemenyi', zh: 'Nemenyi 法' },
          help: {
            en: 'By the studentized range; holds for all pairs together (R: PMCMRplus::frdAllPairsNemenyiTest).',
            zh: '基于学生化极差，对全部两两比较同时成立（R：PMCMRplus::frdAllPairsNemenyiTest）。',
          },
        },
        conover: {
          label: { en: 'Conover', zh: 'Conover 法' },
          help: {
            en: 'More powerful, by t (R: PMCMRplus::frdAllPairsConoverTest).',
            zh: '基于 t 分布，效能较高（R：PMCMRplus::frdAllPairsConoverTest）。',
          },
        },
        dunn: {
          label: { en: 'Dunn', zh: 'Dunn 法' },
          help: {
            en: 'By the normal distribution (SPSS: "Pairwise comparisons", with Bonferroni).',
            zh: '基于正态分布（SPSS：成对比较，采用 Bonferroni 校正）。',
          },
        },
      },
      initial: 'nemenyi',
    }),
    adjust: choice({
      label: { en: 'P adjustment of pairs', zh: '两两比较的 P 值校正' },
      help: { en: 'For all pairs (R: p.adjust).', zh: '对全部两两比较统一校正（R：p.adjust）。' },
      of: {
        holm: { label: { en: 'Holm', zh: 'Holm 法' } },
        bonferroni: { label: { en: 'Bonferroni', zh: 'Bonferroni 法' } },
        'benjamini-hochberg': { label: { en: 'Benjamini–Hochberg', zh: 'Benjamini–Hochberg 法' } },
        none: { label: { en: 'None', zh: '不校正' } },
      },
      initial: 'holm',
      when: ({ postHoc }) => postHoc !== 'nemenyi',
    }),
    confidence: confidenceLevel(),
    quartileType: quartileType(),
  },
  sections: [
    { title: { en: 'Measurements', zh: '重复测量' }, options: ['repeated'] },
    { title: { en: 'Tests', zh: '检验' }, options: ['postHoc', 'adjust', 'confidence'] },
    { title: { en: 'Details', zh: '详细设置' }, options: ['quartileType'], folded: true },
  ],
  results: {
    tables,
    figures: { boxes: { title: { en: 'Distribution by occasion', zh: '各时点（处理）的分布' } } },
  },
  messages,
  references: [
    'friedman-1937',
    'kendall-smith-1939',
    'nemenyi-1963',
    'demsar-2006',
    'conover-1999',
    'dunn-1964',
    'holm-1979',
    'hyndman-fan-1996',
  ],
  upgrades: {},
})
