import type { TermTest } from '#engine/methods/regression/term-tests.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { comparedWith } from '../../kit/models/compared-with.ts'
import type { Named } from '../../kit/models/named-tests.ts'
import { plainTerms } from '../../kit/models/plain-terms.ts'
import { numeric } from '../../kit/outcome/outcome.ts'
import { termKey } from '../../kit/present/term-text.ts'
import type { definition } from './definition.ts'
import type { Facts, Slope } from './facts.ts'
import type { Fitted } from './fit-model.ts'

/** With more coefficients the reading would be too long. */
const maxSlopes = 12

export function factsOf(
  { prepared, model, estimates }: Fitted,
  tests: readonly Named<TermTest>[],
  { outcome, confidence, errors, squares }: OptionsOf<typeof definition>,
): Facts {
  const { design } = prepared
  const isPlain = plainTerms(design)
  const slopes: readonly Slope[] = estimates
    .filter(({ term, estimate }) => isPlain(term) && !Number.isNaN(estimate))
    .slice(0, maxSlopes)
    .map((one) => ({
      cell: one.cell,
      against: comparedWith(one.cell, design),
      estimate: numeric(one.estimate),
      interval: { lower: numeric(one.lower), upper: numeric(one.upper) },
      p: numeric(one.pValue),
    }))
  return {
    outcome,
    n: model.n,
    confidence,
    errors,
    weighted: model.data.weights !== null,
    squares,
    rSquared: numeric(model.rSquared),
    adjusted: numeric(model.adjustedRSquared),
    overall: {
      statistic: numeric(model.overall.statistic),
      df: [model.overall.df, model.residualDf],
      p: numeric(model.overall.pValue),
    },
    slopes,
    tests: tests
      .filter(({ cell, df }, k) => !isPlain(k) && df > 0 && termKey(cell) !== '')
      .map(({ cell, statistic, df, pValue: p, eta }) => ({
        cell,
        statistic: numeric(statistic),
        df: [df, model.residualDf],
        p: numeric(p),
        eta: numeric(eta),
      })),
    splines: design.terms.some(({ term }) => term.kind === 'spline'),
    polynomials: design.terms.some(({ term }) => term.kind === 'polynomial'),
  }
}
