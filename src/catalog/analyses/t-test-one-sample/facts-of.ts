import type { OptionsOf } from '../../kit/analysis.ts'
import { equivalenceFacts } from '../../kit/comparison/equivalence-words.ts'
import { limitsOrEmpty, orEmpty } from '../../kit/outcome/or-empty.ts'
import type { Comparison } from './compare-variable.ts'
import type { definition } from './definition.ts'
import type { Facts, VariableFacts } from './facts.ts'

export function factsOf(comparisons: readonly Comparison[], options: OptionsOf<typeof definition>): Facts {
  const { reference, confidence, alternative, tests, missing, zeros } = options
  return {
    reference,
    confidence,
    alternative,
    tests,
    missing,
    zeros,
    variables: comparisons.map((comparison) => ofVariable(comparison, options)),
  }
}

function ofVariable(comparison: Comparison, options: OptionsOf<typeof definition>): VariableFacts {
  const { variable, described, lead, effects, equivalence } = comparison
  const wanted = lead.test === 't' ? 'g' : 'rank-biserial'
  const effect = options.effectSizes ? effects.find(({ measure }) => measure === wanted) : undefined
  return {
    variable,
    n: described.n,
    centre:
      lead.test === 't'
        ? { kind: 'mean', value: orEmpty(described.mean) }
        : { kind: 'median', value: orEmpty(described.median) },
    test: lead.test,
    difference: orEmpty(lead.difference),
    interval: limitsOrEmpty(lead.interval),
    p: orEmpty(lead.p),
    equivalence: equivalenceFacts(equivalence, options.confidence),
    effect:
      effect === undefined
        ? null
        : { measure: wanted, estimate: orEmpty(effect.estimate), interval: limitsOrEmpty(effect.interval) },
  }
}
