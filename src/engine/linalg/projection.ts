import type { Checkpoint } from '../checkpoint.ts'
import { Pace } from '../pace.ts'
import { applyQTransposed, leverages, type Qr, type Triangle } from './householder-qr.ts'
import { rowBlocks } from './row-blocks.ts'
import { dot } from './weighted-crossproduct.ts'

/** The orthogonal projection on the columns of a matrix X = Q R. */
export interface Projection {
  /** Its diagonal. */
  readonly leverages: (checkpoint: Checkpoint) => Promise<Float64Array>
  /** The first `rank` elements of Q'y. */
  readonly effects: (y: Float64Array, checkpoint: Checkpoint) => Promise<Float64Array>
}

/** The projection from the reflections of a decomposition. */
export function projectionOf(qr: Qr): Projection {
  return {
    leverages: (checkpoint) => leverages(qr, checkpoint),
    effects: async (y, checkpoint) => {
      const rotated = y.slice()
      await applyQTransposed(qr, rotated, checkpoint)
      return rotated.slice(0, qr.rank)
    },
  }
}

/**
 * The projection on the columns of a tall matrix X from R only, without Q: the rows of Q are those of X inverse(R). The columns and the
 * roots must not change.
 */
export function blockwiseProjection(
  qr: Triangle,
  { columns, roots }: { readonly columns: readonly Float64Array[]; readonly roots: Float64Array | null },
): Projection {
  return {
    leverages: async (checkpoint) => {
      const sums = new Float64Array(columns[0]?.length ?? 0)
      await eachOrthonormal(qr, columns, roots, checkpoint, (from, units) => {
        for (const unit of units)
          for (let i = 0; i < unit.length; i++)
            sums[from + i] = (sums[from + i] as number) + (unit[i] as number) * (unit[i] as number)
      })
      return sums
    },
    effects: async (y, checkpoint) => {
      const sums = new Float64Array(qr.rank)
      await eachOrthonormal(qr, columns, roots, checkpoint, (from, units) => {
        for (const [k, unit] of units.entries()) sums[k] = (sums[k] as number) + dot(unit, y, from)
      })
      return sums
    },
  }
}

/** Visits the columns of Q, block by block. */
async function eachOrthonormal(
  { pivot, rank, r }: Triangle,
  columns: readonly Float64Array[],
  roots: Float64Array | null,
  checkpoint: Checkpoint,
  visit: (from: number, units: readonly Float64Array[]) => void,
): Promise<void> {
  const used = pivot.slice(0, rank).map((k) => columns[k] as Float64Array)
  const pace = new Pace(checkpoint)
  for (const { from, columns: units } of rowBlocks(used, roots)) {
    for (const [k, unit] of units.entries()) {
      const column = r[k] as Float64Array
      for (let j = 0; j < k; j++) {
        const [before, factor] = [units[j] as Float64Array, column[j] as number]
        for (let i = 0; i < unit.length; i++) unit[i] = (unit[i] as number) - factor * (before[i] as number)
      }
      for (let i = 0; i < unit.length; i++) unit[i] = (unit[i] as number) / (column[k] as number)
    }
    visit(from, units)
    if (pace.due((units[0]?.length ?? 0) * rank * (rank + 4))) await pace.rest()
  }
}
