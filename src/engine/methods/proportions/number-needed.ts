import type { Interval } from '../../alternative.ts'
import type { Estimate } from './compare-risks.ts'

/** The numbers needed to treat for one benefit and for one harm; null on a side that the interval of the difference does not reach. */
export interface NumberNeeded {
  readonly benefit: Side | null
  readonly harm: Side | null
}

interface Side {
  /** Null if the difference has the other sign. */
  readonly estimate: number | null
  /** Extends to infinity if the interval of the difference includes 0. */
  readonly interval: Interval
}

/**
 * The reciprocals of a risk difference and of its limits; a positive difference is a benefit. If the interval of the difference includes 0,
 * that of the number needed passes through infinity and is split between benefit and harm (Altman, BMJ 1998;317:1309).
 */
export function numberNeeded({ estimate, interval: { lower, upper } }: Estimate): NumberNeeded {
  return { benefit: sideOf(estimate, lower, upper), harm: sideOf(-estimate, -upper, -lower) }
}

function sideOf(estimate: number, lower: number, upper: number): Side | null {
  if (!(upper > 0)) return null
  return {
    estimate: estimate > 0 ? 1 / estimate : null,
    interval: { lower: 1 / upper, upper: lower > 0 ? 1 / lower : Number.POSITIVE_INFINITY },
  }
}
