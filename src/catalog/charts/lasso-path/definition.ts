import { defineChart } from '../../kit/chart.ts'
import { modelMessages } from '../../kit/models/model-messages.ts'
import { choice, level, number, variable, variables } from '../../kit/options/options.ts'
import { seed } from '../../kit/options/standard-options.ts'
import { completeRowMessages } from '../../kit/outcome/complete-row-remarks.ts'

export const definition = defineChart({
  id: 'lasso-path',
  version: 1,
  reports: ['prediction'],
  title: { en: 'LASSO path and cross-validation', zh: 'LASSO 路径与交叉验证' },
  options: {
    family: choice({
      label: { en: 'Outcome', zh: '结局类型' },
      help: { en: 'It decides the regression model.', zh: '决定所用的回归模型。' },
      of: {
        gaussian: { label: { en: 'A measurement (linear)', zh: '数值（线性回归）' } },
        binomial: { label: { en: 'An event (logistic)', zh: '事件（logistic 回归）' } },
      },
      initial: 'gaussian',
    }),
    outcome: variable({
      label: { en: 'Outcome variable', zh: '结局变量' },
      help: { en: 'What the covariates are to predict.', zh: '由自变量预测的变量。' },
      accepts: ['continuous', 'ordinal', 'nominal'],
      types: ['number', 'text'],
    }),
    event: level({
      label: { en: 'Event', zh: '结局事件' },
      help: {
        en: 'The value whose odds are modelled; all other values count as none.',
        zh: '对其发生比值建模的取值，其余取值均视为无事件。',
      },
      of: 'outcome',
      initial: 'ask',
      when: ({ family }) => family === 'binomial',
    }),
    covariates: variables({
      label: { en: 'Covariates', zh: '自变量' },
      help: {
        en: 'Candidates for the model. A categorical variable has an indicator for each level but the first.',
        zh: '候选变量。分类变量以第一个水平为参照，其余水平各设一个哑变量。',
      },
      accepts: ['continuous', 'ordinal', 'nominal'],
      types: ['number', 'text'],
      min: 2,
      max: 1000,
    }),
    panels: choice({
      label: { en: 'Show', zh: '显示' },
      help: { en: 'The two figures that are usually reported together.', zh: '论文中通常并列报告的两幅图。' },
      of: {
        both: { label: { en: 'Path and cross-validation', zh: '系数路径与交叉验证' } },
        path: { label: { en: 'Path of the coefficients', zh: '系数路径' } },
        validation: { label: { en: 'Cross-validation', zh: '交叉验证' } },
      },
      initial: 'both',
    }),
    x: choice({
      label: { en: 'Path along', zh: '路径横轴' },
      help: {
        en: 'To the right the penalty becomes weaker, as in glmnet from version 4.1-9; older figures run the other way.',
        zh: '向右惩罚逐渐减弱，与 glmnet 4.1-9 及以后版本一致；早期版本的图方向相反。',
      },
      of: {
        lambda: { label: { en: '−ln λ', zh: '−ln λ' } },
        norm: {
          label: { en: 'L1 norm', zh: 'L1 范数' },
          help: { en: 'Sum of the absolute coefficients drawn.', zh: '图中各系数绝对值之和。' },
        },
        deviance: { label: { en: 'Fraction of deviance explained', zh: '偏差解释比例' } },
      },
      initial: 'lambda',
      when: ({ panels }) => panels !== 'validation',
    }),
    scale: choice({
      label: { en: 'Coefficients', zh: '系数尺度' },
      help: {
        en: 'Covariates are standardised for the penalty in either case.',
        zh: '两种情况下施加惩罚前均已标准化自变量。',
      },
      of: {
        standardised: {
          label: { en: 'Per standard deviation', zh: '每个标准差' },
          help: { en: 'Comparable between covariates.', zh: '各自变量之间可比较。' },
        },
        original: {
          label: { en: 'Per unit', zh: '每个单位' },
          help: { en: 'As coef() of glmnet gives them.', zh: '与 glmnet 的 coef() 一致。' },
        },
      },
      initial: 'standardised',
      when: ({ panels }) => panels !== 'validation',
    }),
    labels: number({
      label: { en: 'Named paths', zh: '标注的路径数' },
      help: { en: 'Those that enter first, as many as have room.', zh: '标注最先进入模型的变量，以版面容纳为限。' },
      min: 0,
      max: 20,
      step: 1,
      integer: true,
      initial: 10,
      when: ({ panels }) => panels !== 'validation',
    }),
    folds: number({
      label: { en: 'Folds', zh: '交叉验证折数' },
      help: { en: '10 is usual, 5 for few rows.', zh: '通常为 10 折，样本较少时可用 5 折。' },
      min: 3,
      max: 20,
      step: 1,
      integer: true,
      initial: 10,
    }),
    seed: seed(),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['family', 'outcome', 'event', 'covariates'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['panels', 'x', 'scale', 'labels'] },
    { title: { en: 'Cross-validation', zh: '交叉验证' }, options: ['folds', 'seed'] },
  ],
  messages: {
    'no-usable-rows': modelMessages['no-usable-rows'],
    'factor-too-many-levels': modelMessages['factor-too-many-levels'],
    'factor-one-level': modelMessages['factor-one-level'],
    ...completeRowMessages,
    'outcome-as-covariate': {
      en: '{variable} is the outcome; it cannot predict itself. Take it out of the covariates.',
      zh: '{variable} 是结局变量，不能同时作为自变量，请将其从自变量中移除。',
    },
    'outcome-not-numeric': {
      en: '{variable} is text. Choose a numeric outcome, or “An event” with one of its values.',
      zh: '{variable} 为文本。请选择数值型结局，或将结局类型改为“事件”并指定其中一个取值。',
    },
    'constant-outcome': {
      en: '{variable} has the same value in all {n} complete rows, so there is nothing to predict. Choose another outcome.',
      zh: '{variable} 在 {n} 行完整数据中取值全部相同，无可预测，请更换结局变量。',
    },
    'too-few-events': {
      en: 'Of the complete rows {events} {events|has|have} the event and {others} {others|has|have} not; cross-validation needs at least {min} of either. Choose another outcome, or fewer covariates with missing values.',
      zh: '完整数据中有事件 {events} 例、无事件 {others} 例；交叉验证至少各需 {min} 例。请更换结局变量，或减少缺失较多的自变量。',
    },
    'too-few-rows': {
      en: '{n} complete {n|row is|rows are} too few for {folds} folds of at least 3 rows. Choose fewer folds, or fewer covariates with missing values.',
      zh: '完整数据仅 {n} 行，不足以划分为每折至少 3 行的 {folds} 折。请减少折数，或减少缺失较多的自变量。',
    },
    'too-large': {
      en: '{rows} rows with {columns} coefficients are more than this device should hold ({max} cells). Choose fewer covariates, or filter rows.',
      zh: '{rows} 行、{columns} 个系数，超出本机可处理的规模（{max} 个单元格）。请减少自变量或筛选行。',
    },
    'nothing-varies': {
      en: 'None of the covariates goes with the outcome at all: they are constant, or uncorrelated with it. Choose others.',
      zh: '所有自变量均为常数或与结局完全不相关，无法得到路径，请更换自变量。',
    },
    'other-levels': {
      en: '{variable} has {n} values; all but {level} were taken together as no event.',
      zh: '{variable} 有 {n} 个取值；除“{level}”外均合并视为无事件。',
    },
    constant: {
      en: 'Without variation in the complete rows, and so without a path: {variables}.',
      zh: '以下变量在完整数据中无变异，没有路径：{variables}。',
    },
    'few-events': {
      en: '{n} {n|row|rows} of the rarer outcome are fewer than two per fold: the cross-validation depends on the seed. Choose fewer folds, and see whether other seeds select the same covariates.',
      zh: '较少一类结局仅 {n} 例，平均每折不足 2 例，交叉验证结果受随机种子影响较大。建议减少折数，并更换种子核对所选变量是否一致。',
    },
    'nothing-selected': {
      en: 'The error is lowest without any covariate: cross-validation finds no use in them.',
      zh: '不含任何自变量时预测误差最小：交叉验证未发现自变量有预测价值。',
    },
    'not-converged': {
      en: 'Some models with a weak penalty did not reach their minimum; the right end of the path is approximate.',
      zh: '部分惩罚较弱的模型未收敛，路径右端为近似值。',
    },
  },
  references: ['tibshirani-1996', 'friedman-hastie-tibshirani-2010'],
  upgrades: {},
})
