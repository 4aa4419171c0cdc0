import type { Checkpoint } from '#engine/checkpoint.ts'
import { equalBins } from '#engine/methods/bins.ts'
import { tukeyBox } from '#engine/methods/box-summary.ts'
import { kernelDensity, silvermanBandwidth } from '#engine/methods/kernel-density.ts'
import { moments } from '#engine/methods/moments.ts'
import type { QuantileType } from '#engine/methods/quantiles.ts'
import { sortedValues } from '#engine/methods/sorted-values.ts'
import { thinnedValues } from '#engine/methods/thinned.ts'
import type { BoxCell, PointsShown } from './data.ts'

const CURVE_POINTS = 101
/** More points than this are a blot, and a file of many megabytes. */
export const mostPoints = 1000

export interface CellSettings {
  readonly quartileType: QuantileType
  readonly density: boolean
  readonly points: PointsShown
}

/** One box, with its violin from the smallest value to the largest and the points beside it. */
export async function describeCell(
  values: Float64Array,
  settings: CellSettings,
  checkpoint: Checkpoint,
): Promise<BoxCell> {
  const n = values.length
  if (n === 0) return { n, box: null, density: null, points: [] }
  const sorted = await sortedValues(values, checkpoint)
  const { isInside, ...box } = tukeyBox(sorted, settings.quartileType)
  return {
    n,
    box: { ...box, mean: moments(values).mean },
    density: settings.density ? await violin(sorted, checkpoint) : null,
    points: Array.from(pointsOf(values, sorted, settings.points, isInside)),
  }
}

/** Every outlier in the order of the rows; where they are many, some from end to end. */
function pointsOf(
  values: Float64Array,
  sorted: Float64Array,
  shown: PointsShown,
  isInside: (value: number) => boolean,
): ArrayLike<number> & Iterable<number> {
  if (shown === 'none') return []
  if (shown === 'all') return values
  const beyond = values.filter((value) => !isInside(value))
  return beyond.length <= mostPoints
    ? beyond
    : thinnedValues(
        sorted.filter((value) => !isInside(value)),
        mostPoints,
      )
}

async function violin(sorted: Float64Array, checkpoint: Checkpoint): Promise<BoxCell['density']> {
  const [low = 0, high = 0] = [sorted[0], sorted.at(-1)]
  if (low === high) return null
  const bandwidth = silvermanBandwidth(sorted)
  const at = equalBins(low, high, CURVE_POINTS - 1)
  return { at: Array.from(at), height: Array.from(await kernelDensity(sorted, bandwidth, at, checkpoint)) }
}
