import type { Checkpoint } from '../../checkpoint.ts'
import { type Progress, silentProgress } from '../../progress.ts'
import { sortedOrder } from '../samples/sorted-order.ts'
import { type LowessSettings, lowess } from './lowess.ts'

/** A line through places in ascending order of x. */
export interface SmoothLine {
  readonly x: readonly number[]
  readonly y: readonly number[]
}

/** Maximum number of vertices of a smooth curve. */
const MAX_CORNERS = 501

/**
 * The curve of `lowess` with R's default delta, 1 % of the range of x; null if all points have the same x. `x` and `y` have the same length and no
 * NaN. At most 501 of the fitted places, among them the first and the last.
 */
export async function lowessCurve(
  x: Float64Array,
  y: Float64Array,
  { span, rounds }: Omit<LowessSettings, 'delta'>,
  checkpoint: Checkpoint,
  progress: Progress = silentProgress,
): Promise<SmoothLine | null> {
  const order = await sortedOrder(x, checkpoint)
  const places = inOrder(x, order)
  const values = inOrder(y, order)
  await checkpoint()
  const delta = 0.01 * ((places.at(-1) ?? 0) - (places[0] ?? 0))
  const fitted = await lowess(places, values, { span, rounds, delta }, checkpoint, progress)
  const distinct: number[] = []
  for (let i = 0; i < places.length; i++) if (i === 0 || places[i] !== places[i - 1]) distinct.push(i)
  if (distinct.length < 2) return null
  const corners = Math.min(distinct.length, MAX_CORNERS)
  const kept = Array.from(
    { length: corners },
    (_, k) => distinct[Math.floor((k * (distinct.length - 1)) / (corners - 1))] ?? 0,
  )
  return { x: kept.map((i) => places[i] ?? 0), y: kept.map((i) => fitted[i] ?? 0) }
}

function inOrder(values: Float64Array, order: Int32Array): Float64Array {
  const ordered = new Float64Array(order.length)
  for (let k = 0; k < order.length; k++) ordered[k] = values[order[k] as number] as number
  return ordered
}
