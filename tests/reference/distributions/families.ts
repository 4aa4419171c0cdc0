import { betaDistribution } from '#engine/distributions/beta.ts'
import { binomialDistribution } from '#engine/distributions/binomial.ts'
import type { ContinuousDistribution } from '#engine/distributions/continuous.ts'
import type { DiscreteDistribution } from '#engine/distributions/discrete.ts'
import { exponentialDistribution } from '#engine/distributions/exponential.ts'
import { gammaDistribution } from '#engine/distributions/gamma.ts'
import { hypergeometricDistribution } from '#engine/distributions/hypergeometric.ts'
import { kendallDistribution } from '#engine/distributions/kendall.ts'
import { logNormalDistribution } from '#engine/distributions/log-normal.ts'
import { logisticDistribution } from '#engine/distributions/logistic.ts'
import { negativeBinomialDistribution, negativeBinomialOfMean } from '#engine/distributions/negative-binomial.ts'
import { poissonDistribution } from '#engine/distributions/poisson.ts'
import { uniformDistribution } from '#engine/distributions/uniform.ts'
import { weibullDistribution } from '#engine/distributions/weibull.ts'
import { rankSumDistribution } from '#engine/distributions/wilcoxon-rank-sum.ts'
import { signedRankDistribution } from '#engine/distributions/wilcoxon-signed-rank.ts'

type Family<Distribution> = Readonly<Record<string, (a: number, b: number, c: number) => Distribution>>

/** Names and parameters as in the files of values. */
export const continuousFamilies: Family<ContinuousDistribution> = {
  gamma: (shape, rate) => gammaDistribution(shape, 1 / rate),
  beta: betaDistribution,
  exponential: exponentialDistribution,
  weibull: weibullDistribution,
  logNormal: logNormalDistribution,
  logistic: logisticDistribution,
  uniform: uniformDistribution,
}

export const discreteFamilies: Family<DiscreteDistribution> = {
  binomial: binomialDistribution,
  poisson: poissonDistribution,
  negativeBinomial: negativeBinomialDistribution,
  negativeBinomialOfMean,
  hypergeometric: hypergeometricDistribution,
}

export const exactFamilies: Family<DiscreteDistribution> = {
  wilcox: rankSumDistribution,
  signrank: signedRankDistribution,
  kendall: kendallDistribution,
}
