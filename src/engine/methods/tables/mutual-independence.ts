import { chiSquareSf } from '../../distributions/chi-square.ts'
import type { CountTable } from '../../frame/count-table.ts'

export interface IndependenceTest {
  /** (n − expected) / √expected by cell; NaN where a margin is 0. */
  readonly residuals: readonly CountTable[]
  /** Expected counts of the cells whose margins are above 0. */
  readonly expected: readonly number[]
  readonly statistic: number
  readonly df: number
  readonly pValue: number
}

/**
 * Pearson's chi-squared test that three classifications are mutually independent (Bishop YMM, Fienberg SE, Holland PW. Discrete Multivariate
 * Analysis. MIT Press; 1975), with the residual of each cell; with a single class of the third it is the usual test of two.
 * `counts`: by the first, second and third. Empty classes do not count; the statistic and P are NaN if fewer than two variables have two classes.
 */
export function mutualIndependence(counts: readonly CountTable[]): IndependenceTest {
  const sum = (values: readonly number[]) => values.reduce((all, n) => all + n, 0)
  const first = counts.map((table) => sum(table.flat()))
  const second = (counts[0] ?? []).map((_, b) => sum(counts.flatMap((table) => table[b] ?? [])))
  const third = (counts[0]?.[0] ?? []).map((_, c) => sum(counts.flatMap((table) => table.map((row) => row[c] ?? 0))))
  const total = sum(first)
  const expected: number[] = []
  let statistic = 0
  const residuals = counts.map((table, a) =>
    table.map((row, b) =>
      row.map((n, c) => {
        const mean = (first[a] ?? 0) * ((second[b] ?? 0) / total) * ((third[c] ?? 0) / total)
        if (!(mean > 0)) return Number.NaN
        const residual = (n - mean) / Math.sqrt(mean)
        expected.push(mean)
        statistic += residual ** 2
        return residual
      }),
    ),
  )
  const classes = [first, second, third].map((margin) => margin.filter((n) => n > 0).length)
  const df = classes.reduce((product, n) => product * n, 1) - sum(classes) + 2
  const isTested = classes.filter((n) => n > 1).length > 1
  return {
    residuals,
    expected,
    statistic: isTested ? statistic : Number.NaN,
    df,
    pValue: isTested ? chiSquareSf(statistic, df) : Number.NaN,
  }
}
