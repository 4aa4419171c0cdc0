import type { Checkpoint } from '../checkpoint.ts'

/**
 * The number of cases in each of `cells` cells. `codes`: the cell of each row, from 0, or negative for a row without one. `weights`: how many
 * cases each row represents, one without them.
 */
export async function countCells(
  codes: Int32Array,
  cells: number,
  weights: Float64Array | undefined,
  checkpoint: Checkpoint,
): Promise<Float64Array> {
  const counts = new Float64Array(cells)
  for (let i = 0; i < codes.length; i++) {
    if (i % 16384 === 0) await checkpoint()
    const cell = codes[i] as number
    if (cell >= 0) counts[cell] = (counts[cell] as number) + (weights === undefined ? 1 : (weights[i] as number))
  }
  return counts
}
