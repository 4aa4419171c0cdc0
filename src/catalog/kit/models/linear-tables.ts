import type { TermTest } from '#engine/methods/regression/term-tests.ts'
import { defineTable } from '../analysis.ts'
import * as column from '../outcome/columns.ts'
import { limitsOrEmpty, orEmpty } from '../outcome/or-empty.ts'
import type { TermCell } from '../outcome/outcome.ts'
import { numeric } from '../outcome/outcome.ts'
import { termKey } from '../present/term-text.ts'
import { termColumn } from './model-tables.ts'
import type { Named } from './named-tests.ts'
import type { WaldEstimate } from './wald-estimates.ts'

/** Tables that models with an F test for each term share. */

export const termTestsTable = defineTable({
  title: { en: 'Tests of terms', zh: '模型项检验' },
  rows: ['term'],
  columns: {
    term: termColumn,
    squares: column.estimate({ en: 'Sum of squares', zh: '平方和' }),
    df: column.df({ en: 'df', zh: '自由度' }),
    statistic: column.statistic({ en: '_F_', zh: '_F_' }, 'F'),
    p: column.pValue(),
    eta: column.estimate({ en: 'Partial _η_^2^', zh: '偏 _η_^2^' }, 3),
    interval: column.interval({ en: '{level} CI', zh: '{level} CI' }),
    omega: column.estimate({ en: 'Partial _ω_^2^', zh: '偏 _ω_^2^' }, 3),
  },
})

export const termTestColumns = ['term', 'squares', 'df', 'statistic', 'p', 'eta', 'interval', 'omega'] as const

/** Rows of `termTestsTable`, one for each test. `residualDf` is the second degree of freedom of every F. */
export function termTestRows(tests: readonly Named<TermTest>[], residualDf: number) {
  return tests.map(({ cell, squares, df, statistic, pValue: p, eta, interval, omega }) => ({
    cells: {
      term: cell,
      squares: numeric(squares),
      df: [df, residualDf] as const,
      statistic: { symbol: 'F' as const, value: orEmpty(statistic) },
      p: orEmpty(p),
      eta: numeric(eta),
      interval: limitsOrEmpty(interval),
      omega: numeric(omega),
    },
  }))
}

/** Captures of the terms' numbers after `termTestLines`. */
export function termTestCaptures(terms: readonly TermCell[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    terms.flatMap((cell, j) => [
      ...termPaths.map(([path, name]) => [`terms/${termKey(cell)}/${path}`, `tests[${j + 1}, "${name}"]`]),
      [`terms/${termKey(cell)}/df.2`, 'fit$df.residual'],
    ]),
  )
}

const termPaths = [
  ['squares', 'squares'],
  ['df.1', 'df'],
  ['statistic', 'F'],
  ['p', 'p'],
  ['eta', 'eta'],
  ['interval.lower', 'lower'],
  ['interval.upper', 'upper'],
  ['omega', 'omega'],
] as const

/** The cells of a coefficient with its t test. Cells that cannot be computed are empty. */
export function coefficientCells({
  cell,
  estimate,
  standardError: se,
  lower,
  upper,
  statistic,
  pValue: p,
}: WaldEstimate) {
  return {
    term: cell,
    estimate: orEmpty(estimate),
    se: orEmpty(se),
    interval: limitsOrEmpty({ lower, upper }),
    statistic: { symbol: 't' as const, value: orEmpty(statistic) },
    p: orEmpty(p),
  }
}

/** Captures of the coefficients after `coefficientLines`, in the order of the design matrix. */
export function coefficientCaptures(cells: readonly TermCell[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    cells.flatMap((cell, k) =>
      coefficientPaths.map(([path, name]) => [
        `coefficients/${termKey(cell)}/${path}`,
        `coefficients[${k + 1}, "${name}"]`,
      ]),
    ),
  )
}

const coefficientPaths = [
  ['estimate', 'b'],
  ['se', 'se'],
  ['interval.lower', 'lower'],
  ['interval.upper', 'upper'],
  ['statistic', 't'],
  ['p', 'p'],
] as const
