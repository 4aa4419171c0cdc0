import type { Checkpoint } from '../../checkpoint.ts'

/** The sum of the kept columns times their coefficients, and of the offset. */
export async function linearPredictor(
  columns: readonly Float64Array[],
  kept: readonly number[],
  coefficients: Float64Array,
  offset: Float64Array | null,
  checkpoint: Checkpoint,
): Promise<Float64Array> {
  const eta = offset?.slice() ?? new Float64Array(columns[0]?.length ?? 0)
  for (const k of kept) {
    const [column, b] = [columns[k] ?? new Float64Array(), coefficients[k] as number]
    for (let i = 0; i < eta.length; i++) eta[i] = (eta[i] as number) + b * (column[i] as number)
    if (eta.length > 10_000) await checkpoint()
  }
  return eta
}

/** The mean of two vectors of one length, element by element. */
export function midway(a: Float64Array, b: Float64Array): Float64Array {
  const middle = new Float64Array(a.length)
  for (let i = 0; i < a.length; i++) middle[i] = ((a[i] as number) + (b[i] as number)) / 2
  return middle
}
