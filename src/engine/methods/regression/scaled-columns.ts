import type { Checkpoint } from '../../checkpoint.ts'

/** Each column multiplied element by element by one factor for each row. */
export async function scaledColumns(
  columns: readonly Float64Array[],
  factors: Float64Array,
  checkpoint: Checkpoint,
): Promise<readonly Float64Array[]> {
  const out: Float64Array[] = []
  for (const column of columns) {
    out.push(column.map((value, i) => value * (factors[i] as number)))
    await checkpoint()
  }
  return out
}
