import type { OptionsOf } from '../../kit/analysis.ts'
import { equivalenceFacts } from '../../kit/comparison/equivalence-words.ts'
import { limitsOrEmpty, orEmpty } from '../../kit/outcome/or-empty.ts'
import { numeric } from '../../kit/outcome/outcome.ts'
import type { Comparison } from './compare-pair.ts'
import type { definition } from './definition.ts'
import type { Facts, PairFacts } from './facts.ts'

export function factsOf(comparisons: readonly Comparison[], options: OptionsOf<typeof definition>): Facts {
  const { confidence, alternative, tests, missing, zeros, effectSizes } = options
  return {
    confidence,
    alternative,
    tests,
    missing,
    zeros,
    pairs: comparisons.map((comparison) => ofPair(comparison, effectSizes, confidence)),
  }
}

function ofPair(
  { pair, differences, described, lead, effects, equivalence }: Comparison,
  effectSizes: boolean,
  confidence: number,
): PairFacts {
  const [a, b] = described
  const means = lead.test === 't'
  const wanted = means ? 'gz' : 'rank-biserial'
  const effect = effectSizes ? effects.find(({ measure }) => measure === wanted) : undefined
  return {
    outcome: pair.name.outcome?.variable ?? null,
    members: pair.members,
    n: differences.n,
    centre: means
      ? { kind: 'mean', first: numeric(a.mean), second: numeric(b.mean) }
      : { kind: 'median', first: numeric(a.median), second: numeric(b.median) },
    test: lead.test,
    difference: numeric(lead.difference),
    interval: limitsOrEmpty(lead.interval),
    p: numeric(lead.p),
    equivalence: equivalenceFacts(equivalence, confidence),
    effect:
      effect === undefined
        ? null
        : { measure: wanted, estimate: orEmpty(effect.estimate), interval: limitsOrEmpty(effect.interval) },
  }
}
