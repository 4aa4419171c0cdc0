/** An exact rational number; `den` is above 0. */
export interface Rational {
  readonly num: bigint
  readonly den: bigint
}

export const ratio = (num: bigint, den = 1n): Rational => (den < 0n ? { num: -num, den: -den } : { num, den })

export const plus = (a: Rational, b: Rational): Rational => ratio(a.num * b.den + b.num * a.den, a.den * b.den)

export const minus = (a: Rational, b: Rational): Rational => ratio(a.num * b.den - b.num * a.den, a.den * b.den)

export const times = (a: Rational, b: Rational): Rational => ratio(a.num * b.num, a.den * b.den)

export const over = (a: Rational, b: Rational): Rational => ratio(a.num * b.den, a.den * b.num)

/** Square root to at least 50 digits. */
export function root({ num, den }: Rational): Rational {
  const scale = 10n ** BigInt(50 + Math.max(0, den.toString().length - num.toString().length))
  return ratio(integerRoot((num * scale * scale) / den), scale)
}

function integerRoot(square: bigint): bigint {
  if (square < 2n) return square
  let above = 1n << BigInt(Math.ceil(square.toString(2).length / 2) + 1)
  for (;;) {
    const next = (above + square / above) >> 1n
    if (next >= above) return above
    above = next
  }
}

/** Doubles as integers times one power of 2. */
export function asIntegers(values: Iterable<number>): { integers: bigint[]; unit: Rational } {
  const parts = Array.from(values, apart)
  const least = parts.reduce((low, { exponent }) => Math.min(low, exponent), 0)
  return {
    integers: parts.map(({ mantissa, exponent }) => mantissa << BigInt(exponent - least)),
    unit: ratio(1n, 1n << BigInt(-least)),
  }
}

export function fromDouble(value: number): Rational {
  const { integers, unit } = asIntegers([value])
  return times(ratio(integers[0] ?? 0n), unit)
}

function apart(value: number): { mantissa: bigint; exponent: number } {
  let [mantissa, exponent] = [value, 0]
  while (!Number.isInteger(mantissa)) {
    mantissa *= 2
    exponent -= 1
  }
  return { mantissa: BigInt(mantissa), exponent }
}

/** Parses decimals such as `-0.316081871345029E-14`. */
export function fromDecimal(text: string): Rational {
  const [mantissa = '', exponent = '0'] = text.toUpperCase().split('E')
  const [whole = '', part = ''] = mantissa.split('.')
  const shift = Number(exponent) - part.length
  const num = BigInt(whole + part)
  return shift < 0 ? ratio(num, 10n ** BigInt(-shift)) : ratio(num * 10n ** BigInt(shift))
}

/** Agreeing digits: minus the decimal logarithm of the relative error (of the absolute one if `wanted` is 0), at most 15. */
export function digits(found: Rational, wanted: Rational): number {
  const error = minus(found, wanted)
  const scaled = wanted.num === 0n ? error : over(error, wanted)
  if (scaled.num === 0n) return 15
  const size = scaled.num < 0n ? -scaled.num : scaled.num
  return Math.max(0, Math.min(15, logarithm(scaled.den) - logarithm(size)))
}

function logarithm(value: bigint): number {
  const text = value.toString()
  return text.length - 16 + Math.log10(Number(text.slice(0, 16).padEnd(16, '0')))
}
