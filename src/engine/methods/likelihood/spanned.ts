import type { Checkpoint } from '../../checkpoint.ts'
import { householderQr } from '../../linalg/householder-qr.ts'
import { orthonormalBasis } from '../../linalg/orthonormal-basis.ts'
import { dot } from '../../linalg/weighted-crossproduct.ts'
import type { Subspace } from './maximise.ts'

/** What some columns span: in its basis a likelihood is well-conditioned, and models of fewer of the columns are subspaces. */
export interface Span {
  /** Perpendicular, of length 1. */
  readonly basis: readonly Float64Array[]
  /** Of the columns those that do not depend on the ones before them. */
  readonly estimated: readonly number[]
}

export async function spanOf(columns: readonly Float64Array[], checkpoint: Checkpoint): Promise<Span> {
  const qr = await householderQr(columns, checkpoint)
  return { basis: await orthonormalBasis(qr, checkpoint), estimated: qr.pivot.slice(0, qr.rank) }
}

/** Subspaces of the coefficients of a basis, and which of the columns have a coefficient. */
export class Subspaces {
  readonly #basis: readonly Float64Array[]
  readonly #known = new WeakMap<Float64Array, Float64Array>()

  constructor({ basis }: Pick<Span, 'basis'>) {
    this.#basis = basis
  }

  /** Of columns that lie in the span. */
  async of(
    columns: readonly Float64Array[],
    checkpoint: Checkpoint,
  ): Promise<{ readonly subspace: Subspace; readonly estimated: readonly number[] }> {
    const coordinates = []
    for (const column of columns) coordinates.push(await this.coordinates(column, checkpoint))
    const { basis, estimated } = await spanOf(coordinates, checkpoint)
    return { subspace: { directions: basis, fixed: new Float64Array(this.#basis.length) }, estimated }
  }

  /** The coefficients that give a column of the span. */
  async coordinates(column: Float64Array, checkpoint: Checkpoint): Promise<Float64Array> {
    const known = this.#known.get(column)
    if (known !== undefined) return known
    const found = new Float64Array(this.#basis.length)
    for (const [k, unit] of this.#basis.entries()) {
      found[k] = dot(unit, column)
      await checkpoint()
    }
    this.#known.set(column, found)
    return found
  }
}
