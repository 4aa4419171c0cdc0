import { defineAnalysis } from '../../kit/analysis.ts'
import { describedBy } from '../../kit/comparison/described-groups.ts'
import { shapeFormula } from '../../kit/comparison/shape-words.ts'
import { choices, variables } from '../../kit/options/options.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'
import { messages } from './messages.ts'
import { tables } from './result-tables.ts'

export const definition = defineAnalysis({
  id: 'normality',
  version: 1,
  engineRevision: 2,
  weights: ['frequency'],
  wholeFrequencies: 'always',
  options: {
    variables: variables({
      label: { en: 'Variables', zh: '变量' },
      help: {
        en: 'Each is looked at by itself (SPSS Explore: "Dependent List").',
        zh: '逐一考察各变量的分布（SPSS 探索：因变量列表）。',
      },
      accepts: ['continuous', 'ordinal'],
      types: ['number'],
    }),
    group: describedBy(),
    tests: choices({
      label: { en: 'Tests', zh: '检验方法' },
      help: {
        en: 'They look for different departures; more tests do not make the answer surer.',
        zh: '各检验侧重的偏离类型不同；检验做得多，并不使结论更可靠。',
      },
      of: {
        'shapiro-wilk': {
          label: { en: 'Shapiro–Wilk', zh: 'Shapiro–Wilk 检验' },
          help: {
            en: 'Usually the most powerful; 3 to 5000 values (R: shapiro.test; SPSS: "Shapiro-Wilk").',
            zh: '通常效能最高；适用于 3~5000 例（R：shapiro.test；SPSS：夏皮洛-威尔克）。',
          },
        },
        'anderson-darling': {
          label: { en: 'Anderson–Darling', zh: 'Anderson–Darling 检验' },
          help: {
            en: 'Weighs the tails (R: nortest::ad.test; Minitab).',
            zh: '侧重分布的两尾（R：nortest::ad.test；Minitab）。',
          },
        },
        lilliefors: {
          label: { en: 'Lilliefors', zh: 'Lilliefors 检验' },
          help: {
            en: 'Kolmogorov–Smirnov with Lilliefors’ correction (SPSS: "Kolmogorov-Smirnov"; R: nortest::lillie.test).',
            zh: '经 Lilliefors 校正的 K-S 检验（SPSS：柯尔莫戈洛夫-斯米诺夫；R：nortest::lillie.test）。',
          },
        },
        'dagostino-pearson': {
          label: { en: 'D’Agostino–Pearson', zh: 'D’Agostino–Pearson 检验' },
          help: {
            en: 'Skewness, kurtosis and both together (R: fBasics::dagoTest; GraphPad).',
            zh: '偏度检验、峰度检验及两者的综合检验（R：fBasics::dagoTest；GraphPad）。',
          },
        },
      },
      initial: ['shapiro-wilk', 'anderson-darling', 'lilliefors', 'dagostino-pearson'],
      min: 1,
    }),
    formula: shapeFormula(),
    figures: choices({
      label: { en: 'Figures', zh: '图形' },
      help: {
        en: 'One panel for each group; points of a normal sample stay near the line, mostly within the band.',
        zh: '每组一个分图；来自正态总体的样本点应靠近直线，且大多落在阴影带内。',
      },
      of: {
        qq: {
          label: { en: 'Normal Q–Q plot', zh: '正态 Q–Q 图' },
          help: {
            en: 'R: qqnorm, car::qqPlot; SPSS: "Normal Q-Q Plot".',
            zh: 'R：qqnorm、car::qqPlot；SPSS：正态 Q-Q 图。',
          },
        },
        detrended: {
          label: { en: 'Detrended Q–Q plot', zh: '去趋势 Q–Q 图' },
          help: {
            en: 'Distances from the line in standard deviations (SPSS: "Detrended Normal Q-Q Plot").',
            zh: '各点到直线的距离，以标准差为单位（SPSS：去趋势正态 Q-Q 图）。',
          },
        },
      },
      initial: ['qq'],
    }),
    confidence: confidenceLevel(),
  },
  sections: [
    { title: { en: 'Variables', zh: '变量' }, options: ['variables', 'group'] },
    { title: { en: 'Tests and figures', zh: '检验与图形' }, options: ['tests', 'figures'] },
    { title: { en: 'Details', zh: '详细设置' }, options: ['formula', 'confidence'], folded: true },
  ],
  results: {
    tables,
    figures: {
      qq: { title: { en: 'Normal Q–Q plot', zh: '正态 Q–Q 图' } },
      detrended: { title: { en: 'Detrended Q–Q plot', zh: '去趋势 Q–Q 图' } },
    },
  },
  messages,
  references: [
    'shapiro-wilk-1965',
    'royston-1995',
    'stephens-1974',
    'dagostino-stephens-1986',
    'lilliefors-1967',
    'dallal-wilkinson-1986',
    'abdi-molin-2007',
    'dagostino-1970',
    'anscombe-glynn-1983',
    'dagostino-1990',
    'joanes-gill-1998',
    'fox-2016',
  ],
  upgrades: {},
})
