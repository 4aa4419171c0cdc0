import type { DevianceTest } from '#engine/methods/design/deviance-tests.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import type { NamedTest } from '../../kit/models/named-tests.ts'
import { ratioFacts, termTestFacts } from '../../kit/models/ratio-facts.ts'
import { type LevelRef, numeric } from '../../kit/outcome/outcome.ts'
import type { Assessment } from './assess.ts'
import type { definition } from './definition.ts'
import type { Facts } from './facts.ts'
import type { Fitted } from './fit-model.ts'
import type { ModelFit } from './model-fit.ts'
import { intervalsOf } from './options-of.ts'
import type { ProfileLimits } from './profile-limits.ts'

interface Found {
  readonly fit: ModelFit
  readonly tests: readonly NamedTest[]
  readonly profiles: readonly ProfileLimits[] | null
  readonly penalised: readonly DevianceTest[] | null
  readonly assessed: Assessment | null
}

export function factsOf(
  { prepared, model, estimates }: Fitted,
  { fit, tests, profiles, penalised, assessed }: Found,
  event: LevelRef,
  options: OptionsOf<typeof definition>,
): Facts {
  const { design } = prepared
  const { confidence, squares, method } = options
  // a penalised likelihood test is reported if the intervals are penalised profile likelihood intervals
  const shown = estimates.map((one, k) =>
    penalised === null ? one : { ...one, pValue: penalised[k]?.pValue ?? Number.NaN },
  )
  return {
    event,
    n: model.n,
    events: model.events,
    confidence,
    interval: intervalsOf(options),
    method,
    squares,
    nagelkerke: numeric(fit.nagelkerke),
    overall: { statistic: numeric(fit.statistic), df: fit.df, p: numeric(fit.pValue) },
    ratios: ratioFacts(shown, design, profiles),
    tests: termTestFacts(tests, design),
    area:
      assessed === null || Number.isNaN(assessed.lower)
        ? null
        : {
            value: numeric(assessed.area),
            interval: { lower: numeric(assessed.lower), upper: numeric(assessed.upper) },
          },
    splines: design.terms.some(({ term }) => term.kind === 'spline'),
    polynomials: design.terms.some(({ term }) => term.kind === 'polynomial'),
  }
}
