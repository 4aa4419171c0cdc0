import { defineAnalysis } from '../../kit/analysis.ts'
import { describedBy } from '../../kit/comparison/described-groups.ts'
import { shapeFormula } from '../../kit/comparison/shape-words.ts'
import { type AnswersSoFar, choice, number, toggle, variables } from '../../kit/options/options.ts'
import { quartileType, upgradeQuartiles } from '../../kit/options/quartile-type.ts'
import { confidenceLevel, seed } from '../../kit/options/standard-options.ts'
import { messages } from './messages.ts'
import { tables } from './result-tables.ts'

const isResampled = ({ limits }: AnswersSoFar) => limits === 'percentile' || limits === 'bca'

export const definition = defineAnalysis({
  id: 'descriptive-statistics',
  version: 2,
  reports: ['description'],
  engineRevision: 3,
  weights: ['frequency'],
  wholeFrequencies: 'always',
  options: {
    variables: variables({
      label: { en: 'Variables', zh: '变量' },
      help: {
        en: 'Continuous ones are summarised, the others counted (SPSS: "Descriptives", "Frequencies").',
        zh: '连续变量给出统计量，其余给出频数表（SPSS：描述、频率）。',
      },
      accepts: ['continuous', 'ordinal', 'nominal'],
    }),
    group: describedBy(),
    ordinal: choice({
      label: { en: 'Ordinal variables in numbers', zh: '数值型等级变量' },
      help: {
        en: 'Whether grades written as numbers are counted, summarised or both.',
        zh: '以数字记录的等级变量：计频数、计算统计量，或两者皆可。',
      },
      of: {
        counts: { label: { en: 'Counted', zh: '频数' } },
        numbers: { label: { en: 'Summarised', zh: '统计量' } },
        both: { label: { en: 'Both', zh: '两者' } },
      },
      initial: 'counts',
    }),
    confidence: confidenceLevel(),
    limits: choice({
      label: { en: 'Interval of mean and median', zh: '均数与中位数的置信区间' },
      help: {
        en: 'The bootstrap assumes no distribution: it draws samples from the values, with replacement (SPSS: "Bootstrap"; R: boot.ci).',
        zh: 'Bootstrap（自助法）对观测值有放回地重复抽样，不要求特定分布（SPSS：自助抽样；R：boot.ci）。',
      },
      of: {
        classical: {
          label: { en: 'Classical', zh: '经典法' },
          help: {
            en: 'Of the mean by Student’s t, of the median between order statistics (binomial).',
            zh: '均数用 t 分布法，中位数用顺序统计量（二项分布）法。',
          },
        },
        percentile: {
          label: { en: 'Bootstrap, percentile', zh: 'Bootstrap 百分位数法' },
          help: {
            en: 'Between percentiles of the samples’ means or medians.',
            zh: '取各次抽样所得均数或中位数的百分位数。',
          },
        },
        bca: {
          label: { en: 'Bootstrap, BCa', zh: 'Bootstrap BCa 法' },
          help: {
            en: 'Bias-corrected and accelerated: the percentiles are moved for bias and skewness; the better one for skewed values.',
            zh: '偏差校正加速法：按偏差与偏度调整百分位数，偏态资料更适用。',
          },
        },
      },
      initial: 'classical',
    }),
    replicates: number({
      label: { en: 'Bootstrap samples', zh: 'Bootstrap 抽样次数' },
      help: {
        en: 'More of them make the limits steadier, and take longer. R calls them R; 2000 or more for intervals.',
        zh: '次数越多置信限越稳定，但耗时越长（R 中的参数 R）；求区间一般不少于 2000 次。',
      },
      min: 1000,
      max: 20_000,
      step: 1000,
      integer: true,
      initial: 2000,
      when: isResampled,
    }),
    seed: { ...seed(), when: isResampled },
    quartileType: quartileType(),
    formula: shapeFormula(),
    geometric: toggle({
      label: { en: 'Geometric mean', zh: '几何均数' },
      help: {
        en: 'For positive values that span orders of magnitude, such as titres: exp(mean(log(x))) in R.',
        zh: '用于取值为正且呈倍数关系的资料（如抗体滴度）；R 中为 exp(mean(log(x)))。',
      },
      initial: false,
    }),
    normality: toggle({
      label: { en: 'Normality test', zh: '正态性检验' },
      help: {
        en: 'Shapiro–Wilk in each group (R: shapiro.test; SPSS Explore: "Normality plots with tests").',
        zh: '各组 Shapiro–Wilk 检验（R：shapiro.test；SPSS 探索：含检验的正态图）。',
      },
      initial: true,
    }),
    figure: choice({
      label: { en: 'Figure', zh: '图形' },
      help: { en: 'One for each variable; counts are drawn as bars.', zh: '每个变量一幅；频数以条图表示。' },
      of: {
        histogram: { label: { en: 'Histogram', zh: '直方图' } },
        box: { label: { en: 'Box plot', zh: '箱线图' } },
        none: { label: { en: 'None', zh: '不绘制' } },
      },
      initial: 'histogram',
    }),
  },
  sections: [
    { title: { en: 'Variables', zh: '变量' }, options: ['variables', 'group'] },
    { title: { en: 'Also show', zh: '其他输出' }, options: ['normality', 'geometric', 'figure'] },
    {
      title: { en: 'Details', zh: '详细设置' },
      options: ['confidence', 'limits', 'replicates', 'seed', 'quartileType', 'formula', 'ordinal'],
      folded: true,
    },
  ],
  results: {
    tables,
    figures: {
      histogram: { title: { en: 'Histogram', zh: '直方图' } },
      box: { title: { en: 'Box plot', zh: '箱线图' } },
      bars: { title: { en: 'Frequencies', zh: '频数条图' } },
    },
  },
  messages,
  references: [
    'hyndman-fan-1996',
    'conover-1999',
    'efron-1987',
    'efron-tibshirani-1993',
    'joanes-gill-1998',
    'shapiro-wilk-1965',
    'royston-1995',
  ],
  upgrades: { 1: upgradeQuartiles },
})
