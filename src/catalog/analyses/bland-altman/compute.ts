import type { Checkpoint } from '#engine/checkpoint.ts'
import { caseWeights } from '#engine/frame/case-weights.ts'
import type { Frame } from '#engine/frame/frame.ts'
import {
  type LimitsOfAgreement,
  limitsOfAgreement,
  type Slope,
  slopeOn,
} from '#engine/methods/agreement/bland-altman.ts'
import { moments } from '#engine/methods/description/moments.ts'
import { type ShapiroWilk, shapiroWilk } from '#engine/methods/normality/shapiro-wilk.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import type { Answer } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'
import { factsOf } from './facts-of.ts'
import { figureOf } from './figure-of.ts'
import { type MeasuredPairs, readPairs } from './read-pairs.ts'
import { checksOf, noticesOf } from './remarks.ts'
import { tablesOf } from './tables-of.ts'

type Options = OptionsOf<typeof definition>

/** Comparison of two methods at full precision; log scale if ratios are analysed. */
export interface Compared {
  readonly limits: LimitsOfAgreement
  readonly slope: Slope
  /** Regression of the absolute residuals, for a changing spread. */
  readonly spread: Slope
  readonly shapiro: ShapiroWilk
  readonly within: number
  readonly acceptable: number | null
}

export async function compute(frames: readonly Frame[], options: Options, context: ComputeContext): Promise<Answer> {
  const [frame] = frames
  if (frame === undefined) throw new Error('A computation needs a frame')
  await context.checkpoint()
  const pairs = await readPairs(frame, options, context.checkpoint, caseWeights(frame, context.weights))
  if ('status' in pairs) return pairs
  const { differences, weights } = pairs
  const { scale } = options
  const { mean, squares, sd } = moments(differences, differences[0], weights)
  const size = moments(pairs.size, pairs.size[0], weights).squares
  await context.checkpoint()
  const varies = differences.some((value) => value !== differences[0])
  if (!Number.isFinite(squares + size) || (varies && squares < 1e-300))
    return { status: 'rejected', code: 'beyond-precision', params: {}, option: 'first' }
  if (!(sd > 1e-13 * Math.abs(mean) && varies && (scale !== 'difference' || sd > roundingOf(pairs))))
    return { status: 'rejected', code: 'no-variation', params: {}, option: 'second' }
  const compared = await compare(pairs, options, context.checkpoint)
  return {
    status: 'done',
    sample: pairs.sample,
    tables: tablesOf(pairs, compared, options),
    figures: [figureOf(pairs, compared, options)],
    savedColumns: [],
    models: [],
    checks: checksOf(compared, options),
    notices: noticesOf(pairs, compared),
    facts: factsOf(compared, options),
  }
}

/** The largest difference that rounding alone can cause between values of this magnitude. */
function roundingOf({ first, second }: MeasuredPairs): number {
  let largest = 0
  for (const values of [first, second])
    for (let i = 0; i < values.length; i++) largest = Math.max(largest, Math.abs(values[i] as number))
  return 4 * Number.EPSILON * largest
}

async function compare(
  { differences, size, weights }: MeasuredPairs,
  { coverage, confidence, allowed }: Options,
  checkpoint: Checkpoint,
): Promise<Compared> {
  const limits = limitsOfAgreement(differences, coverage, confidence, weights)
  await checkpoint()
  const slope = slopeOn(size, differences, confidence, weights)
  await checkpoint()
  const centre = moments(size, size[0], weights).mean
  const distances = differences.map((value, i) =>
    Math.abs(value - limits.bias - slope.estimate * ((size[i] as number) - centre)),
  )
  await checkpoint()
  const spread = slopeOn(size, distances, confidence, weights)
  await checkpoint()
  let [within, acceptable] = [0, 0]
  for (let i = 0; i < differences.length; i++) {
    const value = differences[i] as number
    const cases = weights === undefined ? 1 : (weights[i] as number)
    if (value >= limits.lower && value <= limits.upper) within += cases
    if (allowed !== null && Math.abs(value) <= allowed) acceptable += cases
  }
  return {
    limits,
    slope,
    spread,
    shapiro: shapiroWilk(differences, weights),
    within,
    acceptable: allowed === null ? null : acceptable,
  }
}
