import type { Checkpoint } from '../checkpoint.ts'

/** A reflection I - v v' / v[k], where v begins at row k and has the length of the column. */
interface Reflection {
  readonly k: number
  readonly v: Float64Array
}

/** R of X = Q R. */
export interface Triangle {
  readonly rank: number
  /** The columns of X in the order of R's: first the independent ones, in order, then the others. */
  readonly pivot: readonly number[]
  /** Columns of R, each of length `rank`. */
  readonly r: readonly Float64Array[]
}

/**
 * X = Q R by Householder reflections, columns in order. A column that depends on earlier ones (the remainder of its length is below
 * `tolerance` of the whole, as in R's lm) is moved behind the others.
 */
export interface Qr extends Triangle {
  readonly rows: number
  readonly reflections: readonly Reflection[]
}

/** Decomposes the matrix of these columns of equal length. The columns are copied; without columns rows and rank are 0. */
export async function householderQr(
  columns: readonly Float64Array[],
  checkpoint: Checkpoint,
  tolerance = 1e-7,
): Promise<Qr> {
  const rows = columns[0]?.length ?? 0
  const reflections: Reflection[] = []
  const independent: { readonly index: number; readonly r: Float64Array }[] = []
  const dependent: { readonly index: number; readonly r: Float64Array }[] = []
  for (const [index, column] of columns.entries()) {
    const x = column.slice()
    const length = norm(x, 0)
    await reflect(reflections, x, checkpoint)
    const k = independent.length
    const rest = k < rows ? norm(x, k) : 0
    if (!(rest > tolerance * length)) {
      dependent.push({ index, r: x.slice(0, k) })
      continue
    }
    const diagonal = (x[k] as number) > 0 ? -rest : rest
    const r = x.slice(0, k + 1)
    r[k] = diagonal
    for (let i = k; i < rows; i++) x[i] = -(x[i] as number) / diagonal
    x[k] = (x[k] as number) + 1
    reflections.push({ k, v: x })
    independent.push({ index, r })
    await checkpoint()
  }
  const all = [...independent, ...dependent]
  return {
    rows,
    rank: independent.length,
    pivot: all.map(({ index }) => index),
    r: all.map(({ r }) => padded(r, independent.length)),
    reflections,
  }
}

/** Q' y, in place. */
export async function applyQTransposed(qr: Qr, y: Float64Array, checkpoint: Checkpoint): Promise<void> {
  await reflect(qr.reflections, y, checkpoint)
}

/** Q y, in place. */
export async function applyQ(qr: Qr, y: Float64Array, checkpoint: Checkpoint): Promise<void> {
  await reflect(qr.reflections.toReversed(), y, checkpoint)
}

/** Diagonal of Q1 Q1': the leverages. */
export async function leverages(qr: Qr, checkpoint: Checkpoint): Promise<Float64Array> {
  const sums = new Float64Array(qr.rows)
  for (let k = 0; k < qr.rank; k++) {
    const unit = new Float64Array(qr.rows)
    unit[k] = 1
    // later reflections leave it unchanged
    await reflect(qr.reflections.slice(0, k + 1).toReversed(), unit, checkpoint)
    for (let i = 0; i < unit.length; i++) sums[i] = (sums[i] as number) + (unit[i] as number) ** 2
    await checkpoint()
  }
  return sums
}

async function reflect(reflections: readonly Reflection[], x: Float64Array, checkpoint: Checkpoint): Promise<void> {
  for (const { k, v } of reflections) {
    let product = 0
    for (let i = k; i < x.length; i++) product += (v[i] as number) * (x[i] as number)
    const factor = product / (v[k] as number)
    for (let i = k; i < x.length; i++) x[i] = (x[i] as number) - factor * (v[i] as number)
    if (x.length > 10_000) await checkpoint()
  }
}

/** Euclidean length of the elements from index `from` on, safe from overflow and underflow; 0 if there are none. */
export function norm(x: Float64Array, from: number): number {
  let largest = 0
  for (let i = from; i < x.length; i++) {
    const size = Math.abs(x[i] as number)
    if (size > largest || Number.isNaN(size)) largest = size
  }
  if (largest === 0) return 0
  let sum = 0
  for (let i = from; i < x.length; i++) {
    const part = (x[i] as number) / largest
    sum += part * part
  }
  return largest * Math.sqrt(sum)
}

function padded(column: Float64Array, length: number): Float64Array {
  const whole = new Float64Array(length)
  whole.set(column)
  return whole
}
