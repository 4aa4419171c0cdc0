import { equalBins } from '#engine/methods/description/bins.ts'
import { kernelDensity, reflectedDensity, silvermanBandwidth } from '#engine/methods/description/kernel-density.ts'
import { type Moments, moments } from '#engine/methods/description/moments.ts'
import { casesOf, countSorted, type SortedCases } from '#engine/methods/samples/sorted-cases.ts'
import type { Watch } from '../../kit/analysis.ts'
import type { Curve } from '../../kit/plots/density-line.ts'
import type { GroupCurves } from './data.ts'

/** Fewer values have no shape. */
export const LEAST_FOR_CURVE = 3
/** Number of points at which a curve is evaluated. */
const CURVE_POINTS = 512
/** Extent beyond the outermost values in bandwidths, where a Gaussian kernel is practically zero. */
const REACH = 3

export interface CurveRequest {
  readonly curve: boolean
  readonly normal: boolean
  /** Height of the curve per unit of density. */
  readonly perDensity: number
  /** Whether the variable has no negative value: curves then end at 0. */
  readonly bounded: boolean
  readonly log: boolean
}

/** The curves of one sample, none if it has no shape; and whether the kernel was reflected at 0. */
export async function groupCurves(
  sorted: SortedCases,
  request: CurveRequest,
  watch: Watch,
): Promise<GroupCurves & { readonly reflected: boolean }> {
  if (!hasShape(sorted)) return { curve: null, normal: null, reflected: false }
  const kernel = request.curve ? await kernelCurve(sorted, request, watch) : null
  return {
    curve: kernel?.curve ?? null,
    normal: request.normal ? normalCurve(sorted, request) : null,
    reflected: kernel?.reflected ?? false,
  }
}

export function hasShape(sorted: SortedCases): boolean {
  return countSorted(sorted) >= LEAST_FOR_CURVE && !isConstant(sorted)
}

export function isConstant({ values }: SortedCases): boolean {
  return values[0] === values.at(-1)
}

export function momentsOf(sorted: SortedCases): Moments {
  return moments(sorted.values, sorted.values[0], casesOf(sorted))
}

async function kernelCurve(sorted: SortedCases, request: CurveRequest, { checkpoint, progress }: Watch) {
  const { values } = sorted
  const bandwidth = silvermanBandwidth(sorted)
  const from = (values[0] ?? 0) - REACH * bandwidth
  const reflected = request.bounded && from < 0
  const at = equalBins(reflected ? 0 : from, (values.at(-1) ?? 0) + REACH * bandwidth, CURVE_POINTS - 1)
  const height = reflected
    ? await reflectedDensity(sorted, bandwidth, at, 0, checkpoint, progress)
    : await kernelDensity(sorted, bandwidth, at, checkpoint, progress)
  return { curve: drawn(at, height, request), reflected }
}

function normalCurve(sorted: SortedCases, request: CurveRequest): Curve {
  const { values } = sorted
  const { mean, sd } = momentsOf(sorted)
  const from = Math.min(values[0] ?? 0, mean - REACH * sd)
  const to = Math.max(values.at(-1) ?? 0, mean + REACH * sd)
  const at = equalBins(request.bounded ? Math.max(from, 0) : from, to, CURVE_POINTS - 1)
  const height = at.map((x) => Math.exp(-0.5 * ((x - mean) / sd) ** 2) / (sd * Math.sqrt(2 * Math.PI)))
  return drawn(at, height, request)
}

function drawn(at: Float64Array, height: Float64Array, { perDensity, log }: CurveRequest): Curve {
  return { x: Array.from(at, (x) => (log ? 10 ** x : x)), y: Array.from(height, (y) => y * perDensity) }
}
