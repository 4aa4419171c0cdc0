import type { CountTable } from './count-table.ts'

/**
 * Cross-tabulates two variables coded from 0 to `levels` - 1, the first in rows. Rows with a code of -1, or 0 in `keep`, are excluded, the
 * others set to 1 in `used`. A row counts with its weight, or once.
 */
export function crossCodes(
  first: Int8Array | Int32Array,
  second: Int8Array | Int32Array,
  levels: number,
  keep: Uint8Array | undefined,
  used: Uint8Array,
  weights?: Float64Array,
): CountTable {
  const counts = new Float64Array(levels * levels)
  for (let i = 0; i < first.length; i++) {
    const a = first[i] ?? -1
    const b = second[i] ?? -1
    if (a < 0 || b < 0 || keep?.[i] === 0) continue
    const at = a * levels + b
    counts[at] = (counts[at] ?? 0) + (weights === undefined ? 1 : (weights[i] as number))
    used[i] = 1
  }
  return Array.from({ length: levels }, (_, a) => Array.from(counts.subarray(a * levels, (a + 1) * levels)))
}
