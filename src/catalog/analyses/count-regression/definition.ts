import { defineAnalysis, defineTable } from '../../kit/analysis.ts'
import { effectReferences, effectScale, effects } from '../../kit/models/effect-options.ts'
import { collinearity, effectUnits, modelTerms, squaresType, univariable } from '../../kit/models/model-options.ts'
import { collinearityTable } from '../../kit/models/model-tables.ts'
import { ratioTable, termTestTable, univariableTable } from '../../kit/models/ratio-tables.ts'
import { choice, optionalVariable, variable } from '../../kit/options/options.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'
import * as column from '../../kit/outcome/columns.ts'
import { messages } from './messages.ts'

const names = {
  ratio: { en: 'IRR', zh: 'IRR' },
  interval: { en: '{level} CI of IRR', zh: 'IRR 的 {level} CI' },
}

export const definition = defineAnalysis({
  id: 'count-regression',
  version: 1,
  reports: ['events'],
  engineRevision: 2,
  weights: ['frequency'],
  wholeFrequencies: 'always',
  options: {
    outcome: variable({
      label: { en: 'Outcome', zh: '结局变量' },
      help: {
        en: 'Whole numbers from 0 on: how often something happened (SPSS: "Dependent" of GENLIN).',
        zh: '非负整数，即事件发生的次数（SPSS：广义线性模型的因变量）。',
      },
      accepts: ['continuous', 'ordinal'],
      types: ['number'],
    }),
    exposure: optionalVariable({
      label: { en: 'Exposure', zh: '暴露量' },
      help: {
        en: 'Time or number under observation, such as person-years. Its logarithm is the offset (SPSS asks for the logarithm itself), so that rates are compared; without it, counts are.',
        zh: '观察时间或观察例数，如人年。以其对数为偏移项（SPSS 需填写对数值），比较的是发生率；不选则比较次数。',
      },
      accepts: ['continuous'],
      types: ['number'],
    }),
    terms: modelTerms(),
    units: effectUnits(),
    distribution: choice({
      label: { en: 'Distribution', zh: '分布' },
      help: {
        en: 'Counts often vary more than Poisson’s variance, the mean, allows for; the check of dispersion says so.',
        zh: '实际计数的变异常大于 Poisson 分布（方差等于均数），见离散度检查。',
      },
      of: {
        poisson: {
          label: { en: 'Poisson', zh: 'Poisson' },
          help: { en: 'Variance = mean (R: glm(family = poisson)).', zh: '方差等于均数（R：glm(family = poisson)）。' },
        },
        'negative-binomial': {
          label: { en: 'Negative binomial', zh: '负二项' },
          help: {
            en: 'Variance = mean + mean²/θ, with θ by maximum likelihood (R: MASS::glm.nb; Stata: nbreg, alpha = 1/θ).',
            zh: '方差 = 均数 + 均数²/θ，θ 采用最大似然估计（R：MASS::glm.nb；Stata：nbreg，alpha = 1/θ）。',
          },
        },
      },
      initial: 'poisson',
    }),
    errors: choice({
      label: { en: 'Standard errors', zh: '标准误' },
      help: {
        en: 'Robust errors hold though the variance is not the mean; with an outcome of 0 and 1 the ratios are then risk ratios (modified Poisson regression).',
        zh: '方差不等于均数时稳健标准误仍然有效；结局为 0/1 时，所得比值即相对危险度（修正 Poisson 回归）。',
      },
      of: {
        model: { label: { en: 'Of the model', zh: '基于模型' } },
        robust: {
          label: { en: 'Robust (HC0)', zh: '稳健（HC0）' },
          help: {
            en: 'White’s sandwich (R: sandwich::vcovHC(type = "HC0")).',
            zh: 'White 三明治估计（R：sandwich::vcovHC(type = "HC0")）。',
          },
        },
      },
      initial: 'model',
      when: ({ distribution }) => distribution === 'poisson',
    }),
    squares: squaresType(),
    confidence: confidenceLevel(),
    univariable: univariable(),
    collinearity: collinearity(),
    effects: effects(),
    effectScale: effectScale(
      { en: 'Expected counts or rates', zh: '期望次数或发生率' },
      { en: 'Rate ratios', zh: '发生率比(IRR)' },
    ),
    effectReference: effectReferences(),
  },
  sections: [
    { title: { en: 'Model', zh: '模型' }, options: ['outcome', 'exposure', 'terms', 'distribution'] },
    { title: { en: 'Also show', zh: '其他输出' }, options: ['univariable', 'collinearity'] },
    { title: { en: 'Figures', zh: '图形' }, options: ['effects', 'effectScale', 'effectReference'], folded: true },
    { title: { en: 'Details', zh: '详细设置' }, options: ['units', 'errors', 'squares', 'confidence'], folded: true },
  ],
  results: {
    main: 'coefficients',
    tables: {
      fit: defineTable({
        title: { en: 'The model as a whole', zh: '模型概要' },
        rows: ['outcome'],
        columns: {
          outcome: column.label({ en: 'Outcome', zh: '结局变量' }),
          n: column.count({ en: '_n_', zh: '例数' }),
          events: column.count({ en: 'Sum of counts', zh: '总次数' }),
          statistic: column.statistic({ en: 'Likelihood ratio _χ_^2^', zh: '似然比 _χ_^2^' }, 'chi2'),
          df: column.df({ en: 'df', zh: '自由度' }),
          p: column.pValue(),
          deviance: column.estimate({ en: 'Deviance', zh: '偏差' }),
          logLikelihood: column.estimate({ en: 'Log likelihood', zh: '对数似然' }),
          aic: column.estimate({ en: 'AIC', zh: 'AIC' }),
          bic: column.estimate({ en: 'BIC', zh: 'BIC' }),
        },
      }),
      coefficients: ratioTable({ en: 'Rate ratios', zh: '发生率比' }, names),
      dispersion: defineTable({
        title: { en: 'Dispersion and zeros', zh: '离散度与零计数' },
        rows: ['measure'],
        columns: {
          measure: column.keyed(
            { en: 'Measure', zh: '指标' },
            {
              pearson: { en: 'Pearson _χ_^2^ / df', zh: 'Pearson _χ_^2^ / 自由度' },
              theta: { en: 'Shape _θ_', zh: '形状参数 _θ_' },
              alpha: { en: 'Dispersion _α_ = 1/_θ_', zh: '离散参数 _α_ = 1/_θ_' },
              'against-poisson': { en: 'Likelihood ratio against Poisson', zh: '与 Poisson 模型的似然比检验' },
              'zeros-observed': { en: 'Rows with a count of 0', zh: '零计数的行数' },
              'zeros-expected': { en: 'Expected by the model', zh: '模型期望的零计数行数' },
            },
          ),
          value: column.estimate({ en: 'Value', zh: '取值' }, 3),
          se: column.standardError({ en: 'SE', zh: '标准误' }),
          statistic: column.statistic({ en: '_χ_^2^', zh: '_χ_^2^' }, 'chi2'),
          df: column.df({ en: 'df', zh: '自由度' }),
          p: column.pValue(),
        },
      }),
      terms: termTestTable,
      univariable: univariableTable(names, { en: 'Sum of counts', zh: '总次数' }),
      collinearity: collinearityTable,
    },
    figures: {
      ratios: { title: { en: 'Rate ratios with intervals', zh: '发生率比森林图' } },
      frequencies: { title: { en: 'Observed and expected counts', zh: '实际与期望频数' } },
      effect: { title: { en: 'Effects of predictors', zh: '预测变量的效应' } },
    },
    saved: {
      expected: { title: { en: 'Expected counts', zh: '期望次数' }, name: 'expected' },
      linear: { title: { en: 'Linear predictor', zh: '线性预测值' }, name: 'linear_predictor' },
      deviance: { title: { en: 'Deviance residuals', zh: '偏差残差' }, name: 'dev_residual' },
      pearson: { title: { en: 'Pearson residuals', zh: 'Pearson 残差' }, name: 'pearson_residual' },
    },
  },
  messages,
  references: [
    'mccullagh-nelder-1989',
    'lawless-1987',
    'self-liang-1987',
    'white-1980',
    'zou-2004',
    'fox-monette-1992',
  ],
  upgrades: {},
})
