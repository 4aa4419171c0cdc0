import type { OptionsOf } from '../../kit/analysis.ts'
import { comparedWith } from '../../kit/compared-with.ts'
import { type LevelRef, numeric } from '../../kit/outcome.ts'
import { plainTerms } from '../../kit/plain-terms.ts'
import type { Assessment } from './assess.ts'
import type { definition } from './definition.ts'
import type { Facts } from './facts.ts'
import type { Fitted } from './fit-model.ts'
import type { ModelFit } from './model-fit.ts'
import type { ProfileLimits } from './profile-limits.ts'
import type { TermTestResult } from './test-terms.ts'

/** More than these make no reading. */
const mostRatios = 12

interface Found {
  readonly fit: ModelFit
  readonly tests: readonly TermTestResult[]
  readonly profiles: readonly ProfileLimits[] | null
  readonly assessed: Assessment | null
}

export function factsOf(
  { prepared, model, estimates }: Fitted,
  { fit, tests, profiles, assessed }: Found,
  event: LevelRef,
  { confidence, squares, interval }: OptionsOf<typeof definition>,
): Facts {
  const { design } = prepared
  const isPlain = plainTerms(design)
  return {
    event,
    n: model.n,
    events: model.events,
    confidence,
    interval,
    squares,
    nagelkerke: numeric(fit.nagelkerke),
    overall: { statistic: numeric(fit.statistic), df: fit.df, p: numeric(fit.p) },
    ratios: estimates
      .filter(({ term, estimate }) => isPlain(term) && !Number.isNaN(estimate))
      .slice(0, mostRatios)
      .map((one) => {
        const { lower, upper } = profiles?.[one.column] ?? one
        return {
          cell: one.cell,
          against: comparedWith(one.cell, design),
          ratio: numeric(Math.exp(one.estimate)),
          interval: { lower: numeric(Math.exp(lower)), upper: numeric(Math.exp(upper)) },
          p: numeric(one.p),
        }
      }),
    tests: tests
      .filter(({ df }, k) => !isPlain(k) && df > 0)
      .map(({ cell, statistic, df, p }) => ({ cell, statistic: numeric(statistic), df, p: numeric(p) })),
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
