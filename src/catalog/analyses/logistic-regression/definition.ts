import { defineAnalysis, defineTable } from '../../kit/analysis.ts'
import { effectReferences, effectScale, effects, nomogram } from '../../kit/models/effect-options.ts'
import { collinearity, effectUnits, modelTerms, squaresType, univariable } from '../../kit/models/model-options.ts'
import { collinearityTable } from '../../kit/models/model-tables.ts'
import { ratioColumns, termTestTable, univariableTable } from '../../kit/models/ratio-tables.ts'
import { choice, level, number, toggle, variable } from '../../kit/options/options.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'
import * as column from '../../kit/outcome/columns.ts'
import { messages } from './messages.ts'

const names = {
  ratio: { en: 'OR', zh: 'OR' },
  interval: { en: '{level} CI of OR', zh: 'OR 的 {level} CI' },
}

export const definition = defineAnalysis({
  id: 'logistic-regression',
  version: 1,
  reports: ['events'],
  engineRevision: 3,
  weights: ['frequency'],
  options: {
    outcome: variable({
      label: { en: 'Outcome', zh: '结局变量' },
      help: {
        en: 'A variable with two levels (SPSS: "Dependent").',
        zh: '二分类变量（SPSS：因变量）。',
      },
      accepts: ['nominal', 'ordinal'],
    }),
    event: level({
      label: { en: 'Event', zh: '结局事件' },
      help: {
        en: 'The level whose odds are modelled. Codes differ from data set to data set (R\'s "lung" has 2 for death, others 1), so it is always asked.',
        zh: '对其发生比值建模的水平。编码因数据而异（R 的 lung 以 2 表示死亡，其他数据常为 1），须明确指定。',
      },
      of: 'outcome',
      initial: 'ask',
    }),
    terms: modelTerms(),
    units: effectUnits(),
    squares: squaresType(),
    method: choice({
      label: { en: 'Estimation', zh: '估计方法' },
      help: {
        en: "Firth's method where a combination of values has only events or only non-events (separation), or events are few.",
        zh: '某些取值组合下结局全为发生或全为未发生（数据分离），或事件数较少时，宜用 Firth 法。',
      },
      of: {
        likelihood: {
          label: { en: 'Maximum likelihood', zh: '最大似然法' },
          help: { en: 'The usual method (R: glm; SPSS, SAS).', zh: '常规方法（R：glm；SPSS、SAS）。' },
        },
        firth: {
          label: { en: 'Firth’s penalised likelihood', zh: 'Firth 惩罚似然法' },
          help: {
            en: 'Less biased in small samples, and finite where the data are separated (R: logistf; SAS: FIRTH; SPSS: extension STATS FIRTHLOG).',
            zh: '小样本偏倚较小，数据分离时估计仍有限（R：logistf；SAS：FIRTH；SPSS：扩展 STATS FIRTHLOG）。',
          },
        },
      },
      initial: 'likelihood',
    }),
    penalisedInterval: choice({
      label: { en: 'Tests and intervals of odds ratios', zh: 'OR 的检验与置信区间' },
      help: {
        en: 'Wald intervals are always shown; where the data are separated they mislead.',
        zh: 'Wald 区间始终列出；数据分离时 Wald 法不可靠。',
      },
      of: {
        profile: {
          label: { en: 'Profile penalised likelihood', zh: '轮廓惩罚似然法' },
          help: {
            en: 'With the penalised likelihood-ratio test of each coefficient (R: logistf).',
            zh: '并对各系数作惩罚似然比检验（R：logistf）。',
          },
        },
        wald: {
          label: { en: 'Wald only', zh: '仅 Wald 法' },
          help: {
            en: 'From the standard error (R: logistf with pl = FALSE).',
            zh: '由标准误计算（R：logistf 的 pl = FALSE）。',
          },
        },
      },
      initial: 'profile',
      when: ({ method }) => method === 'firth',
    }),
    interval: choice({
      label: { en: 'Intervals of odds ratios', zh: 'OR 的置信区间' },
      help: { en: 'Wald intervals are always shown.', zh: 'Wald 区间始终列出。' },
      of: {
        wald: {
          label: { en: 'Wald', zh: 'Wald 法' },
          help: {
            en: 'From the standard error (SPSS: "CI for exp(B)"; R: confint.default).',
            zh: '由标准误计算（SPSS：exp(B) 的 CI；R：confint.default）。',
          },
        },
        profile: {
          label: { en: 'Profile likelihood too', zh: '加列轮廓似然法' },
          help: {
            en: 'Better in small samples; agrees with the likelihood-ratio test (R: confint of a glm).',
            zh: '小样本时更准确，与似然比检验一致（R：glm 的 confint）。',
          },
        },
      },
      initial: 'wald',
      when: ({ method }) => method !== 'firth',
    }),
    confidence: confidenceLevel(),
    univariable: univariable(),
    collinearity: collinearity(),
    performance: toggle({
      label: { en: 'Discrimination and calibration', zh: '区分度与校准度' },
      help: {
        en: 'C statistic (area under the ROC curve), Brier score, Hosmer–Lemeshow test, classification at a cut-off.',
        zh: 'C 统计量（ROC 曲线下面积）、Brier 评分、Hosmer–Lemeshow 检验，以及指定界值的分类表。',
      },
      initial: true,
    }),
    cutoff: number({
      label: { en: 'Cut-off of the probability', zh: '概率界值' },
      help: {
        en: 'An event is predicted from this probability on (SPSS: "Classification cutoff").',
        zh: '预测概率达到该值即判为事件发生（SPSS：分类分界值）。',
      },
      min: 0.01,
      max: 0.99,
      step: 0.05,
      initial: 0.5,
      when: ({ performance }) => performance === true,
    }),
    groups: number({
      label: { en: 'Groups of the Hosmer–Lemeshow test', zh: 'Hosmer–Lemeshow 分组数' },
      help: {
        en: 'Groups of about equal size by predicted probability; ten are usual.',
        zh: '按预测概率分为例数大致相等的组，通常为 10 组。',
      },
      min: 3,
      max: 20,
      step: 1,
      integer: true,
      initial: 10,
      when: ({ performance }) => performance === true,
    }),
    effects: effects(),
    effectScale: effectScale({ en: 'Probabilities', zh: '预测概率' }, { en: 'Odds ratios', zh: '比值比(OR)' }),
    effectReference: effectReferences(),
    nomogram: nomogram(),
  },
  sections: [
    { title: { en: 'Model', zh: '模型' }, options: ['outcome', 'event', 'terms', 'method'] },
    { title: { en: 'Also show', zh: '其他输出' }, options: ['univariable', 'performance', 'collinearity'] },
    {
      title: { en: 'Figures', zh: '图形' },
      options: ['effects', 'effectScale', 'effectReference', 'nomogram'],
      folded: true,
    },
    {
      title: { en: 'Details', zh: '详细设置' },
      options: ['units', 'squares', 'interval', 'penalisedInterval', 'confidence', 'cutoff', 'groups'],
      folded: true,
    },
  ],
  results: {
    main: 'coefficients',
    tables: {
      fit: defineTable({
        title: { en: 'The model as a whole', zh: '模型概要' },
        rows: ['outcome'],
        columns: {
          outcome: column.label({ en: 'Event', zh: '结局事件' }),
          n: column.count({ en: '_n_', zh: '例数' }),
          events: column.count({ en: 'Events', zh: '事件数' }),
          statistic: column.statistic({ en: 'Likelihood ratio _χ_^2^', zh: '似然比 _χ_^2^' }, 'chi2'),
          df: column.df({ en: 'df', zh: '自由度' }),
          p: column.pValue(),
          deviance: column.estimate({ en: '−2 log likelihood', zh: '−2 对数似然' }),
          nagelkerke: column.estimate({ en: 'Nagelkerke _R_^2^', zh: 'Nagelkerke _R_^2^' }, 3),
          coxSnell: column.estimate({ en: 'Cox–Snell _R_^2^', zh: 'Cox–Snell _R_^2^' }, 3),
          mcFadden: column.estimate({ en: 'McFadden _R_^2^', zh: 'McFadden _R_^2^' }, 3),
          aic: column.estimate({ en: 'AIC', zh: 'AIC' }),
          bic: column.estimate({ en: 'BIC', zh: 'BIC' }),
        },
      }),
      coefficients: defineTable({
        title: { en: 'Odds ratios', zh: '比值比' },
        rows: ['term'],
        columns: {
          ...ratioColumns(names),
          profile: column.interval({ en: '{level} CI, profile likelihood', zh: '{level} CI（轮廓似然）' }, 'ratio'),
          likelihoodRatio: column.statistic({ en: 'Penalised LR _χ_^2^', zh: '惩罚似然比 _χ_^2^' }, 'chi2'),
          likelihoodP: column.pValue({ en: '_P_, penalised LR', zh: '_P_（惩罚似然比）' }),
        },
      }),
      terms: termTestTable,
      univariable: univariableTable(names),
      performance: defineTable({
        title: { en: 'Discrimination and calibration', zh: '区分度与校准度' },
        rows: ['measure'],
        columns: {
          measure: column.keyed(
            { en: 'Measure', zh: '指标' },
            {
              area: { en: 'C statistic (AUC)', zh: 'C 统计量（AUC）' },
              brier: { en: 'Brier score', zh: 'Brier 评分' },
              'hosmer-lemeshow': { en: 'Hosmer–Lemeshow _χ_^2^', zh: 'Hosmer–Lemeshow _χ_^2^' },
            },
          ),
          value: column.estimate({ en: 'Value', zh: '取值' }, 3),
          interval: column.interval({ en: '{level} CI', zh: '{level} CI' }),
          df: column.df({ en: 'df', zh: '自由度' }),
          p: column.pValue(),
        },
      }),
      classification: defineTable({
        title: { en: 'Classification', zh: '分类表' },
        rows: ['observed'],
        columns: {
          observed: column.keyed(
            { en: 'Observed', zh: '实际' },
            {
              event: { en: 'Event', zh: '发生' },
              none: { en: 'No event', zh: '未发生' },
              all: { en: 'All', zh: '合计' },
            },
          ),
          predicted: column.count({ en: 'Event predicted', zh: '预测发生' }),
          notPredicted: column.count({ en: 'No event predicted', zh: '预测未发生' }),
          right: column.percent({ en: 'Right, %', zh: '正确率(%)' }),
        },
      }),
      rates: defineTable({
        title: { en: 'Classification: rates', zh: '分类效果' },
        rows: ['rate'],
        columns: {
          rate: column.keyed(
            { en: 'Rate', zh: '指标' },
            {
              sensitivity: { en: 'Sensitivity', zh: '灵敏度' },
              specificity: { en: 'Specificity', zh: '特异度' },
              positive: { en: 'Positive predictive value', zh: '阳性预测值' },
              negative: { en: 'Negative predictive value', zh: '阴性预测值' },
            },
          ),
          value: column.percent({ en: '%', zh: '%' }),
        },
      }),
      collinearity: collinearityTable,
    },
    figures: {
      ratios: { title: { en: 'Odds ratios with intervals', zh: '比值比森林图' } },
      roc: { title: { en: 'ROC curve', zh: 'ROC 曲线' } },
      calibration: { title: { en: 'Calibration', zh: '校准图' } },
      effect: { title: { en: 'Effects of predictors', zh: '预测变量的效应' } },
      nomogram: { title: { en: 'Nomogram', zh: '列线图' } },
    },
    saved: {
      probability: { title: { en: 'Predicted probability', zh: '预测概率' }, name: 'probability' },
      linear: { title: { en: 'Linear predictor', zh: '线性预测值' }, name: 'linear_predictor' },
      deviance: { title: { en: 'Deviance residuals', zh: '偏差残差' }, name: 'dev_residual' },
      pearson: { title: { en: 'Pearson residuals', zh: 'Pearson 残差' }, name: 'pearson_residual' },
      leverage: { title: { en: 'Leverage', zh: '杠杆值' }, name: 'leverage' },
      cook: { title: { en: 'Cook’s distance', zh: 'Cook 距离' }, name: 'cook' },
    },
  },
  messages,
  references: [
    'hosmer-lemeshow-1980',
    'wilson-1927',
    'cleveland-1979',
    'delong-1988',
    'sun-xu-2014',
    'nagelkerke-1991',
    'venzon-moolgavkar-1988',
    'albert-anderson-1984',
    'peduzzi-1996',
    'pregibon-1981',
    'harrell-2015',
    'fox-monette-1992',
    'firth-1993',
    'heinze-schemper-2002',
    'puhr-2017',
  ],
  upgrades: {},
})
