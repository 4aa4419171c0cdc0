import { defineAnalysis, defineTable } from '../../kit/analysis.ts'
import * as column from '../../kit/columns.ts'
import { collinearity, modelTerms, squaresType, univariable } from '../../kit/model-options.ts'
import { collinearityTable, termColumn } from '../../kit/model-tables.ts'
import { choice, toggle } from '../../kit/options.ts'
import { ratioTable, termTestTable, univariableTable } from '../../kit/ratio-tables.ts'
import { confidenceLevel } from '../../kit/standard-options.ts'
import { outcome, timeUnit } from '../../kit/survival-options.ts'
import { messages } from './messages.ts'

const names = {
  ratio: { en: 'HR', zh: 'HR' },
  interval: { en: '{level} CI of HR', zh: 'HR 的 {level} CI' },
}
const chiSquare = column.statistic({ en: '_χ_^2^', zh: '_χ_^2^' }, 'chi2')

export const definition = defineAnalysis({
  id: 'cox-regression',
  version: 1,
  options: {
    outcome: outcome(),
    terms: modelTerms(['strata']),
    unit: timeUnit(),
    ties: choice({
      label: { en: 'Tied times', zh: '结（相同时间）的处理' },
      help: {
        en: 'How events at the same time are compared with each other. Without ties both agree.',
        zh: '多个事件发生于同一时间时的处理方法；没有结时两者一致。',
      },
      of: {
        efron: {
          label: { en: 'Efron', zh: 'Efron 法' },
          help: { en: 'The more exact (default of R).', zh: '更为精确（R 默认）。' },
        },
        breslow: {
          label: { en: 'Breslow', zh: 'Breslow 法' },
          help: {
            en: 'What SPSS does, and SAS and Stata unless told otherwise; ratios are drawn towards 1 where ties are many.',
            zh: 'SPSS 采用，SAS 与 Stata 默认；结较多时风险比偏向 1。',
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
  },
  sections: [
    { title: { en: 'Model', zh: '模型' }, options: ['outcome', 'terms'] },
    { title: { en: 'Also show', zh: '其他输出' }, options: ['univariable', 'proportional', 'collinearity'] },
    { title: { en: 'Details', zh: '详细设置' }, options: ['unit', 'ties', 'squares', 'confidence'], folded: true },
  ],
  results: {
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
