import { jitter } from './jitter.ts'

/**
 * Sideways offsets, in points, with which circles of one diameter at the heights `y` do not overlap, each as near the middle as the circles
 * below it leave room for; null if one would be more than `most` away.
 */
export function packedOffsets(y: readonly number[], diameter: number, most: number): readonly number[] | null {
  const order = [...y.keys()].toSorted((a, b) => (y[a] ?? 0) - (y[b] ?? 0) || a - b)
  const offsets = Array<number>(y.length).fill(0)
  const least = diameter * diameter * (1 - 1e-9)
  let from = 0
  for (const [k, i] of order.entries()) {
    const height = y[i] ?? 0
    while (height - (y[order[from] ?? 0] ?? 0) >= diameter) from++
    const near = order.slice(from, k).map((j) => ({ at: offsets[j] ?? 0, rise: height - (y[j] ?? 0) }))
    const beside = near.flatMap(({ at, rise }) => {
      const reach = Math.sqrt(diameter * diameter - rise * rise)
      return [at - reach, at + reach]
    })
    // of two equally near places the side alternates, so that a row of equal values grows on both
    const side = k % 2 === 0 ? 1 : -1
    const places = [0, ...beside].toSorted((a, b) => Math.abs(a) - Math.abs(b) || side * (b - a))
    const free = places.find(
      (place) => Math.abs(place) <= most && near.every(({ at, rise }) => (place - at) ** 2 + rise ** 2 >= least),
    )
    if (free === undefined) return null
    offsets[i] = free
  }
  return offsets
}

/** Packed if that fits within `most` points on each side, otherwise spread where they are dense; `height` is the length of the axis in points. */
export function offsetsApart(y: readonly number[], diameter: number, most: number, height: number): readonly number[] {
  return packedOffsets(y, diameter, most) ?? jitter(y, height).map((offset) => offset * most)
}
