import type { Checkpoint } from '../../checkpoint.ts'
import { sortedOrder } from '../samples/sorted-order.ts'

/** P values adjusted by Benjamini and Hochberg (1995), as `adjustPValues`, of very many tests: without NaN, and with pauses. */
export async function falseDiscoveryRates(p: Float64Array, checkpoint: Checkpoint): Promise<Float64Array> {
  const order = await sortedOrder(p, checkpoint)
  const adjusted = new Float64Array(p.length)
  let least = 1
  for (let rank = p.length; rank >= 1; rank--) {
    if (rank % 8192 === 0) await checkpoint()
    const k = order[rank - 1] as number
    least = Math.min(least, (p.length / rank) * (p[k] as number))
    adjusted[k] = least
  }
  return adjusted
}
