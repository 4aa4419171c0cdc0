const BASE = 30n
/** Digits whose number is exact. */
const EXACT = 10
/** Beyond these powers of 30 a number is infinite or 0. */
const MAX_POWER = 500

/**
 * The number with these digits, times a power of 30, correctly rounded.
 * @param digits each 0 to 29
 */
export function base30(digits: readonly number[], power: number): number {
  let from = 0
  while (digits[from] === 0) from += 1
  if (from === digits.length) return 0
  if (digits.length - from <= EXACT && power <= 0 && power >= -EXACT) {
    let whole = 0
    for (let k = from; k < digits.length; k++) whole = whole * 30 + (digits[k] as number)
    // both are exact, so that one division rounds once
    return power === 0 ? whole : whole / 30 ** -power
  }
  const size = digits.length - from + power
  if (size > MAX_POWER) return Number.POSITIVE_INFINITY
  if (size < -MAX_POWER) return 0
  let whole = 0n
  for (let k = from; k < digits.length; k++) whole = whole * BASE + BigInt(digits[k] as number)
  return power >= 0 ? Number(whole * BASE ** BigInt(power)) : quotient(whole, BASE ** BigInt(-power))
}

/** Bits of a quotient before it is rounded. */
const BITS = 70

function quotient(numerator: bigint, denominator: bigint): number {
  const shift = BITS - (numerator.toString(2).length - denominator.toString(2).length)
  const [above, below] =
    shift >= 0 ? [numerator << BigInt(shift), denominator] : [numerator, denominator << BigInt(-shift)]
  // a rest decides between two halves
  const whole = above / below
  const rounded = Number((whole << 1n) | (above % below === 0n ? 0n : 1n))
  // in two steps, as a power alone can be 0
  const half = Math.trunc((-shift - 1) / 2)
  return rounded * 2 ** half * 2 ** (-shift - 1 - half)
}
