import { findRoot } from '../optimize/find-root.ts'
import { gaussLegendre } from '../special/gauss-legendre.ts'
import { incompleteBeta } from '../special/incomplete-beta.ts'
import { logBetaTerm, poissonTerm } from '../special/saddle-point.ts'

interface TwoTails {
  readonly lower: number
  readonly upper: number
}

/**
 * P(F <= f) and P(F > f) of the non-central F distribution: the mixture of incomplete beta functions I(df1/2 + j, df2/2) by the Poisson
 * distribution of mean ncp / 2; 1e-10 relative for tails above 1e-12.
 */
export function nonCentralF(f: number, df1: number, df2: number, ncp: number): TwoTails {
  if (f <= 0) return { lower: 0, upper: 1 }
  const x = (df1 * f) / (df1 * f + df2)
  const y = df2 / (df1 * f + df2)
  const beta: Beta = { a: df1 / 2, b: df2 / 2, x, y }
  if (ncp === 0) return incompleteBeta(beta.a, beta.b, x, y)
  return ncp / 2 > mostSummed ? integrated(beta, ncp / 2) : summed(beta, ncp / 2)
}

interface Beta {
  readonly a: number
  readonly b: number
  readonly x: number
  readonly y: number
}

/** From this mean on the Poisson distribution is so smooth that its sum is an integral to all digits. */
const mostSummed = 2000

/** From one j to the next the functions differ by a positive term, added downwards for the lower tail and upwards for the upper one: nothing cancels. */
function summed({ a, b, x, y }: Beta, mean: number): TwoTails {
  const reach = 12 * Math.sqrt(mean) + 30
  const least = Math.max(0, Math.floor(mean - reach))
  const most = Math.ceil(mean + reach)
  /** I(a + j, b) - I(a + j + 1, b) */
  const stepAt = (j: number) => Math.exp(logBetaTerm(a + j, b, x, y)) / (a + j)
  let lower = 0
  let inside = incompleteBeta(a + most, b, x, y).lower
  for (let j = most; j >= least; j--) {
    lower += poissonTerm(j, mean) * inside
    if (j > least) inside += stepAt(j - 1)
  }
  let upper = 0
  let outside = incompleteBeta(a + least, b, x, y).upper
  for (let j = least; j <= most; j++) {
    upper += poissonTerm(j, mean) * outside
    outside += stepAt(j)
  }
  return { lower: Math.min(lower, 1), upper: Math.min(upper, 1) }
}

function integrated({ a, b, x, y }: Beta, mean: number): TwoTails {
  const reach = 12 * Math.sqrt(mean)
  const { at, weight } = gaussLegendre(mean - reach, mean + reach, 24)
  let [lower, upper] = [0, 0]
  for (const [i, j] of at.entries()) {
    const share = (weight[i] ?? 0) * poissonTerm(j, mean)
    const tails = incompleteBeta(a + j, b, x, y)
    lower += share * tails.lower
    upper += share * tails.upper
  }
  return { lower: Math.min(lower, 1), upper: Math.min(upper, 1) }
}

/** The non-centralities at which the observed F is the upper and the lower limit of what is expected; 0 where it is too small for a limit. */
export function nonCentralityOfF(
  f: number,
  df1: number,
  df2: number,
  confidence: number,
): { readonly lower: number; readonly upper: number } {
  if (!Number.isFinite(f)) return { lower: Number.NaN, upper: Number.NaN }
  const tail = (1 - confidence) / 2
  const solve = (side: keyof TwoTails) => {
    const excess = (ncp: number) => nonCentralF(f, df1, df2, ncp)[side] - tail
    if (excess(0) > 0 === (side === 'upper')) return 0
    let high = Math.max(f * df1, 1)
    while (excess(high) > 0 !== (side === 'upper')) high *= 2
    return findRoot(excess, 0, high)
  }
  return { lower: solve('upper'), upper: solve('lower') }
}
