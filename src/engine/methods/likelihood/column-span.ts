import type { Checkpoint } from '../../checkpoint.ts'
import { householderQr, type Qr } from '../../linalg/householder-qr.ts'
import { orthonormalBasis } from '../../linalg/orthonormal-basis.ts'
import { dot } from '../../linalg/weighted-crossproduct.ts'
import { scaledColumns } from '../regression/scaled-columns.ts'
import type { Subspace } from './maximise.ts'

/** The span of some columns: in its basis a likelihood is well-conditioned, and nested models are subspaces. */
export interface Span {
  /** Orthonormal, with each row weighted by its cases. */
  readonly basis: readonly Float64Array[]
  /** How many cases each row represents; undefined if each is one. */
  readonly cases?: Float64Array | undefined
  /** The columns that do not depend on earlier ones. */
  readonly estimated: readonly number[]
}

/**
 * An orthonormal basis of the span of these columns, by Householder reflections, and the decomposition. `cases`: how many cases each row
 * represents, above 0; one each by default.
 */
export async function spanOf(
  columns: readonly Float64Array[],
  checkpoint: Checkpoint,
  cases?: Float64Array,
): Promise<Span & { readonly qr: Qr }> {
  const qr = await casesQr(columns, checkpoint, cases)
  return { basis: await casesBasis(qr, checkpoint, cases), estimated: qr.pivot.slice(0, qr.rank), cases, qr }
}

/**
 * The QR decomposition of these columns with each row repeated for its cases: R is that of the repeated rows; Q has one row for each of the given
 * ones, multiplied by the root of its cases.
 */
export async function casesQr(
  columns: readonly Float64Array[],
  checkpoint: Checkpoint,
  cases?: Float64Array,
): Promise<Qr> {
  const rows = cases === undefined ? columns : await scaledColumns(columns, cases.map(Math.sqrt), checkpoint)
  return householderQr(rows, checkpoint)
}

/** The rows of Q of such a decomposition, per case: divided by the root of the row's cases. */
export async function casesBasis(
  qr: Qr,
  checkpoint: Checkpoint,
  cases?: Float64Array,
): Promise<readonly Float64Array[]> {
  const units = await orthonormalBasis(qr, checkpoint)
  return cases === undefined
    ? units
    : scaledColumns(
        units,
        cases.map((count) => 1 / Math.sqrt(count)),
        checkpoint,
      )
}

/** Subspaces of the coefficients of a basis, with the columns that have a coefficient. */
export class Subspaces {
  readonly #basis: readonly Float64Array[]
  /** The basis with each row weighted by its cases: coordinates are inner products with it. */
  readonly #counted: readonly Float64Array[]
  readonly #known = new WeakMap<Float64Array, Float64Array>()

  constructor({ basis, cases }: Pick<Span, 'basis' | 'cases'>) {
    this.#basis = basis
    this.#counted = basis.map((unit) => (cases === undefined ? unit : unit.map((u, i) => u * (cases[i] as number))))
  }

  /** Converts columns in the span. */
  async of(
    columns: readonly Float64Array[],
    checkpoint: Checkpoint,
  ): Promise<{ readonly subspace: Subspace; readonly estimated: readonly number[] }> {
    const coordinates = []
    for (const column of columns) coordinates.push(await this.coordinates(column, checkpoint))
    const { basis, estimated } = await spanOf(coordinates, checkpoint)
    return { subspace: { directions: basis, fixed: new Float64Array(this.#basis.length) }, estimated }
  }

  /** The coefficients of a column in the span. */
  async coordinates(column: Float64Array, checkpoint: Checkpoint): Promise<Float64Array> {
    const known = this.#known.get(column)
    if (known !== undefined) return known
    const found = new Float64Array(this.#basis.length)
    for (const [k, unit] of this.#counted.entries()) {
      found[k] = dot(unit, column)
      await checkpoint()
    }
    this.#known.set(column, found)
    return found
  }
}
