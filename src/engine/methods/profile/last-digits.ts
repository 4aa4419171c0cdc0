/** How often numbers end in each digit. */
export interface LastDigits {
  /** Places behind the point of the digit that is counted. */
  readonly decimals: number
  /** By digit, from 0 to 9. */
  readonly counts: readonly number[]
  /** Digits with far more numbers than chance gives: values may have been rounded or guessed. None is heaped in few or narrow numbers. */
  readonly heaped: readonly number[]
}

/** Numbers that are looked at to find how many decimals they have. */
const LOOKED_AT = 1000
const MOST_DECIMALS = 4
/** Fewer numbers, or a narrower range, say nothing about their last digits. */
const FEWEST = 50
const FEWEST_TENS = 3
/** A few far numbers make no wide range: this part at each end is left out. */
const TAIL = 0.05
/** Of one digit, or of 0 and 5 together, by chance a tenth and a fifth. */
const ONE = 0.3
const FIVES = 0.4

/** Counts the last digits of ascending numbers without NaN, with as many decimals as they have; null if these are more than four, or if there are no numbers. */
export function lastDigits(sorted: Float64Array): LastDigits | null {
  const decimals = commonDecimals(sorted)
  if (decimals === null) return null
  const factor = 10 ** decimals
  const counts = new Float64Array(10)
  for (const value of sorted) {
    const whole = Math.round(Math.abs(value) * factor)
    const digit = whole - 10 * Math.floor(whole / 10)
    if (digit >= 0) counts[digit] = (counts[digit] as number) + 1 // infinite numbers have none
  }
  return { decimals, counts: Array.from(counts), heaped: heapedDigits(sorted, factor, counts) }
}

/** The fewest decimals that all numbers looked at have; null if they are too many. */
function commonDecimals(sorted: Float64Array): number | null {
  if (sorted.length === 0) return null
  const step = Math.max(1, Math.floor(sorted.length / LOOKED_AT))
  let decimals = 0
  for (let i = 0; i < sorted.length; i += step) {
    const value = sorted[i] as number
    if (!Number.isFinite(value)) continue
    while (!hasDecimals(value, decimals)) if (++decimals > MOST_DECIMALS) return null
  }
  return decimals
}

const hasDecimals = (value: number, decimals: number) => Number(value.toFixed(decimals)) === value

function heapedDigits(sorted: Float64Array, factor: number, counts: Float64Array): readonly number[] {
  const n = counts.reduce((sum, count) => sum + count, 0)
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] as number
  const tens = ((at(1 - TAIL) - at(TAIL)) * factor) / 10
  if (n < FEWEST || !(tens >= FEWEST_TENS)) return []
  const shareOf = (digit: number) => (counts[digit] as number) / n
  const single = Array.from(counts.keys()).filter((digit) => shareOf(digit) > ONE)
  return single.length === 0 && shareOf(0) + shareOf(5) > FIVES ? [0, 5] : single
}
