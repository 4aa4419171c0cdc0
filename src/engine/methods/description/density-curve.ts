import type { Checkpoint } from '../../checkpoint.ts'
import type { Progress } from '../../progress.ts'
import type { SortedCases } from '../samples/sorted-cases.ts'
import { equalBins } from './bins.ts'
import { kernelDensity, reflectedDensity } from './kernel-density.ts'

/** The fewest values whose density is drawn as a curve. */
export const leastForCurve = 5

/** Extent beyond the outermost values in bandwidths, where a Gaussian kernel is practically zero. */
const reach = 3

/** The places of a curve: from 3 bandwidths below the lowest value, or from 0, to 3 above the highest; or from the lowest to the highest. */
export interface CurveGrid {
  /** The number of places. */
  readonly points: number
  /** It ends at the outermost values. */
  readonly isCut: boolean
  /** The values are never negative, nor is the curve. */
  readonly isBounded: boolean
}

/**
 * The Gaussian kernel density of values at evenly spaced places, per unit of the values, and whether it was reflected at 0 (Silverman
 * 1986).
 */
export async function densityCurve(
  sorted: SortedCases,
  bandwidth: number,
  { points, isCut, isBounded }: CurveGrid,
  { checkpoint, progress }: { readonly checkpoint: Checkpoint; readonly progress: Progress },
): Promise<{ readonly x: Float64Array; readonly y: Float64Array; readonly reflected: boolean }> {
  const [low = 0, high = 0] = [sorted.values[0], sorted.values.at(-1)]
  const beyond = isCut ? 0 : reach * bandwidth
  const reflected = isBounded && low - beyond < 0
  const x = equalBins(reflected ? 0 : low - beyond, high + beyond, points - 1)
  const y = reflected
    ? await reflectedDensity(sorted, bandwidth, x, 0, checkpoint, progress)
    : await kernelDensity(sorted, bandwidth, x, checkpoint, progress)
  return { x, y, reflected }
}
