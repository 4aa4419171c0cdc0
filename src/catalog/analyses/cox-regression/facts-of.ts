import type { ProportionalHazards } from '#engine/methods/cox/proportional-hazards-test.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import type { NamedTest } from '../../kit/models/named-tests.ts'
import { ratioFacts, termTestFacts } from '../../kit/models/ratio-facts.ts'
import { numeric } from '../../kit/outcome/outcome.ts'
import { unitOfTime } from '../../kit/survival/survival-options.ts'
import type { definition } from './definition.ts'
import type { Facts } from './facts.ts'
import type { Fitted } from './fit-model.ts'
import type { ModelFit } from './model-fit.ts'
import { changingTerms } from './test-hazards.ts'

interface Found {
  readonly fit: ModelFit
  readonly tests: readonly NamedTest[]
  readonly hazards: ProportionalHazards | null
}

export function factsOf(fitted: Fitted, { fit, tests, hazards }: Found, options: OptionsOf<typeof definition>): Facts {
  const { outcome, terms, confidence, ties, squares } = options
  const { prepared, model, estimates } = fitted
  const { form, start, time, status } = outcome
  const { design } = prepared
  const [likelihoodRatio] = fit.tests
  const { value, lower, upper } = fit.concordance
  return {
    status,
    events: outcome.events.map((level) => ({ variable: status, level })),
    n: model.n,
    happened: model.events,
    confidence,
    ties,
    squares,
    unit: unitOfTime(options),
    entry: form === 'start-stop' && start !== null ? { start, end: time } : null,
    dates: form === 'dates' && start !== null ? { from: start, to: time } : null,
    strata: terms.terms.flatMap((term) => (term.kind === 'strata' ? [term.variable] : [])),
    overall: {
      statistic: numeric(likelihoodRatio?.statistic ?? Number.NaN),
      df: fit.df,
      p: numeric(likelihoodRatio?.pValue ?? Number.NaN),
    },
    concordance: Number.isNaN(lower)
      ? null
      : { value: numeric(value), interval: { lower: numeric(lower), upper: numeric(upper) } },
    ratios: ratioFacts(estimates, design, null),
    tests: termTestFacts(tests, design),
    hazards:
      hazards === null || Number.isNaN(hazards.global.pValue)
        ? null
        : {
            statistic: numeric(hazards.global.statistic),
            df: hazards.global.df,
            p: numeric(hazards.global.pValue),
            changing: changingTerms(fitted, hazards),
          },
    splines: design.terms.some(({ term }) => term.kind === 'spline'),
    polynomials: design.terms.some(({ term }) => term.kind === 'polynomial'),
  }
}
