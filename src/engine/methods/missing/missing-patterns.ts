import type { Checkpoint } from '../../checkpoint.ts'
import type { Column } from '../../frame/frame.ts'
import { missingNumbers, missingTexts } from '../../frame/missing-values.ts'

/** For each row 0 for a value, 1 for a blank, 2 for a value that the column declares as missing. */
export function missingKinds(column: Column): Uint8Array {
  if (column.type === 'text') {
    const declared = column.dictionary.map(missingTexts(column))
    return Uint8Array.from(column.codes, (code) => (code < 0 ? 1 : declared[code] === true ? 2 : 0))
  }
  const isDeclared = missingNumbers(column)
  return Uint8Array.from(column.values, (value) => (Number.isNaN(value) ? 1 : isDeclared(value) ? 2 : 0))
}

export interface MissingPattern {
  /** Columns that are missing. */
  readonly missing: readonly number[]
  readonly rows: number
}

/** The combinations of missing columns that occur, the most frequent first, then in order of their first rows. */
export async function missingPatterns(
  kinds: readonly Uint8Array[],
  checkpoint: Checkpoint,
): Promise<readonly MissingPattern[]> {
  const rows = kinds[0]?.length ?? 0
  const pattern = new Int32Array(rows)
  let patterns: readonly (readonly number[])[] = [[]]
  for (const [k, column] of kinds.entries()) {
    // patterns so far, split by this column
    const renamed = new Int32Array(2 * patterns.length).fill(-1)
    const next: (readonly number[])[] = []
    for (let i = 0; i < rows; i++) {
      const before = pattern[i] as number
      const isMissing = column[i] !== 0
      const slot = 2 * before + (isMissing ? 1 : 0)
      if (renamed[slot] === -1) {
        const known = patterns[before] ?? []
        renamed[slot] = next.push(isMissing ? [...known, k] : known) - 1
      }
      pattern[i] = renamed[slot] as number
    }
    patterns = next
    await checkpoint()
  }
  const counts = new Float64Array(patterns.length)
  for (let i = 0; i < rows; i++) {
    const at = pattern[i] as number
    counts[at] = (counts[at] as number) + 1
  }
  return patterns.map((missing, k) => ({ missing, rows: counts[k] ?? 0 })).toSorted((a, b) => b.rows - a.rows)
}

/** Rows in the order of their number of missing columns, the most first; equal ones keep their order. */
export function rowsByMissing(kinds: readonly Uint8Array[]): Int32Array {
  const rows = kinds[0]?.length ?? 0
  const counts = new Int32Array(rows)
  for (const column of kinds) for (let i = 0; i < rows; i++) if (column[i] !== 0) counts[i] = (counts[i] as number) + 1
  const starts = new Int32Array(kinds.length + 2)
  for (const count of counts) {
    const from = kinds.length - count + 1
    starts[from] = (starts[from] as number) + 1
  }
  for (let k = 1; k < starts.length; k++) starts[k] = (starts[k] as number) + (starts[k - 1] as number)
  const order = new Int32Array(rows)
  for (let i = 0; i < rows; i++) {
    const place = kinds.length - (counts[i] as number)
    const at = starts[place] as number
    order[at] = i
    starts[place] = at + 1
  }
  return order
}
