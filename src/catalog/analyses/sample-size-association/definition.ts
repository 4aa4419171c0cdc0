import { defineAnalysis } from '../../kit/analysis.ts'
import { type AnswersSoFar, choice, number, optionalNumber } from '../../kit/options/options.ts'
import { givesEffect, planningOptions, planSections, ratio, sides } from '../../kit/planning/planning-options.ts'
import { planResults } from '../../kit/planning/planning-tables.ts'
import { messages } from './messages.ts'

const isCorrelation = ({ design }: AnswersSoFar) => design === 'correlation' || design === undefined
const isLinear = ({ design }: AnswersSoFar) => design === 'linear'
const isLogistic = ({ design }: AnswersSoFar) => design === 'logistic'
const isArea = ({ design }: AnswersSoFar) => design === 'roc'
const isBinary = (answers: AnswersSoFar) => isLogistic(answers) && answers.covariate === 'binary'

export const definition = defineAnalysis({
  id: 'sample-size-association',
  version: 1,
  reports: ['sample-size'],
  options: {
    design: choice({
      label: { en: 'Design', zh: '设计类型' },
      help: { en: 'The method that the study will be analysed by.', zh: '研究拟采用的分析方法。' },
      of: {
        correlation: { label: { en: 'Pearson’s correlation', zh: 'Pearson 相关' } },
        linear: { label: { en: 'Linear regression (F test)', zh: '线性回归（F 检验）' } },
        logistic: { label: { en: 'One covariate of a logistic regression', zh: 'logistic 回归的单个协变量' } },
        roc: { label: { en: 'Area under a ROC curve', zh: 'ROC 曲线下面积' } },
      },
      initial: 'correlation',
    }),
    method: choice({
      label: { en: 'Test of the correlation', zh: '相关系数的检验' },
      help: {
        en: 'The exact distribution of the t test in bivariate normal values, or Fisher’s z.',
        zh: '二元正态分布下 t 检验的精确分布，或 Fisher z 变换近似。',
      },
      of: {
        exact: { label: { en: 'Exact', zh: '精确法' } },
        fisher: { label: { en: 'Fisher’s z', zh: 'Fisher z 变换' } },
      },
      initial: 'exact',
      when: isCorrelation,
    }),
    variance: choice({
      label: { en: 'Variance of the area', zh: '面积的方差' },
      help: {
        en: 'Obuchowski’s supposes normal scores; Hanley and McNeil’s exponential ones.',
        zh: 'Obuchowski 法假定得分服从双正态分布；Hanley–McNeil 法假定指数分布。',
      },
      of: {
        obuchowski: { label: { en: 'Obuchowski', zh: 'Obuchowski 法' } },
        'hanley-mcneil': { label: { en: 'Hanley–McNeil', zh: 'Hanley–McNeil 法' } },
      },
      initial: 'obuchowski',
      when: isArea,
    }),
    ...planningOptions({
      label: { en: 'Persons', zh: '例数' },
      help: {
        en: 'Analysed; for a ROC curve those with the condition.',
        zh: '分析例数；ROC 曲线为病例组例数。',
      },
    }),
    rho: optionalNumber({
      label: { en: 'Correlation', zh: '相关系数' },
      help: { en: 'Its sign does not matter to the size.', zh: '正负号不影响样本量。' },
      min: -0.9999,
      max: 0.9999,
      step: 0.1,
      when: (answers) => isCorrelation(answers) && givesEffect(answers),
    }),
    explained: optionalNumber({
      label: { en: 'R² explained', zh: '解释的 R²' },
      help: {
        en: 'The share of the variance left by the other predictors: f²/(1 + f²); 0.02, 0.13 and 0.26 are small, medium, large.',
        zh: '在其他自变量之外所解释的方差比例，即 f²/(1+f²)；0.02、0.13、0.26 为小、中、大效应。',
      },
      min: 0.0001,
      max: 0.9999,
      step: 0.05,
      when: (answers) => isLinear(answers) && givesEffect(answers),
    }),
    tested: number({
      label: { en: 'Predictors tested', zh: '检验的自变量个数' },
      help: { en: 'All of them for the test of the whole model.', zh: '检验整个模型时为全部自变量个数。' },
      min: 1,
      max: 500,
      step: 1,
      integer: true,
      initial: 1,
      when: isLinear,
    }),
    others: number({
      label: { en: 'Other predictors', zh: '其余自变量个数' },
      help: {
        en: 'In the model, but not tested; 0 where there are none.',
        zh: '模型中不参与该检验的自变量个数，没有则填 0。',
      },
      min: 0,
      max: 500,
      step: 1,
      integer: true,
      initial: 0,
      when: isLinear,
    }),
    covariate: choice({
      label: { en: 'Covariate', zh: '协变量类型' },
      help: {
        en: 'Normal, with the odds ratio of one standard deviation, or yes and no.',
        zh: '正态连续变量（OR 对应一个标准差），或二分类变量。',
      },
      of: {
        continuous: { label: { en: 'Continuous', zh: '连续变量' } },
        binary: { label: { en: 'Yes or no', zh: '二分类变量' } },
      },
      initial: 'continuous',
      when: isLogistic,
    }),
    p: optionalNumber({
      label: { en: 'Share with the event', zh: '事件发生率' },
      help: {
        en: 'At the mean of a continuous covariate, or where a yes-or-no one is no.',
        zh: '连续协变量取均值时，或二分类协变量为“否”时的事件发生率。',
      },
      min: 0.0001,
      max: 0.9999,
      step: 0.05,
      shownAs: 'percent',
      when: isLogistic,
    }),
    exposed: number({
      label: { en: 'Share with the covariate', zh: '协变量为“是”的比例' },
      help: { en: 'Half gives the most power.', zh: '为 50% 时效能最高。' },
      min: 0.001,
      max: 0.999,
      step: 0.05,
      initial: 0.5,
      shownAs: 'percent',
      when: isBinary,
    }),
    oddsRatio: optionalNumber({
      label: { en: 'Odds ratio', zh: '比值比（OR）' },
      help: {
        en: 'For one standard deviation of a continuous covariate, or of yes to no.',
        zh: '连续协变量为每增加一个标准差，二分类为“是”与“否”之比。',
      },
      min: 0.01,
      max: 100,
      step: 0.1,
      when: (answers) => isLogistic(answers) && givesEffect(answers),
    }),
    direction: choice({
      label: { en: 'Looked for are', zh: '寻找的效应' },
      help: {
        en: 'On which side of none the smallest effect is looked for.',
        zh: '在无效应的哪一侧寻找最小可检出效应。',
      },
      of: {
        more: { label: { en: 'higher odds', zh: 'OR 大于 1' } },
        less: { label: { en: 'lower odds', zh: 'OR 小于 1' } },
      },
      initial: 'more',
      when: (answers) => isLogistic(answers) && !givesEffect(answers),
    }),
    r2: number({
      label: { en: 'R² with the other covariates', zh: '与其他协变量的 R²' },
      help: {
        en: 'The share of the covariate’s variance that the others explain; 0 where there are none.',
        zh: '该协变量的方差中可由其他协变量解释的比例；没有则填 0。',
      },
      min: 0,
      max: 0.99,
      step: 0.1,
      initial: 0,
      when: isLogistic,
    }),
    area: optionalNumber({
      label: { en: 'Area', zh: '曲线下面积（AUC）' },
      help: { en: 'The one that is expected.', zh: '预期的 AUC。' },
      min: 0.5,
      max: 0.9999,
      step: 0.05,
      when: (answers) => isArea(answers) && givesEffect(answers),
    }),
    nullArea: number({
      label: { en: 'Area to be exceeded', zh: '检验值' },
      help: {
        en: '0.5 is chance; or the least area that is of use.',
        zh: '0.5 即无诊断价值，也可取最低可接受的 AUC。',
      },
      min: 0.5,
      max: 0.99,
      step: 0.05,
      initial: 0.5,
      when: isArea,
    }),
    ratio: ratio(isArea),
    sides: sides((answers) => !isLinear(answers)),
  },
  sections: planSections(
    ['design', 'method', 'variance', 'solveFor', 'n', 'power', 'alpha', 'sides', 'ratio'],
    [
      'rho',
      'explained',
      'tested',
      'others',
      'covariate',
      'p',
      'exposed',
      'oddsRatio',
      'direction',
      'r2',
      'area',
      'nullArea',
    ],
  ),
  results: planResults,
  messages,
  references: [
    'fisher-1921',
    'cohen-1988',
    'hsieh-bloch-larsen-1998',
    'hanley-mcneil-1982',
    'obuchowski-1994',
    'donner-klar-2000',
  ],
  upgrades: {},
})
