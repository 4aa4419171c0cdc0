import type { Checkpoint } from '#engine/checkpoint.ts'
import { allCases } from '#engine/frame/case-weights.ts'
import type { Frame } from '#engine/frame/frame.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import { differenceOf, meanOfTwo } from '#engine/methods/agreement/bland-altman.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import type { Params, Rejected, Sample } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'

/** Complete pairs, in the order of the rows. */
export interface MeasuredPairs {
  readonly first: Float64Array
  readonly second: Float64Array
  /** The horizontal axis of the plot, against which differences are analysed. */
  readonly size: Float64Array
  /** Differences on the chosen scale; log ratios if ratios are analysed. */
  readonly differences: Float64Array
  /** How many pairs each row represents; undefined if each is one. */
  readonly weights: Float64Array | undefined
  readonly sample: Sample
  readonly infinite: number
}

/** A slope needs three pairs. */
const minPairs = 3
/** Rows between two checkpoints. */
const portion = 1 << 16

export async function readPairs(
  frame: Frame,
  { first, second, scale, against }: OptionsOf<typeof definition>,
  checkpoint: Checkpoint,
  counts?: Float64Array,
): Promise<MeasuredPairs | Rejected> {
  if (first === second) return refused('same-variable', {}, 'second')
  const [a, b] = [numericColumn(frame, first).values, numericColumn(frame, second).values]
  await checkpoint()
  let rows = 0
  for (let i = 0; i < frame.rows; i++) {
    if (i % portion === 0) await checkpoint()
    if (Number.isFinite(a[i]) && Number.isFinite(b[i])) rows++
  }
  const found = {
    first: new Float64Array(rows),
    second: new Float64Array(rows),
    size: new Float64Array(rows),
    differences: new Float64Array(rows),
  }
  const weights = counts && new Float64Array(rows)
  let at = 0
  let notPositive = 0
  for (let i = 0; i < frame.rows; i++) {
    if (i % portion === 0) await checkpoint()
    const x = a[i] as number
    const y = b[i] as number
    if (!(Number.isFinite(x) && Number.isFinite(y))) continue
    const size = against === 'mean' ? meanOfTwo(x, y) : y
    if (scale === 'ratio' ? !(x > 0 && y > 0) : scale === 'percent' && !(size > 0)) notPositive += counts?.[i] ?? 1
    found.first[at] = x
    found.second[at] = y
    found.size[at] = size
    found.differences[at] = differenceOf(x, y, size, scale)
    if (weights) weights[at] = counts?.[i] as number
    at++
  }
  const n = allCases(rows, weights)
  if (n < minPairs) return refused('too-few-pairs', { n, min: minPairs }, 'second')
  if (notPositive > 0) return refused('not-positive', { n: notPositive }, 'scale')
  const lost = [unusable(a, counts), unusable(b, counts)]
  return {
    ...found,
    weights,
    infinite: lost.reduce((sum, { infinite }) => sum + infinite, 0),
    sample: {
      total: allCases(frame.rows, counts),
      used: n,
      excluded: [first, second].flatMap((variable, k) => [
        ...exclusion(variable, 'missing', lost[k]?.missing ?? 0),
        ...exclusion(variable, 'infinite', lost[k]?.infinite ?? 0),
      ]),
    },
  }
}

/** Counts cases whose value is missing or infinite. */
function unusable(
  values: Float64Array,
  counts?: Float64Array,
): { readonly missing: number; readonly infinite: number } {
  let missing = 0
  let infinite = 0
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number
    if (Number.isNaN(value)) missing += counts?.[i] ?? 1
    else if (!Number.isFinite(value)) infinite += counts?.[i] ?? 1
  }
  return { missing, infinite }
}

function refused(
  code: 'same-variable' | 'too-few-pairs' | 'not-positive',
  params: Params,
  option: 'second' | 'scale',
): Rejected {
  return { status: 'rejected', code, params, option }
}
