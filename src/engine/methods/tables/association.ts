import type { Interval } from '../../alternative.ts'
import { chiSquareSf } from '../../distributions/chi-square.ts'
import { nonCentralityOfChiSquare } from '../../distributions/non-central-chi-square.ts'
import type { CountTable } from '../../frame/count-table.ts'
import { expectedCounts, margins } from '../../frame/count-table.ts'
import { type ChiSquareTest, chiSquareTest } from './chi-square-test.ts'

/** Likelihood ratio test G² = 2 Σ O ln(O / E) of a table with at least two rows and two columns, none of them empty. */
export function likelihoodRatioTest(table: CountTable): ChiSquareTest {
  const expected = expectedCounts(table)
  let statistic = 0
  for (const [i, row] of table.entries())
    for (const [j, count] of row.entries())
      if (count > 0) statistic += 2 * count * Math.log(count / (expected[i]?.[j] ?? 1))
  statistic = Math.max(0, statistic)
  const df = (table.length - 1) * ((table[0]?.length ?? 0) - 1)
  return { statistic, df, pValue: chiSquareSf(statistic, df) }
}

export interface LinearTrend extends ChiSquareTest {
  /** Pearson's correlation of the scores. */
  readonly correlation: number
}

/** A score for each row and for each column. */
export interface TableScores {
  readonly rows: readonly number[]
  readonly columns: readonly number[]
}

/** Linear-by-linear association (Mantel 1963): (n - 1) r² with the given scores, or with the row and column numbers 1, 2 ... */
export function linearByLinear(table: CountTable, scores?: TableScores): LinearTrend {
  const { rows, columns, total } = margins(table)
  const ofRow = (i: number) => (scores === undefined ? i : (scores.rows[i] ?? Number.NaN))
  const ofColumn = (j: number) => (scores === undefined ? j : (scores.columns[j] ?? Number.NaN))
  const mean = (counts: readonly number[], score: (k: number) => number) =>
    counts.reduce((sum, n, k) => sum + n * score(k), 0) / total
  const [a, b] = [mean(rows, ofRow), mean(columns, ofColumn)]
  const squares = (counts: readonly number[], score: (k: number) => number, centre: number) =>
    counts.reduce((sum, n, k) => sum + n * (score(k) - centre) ** 2, 0)
  let products = 0
  for (const [i, row] of table.entries())
    for (const [j, count] of row.entries()) products += count * (ofRow(i) - a) * (ofColumn(j) - b)
  const correlation = products / Math.sqrt(squares(rows, ofRow, a) * squares(columns, ofColumn, b))
  const statistic = (total - 1) * correlation ** 2
  return { correlation, statistic, df: 1, pValue: chiSquareSf(statistic, 1) }
}

/** (O - E) / sqrt(E (1 - row proportion) (1 - column proportion)): standard normal under independence (Haberman 1973). */
export function adjustedResiduals(table: CountTable): CountTable {
  const { rows, columns, total } = margins(table)
  return table.map((row, i) =>
    row.map((count, j) => {
      const [r, c] = [(rows[i] ?? 0) / total, (columns[j] ?? 0) / total]
      const expected = total * r * c
      return (count - expected) / Math.sqrt(expected * (1 - r) * (1 - c))
    }),
  )
}

export interface CramersV {
  readonly raw: number
  /** Bergsma's (2013) bias-corrected V; 0 if it would be negative. */
  readonly corrected: number
  /** Interval of the population V from the non-central chi-squared distribution. */
  readonly interval: Interval
}

/** Cramér's V with its interval. The table has at least two rows and two columns, none of them empty; `confidence` is between 0 and 1. */
export function cramersV(table: CountTable, confidence: number): CramersV {
  const { rows, columns, total } = margins(table)
  const { statistic, df } = chiSquareTest(table)
  const [r, c] = [rows.length, columns.length]
  const least = Math.min(r, c) - 1
  const shrunk = (k: number) => k - (k - 1) ** 2 / (total - 1)
  const excess = Math.max(0, statistic / total - df / (total - 1))
  const { lower, upper } = nonCentralityOfChiSquare(statistic, df, confidence)
  const share = (ncp: number) => Math.min(1, Math.sqrt(ncp / (total * least)))
  return {
    raw: Math.sqrt(statistic / (total * least)),
    corrected: Math.sqrt(excess / (Math.min(shrunk(r), shrunk(c)) - 1)),
    interval: { lower: share(lower), upper: share(upper) },
  }
}
