import { defineAnalysis, defineTable } from '../../kit/analysis.ts'
import { effectReferences, effects, nomogram, nomogramTimes } from '../../kit/models/effect-options.ts'
import { collinearity, effectUnits, modelTerms, squaresType, univariable } from '../../kit/models/model-options.ts'
import { collinearityTable, termColumn } from '../../kit/models/model-tables.ts'
import { ratioTable, termTestTable, univariableTable } from '../../kit/models/ratio-tables.ts'
import { choice, toggle } from '../../kit/options/options.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'
import * as column from '../../kit/outcome/columns.ts'
import { outcome, timeUnit } from '../../kit/survival/survival-options.ts'
import { messages } from './messages.ts'

const names = {
  ratio: { en: 'HR', zh: 'HR' },
  interval: { en: '{level} CI of HR', zh: 'HR 的 {level} CI' },
}
const chiSquare = column.statistic({ en: '_χ_^2^', zh: '_χ_^2^' }, 'chi2')

export const definition = defineAnalysis({
  id: 'cox-regression',
  version: 1,
  reports: ['events', 'follow-up'],
  engineRevision: 2,
  weights: ['frequency'],
  // Efron's method counts whole tied cases, and coxph's weights are not case counts, so the script repeats the rows
  wholeFrequencies: 'always',
  options: {
    outcome: outcome(),
    terms: modelTerms(['strata']),
    units: effectUnits(),
    unit: timeUnit(),
    ties: choice({
      label: { en: 'Tied times', zh: '结（相同时间）的处理' },
      help: {
        en: 'How events at the same time are compared with each other. Without ties all agree.',
        zh: '多个事件发生于同一时间时的处理方法；没有结时各法一致。',
      },
      of: {
        efron: {
          label: { en: 'Efron', zh: 'Efron 法' },
          help: { en: 'The closer approximation (default of R).', zh: '更为准确的近似法（R 默认）。' },
        },
        breslow: {
          label: { en: 'Breslow', zh: 'Breslow 法' },
          help: {
            en: 'What SPSS does, and SAS and Stata unless told otherwise; ratios are drawn towards 1 where ties are many.',
            zh: 'SPSS 采用，SAS 与 Stata 默认；结较多时风险比偏向 1。',
          },
        },
        exact: {
          label: { en: 'Exact', zh: '精确法' },
          help: {
            en: 'The exact partial likelihood for discrete time, as in conditional logistic regression; without delayed entry only. R: "exact"; SAS: TIES=DISCRETE (its EXACT is another, marginal likelihood); Stata: exactp; not in SPSS. The work grows with the rows, the most events at one time and the square of the number of coefficients: about a second for 10 000 rows, 50 events and 4 coefficients, half a minute for 100 000 rows and 120 events.',
            zh: '离散时间的精确偏似然，与条件 logistic 回归相同；不适用于延迟进入。R：exact；SAS：TIES=DISCRETE（其 EXACT 为另一种边际似然）；Stata：exactp；SPSS 无此法。计算量随例数、同一时间的最多事件数及系数个数的平方增加：1 万例、50 个事件、4 个系数约需 1 秒，10 万例、120 个事件约需半分钟。',
          },
        },
      },
      initial: 'efron',
    }),
    squares: squaresType(),
    confidence: confidenceLevel(),
    univariable: univariable(),
    proportional: toggle({
      label: { en: 'Test of proportional hazards', zh: '比例风险假定检验' },
      help: {
        en: 'Whether coefficients change with time: score tests of Grambsch and Therneau (R: cox.zph), and a figure of scaled Schoenfeld residuals for each single coefficient.',
        zh: '检验系数是否随时间变化：Grambsch–Therneau 得分检验（R：cox.zph），并为单系数的项绘制标化 Schoenfeld 残差图。',
      },
      initial: true,
    }),
    collinearity: collinearity(),
    effects: effects(),
    effectReference: effectReferences(),
    nomogram: nomogram(),
    nomogramTimes: nomogramTimes(),
  },
  sections: [
    { title: { en: 'Model', zh: '模型' }, options: ['outcome', 'terms'] },
    { title: { en: 'Also show', zh: '其他输出' }, options: ['univariable', 'proportional', 'collinearity'] },
    {
      title: { en: 'Figures', zh: '图形' },
      options: ['effects', 'effectReference', 'nomogram', 'nomogramTimes'],
      folded: true,
    },
    {
      title: { en: 'Details', zh: '详细设置' },
      options: ['units', 'unit', 'ties', 'squares', 'confidence'],
      folded: true,
    },
  ],
  results: {
    main: 'coefficients',
    tables: {
      fit: defineTable({
        title: { en: 'The model as a whole', zh: '模型概要' },
        rows: ['event'],
        columns: {
          event: column.label({ en: 'Status', zh: '状态变量' }),
          n: column.count({ en: '_n_', zh: '例数' }),
          events: column.count({ en: 'Events', zh: '事件数' }),
          deviance: column.estimate({ en: '−2 log likelihood', zh: '−2 对数似然' }),
          aic: column.estimate({ en: 'AIC', zh: 'AIC' }),
          concordance: column.estimate({ en: 'Concordance (_C_)', zh: '一致性指数(_C_)' }, 3),
          interval: column.interval({ en: '{level} CI of _C_', zh: '_C_ 的 {level} CI' }),
        },
      }),
      overall: defineTable({
        title: { en: 'Tests of the whole model', zh: '模型整体检验' },
        rows: ['test'],
        columns: {
          test: column.keyed(
            { en: 'Test', zh: '检验' },
            {
              'likelihood-ratio': { en: 'Likelihood ratio', zh: '似然比检验' },
              wald: { en: 'Wald', zh: 'Wald 检验' },
              score: { en: 'Score', zh: '得分检验' },
            },
          ),
          statistic: chiSquare,
          df: column.df({ en: 'df', zh: '自由度' }),
          p: column.pValue(),
        },
      }),
      coefficients: ratioTable({ en: 'Hazard ratios', zh: '风险比' }, names),
      terms: termTestTable,
      univariable: univariableTable(names),
      hazards: defineTable({
        title: { en: 'Proportional hazards, term by term', zh: '比例风险假定检验（各项）' },
        rows: ['term'],
        columns: {
          term: termColumn,
          statistic: chiSquare,
          df: column.df({ en: 'df', zh: '自由度' }),
          p: column.pValue(),
        },
      }),
      hazardsTogether: defineTable({
        title: { en: 'Proportional hazards, all terms together', zh: '比例风险假定检验（整体）' },
        rows: ['test'],
        columns: {
          test: column.keyed(
            { en: 'Test', zh: '检验' },
            { global: { en: 'Grambsch–Therneau, global', zh: 'Grambsch–Therneau 整体检验' } },
          ),
          statistic: chiSquare,
          df: column.df({ en: 'df', zh: '自由度' }),
          p: column.pValue(),
        },
      }),
      collinearity: collinearityTable,
    },
    figures: {
      ratios: { title: { en: 'Hazard ratios with intervals', zh: '风险比森林图' } },
      schoenfeld: { title: { en: 'Coefficient over time', zh: '系数随时间的变化' } },
      effect: { title: { en: 'Hazard ratios along predictors', zh: '风险比随预测变量的变化' } },
      nomogram: { title: { en: 'Nomogram', zh: '列线图' } },
    },
    saved: {
      linear: { title: { en: 'Linear predictor', zh: '线性预测值' }, name: 'linear_predictor' },
      martingale: { title: { en: 'Martingale residuals', zh: '鞅残差' }, name: 'martingale' },
      deviance: { title: { en: 'Deviance residuals', zh: '偏差残差' }, name: 'dev_residual' },
      schoenfeld: { title: { en: 'Schoenfeld residuals', zh: 'Schoenfeld 残差' }, name: 'schoenfeld' },
    },
  },
  messages,
  references: [
    'cox-1972',
    'efron-1977',
    'breslow-1974',
    'gail-lubin-rubinstein-1981',
    'grambsch-therneau-1994',
    'schoenfeld-1982',
    'therneau-grambsch-fleming-1990',
    'therneau-grambsch-2000',
    'harrell-1982',
    'bryson-johnson-1981',
    'peduzzi-1995',
    'fox-monette-1992',
  ],
  upgrades: {},
})
