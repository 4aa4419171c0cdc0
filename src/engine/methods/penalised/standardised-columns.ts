import type { Checkpoint } from '../../checkpoint.ts'

/** Columns with mean 0 and standard deviation 1 (divisor n). */
export interface StandardisedColumns {
  readonly columns: readonly Float64Array[]
  readonly means: Float64Array
  /** 0 for a column that does not vary, whose standardised values are all 0. */
  readonly deviations: Float64Array
}

/** Standardises columns of finite values; `rows`: only these rows, in this order. */
export async function standardisedColumns(
  columns: readonly Float64Array[],
  rows: Int32Array | null,
  checkpoint: Checkpoint,
): Promise<StandardisedColumns> {
  const means = new Float64Array(columns.length)
  const deviations = new Float64Array(columns.length)
  const out: Float64Array[] = []
  for (const [j, column] of columns.entries()) {
    const values = rows === null ? column.slice() : Float64Array.from(rows, (i) => column[i] as number)
    await checkpoint()
    const { mean, deviation } = centreAndSpread(values)
    await checkpoint()
    for (let i = 0; i < values.length; i++) values[i] = deviation === 0 ? 0 : ((values[i] as number) - mean) / deviation
    means[j] = mean
    deviations[j] = deviation
    out.push(values)
    await checkpoint()
  }
  return { columns: out, means, deviations }
}

/** The mean, and the standard deviation with divisor n: exactly 0 if all values are equal. */
function centreAndSpread(values: Float64Array): { readonly mean: number; readonly deviation: number } {
  const n = values.length
  const [first = 0] = values
  let [sum, isConstant] = [0, true]
  for (let i = 0; i < n; i++) {
    sum += values[i] as number
    if (values[i] !== first) isConstant = false
  }
  if (isConstant) return { mean: first, deviation: 0 }
  const rough = sum / n
  let [rest, squares] = [0, 0]
  for (let i = 0; i < n; i++) rest += (values[i] as number) - rough
  const mean = rough + rest / n
  for (let i = 0; i < n; i++) squares += ((values[i] as number) - mean) ** 2
  return { mean, deviation: Math.sqrt(squares / n) }
}
