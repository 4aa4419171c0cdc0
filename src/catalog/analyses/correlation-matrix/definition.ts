import { defineAnalysis, defineTable } from '../../kit/analysis.ts'
import { choice, choices, toggle, variables } from '../../kit/options/options.ts'
import { confidenceLevel, missing } from '../../kit/options/standard-options.ts'
import * as column from '../../kit/outcome/columns.ts'
import { messages } from './messages.ts'

const methodNames = {
  pearson: { en: 'Pearson', zh: 'Pearson' },
  spearman: { en: 'Spearman', zh: 'Spearman' },
  kendall: { en: 'Kendall’s tau-b', zh: 'Kendall tau-b' },
} as const

export const definition = defineAnalysis({
  id: 'correlation-matrix',
  version: 1,
  engineRevision: 2,
  weights: ['frequency'],
  wholeFrequencies: 'always',
  options: {
    variables: variables({
      label: { en: 'Variables', zh: '变量' },
      help: {
        en: 'Each is correlated with each other one (SPSS: "Bivariate Correlations").',
        zh: '两两计算相关（SPSS：双变量相关性）。',
      },
      accepts: ['continuous', 'ordinal'],
      types: ['number'],
      min: 2,
      max: 100,
    }),
    methods: choices({
      label: { en: 'Coefficients', zh: '相关系数' },
      help: {
        en: 'One matrix for each. The plain-language reading follows the first.',
        zh: '每种系数各一个矩阵；结果解读以第一种为准。',
      },
      of: {
        pearson: {
          label: methodNames.pearson,
          help: {
            en: 'How well a straight line fits (R: cor.test).',
            zh: '直线相关程度（R：cor.test）。',
          },
        },
        spearman: {
          label: methodNames.spearman,
          help: {
            en: 'Of the ranks: any rising or falling relation, and grades (R: cor.test(method = "spearman")).',
            zh: '基于秩次，适用于单调关系与等级资料（R：cor.test(method = "spearman")）。',
          },
        },
        kendall: {
          label: methodNames.kendall,
          help: {
            en: 'Pairs in the same less pairs in the opposite order; good for small samples and many ties (R: cor.test(method = "kendall")).',
            zh: '同序对与异序对之差，适用于小样本或相同秩较多（R：cor.test(method = "kendall")）。',
          },
        },
      },
      initial: ['pearson'],
      min: 1,
    }),
    controls: variables({
      label: { en: 'Held constant', zh: '控制变量' },
      help: {
        en: 'Partial correlation: what is left when the straight-line effect of these is taken out (SPSS: "Partial Correlations").',
        zh: '偏相关：剔除这些变量的线性影响后的相关（SPSS：偏相关）。',
      },
      accepts: ['continuous', 'ordinal'],
      types: ['number'],
      min: 0,
      max: 20,
    }),
    adjust: choice({
      label: { en: 'P adjustment', zh: 'P 值校正' },
      help: {
        en: 'For all pairs of a matrix together (R: p.adjust). SPSS does not adjust.',
        zh: '对同一矩阵的全部变量对统一校正（R：p.adjust）；SPSS 不校正。',
      },
      of: {
        none: { label: { en: 'None', zh: '不校正' } },
        holm: { label: { en: 'Holm', zh: 'Holm 法' } },
        bonferroni: { label: { en: 'Bonferroni', zh: 'Bonferroni 法' } },
        'benjamini-hochberg': { label: { en: 'Benjamini–Hochberg', zh: 'Benjamini–Hochberg 法' } },
      },
      initial: 'none',
    }),
    confidence: confidenceLevel(),
    stars: toggle({
      label: { en: 'Stars in the matrix', zh: '矩阵中标注星号' },
      help: {
        en: 'Many journals prefer intervals and exact P values, which stand in the table of pairs.',
        zh: '许多期刊更倾向于置信区间与确切 P 值（见变量对表）。',
      },
      initial: false,
    }),
    missing: missing(),
  },
  sections: [
    { title: { en: 'Variables', zh: '变量' }, options: ['variables', 'controls'] },
    { title: { en: 'Correlation', zh: '相关' }, options: ['methods', 'adjust', 'confidence'] },
    { title: { en: 'Details', zh: '详细设置' }, options: ['stars', 'missing'], folded: true },
  ],
  results: {
    tables: {
      matrix: defineTable({
        title: { en: 'Correlation matrix: {method}', zh: '相关矩阵：{method}' },
        rows: ['variable'],
        columns: {
          variable: column.label({ en: 'Variable', zh: '变量' }),
          r: column.perLevel(column.summary({ en: '{group}', zh: '{group}' })),
        },
      }),
      pairs: defineTable({
        title: { en: 'Pairs of variables', zh: '变量对' },
        rows: ['method', 'first', 'second'],
        columns: {
          method: column.keyedOnce({ en: 'Coefficient', zh: '系数' }, methodNames),
          first: column.label({ en: 'Variable', zh: '变量' }),
          second: column.label({ en: 'with', zh: '与' }),
          n: column.count({ en: '_n_', zh: '例数' }),
          r: column.estimate({ en: 'Correlation', zh: '相关系数' }, 3),
          interval: column.interval({ en: '{level} CI', zh: '{level} CI' }),
          statistic: column.statistic({ en: 'Statistic', zh: '统计量' }),
          df: column.df({ en: 'df', zh: '自由度' }),
          p: column.pValue(),
          adjusted: column.pValue({ en: 'Adjusted _P_', zh: '校正 _P_' }),
        },
      }),
    },
    figures: {
      heatmap: { title: { en: 'Correlation matrix', zh: '相关矩阵热图' } },
      scatter: { title: { en: 'Scatter plot', zh: '散点图' } },
    },
  },
  messages,
  references: [
    'pearson-1896',
    'spearman-1904',
    'kendall-1938',
    'fisher-1921',
    'bonett-wright-2000',
    'fieller-1957',
    'best-roberts-1975',
    'knight-1966',
  ],
  upgrades: {},
})
