import type { Interval } from '#engine/alternative.ts'
import type { Checkpoint } from '#engine/checkpoint.ts'
import { allCases, caseWeights } from '#engine/frame/case-weights.ts'
import { inFrame } from '#engine/frame/complete-columns.ts'
import type { Frame } from '#engine/frame/frame.ts'
import {
  alphaInterval,
  type Covariances,
  type InternalConsistency,
  internalConsistency,
  type SplitHalf,
  splitHalf,
} from '#engine/methods/agreement/internal-consistency.ts'
import { covarianceMatrix } from '#engine/methods/correlation/covariance-matrix.ts'
import { type Moments, moments } from '#engine/methods/description/moments.ts'
import { type OneFactor, oneFactor } from '#engine/methods/dimension-reduction/one-factor.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import type { Outcome, Params, Rejected } from '../../kit/outcome/outcome.ts'
import { savedNumbers } from '../../kit/outcome/saved-numbers.ts'
import type { definition } from './definition.ts'
import { factsOf } from './facts-of.ts'
import type { DeletedFigure } from './plot.ts'
import { type Items, readItems } from './read-items.ts'
import { checksOf, noticesOf } from './remarks.ts'
import { tablesOf } from './tables-of.ts'

type Options = OptionsOf<typeof definition>

/** Correlations cannot be analysed with fewer rows. */
const minRows = 3

/** The results at full precision. */
export interface Found {
  readonly n: number
  readonly consistency: InternalConsistency
  readonly interval: Interval
  readonly described: readonly Moments[]
  readonly score: Moments
  /** Indices of the items of each half. */
  readonly halves: readonly [readonly number[], readonly number[]]
  readonly split: SplitHalf
  /** Null unless requested and there are at least three items; undefined if the model cannot be fitted. */
  readonly factor: OneFactor | null | undefined
  /** Omega without each item; NaN if there is none. */
  readonly omegaWithout: readonly number[]
}

export async function compute(
  frames: readonly Frame[],
  options: Options,
  { checkpoint, weights }: ComputeContext,
): Promise<Outcome> {
  const [frame] = frames
  if (frame === undefined) throw new Error('A computation needs a frame')
  await checkpoint()
  const counts = caseWeights(frame, weights)
  const items = await readItems(frame, options, checkpoint, counts)
  if ('status' in items) return items
  const refused = refusedColumns(items, options)
  if (refused !== undefined) return refused
  const covariances = await covarianceMatrix(items.columns, checkpoint, items.weights)
  const consistency = internalConsistency(covariances)
  const degenerate = refusedCovariances(covariances, consistency)
  if (degenerate !== undefined) return degenerate
  const scores = await scoresOf(items, options, checkpoint)
  const found = await describe(items, covariances, consistency, scores, options, checkpoint)
  const total = allCases(frame.rows, counts)
  const score = await inFrame(scores, items.complete, checkpoint)
  return {
    status: 'done',
    sample: { total, used: found.n, excluded: items.excluded },
    tables: tablesOf(found, options),
    figures: options.items.length > 2 ? [{ id: 'deleted', of: 'deleted', data: figureOf(found, options) }] : [],
    savedColumns: await savedNumbers(frame, { score }, checkpoint),
    models: [],
    checks: checksOf(found, options),
    notices: noticesOf(found, items, total, options),
    facts: factsOf(found, options),
  }
}

function rejected(code: keyof typeof definition.messages, params: Params = {}): Rejected {
  return { status: 'rejected', code, params, option: 'items' }
}

function refusedColumns({ columns, weights }: Items, { items }: Options): Rejected | undefined {
  const n = allCases(columns[0]?.length ?? 0, weights)
  if (n < minRows) return rejected('too-few-rows', { n, min: minRows })
  const constant = columns.findIndex((column) => column.every((value) => value === column[0]))
  return constant < 0 ? undefined : rejected('constant-item', { variable: { variable: items[constant] ?? '' } })
}

/** Without error variance only rounding remains. */
function refusedCovariances(covariances: Covariances, { alpha }: InternalConsistency): Rejected | undefined {
  const variances = covariances.map((row, j) => row[j] ?? Number.NaN)
  if (!variances.every((variance) => variance > 1e-290 && variance < 1e290)) return rejected('beyond-precision')
  if (Number.isNaN(alpha)) return rejected('no-total')
  return 1 - alpha > 1e-12 ? undefined : rejected('no-error')
}

/** Scores of the complete rows. */
async function scoresOf({ columns }: Items, { score }: Options, checkpoint: Checkpoint): Promise<Float64Array> {
  const scores = new Float64Array(columns[0]?.length ?? 0)
  const divisor = score === 'sum' ? 1 : columns.length
  for (const column of columns) {
    for (let i = 0; i < scores.length; i++) scores[i] = (scores[i] as number) + (column[i] as number)
    await checkpoint()
  }
  return scores.map((sum) => sum / divisor)
}

async function describe(
  { columns, weights }: Items,
  covariances: Covariances,
  consistency: InternalConsistency,
  scores: Float64Array,
  { halves, confidence, omega }: Options,
  checkpoint: Checkpoint,
): Promise<Found> {
  const [n, k] = [allCases(scores.length, weights), columns.length]
  const described: Moments[] = []
  for (const column of columns) {
    described.push(moments(column, column[0], weights))
    await checkpoint()
  }
  const places = columns.map((_, j) => j)
  const isFirst = (j: number) => (halves === 'odd-even' ? j % 2 === 0 : j < Math.ceil(k / 2))
  const parts = [places.filter(isFirst), places.filter((j) => !isFirst(j))] as const
  return {
    n,
    consistency,
    interval: alphaInterval(consistency.alpha, n, k, confidence),
    described,
    score: moments(scores, scores[0], weights),
    halves: parts,
    split: splitHalf(covariances, ...parts),
    factor: omega && k > 2 ? await oneFactor(covariances, checkpoint) : null,
    omegaWithout: omega && k > 3 ? await omegasWithout(covariances, checkpoint) : [],
  }
}

/** Omega after deletion of each item. */
async function omegasWithout(covariances: Covariances, checkpoint: Checkpoint): Promise<readonly number[]> {
  const found: number[] = []
  for (const j of covariances.keys()) {
    const others = covariances.filter((_, i) => i !== j).map((row) => row.filter((_, i) => i !== j))
    found.push((await oneFactor(others, checkpoint))?.omega ?? Number.NaN)
    await checkpoint()
  }
  return found
}

function figureOf({ consistency, n }: Found, { items }: Options): DeletedFigure {
  return {
    alpha: consistency.alpha,
    n,
    rows: consistency.items.map(({ itemRest, alphaWithout }, j) => ({
      item: items[j] ?? '',
      alphaWithout: Number.isNaN(alphaWithout) ? null : alphaWithout,
      itemRest: Number.isNaN(itemRest) ? null : itemRest,
    })),
  }
}
