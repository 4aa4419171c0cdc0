import type { Checkpoint } from '../../checkpoint.ts'
import { normalUpperQuantile } from '../../distributions/normal.ts'
import { silvermanBandwidth } from '../description/kernel-density.ts'
import { sortedCases } from '../samples/sorted-cases.ts'
import type { DrawnSteps } from './hazard-curves.ts'
import type { SurvivalCurve } from './kaplan-meier.ts'

/** Places at which a smoothed hazard is computed. */
const places = 201

/**
 * The hazard smoothed by Epanechnikov's kernel, per unit of time: increments d/n of the cumulative hazard within `bandwidth` of each of 201
 * places from the beginning of the observation to `end`. Nearer to the beginning or the last time than a bandwidth, the kernels of Klein and
 * Moeschberger (2003, 6.2) take its place, which reach no further and keep the mean. Their values below 0 are shown as 0. Limits are on the scale
 * of the hazard, from the variance that sums K² d/n², and not below 0. Empty if there is no time under observation. `bandwidth` is above 0
 * and at most `widestBandwidth`.
 */
export async function smoothedHazard(
  { time, atRisk, events, entries }: SurvivalCurve,
  { bandwidth, end, confidence }: { readonly bandwidth: number; readonly end: number; readonly confidence: number },
  checkpoint: Checkpoint,
): Promise<DrawnSteps> {
  const from = entries?.values[0] ?? 0
  const to = time.at(-1) ?? 0
  const drawn: DrawnSteps = { x: [], y: [], lower: [], upper: [] }
  const last = Math.min(end, to)
  if (!(last > from)) return drawn
  const z = normalUpperQuantile((1 - confidence) / 2)
  let first = 0
  for (let k = 0; k < places; k++) {
    const t = from + ((last - from) * k) / (places - 1)
    const kernel = kernelAt(Math.min((t - from) / bandwidth, 1), Math.min((to - t) / bandwidth, 1))
    while (first < time.length && (time[first] as number) < t - bandwidth) first++
    let [sum, variance] = [0, 0]
    for (let i = first; i < time.length && (time[i] as number) <= t + bandwidth; i++) {
      const d = events[i] as number
      if (d === 0) continue
      const n = atRisk[i] as number
      const weight = kernel((t - (time[i] as number)) / bandwidth)
      sum += (weight * d) / n
      variance += (weight * weight * d) / (n * n)
    }
    const half = (z * Math.sqrt(variance)) / bandwidth
    drawn.x.push(t)
    drawn.y.push(Math.max(sum / bandwidth, 0))
    drawn.lower.push(Math.max(sum / bandwidth - half, 0))
    drawn.upper.push(Math.max(sum / bandwidth + half, 0))
    await checkpoint()
  }
  return drawn
}

/** The kernel at a place with these distances to the beginning and the end, in bandwidths, at most 1; of (place - event) / bandwidth. */
function kernelAt(before: number, after: number): (x: number) => number {
  const q = Math.min(before, after)
  const side = before <= after ? 1 : -1
  const scale = (1 + q) ** 4 * (19 - 18 * q + 3 * q * q)
  const alpha = (64 * (2 - 4 * q + 6 * q * q - 3 * q ** 3)) / scale
  const beta = (side * 240 * (1 - q) ** 2) / scale
  return (x) => (Math.abs(x) > 1 ? 0 : 0.75 * (1 - x * x) * (alpha + beta * x))
}

/** The widest bandwidth of a curve: half of its time under observation, so that no place is near both ends. */
export function widestBandwidth({ time, entries }: SurvivalCurve): number {
  return ((time.at(-1) ?? 0) - (entries?.values[0] ?? 0)) / 2
}

/**
 * A bandwidth for several curves: Silverman's rule of thumb (`bw.nrd0` of R) for the event times of all, times √5, which gives Epanechnikov's
 * kernel the spread of a Gaussian one. Infinite with fewer than two events.
 */
export async function pooledBandwidth(curves: readonly SurvivalCurve[], checkpoint: Checkpoint): Promise<number> {
  const size = curves.reduce((sum, { events }) => sum + events.reduce((n, d) => (d > 0 ? n + 1 : n), 0), 0)
  const [times, cases] = [new Float64Array(size), new Float64Array(size)]
  let at = 0
  for (const { time, events } of curves)
    for (let i = 0; i < time.length; i++) {
      if (events[i] === 0) continue
      times[at] = time[i] as number
      cases[at++] = events[i] as number
    }
  await checkpoint()
  const width = Math.sqrt(5) * silvermanBandwidth(await sortedCases(times, checkpoint, cases))
  return Number.isNaN(width) ? Number.POSITIVE_INFINITY : width
}
