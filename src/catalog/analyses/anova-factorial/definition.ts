import { defineAnalysis } from '../../kit/analysis.ts'
import { squaresType } from '../../kit/models/model-options.ts'
import { terms } from '../../kit/options/compound-options.ts'
import { choice, choices, number, toggle, variable } from '../../kit/options/options.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'
import { messages } from './messages.ts'
import { tables } from './tables.ts'

export const definition = defineAnalysis({
  id: 'anova-factorial',
  version: 1,
  reports: ['comparison'],
  engineRevision: 1,
  weights: ['frequency'],
  wholeFrequencies: 'always',
  options: {
    outcome: variable({
      label: { en: 'Outcome', zh: '因变量' },
      help: {
        en: 'A continuous variable (SPSS: "Dependent Variable").',
        zh: '连续变量（SPSS：因变量）。',
      },
      accepts: ['continuous'],
      types: ['number'],
    }),
    terms: terms({
      label: { en: 'Factors, interactions, covariates', zh: '因素、交互项与协变量' },
      help: {
        en: 'Categorical variables are factors (SPSS: "Fixed Factor(s)"), continuous ones covariates (SPSS: "Covariate(s)"); interactions are terms of their own. How a factor is coded matters to the coefficients alone.',
        zh: '分类变量为因素（SPSS：固定因子），连续变量为协变量（SPSS：协变量）；交互作用需单独列为一项。因素的编码方式只影响回归系数。',
      },
      allows: ['main', 'interaction'],
      max: 30,
    }),
    squares: squaresType(),
    comparisons: choices({
      label: { en: 'Comparisons of estimated means', zh: '估计边际均值的比较' },
      help: {
        en: 'Covariates are held at their means (R: emmeans; SPSS: "EM Means, Compare main effects").',
        zh: '协变量取其均值（R：emmeans；SPSS：EM 均值，比较主效应）。',
      },
      of: {
        main: {
          label: { en: 'Levels of each factor', zh: '各因素的水平' },
          help: {
            en: 'Averaged over the levels of the other factors with equal weights.',
            zh: '对其他因素的各水平等权平均。',
          },
        },
        simple: {
          label: { en: 'Simple effects', zh: '简单效应' },
          help: {
            en: 'Levels of one factor within each level of those that it interacts with (R: emmeans(~ A | B); SPSS: "Compare simple main effects").',
            zh: '在与其有交互项的因素的各水平内比较（R：emmeans(~ A | B)；SPSS：比较简单主效应）。',
          },
        },
      },
      initial: ['main', 'simple'],
    }),
    adjust: choice({
      label: { en: 'Adjustment of pairs', zh: '两两比较的校正' },
      help: {
        en: 'For all pairs of levels of one factor; in simple effects, for those within one cell of the others.',
        zh: '对同一因素的全部两两比较校正；简单效应则在其他因素的每个水平内分别校正。',
      },
      of: {
        tukey: {
          label: { en: 'Tukey', zh: 'Tukey 法' },
          help: { en: 'Intervals too (R: emmeans, its default).', zh: '置信区间同时校正（R：emmeans 默认）。' },
        },
        bonferroni: {
          label: { en: 'Bonferroni', zh: 'Bonferroni 法' },
          help: { en: 'Intervals too (SPSS: "Bonferroni").', zh: '置信区间同时校正（SPSS：邦弗伦尼）。' },
        },
        holm: {
          label: { en: 'Holm', zh: 'Holm 法' },
          help: { en: 'P values alone; intervals are those of each pair.', zh: '仅校正 P 值，区间为各对自身的区间。' },
        },
        none: { label: { en: 'None (LSD)', zh: '不校正（LSD）' } },
      },
      initial: 'tukey',
      when: ({ comparisons }) => Array.isArray(comparisons) && comparisons.length > 0,
    }),
    confidence: confidenceLevel(),
    effectConfidence: number({
      label: { en: 'Confidence level of partial η²', zh: '偏 η² 的置信水平' },
      help: {
        en: 'Usually 90%: the interval then leaves out 0 just where the F test has P < 0.05.',
        zh: '通常取 90%：此时区间不含 0 等价于 F 检验的 P < 0.05。',
      },
      min: 0.5,
      max: 0.999,
      step: 0.01,
      initial: 0.9,
      shownAs: 'percent',
    }),
    coefficients: toggle({
      label: { en: 'Coefficients', zh: '回归系数' },
      help: {
        en: 'Of the model, in the coding of its factors (SPSS: "Parameter estimates").',
        zh: '按所选编码给出模型的系数（SPSS：参数估计值）。',
      },
      initial: false,
    }),
    assumptions: toggle({
      label: { en: 'Assumption checks', zh: '前提条件检查' },
      help: {
        en: 'Shapiro–Wilk of the residuals, Levene and Brown–Forsythe between the cells, and with covariates the homogeneity of slopes.',
        zh: '残差的 Shapiro–Wilk 检验，各单元间的 Levene 与 Brown–Forsythe 检验；有协变量时另检验斜率齐性。',
      },
      initial: true,
    }),
  },
  sections: [
    { title: { en: 'Model', zh: '模型' }, options: ['outcome', 'terms'] },
    { title: { en: 'Comparisons', zh: '比较' }, options: ['comparisons', 'adjust', 'confidence'] },
    { title: { en: 'Also show', zh: '其他输出' }, options: ['assumptions', 'coefficients'] },
    { title: { en: 'Details', zh: '详细设置' }, options: ['squares', 'effectConfidence'], folded: true },
  ],
  results: {
    tables,
    figures: {
      means: { title: { en: 'Estimated marginal means', zh: '估计边际均值图' } },
      residuals: { title: { en: 'Residuals against fitted values', zh: '残差与拟合值' } },
      spread: { title: { en: 'Spread of the residuals (scale-location)', zh: '残差离散程度（尺度–位置图）' } },
      quantiles: { title: { en: 'Normal Q–Q plot of the residuals', zh: '残差正态 Q–Q 图' } },
    },
    saved: {
      fitted: { title: { en: 'Fitted values', zh: '拟合值' }, name: 'fitted' },
      residual: { title: { en: 'Residuals', zh: '残差' }, name: 'residual' },
      standardised: { title: { en: 'Standardised residuals', zh: '标准化残差' }, name: 'std_residual' },
    },
  },
  messages,
  references: [
    'fisher-1925',
    'searle-speed-milliken-1980',
    'kramer-1956',
    'holm-1979',
    'olejnik-algina-2003',
    'steiger-2004',
    'levene-1960',
    'brown-forsythe-1974',
    'shapiro-wilk-1965',
  ],
  upgrades: {},
})
