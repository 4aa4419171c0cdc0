import type { Checkpoint } from '#engine/checkpoint.ts'
import { normalQuantile } from '#engine/distributions/normal.ts'
import type { GroupedRows } from '#engine/frame/grouped-rows.ts'
import { inBlocks } from '#engine/frame/in-blocks.ts'
import { groupRanks } from '#engine/methods/groups/group-ranks.ts'
import { eachGroup } from '#engine/methods/groups/grouped-values.ts'
import { PowerLikelihood } from '#engine/methods/transform/estimate-power.ts'
import { type PowerFamily, powerOf, signedLog } from '#engine/methods/transform/power-family.ts'
import type { StepOptionsOf } from '../../kit/step.ts'
import type { definition } from './definition.ts'

type Options = StepOptionsOf<typeof definition>

/** The transformed value of each number, where no group matters; NaN where it is not defined. */
export function plainTransform({ method, base, constant, shares, exponent }: Options): (value: number) => number {
  const log = { e: Math.log, '10': Math.log10, '2': Math.log2 }[base]
  const share = shares === 'percent' ? (value: number) => value / 100 : (value: number) => value
  switch (method) {
    case 'log':
      return log
    case 'log-plus':
      return (value) => log(value + constant)
    case 'sqrt':
      return Math.sqrt
    case 'reciprocal':
      return (value) => 1 / value
    case 'square':
      return (value) => value * value
    case 'logit':
      return (value) => {
        const p = share(value)
        return Math.log(p / (1 - p))
      }
    case 'arcsine-root':
      return (value) => Math.asin(Math.sqrt(share(value)))
    case 'box-cox':
    case 'yeo-johnson':
      return (value) => powerOf(method, signedLog(method, value), exponent)
    case 'rank-normal':
      return () => Number.NaN
  }
}

const offsets: Readonly<Record<Options['score'], number>> = { blom: 3 / 8, tukey: 1 / 3, waerden: 0 }

interface Groups {
  readonly codes: Int32Array
  readonly count: number
}

/** The normal quantile of the rank of each value in its group. */
export async function normalScores(
  values: Float64Array,
  groups: Groups,
  score: Options['score'],
  checkpoint: Checkpoint,
): Promise<Float64Array> {
  const ranks = await groupRanks(
    values,
    groups,
    { form: 'rank', ties: 'mean', parts: 1, descending: false },
    checkpoint,
  )
  const sizes = new Float64Array(groups.count)
  await inBlocks(ranks.length, checkpoint, (from, to) => {
    for (let row = from; row < to; row++) {
      const group = groups.codes[row] as number
      if (!Number.isNaN(ranks[row])) sizes[group] = (sizes[group] as number) + 1
    }
  })
  const c = offsets[score]
  await inBlocks(ranks.length, checkpoint, (from, to) => {
    for (let row = from; row < to; row++) {
      const rank = ranks[row] as number
      if (Number.isNaN(rank)) continue
      const n = sizes[groups.codes[row] as number] as number
      ranks[row] = normalQuantile((rank - c) / (n + 1 - 2 * c))
    }
  })
  return ranks
}

export interface PowerResult {
  readonly values: Float64Array
  /** The exponent of each group that has one. */
  readonly lambdas: readonly number[]
  /** The interval of its exponent, if there is one group only. */
  readonly interval: readonly [low: number, high: number] | null
  /** Groups in which it is a limit, and in which there is none. */
  readonly atLimit: number
  readonly without: number
}

/** The power of the greatest likelihood in each group. */
export async function estimatedPowers(
  values: Float64Array,
  { rows, starts }: GroupedRows,
  family: PowerFamily,
  checkpoint: Checkpoint,
): Promise<PowerResult> {
  const logs = new Float64Array(rows.length)
  await inBlocks(rows.length, checkpoint, (from, to) => {
    for (let k = from; k < to; k++) logs[k] = signedLog(family, values[rows[k] as number] as number)
  })
  const result = new Float64Array(values.length).fill(Number.NaN)
  const lambdas: number[] = []
  let interval: PowerResult['interval'] = null
  let [atLimit, without] = [0, 0]
  const isOnly = starts.length === 2
  const exponents = new Float64Array(starts.length - 1).fill(Number.NaN)
  for (let g = 0; g < exponents.length; g++) {
    const own = logs.subarray(starts[g], starts[g + 1]).filter(Number.isFinite)
    if (own.length === 0) continue
    const likelihood = new PowerLikelihood(family, own, checkpoint)
    const found = await likelihood.estimate()
    if (found === null) {
      without++
      continue
    }
    if (found.isAtLimit) atLimit++
    else if (isOnly) interval = await likelihood.interval(found.lambda)
    lambdas.push(found.lambda)
    exponents[g] = found.lambda
  }
  await eachGroup(starts, checkpoint, (g, from, to) => {
    const lambda = exponents[g] as number
    if (Number.isNaN(lambda)) return
    for (let k = from; k < to; k++) result[rows[k] as number] = powerOf(family, logs[k] as number, lambda)
  })
  return { values: result, lambdas, interval, atLimit, without }
}
