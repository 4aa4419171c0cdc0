import type { Checkpoint } from '#engine/checkpoint.ts'
import { allCases } from '#engine/frame/case-weights.ts'
import { equalBins } from '#engine/methods/description/bins.ts'
import { type WhiskerRule, whiskerBox } from '#engine/methods/description/box-summary.ts'
import { kernelDensity, silvermanBandwidth } from '#engine/methods/description/kernel-density.ts'
import { moments } from '#engine/methods/description/moments.ts'
import type { QuantileType } from '#engine/methods/description/quantiles.ts'
import { repeatCases } from '#engine/methods/samples/repeat-cases.ts'
import {
  countSorted,
  type SortedCases,
  selectSorted,
  sortedCases,
  valueOfCase,
} from '#engine/methods/samples/sorted-cases.ts'
import { thinned } from '#engine/methods/samples/thinned.ts'
import type { BoxCell, PointsShown } from './data.ts'

const CURVE_POINTS = 101
/** More points would merge into a blot and make a file of many megabytes. */
export const maxPoints = 1000

export interface CellSettings {
  readonly quartileType: QuantileType
  readonly whiskers: WhiskerRule
  readonly density: boolean
  readonly points: PointsShown
}

/** One box, with its violin from the minimum to the maximum and its points. `weights`: how many cases each value represents. */
export async function describeCell(
  values: Float64Array,
  settings: CellSettings,
  checkpoint: Checkpoint,
  weights?: Float64Array,
): Promise<BoxCell> {
  const n = allCases(values.length, weights)
  if (n === 0) return { n, box: null, density: null, points: [] }
  const sorted = await sortedCases(values, checkpoint, weights)
  const { isInside, ...box } = whiskerBox(sorted.values, settings.whiskers, settings.quartileType, sorted.upTo)
  return {
    n,
    box: { ...box, mean: moments(values, values[0], weights).mean },
    density: settings.density ? await violin(sorted, checkpoint) : null,
    points: Array.from(pointsOf({ values, weights }, sorted, settings.points, isInside)),
  }
}

/** All outliers in the order of the rows, or an evenly spaced sample if there are many. */
function pointsOf(
  { values, weights }: { readonly values: Float64Array; readonly weights: Float64Array | undefined },
  sorted: SortedCases,
  shown: PointsShown,
  isInside: (value: number) => boolean,
): ArrayLike<number> & Iterable<number> {
  if (shown === 'none') return []
  if (shown === 'all') return repeatCases(values, weights)
  const beyond = selectSorted(sorted, (value) => !isInside(value))
  const count = countSorted(beyond)
  if (count > maxPoints)
    return Float64Array.from(thinned(Math.ceil(count), maxPoints), (k) => valueOfCase(beyond, k + 1))
  const isBeyond = (i: number) => !isInside(values[i] as number)
  return repeatCases(
    values.filter((_, i) => isBeyond(i)),
    weights?.filter((_, i) => isBeyond(i)),
  )
}

async function violin(sorted: SortedCases, checkpoint: Checkpoint): Promise<BoxCell['density']> {
  const [low = 0, high = 0] = [sorted.values[0], sorted.values.at(-1)]
  if (low === high) return null
  const bandwidth = silvermanBandwidth(sorted)
  const at = equalBins(low, high, CURVE_POINTS - 1)
  return { at: Array.from(at), height: Array.from(await kernelDensity(sorted, bandwidth, at, checkpoint)) }
}
