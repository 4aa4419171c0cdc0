import type { Column } from '#engine/frame/frame.ts'
import type { Places } from './places.ts'

/** The mean of each key's values at a level, NaN without any; in two passes, so that no digits are lost. */
export function meansOf(values: Float64Array, { keyOf, levelOf, firstOfKey }: Places, level: number): Float64Array {
  const keys = firstOfKey.length
  const counts = new Float64Array(keys)
  const added = (of: (value: number, key: number) => number) => {
    const sums = new Float64Array(keys)
    for (let row = 0; row < values.length; row++) {
      const key = keyOf[row] as number
      const value = values[row] as number
      if (key < 0 || levelOf[row] !== level || Number.isNaN(value)) continue
      sums[key] = (sums[key] as number) + of(value, key)
    }
    return sums
  }
  added((_, key) => {
    counts[key] = (counts[key] as number) + 1
    return 0
  })
  const means = added((value) => value).map((sum, key) => sum / (counts[key] as number))
  const rest = added((value, key) => (Number.isFinite(means[key]) ? value - (means[key] as number) : 0))
  return means.map((mean, key) => mean + (rest[key] as number) / (counts[key] as number))
}

/** How many values each key has at a level. */
export function valuesIn(column: Column, { keyOf, levelOf, firstOfKey }: Places, level: number): Float64Array {
  const counts = new Float64Array(firstOfKey.length)
  for (let row = 0; row < keyOf.length; row++) {
    const key = keyOf[row] as number
    if (key < 0 || levelOf[row] !== level) continue
    const isBlank = column.type === 'text' ? (column.codes[row] as number) < 0 : Number.isNaN(column.values[row])
    if (!isBlank) counts[key] = (counts[key] as number) + 1
  }
  return counts
}
