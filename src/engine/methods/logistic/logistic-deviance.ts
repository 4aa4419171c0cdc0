import type { Checkpoint } from '../../checkpoint.ts'
import type { BinaryRows } from './logistic-rows.ts'

/** Rows between two checkpoints. */
const stretch = 100_000

/** -2 log likelihood of a binary outcome at a linear predictor, by row. */
export async function logisticDeviance(
  eta: Float64Array,
  { y, cases }: Omit<BinaryRows, 'offset'>,
  checkpoint: Checkpoint,
): Promise<number> {
  let sum = 0
  for (let i = 0; i < eta.length; i++) {
    const t = y[i] === 1 ? (eta[i] as number) : -(eta[i] as number)
    const loss = t > 0 ? Math.log1p(Math.exp(-t)) : Math.log1p(Math.exp(t)) - t
    sum += cases === undefined ? loss : (cases[i] as number) * loss
    if (i % stretch === stretch - 1) await checkpoint()
  }
  return 2 * sum
}
