import type { Risk } from '../../frame/count-events.ts'
import { findRoot } from '../../optimize/find-root.ts'
import type { Estimate } from './compare-risks.ts'

/** Margins of a 2 x 2 table and the range of its first cell. */
interface Urn {
  readonly first: number
  readonly second: number
  readonly events: number
  readonly least: number
  readonly most: number
}

/**
 * About a hundred sums are computed between two checkpoints; their number of terms grows with the square root of the smallest margin: half
 * a second at this bound.
 */
const maxInMargin = 1e8

/** Whether the exact interval can be computed without a long pause between two checkpoints. */
export function isExactOddsRatioFeasible(first: Risk, second: Risk): boolean {
  const events = first.events + second.events
  return Math.min(first.n, second.n, events, first.n + second.n - events) <= maxInMargin
}

/**
 * The odds ratio of the first group relative to the second: the conditional maximum-likelihood estimate given both margins, with the exact
 * interval (Cornfield 1956), as in R's fisher.test. The estimate is 0 or infinite if the first cell has its minimum or maximum, and NaN if
 * the margins determine the cell.
 */
export function exactOddsRatio(first: Risk, second: Risk, confidence: number): Estimate {
  const events = first.events + second.events
  const urn: Urn = {
    first: first.n,
    second: second.n,
    events,
    least: Math.max(0, events - second.n),
    most: Math.min(first.n, events),
  }
  const x = first.events
  if (urn.least === urn.most) return { estimate: Number.NaN, interval: { lower: 0, upper: Number.POSITIVE_INFINITY } }
  const tail = (1 - confidence) / 2
  const solve = (excess: (logOdds: number) => number) => Math.exp(rootOf(excess))
  const lowest = x === urn.least
  const highest = x === urn.most
  return {
    estimate: lowest ? 0 : highest ? Number.POSITIVE_INFINITY : solve((t) => summed(urn, t, x).mean - x),
    interval: {
      lower: lowest ? 0 : solve((t) => summed(urn, t, x).above - tail),
      upper: highest ? Number.POSITIVE_INFINITY : solve((t) => tail - summed(urn, t, x).below),
    },
  }
}

/** The root of an increasing function, from a bracket around 0 that is widened until it contains the root. */
function rootOf(rising: (t: number) => number): number {
  let [low, high] = [-1, 1]
  while (rising(low) > 0 && low > -700) low *= 2
  while (rising(high) < 0 && high < 700) high *= 2
  return findRoot(rising, low, high)
}

/**
 * Mean, P(X >= x) and P(X <= x) of the noncentral hypergeometric distribution with log odds ratio t. Terms are summed outwards from the
 * mode, each from its ratio to the previous one, until they are negligible.
 */
function summed({ first, second, events, least, most }: Urn, t: number, x: number) {
  const odds = Math.exp(t)
  const up = (k: number) => (odds * (first - k) * (events - k)) / ((k + 1) * (second - events + k + 1))
  const mode = modeOf(up, least, most)
  let [total, moment, above, below] = [0, 0, 0, 0]
  const add = (k: number, weight: number) => {
    total += weight
    moment += weight * (k - x)
    if (k >= x) above += weight
    if (k <= x) below += weight
  }
  add(mode, 1)
  for (let k = mode, weight = 1; k < most && weight > 1e-30; k++) {
    weight *= up(k)
    add(k + 1, weight)
  }
  for (let k = mode, weight = 1; k > least && weight > 1e-30; k--) {
    weight /= up(k - 1)
    add(k - 1, weight)
  }
  return { mean: x + moment / total, above: above / total, below: below / total }
}

/** The largest k whose probability is at least that of k - 1. */
function modeOf(up: (k: number) => number, least: number, most: number): number {
  let [low, high] = [least, most + 1]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (up(middle - 1) >= 1) low = middle
    else high = middle
  }
  return low
}
