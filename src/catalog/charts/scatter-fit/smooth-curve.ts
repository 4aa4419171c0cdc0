import { lowess } from '#engine/methods/regression/lowess.ts'
import { sortedOrder } from '#engine/methods/samples/sorted-order.ts'
import type { Watch } from '../../kit/analysis.ts'
import type { Curve } from './data.ts'

/** Maximum number of vertices of a smooth curve. */
const MAX_CORNERS = 501

/** Lowess as R draws it; null if all points have the same x. */
export async function smoothCurve(
  x: Float64Array,
  y: Float64Array,
  span: number,
  { checkpoint, progress }: Watch,
): Promise<Curve | null> {
  const order = await sortedOrder(x, checkpoint)
  const places = inOrder(x, order)
  const values = inOrder(y, order)
  await checkpoint()
  const delta = 0.01 * ((places.at(-1) ?? 0) - (places[0] ?? 0))
  const fitted = await lowess(places, values, { span, rounds: 3, delta }, checkpoint, progress)
  const distinct: number[] = []
  for (let i = 0; i < places.length; i++) if (i === 0 || places[i] !== places[i - 1]) distinct.push(i)
  if (distinct.length < 2) return null
  const corners = Math.min(distinct.length, MAX_CORNERS)
  const kept = Array.from(
    { length: corners },
    (_, k) => distinct[Math.floor((k * (distinct.length - 1)) / (corners - 1))] ?? 0,
  )
  return { x: kept.map((i) => places[i] ?? 0), y: kept.map((i) => fitted[i] ?? 0), confidence: null, prediction: null }
}

function inOrder(values: Float64Array, order: Int32Array): Float64Array {
  const ordered = new Float64Array(order.length)
  for (let k = 0; k < order.length; k++) ordered[k] = values[order[k] as number] as number
  return ordered
}
