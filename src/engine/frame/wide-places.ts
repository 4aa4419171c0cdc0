import type { Checkpoint } from '../checkpoint.ts'
import type { Column } from './frame.ts'
import { type RowsByKey, rowsByKey } from './key-codes.ts'

/** Which row of the long table fills which cell of the wide one. */
export interface Places {
  /** The first row of each key. */
  readonly firstOfKey: Int32Array
  /** The key of each row, -1 if a part of it is missing. */
  readonly keyOf: Int32Array
  /** The rows with a key of each level. */
  readonly byLevel: RowsByKey
  /** The row of each key at a level, -1 for none. */
  readonly rowsAt: (level: number, which: 'first' | 'last') => Int32Array
  readonly withoutKey: number
  /** Rows with a key but without a time. */
  readonly withoutTime: number
  readonly unknown: { readonly rows: number; readonly values: ReadonlySet<number | string> }
  /** Rows after another of the same key and level. */
  readonly repeats: number
  /** The first of them. */
  readonly repeated: readonly number[]
}

const block = 65_536
const mostKept = 100

/** `codes`: the key of each row of the long table; `levels`: the times, null for one that is left out. */
export async function placesOf(
  codes: Int32Array,
  keys: number,
  time: Column,
  levels: readonly (number | string | null)[],
  checkpoint: Checkpoint,
): Promise<Places> {
  const firstOfKey = new Int32Array(keys).fill(-1)
  const levelAt = levelReader(time, levels)
  const levelOf = new Int32Array(codes.length).fill(-1)
  // by level: a row of each key, -1 for none
  const first = levels.map((level) => (level === null ? new Int32Array(0) : new Int32Array(keys).fill(-1)))
  const last = new Map<number, Int32Array>()
  const unknown = { rows: 0, values: new Set<number | string>() }
  const repeated: number[] = []
  let [withoutKey, withoutTime, repeats] = [0, 0, 0]
  for (let row = 0; row < codes.length; row++) {
    if (row % block === block - 1) await checkpoint()
    const key = codes[row] as number
    if (key < 0) {
      withoutKey++
      continue
    }
    if (firstOfKey[key] === -1) firstOfKey[key] = row
    const level = levelAt(row)
    if (level === null) withoutTime++
    else if (typeof level !== 'number') {
      unknown.rows++
      if (unknown.values.size < mostKept) unknown.values.add(level.unknown)
    } else {
      levelOf[row] = level
      const rows = first[level] as Int32Array
      const known = last.get(level)
      if (rows[key] === -1) {
        rows[key] = row
        if (known) known[key] = row
      } else {
        repeats++
        if (repeated.length < mostKept) repeated.push(row)
        const later = known ?? rows.slice()
        last.set(level, later)
        later[key] = row
      }
    }
  }
  const rowsAt = (level: number, which: 'first' | 'last') =>
    (which === 'last' ? last.get(level) : undefined) ?? (first[level] as Int32Array)
  return {
    firstOfKey,
    keyOf: codes,
    byLevel: rowsByKey(levelOf, levels.length),
    rowsAt,
    withoutKey,
    withoutTime,
    unknown,
    repeats,
    repeated,
  }
}

/** The level of a row: its index, null if the time is missing, or the time if it is not among the levels. */
function levelReader(
  time: Column,
  levels: readonly (number | string | null)[],
): (row: number) => number | null | { unknown: number | string } {
  if (time.type === 'text') {
    const index = new Map(levels.flatMap((level, k) => (level === null ? [] : [[String(level), k] as const])))
    const byCode = time.dictionary.map((text) => index.get(text) ?? { unknown: text })
    return (row) => byCode[time.codes[row] as number] ?? null
  }
  const index = new Map(levels.flatMap((level, k) => (level === null ? [] : [[Number(level), k] as const])))
  return (row) => {
    const value = time.values[row] as number
    return Number.isNaN(value) ? null : (index.get(value) ?? { unknown: value })
  }
}
