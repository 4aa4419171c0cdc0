import type { Alternative } from '../../alternative.ts'
import { normalCdf, normalSf } from '../../distributions/normal.ts'

export interface ZTest {
  readonly z: number
  readonly pValue: number
}

/**
 * Score test that the event has probability `share`, 0 < share < 1: Z = (events - n share) / sqrt(n share (1 - share)). The continuity
 * correction moves the difference towards 0 by 1/2, or to 0 if it is smaller (as in R).
 */
export function scoreTest(
  events: number,
  n: number,
  share: number,
  alternative: Alternative,
  isCorrected: boolean,
): ZTest {
  const difference = events - n * share
  const less = isCorrected ? Math.min(0.5, Math.abs(difference)) : 0
  const z = (Math.sign(difference) * (Math.abs(difference) - less)) / Math.sqrt(n * share * (1 - share))
  return { z, pValue: pOfZ(z, alternative) }
}

/** P value of a statistic that is standard normal under the null hypothesis. */
export function pOfZ(z: number, alternative: Alternative): number {
  if (alternative === 'two-sided') return Math.min(1, 2 * normalSf(Math.abs(z)))
  return alternative === 'greater' ? normalSf(z) : normalCdf(z)
}
