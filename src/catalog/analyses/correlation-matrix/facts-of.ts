import type { CorrelationMatrix } from '#engine/methods/correlation/correlate-pairs.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { numeric } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'
import type { Facts } from './facts.ts'
import { limits } from './tables-of.ts'

export function factsOf(matrices: readonly CorrelationMatrix[], options: OptionsOf<typeof definition>): Facts {
  const { confidence, methods, controls, adjust, missing, variables } = options
  const strength = (r: number) => (Number.isNaN(r) ? -1 : Math.abs(r))
  return {
    confidence,
    methods,
    controls,
    adjust,
    missing,
    variables,
    pairs: (matrices[0]?.pairs ?? [])
      .toSorted((a, b) => strength(b.r) - strength(a.r))
      .map((pair) => ({
        first: pair.first,
        second: pair.second,
        n: pair.n,
        r: numeric(pair.r),
        interval: limits(pair),
        p: numeric(pair.adjusted),
      })),
  }
}
