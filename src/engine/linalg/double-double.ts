/** The unevaluated sum of two doubles, `lo` at most half a unit in the last place of `hi`: some 32 decimal digits. */
export interface DoubleDouble {
  readonly hi: number
  readonly lo: number
}

/** Dekker's splitting of a double into two halves of 26 bits. */
const splitter = 2 ** 27 + 1

/** A double as a double-double. */
export const exactly = (hi: number): DoubleDouble => ({ hi, lo: 0 })

/** -a, without rounding. */
export const negated = ({ hi, lo }: DoubleDouble): DoubleDouble => ({ hi: -hi, lo: -lo })

/**
 * a + b by the arithmetic of Dekker (Numer Math 1971;18:224) and Knuth (The Art of Computer Programming 2, 4.2.2): sums and products of doubles with
 * their rounding error. A relative error of some 2^-104; in products a factor of 2^996 or more gives NaN.
 */
export function plus(a: DoubleDouble, b: DoubleDouble): DoubleDouble {
  const high = sumOf(a.hi, b.hi)
  const low = sumOf(a.lo, b.lo)
  const once = ordered(high.hi, high.lo + low.hi)
  return ordered(once.hi, once.lo + low.lo)
}

/** a - b, as accurate as `plus`. */
export const minus = (a: DoubleDouble, b: DoubleDouble): DoubleDouble => plus(a, negated(b))

/** a b, as accurate as `plus`. */
export function times(a: DoubleDouble, b: DoubleDouble): DoubleDouble {
  const { hi, lo } = productOf(a.hi, b.hi)
  return ordered(hi, lo + (a.hi * b.lo + a.lo * b.hi))
}

/** a / b by long division in three digits, each a double. NaN if b is 0. */
export function over(a: DoubleDouble, b: DoubleDouble): DoubleDouble {
  let quotient = exactly(0)
  let rest = a
  for (let digit = 0; digit < 3; digit++) {
    const next = exactly(rest.hi / b.hi)
    quotient = plus(quotient, next)
    rest = minus(rest, times(next, b))
  }
  return quotient
}

/** The square root of a number >= 0; NaN for a negative one. */
export function rootOf(a: DoubleDouble): DoubleDouble {
  if (a.hi === 0) return exactly(0)
  const near = Math.sqrt(a.hi)
  const { hi } = minus(a, productOf(near, near))
  return ordered(near, hi / (2 * near))
}

function sumOf(a: number, b: number): DoubleDouble {
  const hi = a + b
  return { hi, lo: sumError(a, b, hi) }
}

/** The rounding error of the sum of two doubles, for loops that cannot afford objects. */
export function sumError(a: number, b: number, sum: number): number {
  const of = sum - a
  return a - (sum - of) + (b - of)
}

/** The sum of a number and a smaller one. */
function ordered(a: number, b: number): DoubleDouble {
  const hi = a + b
  return { hi, lo: b - (hi - a) }
}

function productOf(a: number, b: number): DoubleDouble {
  const hi = a * b
  return { hi, lo: productError(a, b, hi) }
}

/** The rounding error of the product of two doubles. */
export function productError(a: number, b: number, product: number): number {
  return errorOfHalves(a, upper(a), b, upper(b), product)
}

/** `productError` with known first halves `a1` and `b1` of the factors (`upper`). */
export function errorOfHalves(a: number, a1: number, b: number, b1: number, product: number): number {
  const a2 = a - a1
  const b2 = b - b1
  return a2 * b2 - (product - a1 * b1 - a2 * b1 - a1 * b2)
}

/** The first half of the digits of a double: products of two halves are exact. */
export function upper(a: number): number {
  const large = splitter * a
  return large - (large - a)
}
