import type { Checkpoint } from '../checkpoint.ts'

/** Rows of which all columns stay near the processor. */
const block = 2048

/** X'WX of columns and a weight for each row, as the rows of the lower triangle; block by block. */
export async function weightedCrossproduct(
  columns: readonly Float64Array[],
  weights: Float64Array,
  checkpoint: Checkpoint,
): Promise<number[][]> {
  const rows = columns.map((_, j) => Array.from({ length: j + 1 }, () => 0))
  const weighted = new Float64Array(block)
  for (let from = 0; from < weights.length; from += block) {
    const size = Math.min(block, weights.length - from)
    for (const [j, row] of rows.entries()) {
      const column = columns[j] as Float64Array
      for (let i = 0; i < size; i++) weighted[i] = (weights[from + i] as number) * (column[from + i] as number)
      for (let k = 0; k <= j; k++) row[k] = (row[k] as number) + dot(weighted, columns[k] as Float64Array, from, size)
    }
    if (from % (16 * block) === 15 * block) await checkpoint()
  }
  return rows
}

/**
 * The sum of the products of the first `size` values of `a` with those of `b` from place `from` on, as four sums beside each other: the processor
 * need not wait for the last addition.
 */
export function dot(a: Float64Array, b: Float64Array, from = 0, size = a.length): number {
  let [first, second, third, fourth] = [0, 0, 0, 0]
  const whole = size - (size % 4)
  for (let i = 0; i < whole; i += 4) {
    const j = from + i
    first += (a[i] as number) * (b[j] as number)
    second += (a[i + 1] as number) * (b[j + 1] as number)
    third += (a[i + 2] as number) * (b[j + 2] as number)
    fourth += (a[i + 3] as number) * (b[j + 3] as number)
  }
  for (let i = whole; i < size; i++) first += (a[i] as number) * (b[from + i] as number)
  return first + second + (third + fourth)
}
