import { binomialDistribution } from '../../distributions/binomial.ts'
import { chiSquareUpperQuantile } from '../../distributions/chi-square.ts'
import { nonCentralChiSquare } from '../../distributions/non-central-chi-square.ts'
import { normalCdf, normalSf, normalUpperQuantile } from '../../distributions/normal.ts'
import type { Aim } from './mean-designs.ts'
import type { PowerModel, Sides } from './power-model.ts'

interface Tested {
  /** Total over all tails; half on each side if there are two. */
  readonly alpha: number
  readonly sides: Sides
}

interface Moving {
  /** The proportion under the null hypothesis, or of the first group, between 0 and 1. */
  readonly p1: number
  /** Whether the other proportion is above or below it. */
  readonly direction: 1 | -1
}

/** The distance of a proportion from the end of the scale. */
const room = ({ p1, direction }: Moving) => (direction === 1 ? 1 - p1 : p1)

/**
 * Two independent proportions by the normal approximation with the pooled variance under the null hypothesis (Fleiss, Tytun and Ury 1980),
 * optionally with their `continuity` correction. Both tails count if there are two sides. The effect is the distance of the second proportion
 * from `p1`.
 */
export function twoProportionsModel({
  p1,
  direction,
  ratio,
  continuity,
  alpha,
  sides,
}: Tested & Moving & { readonly ratio: number; readonly continuity: boolean }): PowerModel {
  const z = normalUpperQuantile(alpha / sides)
  return {
    sizes: (n) => [n, ratio * n],
    power([n1 = 0, n2 = 0], effect) {
      const p2 = p1 + direction * effect
      const pooled = (n1 * p1 + n2 * p2) / (n1 + n2)
      const each = 1 / n1 + 1 / n2
      const underNull = z * Math.sqrt(each * pooled * (1 - pooled)) + (continuity ? each / 2 : 0)
      const error = Math.sqrt((p1 * (1 - p1)) / n1 + (p2 * (1 - p2)) / n2)
      return beyond(effect, underNull, error, sides)
    },
    least: Math.max(2, 2 / ratio),
    unit: room({ p1, direction }) / 4,
    most: room({ p1, direction }),
  }
}

/** The probability that a normal estimate of `effect` exceeds the bound on its side, and on the other if that counts too. */
export function beyond(effect: number, bound: number, error: number, sides: Sides): number {
  const right = normalSf((bound - effect) / error)
  return Math.min(1, sides === 1 ? right : right + normalSf((bound + effect) / error))
}

/**
 * Two independent proportions against a margin, by the normal approximation with the variance of the true proportions (Chow, Shao and Wang
 * 2008, section 4.2). `difference` is the true one, above 0 if favourable; the effect is the margin.
 */
export function marginModel({
  p1,
  p2,
  difference,
  aim,
  ratio,
  alpha,
  sides,
}: Tested & {
  readonly p1: number
  readonly p2: number
  readonly difference: number
  readonly aim: Exclude<Aim, 'difference'>
  readonly ratio: number
}): PowerModel {
  const z = normalUpperQuantile(alpha / sides)
  return {
    sizes: (n) => [n, ratio * n],
    power([n1 = 0, n2 = 0], margin) {
      const error = Math.sqrt((p1 * (1 - p1)) / n1 + (p2 * (1 - p2)) / n2)
      const upper = (margin + difference) / error - z
      if (aim === 'non-inferiority') return normalCdf(upper)
      return Math.max(0, normalCdf(upper) - normalSf((margin - difference) / error - z))
    },
    least: Math.max(2, 2 / ratio),
    unit: 0.1,
    most: 1,
  }
}

/**
 * One proportion against a given one by the normal approximation, each hypothesis with its own variance (Fleiss 1981). The effect is the
 * distance from `p1`.
 */
export function oneProportionModel({ p1, direction, alpha, sides }: Tested & Moving): PowerModel {
  const z = normalUpperQuantile(alpha / sides)
  return {
    sizes: (n) => [n],
    power([n = 0], effect) {
      const p = p1 + direction * effect
      return beyond(effect, z * Math.sqrt((p1 * (1 - p1)) / n), Math.sqrt((p * (1 - p)) / n), sides)
    },
    least: 2,
    unit: room({ p1, direction }) / 4,
    most: room({ p1, direction }),
  }
}

/**
 * One proportion by the exact binomial test, with at most its part of alpha in each tail. The power is a sawtooth function of the size; a
 * fractional size is rounded down. `near` is its smooth approximation.
 */
export function exactProportionModel(question: Tested & Moving): PowerModel {
  const { p1, direction, alpha, sides } = question
  const near = oneProportionModel(question)
  return {
    ...near,
    near,
    power([size = 0], effect) {
      const n = Math.floor(size)
      const nullModel = binomialDistribution(n, p1)
      const truth = binomialDistribution(n, Math.min(1, Math.max(0, p1 + direction * effect)))
      const atLeast = nullModel.upperQuantile(alpha / sides) + 1
      const atMost = nullModel.quantile(alpha / sides) - 1
      const above = truth.sf(atLeast - 1)
      const below = atMost < 0 ? 0 : truth.cdf(atMost)
      if (sides === 2) return above + below
      return direction === 1 ? above : below
    },
  }
}

/**
 * McNemar's test of pairs, by the approximation of Connor (1987): `discordant` is the proportion of discordant pairs, the effect the
 * difference of the two proportions, which it bounds.
 */
export function pairedProportionsModel({
  p1,
  direction,
  discordant,
  alpha,
  sides,
}: Tested & Moving & { readonly discordant: number }): PowerModel {
  const z = normalUpperQuantile(alpha / sides)
  const most = Math.min(discordant, room({ p1, direction }))
  return {
    sizes: (n) => [n],
    power: ([n = 0], effect) =>
      beyond(effect, z * Math.sqrt(discordant / n), Math.sqrt((discordant - effect * effect) / n), sides),
    least: 2,
    unit: most / 4,
    most,
  }
}

/**
 * The chi-squared test of a table with `df` degrees of freedom; the effect is Cohen's w, the non-centrality w² times the number of persons
 * (Cohen 1988, chapter 7).
 */
export function tableModel(df: number, alpha: number): PowerModel {
  const critical = chiSquareUpperQuantile(alpha, df)
  return {
    sizes: (n) => [n],
    power: ([n = 0], w) => nonCentralChiSquare(critical, df, n * w * w).upper,
    least: 2,
    unit: 0.2,
    most: Number.POSITIVE_INFINITY,
  }
}
