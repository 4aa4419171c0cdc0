/** Values closer than this are merged: far smaller than the tolerance of later comparisons, far larger than rounding errors. */
const same = 1e-10

/** Weights summed by value. */
export interface MergedWeights {
  add(value: number, weight: number): void
  /** Number of distinct values. */
  readonly count: number
  /** Writes the values in ascending order and their weights, starting at element `at`, and empties the collection. */
  drain(values: Float64Array, weights: Float64Array, at: number): void
}

/**
 * Uses hash buckets. A value that rounding moves across the border of a bucket is kept separately, which costs memory but leaves the sums
 * unchanged.
 */
export function mergedWeights(): MergedWeights {
  let values = new Float64Array(256)
  let weights = new Float64Array(256)
  let slots = new Int32Array(1024) // index of the element plus 1
  let count = 0
  const slotOf = (value: number, within: number): number => {
    let slot = Math.imul(Math.round(value * 1e6) | 0, 0x9e3779b1) >>> 7
    for (;;) {
      slot &= slots.length - 1
      const k = slots[slot] ?? 0
      if (k === 0 || Math.abs((values[k - 1] ?? 0) - value) <= within) return slot
      slot++
    }
  }
  const grow = () => {
    values = withDoubleCapacity(values)
    weights = withDoubleCapacity(weights)
    slots = new Int32Array(2 * slots.length)
    for (let k = 0; k < count; k++) slots[slotOf(values[k] ?? 0, 0)] = k + 1
  }
  return {
    add: (value, weight) => {
      const slot = slotOf(value, same)
      const k = (slots[slot] ?? 0) - 1
      if (k >= 0) {
        weights[k] = (weights[k] ?? 0) + weight
        return
      }
      values[count] = value
      weights[count] = weight
      slots[slot] = ++count
      if (count === values.length) grow()
    },
    get count() {
      return count
    },
    drain: (intoValues, intoWeights, at) => {
      const sorted = intoValues.subarray(at, at + count)
      sorted.set(values.subarray(0, count))
      if (count > 1) sorted.sort()
      for (let k = 0; k < count; k++) intoWeights[at + k] = weights[(slots[slotOf(sorted[k] ?? 0, 0)] ?? 0) - 1] ?? 0
      slots.fill(0)
      count = 0
    },
  }
}

/** A copy with twice the capacity. */
export function withDoubleCapacity(from: Float64Array): Float64Array<ArrayBuffer> {
  const to = new Float64Array(2 * from.length)
  to.set(from)
  return to
}
