/** Assigns consecutive ids from 0 to multisets of `size` counts, each given in descending order. */
export interface MultisetIndex {
  readonly add: (counts: Int32Array) => void
  /** Returns -1 if the multiset was not added. */
  readonly find: (counts: Int32Array) => number
  /** The counts of the multiset with this id, as a view of the stored array. */
  readonly at: (id: number) => Int32Array
  readonly count: number
}

/** An empty index of multisets of `size` counts. */
export function multisetIndex(size: number): MultisetIndex {
  let kept = new Int32Array(64 * size)
  let slots = new Int32Array(256) // id + 1, by hash
  let count = 0
  const slotOf = (counts: Int32Array): number => {
    let hash = 0
    for (let i = 0; i < size; i++) hash = Math.imul(hash ^ (counts[i] ?? 0), 0x9e3779b1)
    let slot = (hash ^ (hash >>> 15)) & (slots.length - 1)
    for (let id = slots[slot] ?? 0; id > 0 && !isAt(id - 1, counts); id = slots[slot] ?? 0)
      slot = (slot + 1) & (slots.length - 1)
    return slot
  }
  const isAt = (id: number, counts: Int32Array): boolean => {
    for (let i = 0; i < size; i++) if (kept[id * size + i] !== counts[i]) return false
    return true
  }
  const at = (id: number) => kept.subarray(id * size, (id + 1) * size)
  const grow = () => {
    const old = kept
    kept = new Int32Array(2 * old.length)
    kept.set(old)
    slots = new Int32Array(2 * slots.length)
    for (let id = 0; id < count; id++) slots[slotOf(at(id))] = id + 1
  }
  return {
    add: (counts) => {
      if ((count + 1) * size > kept.length) grow()
      const slot = slotOf(counts)
      if ((slots[slot] ?? 0) > 0) return
      kept.set(counts, count * size)
      slots[slot] = ++count
    },
    find: (counts) => (slots[slotOf(counts)] ?? 0) - 1,
    at,
    get count() {
      return count
    },
  }
}

/** Sorts in descending order, in place. */
export function sortDescending(counts: Int32Array): void {
  for (let i = 1; i < counts.length; i++) {
    const count = counts[i] ?? 0
    let at = i
    for (; at > 0 && (counts[at - 1] ?? 0) < count; at--) counts[at] = counts[at - 1] ?? 0
    counts[at] = count
  }
}
