import type { Interval } from '../alternative.ts'
import { findRoot } from '../optimize/find-root.ts'
import type { TwoTails } from './poisson-mixture.ts'

/**
 * Confidence limits of a non-centrality: the values that leave (1 - confidence) / 2 above, and below, the observed statistic; `tailsAt` gives
 * its tails by the non-centrality. 0 if the statistic is too small for a limit, NaN if it is not finite. `start`: an estimate of the
 * non-centrality.
 */
export function nonCentralityLimits(tailsAt: (ncp: number) => TwoTails, start: number, confidence: number): Interval {
  if (!Number.isFinite(start)) return { lower: Number.NaN, upper: Number.NaN }
  const tail = (1 - confidence) / 2
  const solve = (side: keyof TwoTails) => {
    const excess = (ncp: number) => tailsAt(ncp)[side] - tail
    if (excess(0) > 0 === (side === 'upper')) return 0
    let high = Math.max(start, 1)
    while (excess(high) > 0 !== (side === 'upper')) high *= 2
    return findRoot(excess, 0, high)
  }
  return { lower: solve('upper'), upper: solve('lower') }
}
