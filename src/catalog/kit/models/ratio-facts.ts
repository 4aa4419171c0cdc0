import type { Design } from '#engine/methods/design/build-design.ts'
import type { ForestFigure } from '../figures/forest-plot.ts'
import { type IntervalCell, type LevelRef, type Numeric, numeric, type TermCell } from '../outcome/outcome.ts'
import { comparedWith } from './compared-with.ts'
import type { NamedTest } from './named-tests.ts'
import { plainTerms } from './plain-terms.ts'
import type { WaldEstimate } from './wald-estimates.ts'

/** Facts for readings of models with ratios. */

/** A ratio of a model for the reading. */
export interface RatioFact {
  readonly cell: TermCell
  /** The reference level or the mean that it is compared with; null for a covariate. */
  readonly against: LevelRef | 'mean' | null
  readonly ratio: Numeric
  readonly interval: IntervalCell
  readonly p: Numeric
}

/** Tests of terms whose coefficients cannot be interpreted on their own. */
export interface TermTestFact {
  readonly cell: TermCell
  readonly statistic: Numeric
  readonly df: number
  readonly p: Numeric
}

/** On the scale of the linear predictor. */
interface Limits {
  readonly lower: number
  readonly upper: number
}

/** A reading lists at most this many. */
const maxRatios = 12

/**
 * Ratios for the reading: those of coefficients that can be interpreted on their own, at most 12. `limits`: by column, on the scale of the
 * linear predictor, if they are not Wald's.
 */
export function ratioFacts(
  estimates: readonly WaldEstimate[],
  design: Design,
  limits: readonly Limits[] | null,
): readonly RatioFact[] {
  const isPlain = plainTerms(design)
  return estimates
    .filter(({ term, estimate }) => isPlain(term) && !Number.isNaN(estimate))
    .slice(0, maxRatios)
    .map((one) => {
      const { lower, upper } = limits?.[one.column] ?? one
      return {
        cell: one.cell,
        against: comparedWith(one.cell, design),
        ratio: numeric(Math.exp(one.estimate)),
        interval: { lower: numeric(Math.exp(lower)), upper: numeric(Math.exp(upper)) },
        p: numeric(one.pValue),
      }
    })
}

/**
 * Tests of the terms whose coefficients cannot be interpreted on their own, such as splines and products. `tests` are in the order of the
 * terms; those without degrees of freedom are omitted.
 */
export function termTestFacts(tests: readonly NamedTest[], design: Design): readonly TermTestFact[] {
  const isPlain = plainTerms(design)
  return tests
    .filter(({ df }, k) => !isPlain(k) && df > 0)
    .map(({ cell, statistic, df, pValue: p }) => ({ cell, statistic: numeric(statistic), df, p: numeric(p) }))
}

/** The rows of a forest plot: ratios with finite limits that can be interpreted on their own. */
export function ratioForest(
  estimates: readonly WaldEstimate[],
  design: Design,
  limits: readonly Limits[] | null,
): ForestFigure['rows'] {
  const isPlain = plainTerms(design)
  return estimates
    .filter(({ standardError: se, term }) => Number.isFinite(se) && isPlain(term))
    .map((one) => ({ cell: one.cell, estimate: one.estimate, ...limitsOf(limits?.[one.column] ?? one) }))
    .filter(({ lower, upper }) => Number.isFinite(lower) && Number.isFinite(Math.exp(upper)))
    .map(({ cell, estimate, lower, upper }) => ({
      cell,
      estimate: Math.exp(estimate),
      lower: Math.exp(lower),
      upper: Math.exp(upper),
    }))
}

function limitsOf({ lower, upper }: Limits): Limits {
  return { lower, upper }
}
