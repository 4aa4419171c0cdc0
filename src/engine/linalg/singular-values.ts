import type { Checkpoint } from '../checkpoint.ts'
import { StatsError } from '../stats-error.ts'
import { powerOfTwo } from './power-of-two.ts'
import { rotate, rotationOf } from './rotation.ts'

/** X = U diag(values) V', as columns, as many as the smaller side of X; U and V have orthogonal columns of length one. */
export interface SingularValues {
  readonly u: readonly Float64Array[]
  /** In descending order. */
  readonly values: Float64Array
  readonly v: readonly Float64Array[]
}

/**
 * Singular values and vectors of a matrix, given as columns, by the one-sided rotations of Hestenes (J Soc Ind Appl Math 1958;6:51-90):
 * columns are rotated in pairs until they are orthogonal to the last digit; their lengths are the singular values, accurate also for small
 * ones (Demmel J, Veselic K. SIAM J Matrix Anal Appl 1992;13:1204-1245). The vectors of zero values (below 1e-15 of the largest) complete
 * the orthonormal system. Throws `not-finite`, and `not-converged` after `sweeps`.
 */
export async function singularValues(
  columns: readonly Float64Array[],
  checkpoint: Checkpoint,
  sweeps = 60,
): Promise<SingularValues> {
  const rows = columns[0]?.length ?? 0
  if (rows < columns.length) {
    const { u, values, v } = await singularValues(transposed(columns, rows), checkpoint, sweeps)
    return { u: v, values, v: u }
  }
  const unit = powerOfTwo(columns)
  const work = columns.map((column) => column.map((value) => value / unit))
  const v = columns.map((_, i) => Float64Array.from(columns, (__, j) => (i === j ? 1 : 0)))
  const rounding = Math.sqrt(Math.max(rows, 1)) * Number.EPSILON
  for (let sweep = 0; ; sweep++) {
    if (sweep === sweeps) throw new StatsError('not-converged', { sweeps })
    let turned = false
    const lengths = work.map((column) => dot(column, column))
    const negligible = (rounding * rounding * Math.max(...lengths)) / 16
    for (const [p, one] of work.entries())
      for (let q = p + 1; q < work.length; q++) {
        await checkpoint()
        const other = work[q] as Float64Array
        const product = dot(one, other)
        const [pp, qq] = [dot(one, one), dot(other, other)]
        if (Math.abs(product) <= rounding * Math.sqrt(pp) * Math.sqrt(qq) || Math.min(pp, qq) <= negligible) continue
        turned = true
        const { sine, cosine } = rotationOf(product, pp, qq)
        rotate(one, other, sine, cosine)
        rotate(v[p] as Float64Array, v[q] as Float64Array, sine, cosine)
      }
    if (!turned) break
  }
  const lengths = work.map((column) => Math.sqrt(dot(column, column)))
  const order = lengths.map((_, k) => k).sort((one, other) => (lengths[other] as number) - (lengths[one] as number))
  const values = Float64Array.from(order, (k) => lengths[k] as number)
  const u: Float64Array[] = []
  for (const [place, k] of order.entries()) {
    const length = values[place] as number
    const sure = length > 1e-15 * (values[0] as number)
    u.push(sure ? (work[k] as Float64Array).map((value) => value / length) : anotherUnit(u, rows))
  }
  return { u, values: values.map((value) => value * unit), v: order.map((k) => v[k] as Float64Array) }
}

/** A unit vector orthogonal to the given orthonormal ones: the remainder of the axis that they contain least. */
function anotherUnit(units: readonly Float64Array[], length: number): Float64Array {
  const held = new Float64Array(length)
  for (const unit of units) for (let i = 0; i < length; i++) held[i] = (held[i] as number) + (unit[i] as number) ** 2
  const axis = held.indexOf(Math.min(...held))
  const vector = Float64Array.from({ length }, (_, i) => (i === axis ? 1 : 0))
  // twice, for the digits lost the first time
  for (let time = 0; time < 2; time++)
    for (const unit of units) {
      const part = dot(unit, vector)
      for (let i = 0; i < length; i++) vector[i] = (vector[i] as number) - part * (unit[i] as number)
    }
  const left = Math.sqrt(dot(vector, vector))
  return vector.map((value) => value / left)
}

function transposed(columns: readonly Float64Array[], rows: number): Float64Array[] {
  return Array.from({ length: rows }, (_, i) => Float64Array.from(columns, (column) => column[i] as number))
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let k = 0; k < a.length; k++) sum += (a[k] as number) * (b[k] as number)
  return sum
}
