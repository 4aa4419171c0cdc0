import { type DoubleDouble, productError, sumError } from './double-double.ts'

/**
 * Double-double numbers in two arrays: an object for each would dominate the cost. Loops here do the same as `plus` and `times`, to the last
 * bit.
 */
export interface DoubleDoubleColumn {
  readonly hi: Float64Array
  readonly lo: Float64Array
}

/** Doubles, with zeros in `lo`. The values are copied. */
export function exactColumn(values: ArrayLike<number>): DoubleDoubleColumn {
  return { hi: Float64Array.from(values), lo: new Float64Array(values.length) }
}

/** A copy of the elements from `from` on. */
export function copyOf({ hi, lo }: DoubleDoubleColumn, from = 0): DoubleDoubleColumn {
  return { hi: hi.slice(from), lo: lo.slice(from) }
}

/** The element at index i, from 0; NaN beyond the end. */
export function elementOf({ hi, lo }: DoubleDoubleColumn, i: number): DoubleDouble {
  return { hi: hi[i] ?? Number.NaN, lo: lo[i] ?? Number.NaN }
}

/** Writes the element at index i, from 0. */
export function setElement(column: DoubleDoubleColumn, i: number, { hi, lo }: DoubleDouble): void {
  column.hi[i] = hi
  column.lo[i] = lo
}

/** a[i] b[i] for each element. */
export function elementwiseProduct(a: DoubleDoubleColumn, b: DoubleDoubleColumn): DoubleDoubleColumn {
  const product = exactColumn(a.hi)
  for (let i = 0; i < a.hi.length; i++) {
    const [ah, bh] = [a.hi[i] as number, b.hi[i] as number]
    const high = ah * bh
    const low = productError(ah, bh, high) + (ah * (b.lo[i] as number) + (a.lo[i] as number) * bh)
    const hi = high + low
    product.hi[i] = hi
    product.lo[i] = low - (hi - high)
  }
  return product
}

/** Σ a[i] b[i + shift] over the elements of a. */
export function scalarProduct(a: DoubleDoubleColumn, b: DoubleDoubleColumn, shift = 0): DoubleDouble {
  let [hi, lo] = [0, 0]
  for (let i = 0; i < a.hi.length; i++) {
    const [ah, bh] = [a.hi[i] as number, b.hi[i + shift] as number]
    const high = ah * bh
    const low = productError(ah, bh, high) + (ah * (b.lo[i + shift] as number) + (a.lo[i] as number) * bh)
    const th = high + low
    const tl = low - (th - high)
    const sum = hi + th
    const rest = lo + tl
    const once = sumError(hi, th, sum) + rest
    const oh = sum + once
    const twice = once - (oh - sum) + sumError(lo, tl, rest)
    hi = oh + twice
    lo = twice - (hi - oh)
  }
  return { hi, lo }
}

/** Subtracts factor v[i] from x[i + shift], over the elements of v, in place. */
export function subtractMultiple(x: DoubleDoubleColumn, factor: DoubleDouble, v: DoubleDoubleColumn, shift = 0): void {
  const { hi: fh, lo: fl } = factor
  for (let i = 0; i < v.hi.length; i++) {
    const vh = v.hi[i] as number
    const high = fh * vh
    const low = productError(fh, vh, high) + (fh * (v.lo[i] as number) + fl * vh)
    const product = high + low
    const th = -product
    const tl = -(low - (product - high))
    const [xh, xl] = [x.hi[i + shift] as number, x.lo[i + shift] as number]
    const sum = xh + th
    const rest = xl + tl
    const once = sumError(xh, th, sum) + rest
    const oh = sum + once
    const twice = once - (oh - sum) + sumError(xl, tl, rest)
    const hi = oh + twice
    x.hi[i + shift] = hi
    x.lo[i + shift] = twice - (hi - oh)
  }
}
