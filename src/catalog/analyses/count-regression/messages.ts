import type { MessageSpecs } from '../../kit/analysis.ts'
import { effectMessages } from '../../kit/models/effect-messages.ts'
import { modelMessages } from '../../kit/models/model-messages.ts'
import { univariableMessages } from '../../kit/models/univariable-messages.ts'

export const messages = {
  ...modelMessages,
  ...univariableMessages,
  ...effectMessages,
  'not-counts': {
    en: '{n} usable {n|row|rows} of {variable} {n|is no count|are no counts}: a count is a whole number, 0 or more.',
    zh: '{variable} 有 {n} 行不是计数：计数应为非负整数。',
  },
  'counts-too-large': {
    en: 'The largest value of {variable} is above {max}; values of that size are no longer analysed as counts. Think of linear regression of their logarithm.',
    zh: '{variable} 的最大值超过 {max}，不宜再按计数分析，可考虑对其对数作线性回归。',
  },
  'all-zero': {
    en: '{variable} is 0 in every usable row: there is nothing to explain.',
    zh: '{variable} 在可用数据中全部为 0，无法分析。',
  },
  'exposure-not-positive': {
    en: '{n} usable {n|row|rows} {n|has|have} an exposure of 0 or less in {variable}. Rates need an exposure above 0: filter {n|this row or correct it|these rows or correct them}.',
    zh: '{variable} 有 {n} 行暴露量不大于 0。计算发生率要求暴露量大于 0，请筛除或更正这些行。',
  },
  'infinite-estimates': {
    en: 'The estimates of {terms} are infinite: some combination of their values has no counts but 0. Merge sparse levels or leave the term out.',
    zh: '{terms} 的估计趋于无穷：某些取值组合下计数全部为 0。请合并例数过少的水平或去除该项。',
  },
  'not-converged': {
    en: 'The likelihood reached no maximum in 60 steps: the values of the terms are of very different or extreme size, or nearly dependent.',
    zh: '迭代 60 步仍未达到最大似然：各变量数量级相差过大、取值过于极端，或几乎线性相关。',
  },
  'too-few-rows': {
    en: '{n} usable {n|row|rows} for {coefficients} coefficients: no row is left to judge the fit by. Leave terms out or find more rows.',
    zh: '可用数据仅 {n} 行，而系数有 {coefficients} 个，没有剩余自由度，无法评价拟合。请减少模型项或增加数据。',
  },
  'nothing-to-estimate': {
    en: 'No coefficient but the intercept can be estimated: in the usable rows every term is constant.',
    zh: '除常数项外没有可估计的系数：可用数据中各模型项均为常数。',
  },
  'not-overdispersed': {
    en: 'The counts vary no more than a Poisson distribution allows for: the negative binomial has no finite θ. Choose Poisson.',
    zh: '计数的变异不大于 Poisson 分布，负二项分布的 θ 无有限估计，请改用 Poisson 分布。',
  },
  'rates-of': { en: 'Rates: counts per unit of {variable}.', zh: '发生率：每单位 {variable} 的次数。' },
  'errors-robust': {
    en: 'Robust standard errors (HC0); the likelihood-ratio tests take the variance to be the mean.',
    zh: '采用稳健标准误（HC0）；似然比检验仍假定方差等于均数。',
  },
  'theta-likelihood': {
    en: 'θ by maximum likelihood; its standard error takes the means as known. The test against Poisson halves the P value, since θ lies on the border of its range there.',
    zh: 'θ 为最大似然估计，其标准误将均数视为已知；与 Poisson 比较时 θ 位于参数空间边界，P 值取一半。',
  },
  'likelihood-I': {
    en: 'Likelihood-ratio tests of type I: each term after those before it.',
    zh: 'I 型似然比检验：各项仅控制排在其前的项。',
  },
  'likelihood-II': {
    en: 'Likelihood-ratio tests of type II: each term after all that do not contain it.',
    zh: 'II 型似然比检验：各项控制所有不包含该项的其他项。',
  },
  'likelihood-III': {
    en: 'Likelihood-ratio tests of type III with sum-to-zero contrasts, covariates uncentred.',
    zh: 'III 型似然比检验：采用和为零的对比，协变量未中心化。',
  },
  'dispersion-none': {
    en: 'Dispersion: Pearson χ²/df is {value}, near 1.',
    zh: '离散度：Pearson χ²/自由度为 {value}，接近 1。',
  },
  'dispersion-some': {
    en: 'Dispersion: Pearson χ²/df is {value}; the counts vary more than the model allows for, and its standard errors are too small. Use the negative binomial or robust standard errors.',
    zh: '离散度：Pearson χ²/自由度为 {value}，计数的变异大于模型假定，标准误偏小，建议采用负二项分布或稳健标准误。',
  },
  'dispersion-less': {
    en: 'Dispersion: Pearson χ²/df is {value}; the counts vary less than the model allows for, and its standard errors are too large.',
    zh: '离散度：Pearson χ²/自由度为 {value}，计数的变异小于模型假定，标准误偏大。',
  },
  'zeros-as-expected': {
    en: 'Zeros: {n} {n|row|rows} {n|has|have} a count of 0, the model expects {value}.',
    zh: '零计数：实际 {n} 行为 0，模型期望 {value} 行。',
  },
  'zeros-many': {
    en: 'Zeros: {n} {n|row|rows} {n|has|have} a count of 0, the model expects only {value}. Some rows may be unable to have the event at all; a zero-inflated or a hurdle model tells these apart.',
    zh: '零计数：实际 {n} 行为 0，模型仅期望 {value} 行。部分对象可能不会发生该事件，可考虑零膨胀模型或栅栏模型。',
  },
} as const satisfies MessageSpecs
