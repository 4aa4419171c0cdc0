import type { Column } from './frame.ts'
import type { Places } from './wide-places.ts'

/** The mean of each key's values at a level, NaN without any; in two passes, so that no digits are lost. */
export function meansOf(values: Float64Array, places: Places, level: number): Float64Array {
  const { keyOf, firstOfKey } = places
  const rows = rowsAt(places, level)
  const counts = new Float64Array(firstOfKey.length)
  const added = (from: Float64Array | undefined) => {
    const sums = new Float64Array(firstOfKey.length)
    for (const row of rows) {
      const value = values[row] as number
      if (Number.isNaN(value)) continue
      const key = keyOf[row] as number
      if (from === undefined) counts[key] = (counts[key] as number) + 1
      const mean = from?.[key] ?? 0
      sums[key] = (sums[key] as number) + (Number.isFinite(mean) ? value - mean : 0)
    }
    return sums
  }
  const means = added(undefined).map((sum, key) => sum / (counts[key] as number))
  const rest = added(means)
  return means.map((mean, key) => mean + (rest[key] as number) / (counts[key] as number))
}

/** How many values each key has at a level. */
export function valuesIn(column: Column, places: Places, level: number): Float64Array {
  const counts = new Float64Array(places.firstOfKey.length)
  for (const row of rowsAt(places, level)) {
    const isBlank = column.type === 'text' ? (column.codes[row] as number) < 0 : Number.isNaN(column.values[row])
    const key = places.keyOf[row] as number
    if (!isBlank) counts[key] = (counts[key] as number) + 1
  }
  return counts
}

function rowsAt({ byLevel: { starts, rows } }: Places, level: number): Int32Array {
  return rows.subarray(starts[level], starts[level + 1])
}
