import type { Interval } from '../../alternative.ts'
import type { Estimate } from './compare-risks.ts'

/** How many are treated for one to have a benefit, and for one to be harmed; null on a side that the interval of the difference does not reach. */
export interface NumberNeeded {
  readonly benefit: Side | null
  readonly harm: Side | null
}

interface Side {
  /** Null if the difference itself lies on the other side. */
  readonly estimate: number | null
  /** Up to infinity where the interval of the difference includes 0. */
  readonly interval: Interval
}

/**
 * The reciprocals of a risk difference and of its limits; a difference above 0 is a benefit. Where the interval of the difference includes 0, that of
 * the number needed passes through infinity, and each side has a part of it (Altman, BMJ 1998;317:1309).
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
