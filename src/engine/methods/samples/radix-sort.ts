const BITS = 11
const BUCKETS = 1 << BITS
const SHIFTS = [0, BITS, 2 * BITS] as const

/**
 * Sorts values in place in ascending order, -0 before 0 and NaN last, as the platform's own sort of typed arrays: an LSD radix sort with
 * 11-bit digits, on bits transformed so that they order as unsigned integers (Knuth, The Art of Computer Programming 3, 5.2.5). A digit
 * that all values share is skipped after its histogram.
 */
export function radixSort(values: Float64Array): void {
  const n = values.length
  const words = new Uint32Array(values.buffer, values.byteOffset, 2 * n)
  let low = new Uint32Array(n)
  let high = new Uint32Array(n)
  for (let i = 0; i < n; i++) {
    const top = words[2 * i + 1] as number
    // negative numbers have all bits inverted, positive ones only the sign bit
    const negative = top >>> 31 === 1 && !Number.isNaN(values[i] as number)
    low[i] = negative ? ~(words[2 * i] as number) : (words[2 * i] as number)
    high[i] = negative ? ~top : top | 0x80000000
  }
  let [otherLow, otherHigh] = [new Uint32Array(n), new Uint32Array(n)]
  const counts = new Uint32Array(BUCKETS)
  for (const part of [0, 1]) {
    for (const shift of SHIFTS) {
      const digits = part === 0 ? low : high
      counts.fill(0)
      for (let i = 0; i < n; i++) {
        const digit = ((digits[i] as number) >>> shift) & (BUCKETS - 1)
        counts[digit] = (counts[digit] as number) + 1
      }
      if (counts[((digits[0] as number) >>> shift) & (BUCKETS - 1)] === n) continue
      let total = 0
      for (let k = 0; k < BUCKETS; k++) {
        const count = counts[k] as number
        counts[k] = total
        total += count
      }
      for (let i = 0; i < n; i++) {
        const digit = ((digits[i] as number) >>> shift) & (BUCKETS - 1)
        const to = counts[digit] as number
        counts[digit] = to + 1
        otherLow[to] = low[i] as number
        otherHigh[to] = high[i] as number
      }
      ;[low, otherLow, high, otherHigh] = [otherLow, low, otherHigh, high]
    }
  }
  for (let i = 0; i < n; i++) {
    const top = high[i] as number
    const positive = top >>> 31 === 1
    words[2 * i] = positive ? (low[i] as number) : ~(low[i] as number)
    words[2 * i + 1] = positive ? top & 0x7fffffff : ~top
  }
}
