import type { OptionsOf } from '../../kit/analysis.ts'
import type { NamedTest } from '../../kit/models/named-tests.ts'
import { ratioFacts, termTestFacts } from '../../kit/models/ratio-facts.ts'
import { numeric } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'
import type { Facts } from './facts.ts'
import type { Fitted } from './fit-model.ts'
import type { ModelFit } from './model-fit.ts'

export function factsOf(
  { prepared, model, estimates }: Fitted,
  fit: ModelFit,
  tests: readonly NamedTest[],
  { outcome, exposure, confidence, distribution, errors, squares }: OptionsOf<typeof definition>,
): Facts {
  const { design } = prepared
  return {
    outcome,
    exposure,
    n: model.n,
    events: model.events,
    confidence,
    distribution,
    errors,
    squares,
    overall: { statistic: numeric(fit.statistic), df: fit.df, p: numeric(fit.pValue) },
    dispersion: model.residualDf === 0 ? null : numeric(model.pearson / model.residualDf),
    theta: distribution === 'poisson' ? null : numeric(model.fit.shape.theta),
    ratios: ratioFacts(estimates, design, null),
    tests: termTestFacts(tests, design),
    splines: design.terms.some(({ term }) => term.kind === 'spline'),
    polynomials: design.terms.some(({ term }) => term.kind === 'polynomial'),
  }
}
