import type { Checkpoint } from '../../checkpoint.ts'
import { allCases } from '../../frame/case-weights.ts'
import type { CountTally } from './count-tally.ts'

export interface NegativeBinomialShape {
  /** Infinite if the counts vary no more than Poisson counts. */
  readonly theta: number
  /** From the observed information, with the means treated as known. */
  readonly standardError: number
}

interface Counts {
  readonly y: Float64Array
  /** How many cases each row represents, above 0; undefined if each is one. */
  readonly cases?: Float64Array | undefined
  readonly mean: Float64Array
  readonly tally: CountTally
  /** A starting shape. */
  readonly start?: number
}

/**
 * The maximum-likelihood shape of a negative binomial for given means (Lawless 1987), by Newton's method on its logarithm. Differences of
 * digamma functions are finite sums for integer counts.
 */
export async function negativeBinomialShape(counts: Counts, checkpoint: Checkpoint): Promise<NegativeBinomialShape> {
  if (!(await overdispersed(counts, checkpoint))) return { theta: Number.POSITIVE_INFINITY, standardError: Number.NaN }
  let log = Math.log(counts.start ?? (await moment(counts, checkpoint)))
  for (let step = 0; step < 100; step++) {
    const theta = Math.exp(log)
    if (!(theta < 1e9)) return { theta: Number.POSITIVE_INFINITY, standardError: Number.NaN }
    const { score, information } = await derivatives(counts, theta, checkpoint)
    // on the logarithmic scale: the second derivative has a part from the first
    const curvature = information * theta * theta - score * theta
    const change = curvature > 0 ? (score * theta) / curvature : Math.sign(score)
    const bounded = Math.max(Math.min(change, 2), -2)
    log += bounded
    if (Math.abs(bounded) > 1e-8) continue // Newton's next step would be of the order of its square, far below the rounding of the sums
    return { theta: Math.exp(log), standardError: 1 / Math.sqrt(information) }
  }
  const theta = Math.exp(log)
  const { information } = await derivatives(counts, theta, checkpoint)
  return { theta, standardError: 1 / Math.sqrt(information) }
}

const stretch = 100_000

/** The sign of the score of 1 / theta at 0. */
async function overdispersed({ y, cases, mean }: Counts, checkpoint: Checkpoint): Promise<boolean> {
  let sum = 0
  for (let i = 0; i < y.length; i++) {
    const count = y[i] as number
    const excess = (count - (mean[i] as number)) ** 2 - count
    sum += cases === undefined ? excess : (cases[i] as number) * excess
    if (i % stretch === stretch - 1) await checkpoint()
  }
  return sum > 0
}

async function moment({ y, cases, mean }: Counts, checkpoint: Checkpoint): Promise<number> {
  let sum = 0
  for (let i = 0; i < y.length; i++) {
    const square = ((y[i] as number) / (mean[i] as number) - 1) ** 2
    sum += cases === undefined ? square : (cases[i] as number) * square
    if (i % stretch === stretch - 1) await checkpoint()
  }
  return Math.min(Math.max(allCases(y.length, cases) / sum, 1e-3), 1e3)
}

async function derivatives({ y, cases, mean, tally }: Counts, theta: number, checkpoint: Checkpoint) {
  let [score, information] = [0, 0]
  for (let k = 0; k < tally.above.length; k++) {
    const share = (tally.above[k] as number) / (theta + k)
    score += share
    information += share / (theta + k)
    if (k % stretch === stretch - 1) await checkpoint()
  }
  for (let i = 0; i < y.length; i++) {
    const own = mean[i] as number
    const sum = theta + own
    const excess = (own - (y[i] as number)) / sum
    const times = cases === undefined ? 1 : (cases[i] as number)
    score += times * (excess - Math.log1p(own / theta))
    information -= times * ((own / theta - excess) / sum)
    if (i % stretch === stretch - 1) await checkpoint()
  }
  return { score, information }
}
