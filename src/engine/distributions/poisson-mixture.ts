import { gaussLegendre } from '../special/gauss-legendre.ts'
import type { Tails } from '../special/incomplete-gamma.ts'
import { poissonTerm } from '../special/saddle-point.ts'

/** P(X <= x) and P(X > x). */
export interface TwoTails {
  readonly lower: number
  readonly upper: number
}

/** From this mean on, the Poisson distribution is so smooth that its sum equals an integral to all digits. */
const maxSummed = 2000

/** A family of distributions by j = 0, 1, ... whose neighbours differ by one term: lower(j + 1) = lower(j) - term(j). */
export interface Neighbours {
  readonly tailsAt: (j: number) => TwoTails
  readonly termAt: (j: number) => number
  /** term(j + 1) / term(j), which is at most 1 from some j on. */
  readonly ratioAt: (j: number) => number
}

/**
 * Both tails of a distribution whose parameter j is Poisson with this mean. Only the two smallest tails are evaluated; the others follow from
 * their neighbours by adding positive terms, so that nothing cancels.
 */
export function poissonMixture(mean: number, family: Neighbours): TwoTails {
  if (mean === 0) return family.tailsAt(0)
  const { lower, upper } = mean > maxSummed ? smoothMixture(mean, family) : summedMixture(mean, family)
  return { lower: Math.min(lower, 1), upper: Math.min(upper, 1) }
}

function smoothMixture(mean: number, { tailsAt }: Neighbours): TwoTails {
  let [lower, upper] = [0, 0]
  forEachTerm(mean, (j, share) => {
    const tails = tailsAt(j)
    lower += share * tails.lower
    upper += share * tails.upper
  })
  return { lower, upper }
}

function summedMixture(mean: number, { tailsAt, termAt, ratioAt }: Neighbours): TwoTails {
  const [least, most] = rangeOf(mean)
  const at = Math.floor(mean)
  const shares = fromPeak({ least, most, at }, poissonTerm(at, mean), (j) => mean / (j + 1))
  let peak = least
  while (peak < most && ratioAt(peak) > 1) peak++
  const terms = fromPeak({ least, most, at: peak }, termAt(peak), ratioAt)
  let [lower, upper] = [0, 0]
  let above = tailsAt(least).upper
  for (let k = 0; k < shares.length; k++) {
    upper += (shares[k] as number) * above
    above += terms[k] as number
  }
  let below = tailsAt(most).lower
  for (let k = shares.length - 1; k >= 0; k--) {
    lower += (shares[k] as number) * below
    if (k > 0) below += terms[k - 1] as number
  }
  return { lower, upper }
}

/** Elements from `least` to `most` by their ratios, starting at the largest, so that none underflows before the ones that matter. */
function fromPeak(
  { least, most, at }: { readonly least: number; readonly most: number; readonly at: number },
  largest: number,
  ratioAt: (j: number) => number,
): Float64Array {
  const values = new Float64Array(most - least + 1)
  values[at - least] = largest
  for (let j = at; j < most; j++) values[j + 1 - least] = (values[j - least] as number) * ratioAt(j)
  for (let j = at - 1; j >= least; j--) values[j - least] = (values[j + 1 - least] as number) / ratioAt(j)
  return values
}

/** The mean of f(j) >= 0 over a Poisson distributed j, such as the density of a mixture. */
export function poissonMean(mean: number, f: (j: number) => number): number {
  if (mean === 0) return f(0)
  let sum = 0
  forEachTerm(mean, (j, share) => {
    sum += share * f(j)
  })
  return sum
}

/** The tails with their natural logarithms. */
export function withLogarithms({ lower, upper }: TwoTails): Tails {
  return { lower, upper, logLower: Math.log(lower), logUpper: Math.log(upper) }
}

function forEachTerm(mean: number, visit: (j: number, share: number) => void): void {
  const { at, weight } = mean > maxSummed ? smooth(mean) : whole(mean)
  for (const [i, j] of at.entries()) visit(j, (weight[i] ?? 0) * poissonTerm(j, mean))
}

function smooth(mean: number) {
  const reach = 12 * Math.sqrt(mean)
  return gaussLegendre(mean - reach, mean + reach, 24)
}

function whole(mean: number) {
  const [least, most] = rangeOf(mean)
  const at = Float64Array.from({ length: most - least + 1 }, (_, i) => least + i)
  return { at, weight: at.map(() => 1) }
}

/** The range in which the Poisson probabilities are not negligible. */
function rangeOf(mean: number): readonly [number, number] {
  const reach = 12 * Math.sqrt(mean) + 30
  return [Math.max(0, Math.floor(mean - reach)), Math.ceil(mean + reach)]
}
