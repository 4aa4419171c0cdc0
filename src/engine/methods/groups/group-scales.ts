import type { Checkpoint } from '../../checkpoint.ts'
import type { GroupedRows } from '../../frame/grouped-rows.ts'
import { meanOf, sdOf, sumOf } from './group-statistics.ts'
import { eachGroup, groupedValues } from './grouped-values.ts'

export type ScaleMethod =
  | 'z'
  | 'min-max'
  | 'inverse-min-max'
  | 'robust'
  | 'centre'
  | 'by-mean'
  | 'by-first'
  | 'by-max'
  | 'unit-length'

/** Values become (value - centre) / scale. */
interface Scale {
  readonly centre: number
  readonly scale: number
}

/** 1 / the 75 % quantile of the normal distribution, to the four decimals that R's `mad` uses. */
const MAD_FACTOR = 1.4826

/**
 * Scales the numbers within each group, in the order of the rows. Missing values stay missing; all values of a group without spread, or whose
 * divisor is 0, become missing: `unscaled` counts these groups, `lost` these values.
 */
export async function groupScales(
  values: Float64Array,
  groups: GroupedRows,
  method: ScaleMethod,
  checkpoint: Checkpoint,
): Promise<{ readonly scaled: Float64Array; readonly unscaled: number; readonly lost: number }> {
  const scaled = new Float64Array(values.length).fill(Number.NaN)
  const valid = await groupedValues(values, groups, checkpoint)
  let [unscaled, lost] = [0, 0]
  await eachGroup(groups.starts, checkpoint, (g, from, to) => {
    const own = valid.values.subarray(valid.starts[g], valid.starts[g + 1])
    if (own.length === 0) return
    const { centre, scale } = scaleOf(own, method)
    if (!(scale !== 0 && Number.isFinite(scale) && Number.isFinite(centre))) {
      unscaled++
      lost += own.length
      return
    }
    for (let k = from; k < to; k++) {
      const row = groups.rows[k] as number
      scaled[row] = ((values[row] as number) - centre) / scale
    }
  })
  return { scaled, unscaled, lost }
}

function scaleOf(values: Float64Array, method: ScaleMethod): Scale {
  switch (method) {
    case 'z': {
      const centre = meanOf(values)
      return { centre, scale: sdOf(values, centre) }
    }
    case 'min-max':
    case 'inverse-min-max': {
      const [low, high] = rangeOf(values)
      return method === 'min-max' ? { centre: low, scale: high - low } : { centre: high, scale: low - high }
    }
    case 'robust': {
      const centre = medianOf(values)
      return { centre, scale: MAD_FACTOR * medianOf(values.map((value) => Math.abs(value - centre))) }
    }
    case 'centre':
      return { centre: meanOf(values), scale: 1 }
    case 'by-mean':
      return { centre: 0, scale: meanOf(values) }
    case 'by-first':
      return { centre: 0, scale: values[0] as number }
    case 'by-max':
      return { centre: 0, scale: rangeOf(values)[1] }
    case 'unit-length':
      return { centre: 0, scale: Math.sqrt(sumOf(values.map((value) => value * value))) }
  }
}

function rangeOf(values: Float64Array): readonly [low: number, high: number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) {
    if (value < low) low = value
    if (value > high) high = value
  }
  return [low, high]
}

function medianOf(values: Float64Array): number {
  const sorted = values.toSorted()
  const half = sorted.length >> 1
  const above = sorted[half] as number
  return sorted.length % 2 === 1 ? above : ((sorted[half - 1] as number) + above) / 2
}
