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
    const top = words[2 * i + 1] ?? 0
    // negative numbers have all bits inverted, positive ones only the sign bit
    const negative = top >>> 31 === 1 && !Number.isNaN(values[i] ?? 0)
    low[i] = negative ? ~(words[2 * i] ?? 0) : (words[2 * i] ?? 0)
    high[i] = negative ? ~top : top | 0x80000000
  }
  let [otherLow, otherHigh] = [new Uint32Array(n), new Uint32Array(n)]
  const counts = new Uint32Array(BUCKETS)
  for (const part of [0, 1]) {
    for (const shift of SHIFTS) {
      const digits = part === 0 ? low : high
      counts.fill(0)
      for (let i = 0; i < n; i++) {
        const digit = ((digits[i] ?? 0) >>> shift) & (BUCKETS - 1)
        counts[digit] = (counts[digit] ?? 0) + 1
      }
      if (counts[((digits[0] ?? 0) >>> shift) & (BUCKETS - 1)] === n) continue
      let total = 0
      for (let k = 0; k < BUCKETS; k++) {
        const count = counts[k] ?? 0
        counts[k] = total
        total += count
      }
      for (let i = 0; i < n; i++) {
        const digit = ((digits[i] ?? 0) >>> shift) & (BUCKETS - 1)
        const to = counts[digit] ?? 0
        counts[digit] = to + 1
        otherLow[to] = low[i] ?? 0
        otherHigh[to] = high[i] ?? 0
      }
      ;[low, otherLow, high, otherHigh] = [otherLow, low, otherHigh, high]
    }
  }
  for (let i = 0; i < n; i++) {
    const top = high[i] ?? 0
    const positive = top >>> 31 === 1
    words[2 * i] = positive ? (low[i] ?? 0) : ~(low[i] ?? 0)
    words[2 * i + 1] = positive ? top & 0x7fffffff : ~top
  }
}
