import type { OptionsOf } from '../../kit/analysis.ts'
import { limitsOrEmpty, orEmpty } from '../../kit/outcome/or-empty.ts'
import type { Comparison } from './compare-conditions.ts'
import type { definition } from './definition.ts'
import type { Facts } from './facts.ts'

export function factsOf(comparison: Comparison, options: OptionsOf<typeof definition>): Facts {
  const { repeated, confidence, effectConfidence, correction, adjust, bars } = options
  const { described, anova, tests, etaInterval, pairs } = comparison
  const lead = tests.find((test) => test.correction === correction)
  return {
    n: anova.n,
    outcome: repeated.layout === 'long' ? repeated.outcome : null,
    confidence,
    effectConfidence,
    correction,
    adjust,
    bars,
    means: described.map(({ condition, mean }) => ({ condition, mean: orEmpty(mean) })),
    statistic: orEmpty(anova.statistic),
    df: [orEmpty(lead?.df1 ?? Number.NaN), orEmpty(lead?.df2 ?? Number.NaN)],
    p: orEmpty(lead?.pValue ?? Number.NaN),
    epsilon: orEmpty(anova.sphericity.greenhouseGeisser),
    effect: {
      partial: orEmpty(anova.partialEtaSquared),
      interval: limitsOrEmpty(etaInterval),
      generalised: orEmpty(anova.generalisedEtaSquared),
    },
    apart:
      described.length === 2
        ? null
        : {
            pairs: pairs.length,
            found: pairs.flatMap(({ first, second, estimate, interval, adjusted }) =>
              adjusted < 0.05
                ? [
                    {
                      first,
                      second,
                      difference: orEmpty(estimate),
                      interval: limitsOrEmpty(interval),
                      p: orEmpty(adjusted),
                    },
                  ]
                : [],
            ),
          },
  }
}
