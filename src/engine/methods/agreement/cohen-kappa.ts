import type { Interval } from '../../alternative.ts'
import { normalSf, normalUpperQuantile } from '../../distributions/normal.ts'
import type { CountTable } from '../../frame/count-table.ts'
import { margins } from '../../frame/count-table.ts'
import { wilsonInterval } from '../proportions/proportion-interval.ts'

/** The weight of a disagreement: full; by the distance of the categories; by its square. */
export type KappaWeights = 'unweighted' | 'linear' | 'quadratic'

/** Agreement beyond chance. Proportions are between 0 and 1; NaN if chance alone makes agreement certain. */
export interface Kappa extends KappaInference {
  readonly n: number
  /** Observed agreement, weighted. */
  readonly observed: number
  /** Agreement expected from the margins, weighted. */
  readonly expected: number
}

export interface KappaInference {
  readonly kappa: number
  readonly standardError: number
  /** Within -1 and 1; NaN if the standard error is 0. */
  readonly interval: Interval
  /** Kappa over its standard error under independence. */
  readonly z: number
  readonly pValue: number
}

/**
 * Cohen's kappa of two raters (Educ Psychol Meas 1960;20:37), optionally weighted (Psychol Bull 1968;70:213), with the large-sample
 * standard errors of Fleiss, Cohen and Everitt (Psychol Bull 1969;72:323): that of the estimate for the interval, that under independence
 * for the test. `counts` is square with the same ordered categories in rows and columns. If a rater uses a single category, kappa is 0
 * whichever categories the other uses: the standard error is 0, and the interval and the test are NaN.
 */
export function cohenKappa(counts: CountTable, weights: KappaWeights, confidence: number): Kappa {
  const k = counts.length
  const { rows, columns, total: n } = margins(counts)
  const weight = agreementWeights(weights, k)
  const cells = counts.flatMap((row, i) =>
    row.map((count, j) => ({ i, j, share: count / n, chance: ((rows[i] ?? 0) / n) * ((columns[j] ?? 0) / n) })),
  )
  const sum = (of: (cell: (typeof cells)[number]) => number) => cells.reduce((all, cell) => all + of(cell), 0)
  const lost = sum(({ i, j, share }) => (1 - weight(i, j)) * share)
  const lostByChance = sum(({ i, j, chance }) => (1 - weight(i, j)) * chance)
  const isConstant = [rows, columns].some((ends) => ends.filter((count) => count > 0).length === 1)
  const kappa = lostByChance > 0 ? (isConstant ? 0 : 1 - lost / lostByChance) : Number.NaN
  const ofRow = rows.map((_, i) => columns.reduce((all, column, j) => all + (weight(i, j) * column) / n, 0))
  const ofColumn = columns.map((_, j) => rows.reduce((all, row, i) => all + (weight(i, j) * row) / n, 0))
  const margin = (i: number, j: number) => (ofRow[i] ?? 0) + (ofColumn[j] ?? 0)
  const spread = (value: (cell: (typeof cells)[number]) => number, by: 'share' | 'chance') => {
    const mean = sum((cell) => cell[by] * value(cell))
    return Math.sqrt(sum((cell) => cell[by] * (value(cell) - mean) ** 2) / n)
  }
  const own = spread(({ i, j }) => weight(i, j) * lostByChance - margin(i, j) * lost, 'share') / lostByChance ** 2
  const underNull = spread(({ i, j }) => weight(i, j) - margin(i, j), 'chance') / lostByChance
  return {
    n,
    observed: 1 - lost,
    expected: 1 - lostByChance,
    ...kappaInference(
      kappa,
      lostByChance > 0 && (lost === 0 || isConstant) ? 0 : own,
      isConstant ? Number.NaN : underNull,
      confidence,
    ),
  }
}

/** Interval and test of a kappa by the normal approximation, each with its own standard error. */
export function kappaInference(
  kappa: number,
  standardError: number,
  underNull: number,
  confidence: number,
): KappaInference {
  const half = standardError > 0 ? normalUpperQuantile((1 - confidence) / 2) * standardError : Number.NaN
  const z = underNull > 0 ? kappa / underNull : Number.NaN
  return {
    kappa,
    standardError,
    interval: { lower: Math.max(-1, kappa - half), upper: Math.min(1, kappa + half) },
    z,
    pValue: Math.min(1, 2 * normalSf(Math.abs(z))),
  }
}

/** 1 on the diagonal, 0 for the farthest categories. */
function agreementWeights(weights: KappaWeights, k: number): (i: number, j: number) => number {
  if (weights === 'unweighted') return (i, j) => (i === j ? 1 : 0)
  const power = weights === 'linear' ? 1 : 2
  return (i, j) => 1 - (Math.abs(i - j) / (k - 1)) ** power
}

/**
 * The prevalence-adjusted, bias-adjusted kappa of Byrt, Bishop and Carlin (J Clin Epidemiol 1993;46:423), for k categories
 * (k p - 1) / (k - 1) with the proportion p of agreements (Brennan and Prediger, Educ Psychol Meas 1981;41:687). Its interval is Wilson's
 * interval of p, transformed.
 */
export function prevalenceAdjustedKappa(agreed: number, n: number, k: number, confidence: number) {
  const adjusted = (share: number) => (k * share - 1) / (k - 1)
  const { lower, upper } = wilsonInterval(agreed, n, confidence)
  return { estimate: adjusted(agreed / n), interval: { lower: adjusted(lower), upper: adjusted(upper) } }
}
