import { defineAnalysis } from '../../kit/analysis.ts'
import { repeatedMeasures } from '../../kit/options/compound-options.ts'
import { choice, number, toggle } from '../../kit/options/options.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'
import { messages } from './messages.ts'
import { tables } from './result-tables.ts'

export const definition = defineAnalysis({
  id: 'repeated-measures-anova',
  version: 1,
  reports: ['comparison'],
  engineRevision: 1,
  weights: ['frequency'],
  wholeFrequencies: 'always',
  options: {
    repeated: repeatedMeasures({
      label: { en: 'Measurements', zh: '重复测量' },
      help: {
        en: 'A column for each occasion (SPSS: "Within-Subjects Variables"), or a row for each with the subject. Subjects without all of them are left out.',
        zh: '每个时点一列（SPSS：主体内变量），或每个时点一行并注明受试者；测量不全者不纳入。',
      },
      accepts: ['continuous', 'ordinal'],
      maxFactors: 1,
    }),
    correction: choice({
      label: { en: 'The reading follows', zh: '结果解读依据' },
      help: {
        en: 'The table has all of them. Greenhouse–Geisser is safe whether or not sphericity holds.',
        zh: '表中给出全部结果。无论球形假设是否成立，Greenhouse–Geisser 校正均稳妥。',
      },
      of: {
        'greenhouse-geisser': { label: { en: 'Greenhouse–Geisser', zh: 'Greenhouse–Geisser 校正' } },
        'huynh-feldt': { label: { en: 'Huynh–Feldt', zh: 'Huynh–Feldt 校正' } },
        none: { label: { en: 'Sphericity assumed', zh: '假定球形性' } },
      },
      initial: 'greenhouse-geisser',
    }),
    adjust: choice({
      label: { en: 'P adjustment of pairs', zh: '两两比较的 P 值校正' },
      help: {
        en: 'Paired t tests between all occasions (R: pairwise.t.test(paired = TRUE); SPSS: "Compare main effects").',
        zh: '各时点之间的配对 t 检验（R：pairwise.t.test(paired = TRUE)；SPSS：比较主效应）。',
      },
      of: {
        holm: { label: { en: 'Holm', zh: 'Holm 法' } },
        bonferroni: {
          label: { en: 'Bonferroni', zh: 'Bonferroni 法' },
          help: {
            en: 'Intervals are widened too, as SPSS does.',
            zh: '置信区间也相应加宽，与 SPSS 一致。',
          },
        },
        'benjamini-hochberg': { label: { en: 'Benjamini–Hochberg', zh: 'Benjamini–Hochberg 法' } },
        none: { label: { en: 'None (LSD)', zh: '不校正（LSD）' } },
      },
      initial: 'holm',
    }),
    confidence: confidenceLevel(),
    effectConfidence: number({
      label: { en: 'Confidence level of partial η²', zh: '偏 η² 的置信水平' },
      help: {
        en: 'Usually 90%: the interval then leaves out 0 just where the uncorrected F test has P < 0.05.',
        zh: '通常取 90%：此时区间不含 0 等价于未校正的 F 检验 P < 0.05。',
      },
      min: 0.5,
      max: 0.999,
      step: 0.01,
      initial: 0.9,
      shownAs: 'percent',
    }),
    bars: choice({
      label: { en: 'Intervals of means', zh: '均数的区间' },
      help: {
        en: 'In table and figure: of each mean by itself, or freed of differences between subjects, which do not matter to the comparison (Cousineau–Morey).',
        zh: '用于表与图：各均数自身的置信区间，或去除受试者间差异后的区间（Cousineau–Morey），后者更适合时点间比较。',
      },
      of: {
        ordinary: { label: { en: 'Of each mean', zh: '各均数自身' } },
        within: { label: { en: 'Within subjects', zh: '受试者内（Cousineau–Morey）' } },
      },
      initial: 'ordinary',
    }),
    subjects: toggle({
      label: { en: 'Lines of subjects', zh: '显示个体连线' },
      help: { en: 'A thin line in the figure for each subject.', zh: '图中为每位受试者绘制细线。' },
      initial: true,
    }),
  },
  sections: [
    { title: { en: 'Measurements', zh: '重复测量' }, options: ['repeated'] },
    { title: { en: 'Tests', zh: '检验' }, options: ['correction', 'adjust', 'confidence'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['bars', 'subjects'] },
    { title: { en: 'Details', zh: '详细设置' }, options: ['effectConfidence'], folded: true },
  ],
  results: {
    tables,
    figures: { profile: { title: { en: 'Profile of means', zh: '均数轮廓图' } } },
  },
  messages,
  references: [
    'fisher-1925',
    'mauchly-1940',
    'anderson-2003',
    'greenhouse-geisser-1959',
    'huynh-feldt-1976',
    'olejnik-algina-2003',
    'steiger-2004',
    'morey-2008',
    'holm-1979',
  ],
  upgrades: {},
})
