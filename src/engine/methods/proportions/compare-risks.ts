import type { Interval } from '../../alternative.ts'
import { normalUpperQuantile } from '../../distributions/normal.ts'
import type { Risk } from '../../frame/count-events.ts'
import { wilsonInterval } from './proportion-interval.ts'

export interface Estimate {
  readonly estimate: number
  readonly interval: Interval
}

export interface RiskComparison {
  /** Interval of Woolf (1955) on the log scale; its limits are NaN if a cell is 0. */
  readonly oddsRatio: Estimate
  /** Interval of Katz et al. (1978) on the log scale; its limits are NaN if a group has no events. */
  readonly riskRatio: Estimate
  /** Interval of Newcombe (1998), method 10, from the Wilson intervals of both risks. */
  readonly difference: Estimate
}

/** Effect measures of the first group relative to the second; neither is empty. */
export function compareRisks(first: Risk, second: Risk, confidence: number): RiskComparison {
  const z = normalUpperQuantile((1 - confidence) / 2)
  const [a, c] = [first.events, second.events]
  const [b, d] = [first.n - a, second.n - c]
  const [p1, p2] = [a / first.n, c / second.n]
  const [w1, w2] = [wilsonInterval(a, first.n, confidence), wilsonInterval(c, second.n, confidence)]
  const difference = p1 - p2
  return {
    oddsRatio: onLogScale((a * d) / (b * c), z * Math.sqrt(1 / a + 1 / b + 1 / c + 1 / d)),
    riskRatio: onLogScale(p1 / p2, z * Math.sqrt(b / (a * first.n) + d / (c * second.n))),
    difference: {
      estimate: difference,
      interval: {
        lower: difference - Math.hypot(p1 - w1.lower, w2.upper - p2),
        upper: difference + Math.hypot(w1.upper - p1, p2 - w2.lower),
      },
    },
  }
}

/** Wald's textbook interval of a risk difference, with the unpooled standard error; truncated to [-1, 1]. */
export function waldDifference(first: Risk, second: Risk, confidence: number): Interval {
  const [p1, p2] = [first.events / first.n, second.events / second.n]
  const half =
    normalUpperQuantile((1 - confidence) / 2) * Math.sqrt((p1 * (1 - p1)) / first.n + (p2 * (1 - p2)) / second.n)
  return { lower: Math.max(-1, p1 - p2 - half), upper: Math.min(1, p1 - p2 + half) }
}

function onLogScale(estimate: number, half: number): Estimate {
  const known = estimate > 0 && Number.isFinite(half)
  return {
    estimate,
    interval: {
      lower: known ? estimate * Math.exp(-half) : Number.NaN,
      upper: known ? estimate * Math.exp(half) : Number.NaN,
    },
  }
}
