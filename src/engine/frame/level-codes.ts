import type { Column } from './frame.ts'
import { usable } from './usable.ts'

/**
 * For each row the index of its value in `values`: `values.length` for any other value, -1 for a missing value or a user-missing code. Unlike
 * for a factor, the cost does not depend on the number of other values.
 */
export function levelCodes(column: Column, values: readonly (number | string)[]): Int32Array {
  const seen = usable(column)
  const placeOf = (value: number | string): number => {
    const place = values.indexOf(value)
    return place < 0 ? values.length : place
  }
  if (seen.type === 'text') {
    const places = Int32Array.from(seen.dictionary, placeOf)
    return seen.codes.map((code) => (code < 0 ? -1 : (places[code] ?? -1)))
  }
  const codes = new Int32Array(seen.values.length)
  for (let i = 0; i < codes.length; i++) {
    const value = seen.values[i] ?? Number.NaN
    codes[i] = Number.isNaN(value) ? -1 : placeOf(value)
  }
  return codes
}
