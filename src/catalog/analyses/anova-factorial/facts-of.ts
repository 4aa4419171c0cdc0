import type { LinearFit } from '#engine/methods/regression/fit-linear.ts'
import type { TermTest } from '#engine/methods/regression/term-tests.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import type { Named } from '../../kit/models/named-tests.ts'
import { limitsOrEmpty } from '../../kit/outcome/or-empty.ts'
import { numeric } from '../../kit/outcome/outcome.ts'
import { termKey } from '../../kit/present/term-text.ts'
import { cellOf, largestTerms } from './cells.ts'
import type { definition } from './definition.ts'
import type { Means } from './estimate-means.ts'
import type { Facts, PairFact } from './facts.ts'

type Options = OptionsOf<typeof definition>

export function factsOf(
  { model }: LinearFit,
  tests: readonly Named<TermTest>[],
  means: Means,
  options: Options,
): Facts {
  const { outcome, confidence, effectConfidence, squares, adjust, comparisons } = options
  const largest = new Set(
    largestTerms(means.terms)
      .filter((variables) => variables.length > 1)
      .map((variables) => variables.join(':')),
  )
  const interactions = tests.filter(({ cell, df }) => df > 0 && largest.has(termKey(cell)))
  return {
    outcome,
    n: model.n,
    factors: [...means.levels.keys()],
    covariates: [...means.covariates.keys()],
    confidence,
    effectConfidence,
    squares,
    adjust,
    compared: comparisons.length > 0,
    rSquared: numeric(model.rSquared),
    adjusted: numeric(model.adjustedRSquared),
    tests: tests
      .filter(({ df }) => df > 0)
      .map(({ cell, eta, interval, statistic, df, pValue: p }) => ({
        cell,
        eta: numeric(eta),
        interval: limitsOrEmpty(interval),
        statistic: numeric(statistic),
        df: [df, model.residualDf],
        p: numeric(p),
      })),
    interactions: interactions.map(({ cell, pValue: p }) => ({ cell, p: numeric(p) })),
    pairs: pairsTold(
      means,
      options,
      interactions.some(({ pValue: p }) => p < 0.05),
    ),
  }
}

function pairsTold(means: Means, { comparisons }: Options, interacts: boolean): Facts['pairs'] {
  const simple = comparisons.includes('simple') && (interacts || !comparisons.includes('main'))
  const shown = means.pairs.filter(({ at }) => at.length > 0 === simple)
  const found = shown.flatMap(({ at, levels, differences }) =>
    differences.flatMap(({ first, second, estimate, interval, pValue: p }): PairFact[] => {
      const [a, b] = [levels[first], levels[second]]
      if (Number.isNaN(p) || a === undefined || b === undefined) return []
      const limits = limitsOrEmpty(interval)
      return [{ first: a, second: b, at: cellOf(at), difference: numeric(estimate), interval: limits, p: numeric(p) }]
    }),
  )
  if (found.length === 0) return null
  return { simple, count: found.length, found: found.filter(({ p }) => typeof p === 'number' && p < 0.05) }
}
