import { type Tails, tailsFrom } from '../special/incomplete-gamma.ts'
import { type BothTails, bothTails } from './both-tails.ts'
import { normalQuantile } from './normal.ts'

/**
 * A distribution on integers with its parameters. Every function gives NaN for NaN, and for invalid parameters. As in R, an x within 1e-7 of
 * an integer is that integer, and a quantile treats a probability as reached if only rounding prevents it. `logPmf` is the natural logarithm
 * of the probability.
 */
export interface DiscreteDistribution extends BothTails {
  /** P(X = x); 0 if x is not whole. */
  readonly pmf: (x: number) => number
  readonly logPmf: (x: number) => number
}

/** The formulas of a family. */
interface Family {
  /** Whether the parameters are in their domain. */
  readonly valid: boolean
  /** The least and the greatest value; the latter may be infinite. */
  readonly support: readonly [number, number]
  readonly mean: number
  readonly variance: number
  /** Log probability at an integer k in the support. */
  readonly logPmf: (k: number) => number
  /** Tails at an integer k in the support except its greatest value. */
  readonly tails: (k: number) => Tails
}

/** The relative error of a computed probability of about p: that of the exponential function of its logarithm (R allows 8 roundings). */
function allowance(p: number): number {
  return 1e-14 * (1 - Math.log(p))
}

/** Probabilities, tails and quantiles of one family, safe for non-integers, values outside the support, NaN, and invalid parameters. */
export function discreteDistribution(family: Family): DiscreteDistribution {
  const { valid, support, logPmf, tails } = family
  const [least, most] = support
  const probability = (x: number): number => {
    if (!valid || Number.isNaN(x)) return Number.NaN
    const k = Math.round(x)
    const isWhole = Math.abs(x - k) <= 1e-7
    return isWhole && k >= least && k <= most && Number.isFinite(k) ? logPmf(k) : Number.NEGATIVE_INFINITY
  }
  const tailsAt = (x: number): Tails => {
    const k = Math.floor(x + 1e-7)
    if (k < least) return tailsFrom('lower', Number.NEGATIVE_INFINITY)
    return k >= most ? tailsFrom('upper', Number.NEGATIVE_INFINITY) : tails(k)
  }
  const place = (p: number, side: 'lower' | 'upper'): number => {
    const reached =
      side === 'lower'
        ? (k: number) => tailsAt(k).lower >= p * (1 - allowance(p))
        : (k: number) => tailsAt(k).upper <= p * (1 + allowance(p))
    return smallest(reached, startAt(family, normalQuantile(p) * (side === 'lower' ? 1 : -1)), family)
  }
  return { pmf: (x) => Math.exp(probability(x)), logPmf: probability, ...bothTails(valid, support, tailsAt, place) }
}

/** Whether each is a finite integer >= 0, as required of a size or a count. */
export function wholeCounts(...parameters: readonly number[]): boolean {
  return parameters.every((value) => Number.isSafeInteger(value) && value >= 0)
}

function startAt({ support: [least, most], mean, variance }: Family, z: number): number {
  return Math.min(Math.max(Math.round(mean + z * Math.sqrt(variance)), least), most)
}

/** The smallest value for which `reached` holds, which is monotone: by increasing steps from the start, then by bisection. */
function smallest(
  reached: (k: number) => boolean,
  start: number,
  { support: [least, most], variance }: Family,
): number {
  let step = Math.max(1, Math.floor(Math.sqrt(variance) / 8))
  let [low, high] = [start, start]
  if (reached(start))
    do {
      if (low <= least) return least
      high = low
      low = Math.max(low - step, least)
      step *= 2
    } while (reached(low))
  else
    do {
      if (high >= most) return most
      low = high
      high = Math.min(high + step, most)
      step *= 2
    } while (!reached(high))
  for (;;) {
    const middle = low + Math.floor((high - low) / 2)
    if (middle <= low || middle >= high) return high
    if (reached(middle)) high = middle
    else low = middle
  }
}
