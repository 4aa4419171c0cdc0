import { defineAnalysis, defineTable } from '../../kit/analysis.ts'
import { effects, nomogram } from '../../kit/models/effect-options.ts'
import { termTestsTable } from '../../kit/models/linear-tables.ts'
import { collinearity, effectUnits, modelTerms, squaresType, univariable } from '../../kit/models/model-options.ts'
import { collinearityTable, termColumn } from '../../kit/models/model-tables.ts'
import { choice, toggle, variable } from '../../kit/options/options.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'
import * as column from '../../kit/outcome/columns.ts'
import { messages } from './messages.ts'

const interval = column.interval({ en: '{level} CI', zh: '{level} CI' })

export const definition = defineAnalysis({
  id: 'linear-regression',
  version: 1,
  engineRevision: 2,
  weights: ['precision', 'frequency'],
  wholeFrequencies: 'always',
  options: {
    outcome: variable({
      label: { en: 'Outcome', zh: '因变量' },
      help: {
        en: 'A continuous variable (SPSS: "Dependent").',
        zh: '连续变量（SPSS：因变量）。',
      },
      accepts: ['continuous'],
      types: ['number'],
    }),
    terms: modelTerms(),
    units: effectUnits(),
    squares: squaresType(),
    errors: choice({
      label: { en: 'Standard errors', zh: '标准误' },
      help: {
        en: 'Of the coefficients and their intervals.',
        zh: '用于系数及其置信区间。',
      },
      of: {
        model: {
          label: { en: 'Equal variances', zh: '常规（方差齐）' },
          help: {
            en: 'The usual ones (R: lm; SPSS: "Linear Regression").',
            zh: '常规标准误（R：lm；SPSS：线性回归）。',
          },
        },
        hc3: {
          label: { en: 'Robust, HC3', zh: '稳健 HC3' },
          help: {
            en: 'Allow for unequal variances; the usual choice below some 250 rows (R: sandwich::vcovHC; SPSS: "robust standard errors, HC3").',
            zh: '允许方差不齐，约 250 例以下通常首选（R：sandwich::vcovHC；SPSS：稳健标准误 HC3）。',
          },
        },
        hc2: {
          label: { en: 'Robust, HC2', zh: '稳健 HC2' },
          help: {
            en: 'Squared residuals divided by 1 less the leverage (R: vcovHC(type = "HC2")).',
            zh: '残差平方除以（1 − 杠杆值）（R：vcovHC(type = "HC2")）。',
          },
        },
        hc1: {
          label: { en: 'Robust, HC1', zh: '稳健 HC1' },
          help: {
            en: 'HC0 times n/(n − p) (Stata: vce(robust); R: vcovHC(type = "HC1")).',
            zh: 'HC0 乘以 n/(n − p)（Stata：vce(robust)；R：vcovHC(type = "HC1")）。',
          },
        },
        hc0: {
          label: { en: 'Robust, HC0', zh: '稳健 HC0' },
          help: {
            en: 'White\'s original, too small in small samples (R: vcovHC(type = "HC0")).',
            zh: 'White 原始估计，小样本时偏小（R：vcovHC(type = "HC0")）。',
          },
        },
      },
      initial: 'model',
    }),
    confidence: confidenceLevel(),
    standardised: toggle({
      label: { en: 'Standardised coefficients', zh: '标准化回归系数' },
      help: {
        en: 'Coefficients in standard deviations of outcome and column (SPSS: "Beta").',
        zh: '以因变量与各列的标准差为单位的系数（SPSS：Beta）。',
      },
      initial: false,
    }),
    univariable: univariable(),
    collinearity: collinearity(),
    diagnostics: toggle({
      label: { en: 'Residual checks', zh: '残差诊断' },
      help: {
        en: "Shapiro–Wilk, studentised Breusch–Pagan (R: lmtest::bptest), Durbin–Watson with the autocorrelation at lag 1 (R: car::durbinWatsonTest), leverage and Cook's distance.",
        zh: 'Shapiro–Wilk、学生化 Breusch–Pagan（R：lmtest::bptest）、Durbin–Watson 及一阶自相关系数（R：car::durbinWatsonTest）、杠杆值与 Cook 距离。',
      },
      initial: true,
    }),
    effects: effects(),
    nomogram: nomogram(),
  },
  sections: [
    { title: { en: 'Model', zh: '模型' }, options: ['outcome', 'terms'] },
    {
      title: { en: 'Also show', zh: '其他输出' },
      options: ['standardised', 'univariable', 'collinearity', 'diagnostics'],
    },
    { title: { en: 'Figures', zh: '图形' }, options: ['effects', 'nomogram'], folded: true },
    { title: { en: 'Details', zh: '详细设置' }, options: ['units', 'squares', 'errors', 'confidence'], folded: true },
  ],
  results: {
    main: 'coefficients',
    tables: {
      fit: defineTable({
        title: { en: 'The model as a whole', zh: '模型概要' },
        rows: ['outcome'],
        columns: {
          outcome: column.label({ en: 'Outcome', zh: '因变量' }),
          n: column.count({ en: '_n_', zh: '例数' }),
          rSquared: column.estimate({ en: '_R_^2^', zh: '_R_^2^' }, 3),
          adjusted: column.estimate({ en: 'Adjusted _R_^2^', zh: '调整 _R_^2^' }, 3),
          sigma: column.estimate({ en: 'Residual SD', zh: '残差标准差' }),
          statistic: column.statistic({ en: '_F_', zh: '_F_' }, 'F'),
          df: column.df({ en: 'df', zh: '自由度' }),
          p: column.pValue(),
          aic: column.estimate({ en: 'AIC', zh: 'AIC' }),
          bic: column.estimate({ en: 'BIC', zh: 'BIC' }),
        },
      }),
      coefficients: defineTable({
        title: { en: 'Coefficients', zh: '回归系数' },
        rows: ['term'],
        columns: {
          term: termColumn,
          estimate: column.estimate({ en: '_B_', zh: '_B_' }),
          se: column.standardError({ en: 'SE', zh: '标准误' }),
          interval,
          beta: column.estimate({ en: 'β', zh: 'β' }, 3),
          statistic: column.statistic({ en: '_t_', zh: '_t_' }, 't'),
          p: column.pValue(),
        },
      }),
      terms: termTestsTable,
      univariable: defineTable({
        title: { en: 'Univariable and multivariable', zh: '单因素与多因素分析' },
        rows: ['term'],
        columns: {
          term: termColumn,
          n: column.count({ en: 'Univariable _n_', zh: '单因素例数' }),
          estimate: column.estimate({ en: '_B_', zh: '_B_' }),
          interval,
          p: column.pValue(),
          togetherN: column.count({ en: 'Multivariable _n_', zh: '多因素例数' }),
          togetherEstimate: column.estimate({ en: '_B_', zh: '_B_' }),
          togetherInterval: interval,
          togetherP: column.pValue(),
        },
      }),
      collinearity: collinearityTable,
      diagnostics: defineTable({
        title: { en: 'Residual checks', zh: '残差诊断' },
        rows: ['check'],
        columns: {
          check: column.keyed(
            { en: 'Check', zh: '检查' },
            {
              'shapiro-wilk': { en: 'Normality: Shapiro–Wilk _W_', zh: '正态性：Shapiro–Wilk _W_' },
              'breusch-pagan': { en: 'Equal variances: Breusch–Pagan _χ_^2^', zh: '方差齐性：Breusch–Pagan _χ_^2^' },
              'durbin-watson': { en: 'Independence: Durbin–Watson _d_', zh: '独立性：Durbin–Watson _d_' },
              'lag-one': {
                en: 'Independence: autocorrelation at lag 1, _r_~1~',
                zh: '独立性：残差一阶自相关系数 _r_~1~',
              },
              leverage: { en: 'Largest leverage', zh: '最大杠杆值' },
              cook: { en: "Largest Cook's distance", zh: '最大 Cook 距离' },
            },
          ),
          value: column.estimate({ en: 'Value', zh: '统计量' }, 3),
          df: column.df({ en: 'df', zh: '自由度' }),
          p: column.pValue(),
        },
      }),
    },
    figures: {
      coefficients: { title: { en: 'Coefficients with intervals', zh: '回归系数森林图' } },
      residuals: { title: { en: 'Residuals against fitted values', zh: '残差与拟合值' } },
      spread: { title: { en: 'Spread of the residuals (scale-location)', zh: '残差离散程度（尺度–位置图）' } },
      quantiles: { title: { en: 'Normal Q–Q plot of the residuals', zh: '残差正态 Q–Q 图' } },
      effect: { title: { en: 'Predicted means', zh: '预测均数' } },
      nomogram: { title: { en: 'Nomogram', zh: '列线图' } },
    },
    saved: {
      fitted: { title: { en: 'Fitted values', zh: '拟合值' }, name: 'fitted' },
      residual: { title: { en: 'Residuals', zh: '残差' }, name: 'residual' },
      standardised: { title: { en: 'Standardised residuals', zh: '标准化残差' }, name: 'std_residual' },
      studentised: { title: { en: 'Studentised deleted residuals', zh: '学生化删除残差' }, name: 'stud_residual' },
      leverage: { title: { en: 'Leverage', zh: '杠杆值' }, name: 'leverage' },
      cook: { title: { en: 'Cook’s distance', zh: 'Cook 距离' }, name: 'cook' },
    },
  },
  messages,
  references: [
    'harrell-2015',
    'fox-monette-1992',
    'white-1980',
    'mackinnon-white-1985',
    'olejnik-algina-2003',
    'steiger-2004',
    'koenker-1981',
    'cook-1977',
    'durbin-watson-1951',
    'shapiro-wilk-1965',
  ],
  upgrades: {},
})
