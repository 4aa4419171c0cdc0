import type { Checkpoint } from '../checkpoint.ts'

/** Number of rows for which all columns fit into the cache. */
const block = 2048

/** X'WX of columns and a weight for each row, as the rows of the lower triangle; block by block. */
export async function weightedCrossproduct(
  columns: readonly Float64Array[],
  weights: Float64Array,
  checkpoint: Checkpoint,
): Promise<number[][]> {
  const rows = columns.map((_, j) => new Float64Array(j + 1))
  const weighted = new Float64Array(block)
  for (let from = 0; from < weights.length; from += block) {
    const size = Math.min(block, weights.length - from)
    for (const [j, row] of rows.entries()) {
      const column = columns[j] as Float64Array
      for (let i = 0; i < size; i++) weighted[i] = (weights[from + i] as number) * (column[from + i] as number)
      addDots(row, weighted, columns, j + 1, from, size)
    }
    if (from % (16 * block) === 15 * block) await checkpoint()
  }
  return rows.map((row) => [...row])
}

/**
 * The sum of the products of the first `size` values of `a` with those of `b` from index `from` on, as four independent sums: the processor
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

/** Adds to the first `count` sums the products of `a` with the columns from row `from` on, four columns at a time. */
export function addDots(
  sums: Float64Array,
  a: Float64Array,
  columns: readonly Float64Array[],
  count: number,
  from: number,
  size: number,
): void {
  const whole = count - (count % 4)
  for (let k = 0; k < whole; k += 4) {
    const [b, c] = [columns[k] as Float64Array, columns[k + 1] as Float64Array]
    const [d, e] = [columns[k + 2] as Float64Array, columns[k + 3] as Float64Array]
    let [ofB, ofC, ofD, ofE] = [0, 0, 0, 0]
    for (let i = 0; i < size; i++) {
      const value = a[i] as number
      const j = from + i
      ofB += value * (b[j] as number)
      ofC += value * (c[j] as number)
      ofD += value * (d[j] as number)
      ofE += value * (e[j] as number)
    }
    sums[k] = (sums[k] as number) + ofB
    sums[k + 1] = (sums[k + 1] as number) + ofC
    sums[k + 2] = (sums[k + 2] as number) + ofD
    sums[k + 3] = (sums[k + 3] as number) + ofE
  }
  for (let k = whole; k < count; k++) sums[k] = (sums[k] as number) + dot(a, columns[k] as Float64Array, from, size)
}
