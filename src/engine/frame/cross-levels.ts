import type { CountTable } from './count-table.ts'
import type { Factor } from './factor.ts'

/**
 * Cross-tabulates two factors, the first in rows. Rows with a missing level, or 0 in `keep`, are excluded, the others set to 1 in `used`. A
 * row counts with its weight, or once.
 */
export function crossLevels(
  by: Factor,
  of: Factor,
  keep: Uint8Array | undefined,
  used: Uint8Array,
  weights?: Float64Array,
): CountTable {
  const width = of.levels.length
  const counts = new Float64Array(by.levels.length * width)
  for (let i = 0; i < by.codes.length; i++) {
    const a = by.codes[i] ?? -1
    const b = of.codes[i] ?? -1
    if (a < 0 || b < 0 || keep?.[i] === 0) continue
    const at = a * width + b
    counts[at] = (counts[at] ?? 0) + (weights === undefined ? 1 : (weights[i] as number))
    used[i] = 1
  }
  return by.levels.map((_, a) => Array.from(counts.subarray(a * width, (a + 1) * width)))
}
