import type { CountTable } from '../methods/chi-square-test.ts'
import type { Factor } from './factor.ts'

/** How often each two levels meet in a row, those of the first in rows; rows with a missing one, or 0 in `keep`, are passed over, the others marked in `used`. */
export function crossLevels(by: Factor, of: Factor, keep: Uint8Array | undefined, used: Uint8Array): CountTable {
  const width = of.levels.length
  const counts = new Int32Array(by.levels.length * width)
  for (let i = 0; i < by.codes.length; i++) {
    const a = by.codes[i] ?? -1
    const b = of.codes[i] ?? -1
    if (a < 0 || b < 0 || keep?.[i] === 0) continue
    const at = a * width + b
    counts[at] = (counts[at] ?? 0) + 1
    used[i] = 1
  }
  return by.levels.map((_, a) => Array.from(counts.subarray(a * width, (a + 1) * width)))
}
