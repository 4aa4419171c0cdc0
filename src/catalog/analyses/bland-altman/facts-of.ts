import type { OptionsOf } from '../../kit/analysis.ts'
import { limitsOrEmpty, orEmpty } from '../../kit/outcome/or-empty.ts'
import type { Compared } from './compute.ts'
import type { definition } from './definition.ts'
import type { Facts } from './facts.ts'
import { shownLimits } from './tables-of.ts'

export function factsOf({ limits, slope }: Compared, options: OptionsOf<typeof definition>): Facts {
  const { first, second, scale, against, coverage, confidence, allowed } = options
  const { lower, upper, lowerInterval, upperInterval } = limits
  const holds = (from: number, to: number) => allowed !== null && from >= -allowed && to <= allowed
  return {
    first,
    second,
    n: limits.n,
    scale,
    against,
    coverage,
    confidence,
    ...shownLimits(limits, options),
    p: orEmpty(limits.pValue),
    slope: Number.isNaN(slope.estimate) ? null : { estimate: slope.estimate, interval: limitsOrEmpty(slope.interval) },
    slopeP: orEmpty(slope.pValue),
    allowed,
    acceptable:
      allowed === null
        ? null
        : holds(lowerInterval.lower, upperInterval.upper)
          ? 'surely'
          : holds(lower, upper)
            ? 'barely'
            : 'no',
  }
}
