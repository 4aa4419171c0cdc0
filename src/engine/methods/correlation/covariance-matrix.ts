import type { Checkpoint } from '../../checkpoint.ts'
import { allCases } from '../../frame/case-weights.ts'
import { Pace } from '../../pace.ts'
import { moments } from '../description/moments.ts'

/** Number of rows for which all columns fit into the cache. */
const block = 2048

/**
 * Covariances, with divisor n - 1, of k columns of n finite values each, n at least 2: `result[j][l]` of columns j and l. Sums are of
 * products of deviations from the means (two passes), so that a large common level costs no digits. Not finite if squares overflow.
 * `weights`: case counts of the rows; n is then their sum.
 */
export async function covarianceMatrix(
  columns: readonly Float64Array[],
  checkpoint: Checkpoint,
  weights?: Float64Array,
): Promise<readonly (readonly number[])[]> {
  const k = columns.length
  const n = columns[0]?.length ?? 0
  const divisor = allCases(n, weights) - 1
  const deviations: Float64Array[] = []
  for (const column of columns) {
    const origin = column[0] ?? 0
    const { centre } = moments(column, origin, weights)
    const own = new Float64Array(n)
    for (let i = 0; i < n; i++) own[i] = (column[i] as number) - origin - centre
    deviations.push(own)
    await checkpoint()
  }
  const counted =
    weights === undefined
      ? deviations
      : deviations.map((own) => own.map((deviation, i) => deviation * (weights[i] as number)))
  const sums = Array.from({ length: k }, () => new Float64Array(k))
  const pace = new Pace(checkpoint)
  for (let from = 0; from < n; from += block) {
    const to = Math.min(n, from + block)
    for (const [j, a] of counted.entries()) {
      const row = sums[j] as Float64Array
      for (let l = 0; l <= j; l++) row[l] = (row[l] as number) + product(a, deviations[l] as Float64Array, from, to)
      if (pace.due((j + 1) * (to - from))) await pace.rest()
    }
  }
  return sums.map((_, j) =>
    Array.from({ length: k }, (__, l) => (sums[Math.max(j, l)]?.[Math.min(j, l)] ?? Number.NaN) / divisor),
  )
}

/** Four independent sums: each waits only for its own last addition. */
function product(a: Float64Array, b: Float64Array, from: number, to: number): number {
  let s0 = 0
  let s1 = 0
  let s2 = 0
  let s3 = 0
  let i = from
  for (; i + 3 < to; i += 4) {
    s0 += (a[i] as number) * (b[i] as number)
    s1 += (a[i + 1] as number) * (b[i + 1] as number)
    s2 += (a[i + 2] as number) * (b[i + 2] as number)
    s3 += (a[i + 3] as number) * (b[i + 3] as number)
  }
  for (; i < to; i++) s0 += (a[i] as number) * (b[i] as number)
  return s0 + s1 + (s2 + s3)
}
