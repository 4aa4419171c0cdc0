import type { Checkpoint } from '#engine/checkpoint.ts'
import { lowess } from '#engine/methods/lowess.ts'
import { sortedOrder } from '#engine/methods/sorted-order.ts'
import type { Curve } from './data.ts'

/** Corners of a smooth curve that are drawn at most. */
const MOST_CORNERS = 501

/** Lowess as R draws it; null where all points lie at one place. */
export async function smoothCurve(
  x: Float64Array,
  y: Float64Array,
  span: number,
  checkpoint: Checkpoint,
): Promise<Curve | null> {
  const order = await sortedOrder(x, checkpoint)
  const places = Float64Array.from(order, (i) => x[i] ?? 0)
  const values = Float64Array.from(order, (i) => y[i] ?? 0)
  const delta = 0.01 * ((places.at(-1) ?? 0) - (places[0] ?? 0))
  const fitted = await lowess(places, values, { span, rounds: 3, delta }, checkpoint)
  const distinct = Array.from(places.keys()).filter((i) => i === 0 || places[i] !== places[i - 1])
  if (distinct.length < 2) return null
  const corners = Math.min(distinct.length, MOST_CORNERS)
  const kept = Array.from(
    { length: corners },
    (_, k) => distinct[Math.floor((k * (distinct.length - 1)) / (corners - 1))] ?? 0,
  )
  return { x: kept.map((i) => places[i] ?? 0), y: kept.map((i) => fitted[i] ?? 0), confidence: null, prediction: null }
}
