import type { Checkpoint } from '../checkpoint.ts'
import { Pace } from '../pace.ts'
import { norm } from './householder-qr.ts'
import { rowBlocks } from './row-blocks.ts'
import { dot } from './weighted-crossproduct.ts'

/**
 * R of columns = Q R, in their order, as columns of length equal to their number; Q is not kept, so that memory does not grow with the rows.
 * The rows are appended, a block at a time, below the triangle of earlier ones and eliminated by Householder reflections (Demmel J, Grigori L,
 * Hoemmen M, Langou J. SIAM J Sci Comput 2012;34:A206-A239, the sequential form). Rows are multiplied by `roots`, if there are any.
 */
export async function blockwiseTriangle(
  columns: readonly Float64Array[],
  roots: Float64Array | null,
  checkpoint: Checkpoint,
  size?: number,
): Promise<readonly Float64Array[]> {
  const q = columns.length
  const triangle = columns.map(() => new Float64Array(q))
  const pace = new Pace(checkpoint)
  for (const block of rowBlocks(columns, roots, size)) {
    for (let k = 0; k < q; k++) eliminate(triangle, block.columns, k)
    if (pace.due((block.columns[0] as Float64Array).length * q * (q + 1))) await pace.rest()
  }
  return triangle
}

/** Reflects column k of a block into the diagonal of the triangle above it, and the later columns with it. */
function eliminate(triangle: readonly Float64Array[], block: readonly Float64Array[], k: number): void {
  const v = block[k] as Float64Array
  const own = triangle[k] as Float64Array
  const below = norm(v, 0)
  if (below === 0) return
  const head = own[k] as number
  const length = Math.hypot(head, below)
  const diagonal = head > 0 ? -length : length
  own[k] = diagonal
  // I - share (1, v)(1, v)', where v is divided by its first element
  const share = (diagonal - head) / diagonal
  for (let i = 0; i < v.length; i++) v[i] = (v[i] as number) / (head - diagonal)
  for (let j = k + 1; j < block.length; j++) {
    const x = block[j] as Float64Array
    const above = triangle[j] as Float64Array
    const product = share * ((above[k] as number) + dot(v, x))
    above[k] = (above[k] as number) - product
    for (let i = 0; i < v.length; i++) x[i] = (x[i] as number) - product * (v[i] as number)
  }
}
