import type { Checkpoint } from '../checkpoint.ts'
import { Pace } from '../pace.ts'
import type { Column } from './frame.ts'
import { textOfCell } from './text-of-cells.ts'
import { usable } from './usable.ts'

/** What is ignored when texts are compared. `case` and `zeros` also ignore blanks around. */
export type KeyFold = 'none' | 'trim' | 'case' | 'zeros'

/** The same key has the same code in all tables: 0, 1, ... in order of first appearance; -1 if a part of it is missing. */
export interface KeyCodes {
  /** By table. */
  readonly codes: readonly Int32Array[]
  readonly keys: number
}

/**
 * Codes the keys of tables with one dictionary, in time proportional to their rows. `tables`: the key columns of each, as many in each.
 * Numbers are compared by value, texts by code point after folding, and numbers with texts as texts.
 */
export async function keyCodes(
  tables: readonly (readonly Column[])[],
  checkpoint: Checkpoint,
  fold: KeyFold = 'none',
): Promise<KeyCodes> {
  const parts = tables[0]?.length ?? 0
  const pace = new Pace(checkpoint)
  let known: KeyCodes | undefined
  for (let k = 0; k < parts; k++) {
    const columns = tables.flatMap((table) => table[k] ?? []).map(usable)
    const coded = await denseCodes(comparable(columns, fold), pace)
    known = known === undefined ? coded : await denseCodes(paired(known, coded), pace)
  }
  return known ?? { codes: tables.map(() => new Int32Array(0)), keys: 0 }
}

/** The rows of each key, in their order: those of key k are `rows[starts[k]]` to before `rows[starts[k + 1]]`. */
export interface RowsByKey {
  readonly starts: Int32Array
  readonly rows: Int32Array
}

/** Rows without a key are left out. */
export function rowsByKey(codes: Int32Array, keys: number): RowsByKey {
  const starts = new Int32Array(keys + 1)
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i] as number
    if (code >= 0) starts[code + 1] = (starts[code + 1] as number) + 1
  }
  for (let k = 0; k < keys; k++) starts[k + 1] = (starts[k + 1] as number) + (starts[k] as number)
  const next = starts.slice()
  const rows = new Int32Array(starts[keys] as number)
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i] as number
    if (code < 0) continue
    rows[next[code] as number] = i
    next[code] = (next[code] as number) + 1
  }
  return { starts, rows }
}

/** A text as it is compared; empty if nothing is left of it. */
export function foldedKey(text: string, fold: KeyFold): string {
  if (fold === 'none') return text
  const trimmed = text.replace(/^[ \t\r\n\u3000]+|[ \t\r\n\u3000]+$/g, '')
  if (fold === 'case') return trimmed.toLowerCase()
  return fold === 'zeros' ? trimmed.replace(/^0+(?=.)/, '') : trimmed
}

/** The cells as numbers that are equal if the cells are: their values, or the codes of their texts. NaN is missing. */
function comparable(columns: readonly Column[], fold: KeyFold): Float64Array[] {
  if (columns.every((column) => column.type !== 'text')) return columns.map(({ values }) => values)
  const known = new Map<string, number>()
  const codeOf = (text: string) => {
    const folded = foldedKey(text, fold)
    if (folded === '') return Number.NaN
    const code = known.get(folded)
    if (code !== undefined) return code
    known.set(folded, known.size)
    return known.size - 1
  }
  return columns.map((column) => {
    if (column.type === 'text') {
      const byCode = column.dictionary.map(codeOf)
      return Float64Array.from(column.codes, (code) => (code < 0 ? Number.NaN : (byCode[code] as number)))
    }
    const write = textOfCell(column.type)
    const byValue = new Map<number, number>()
    return column.values.map((value) => {
      if (Number.isNaN(value)) return value
      const code = byValue.get(value) ?? codeOf(write(value))
      byValue.set(value, code)
      return code
    })
  })
}

/** Both codes as one number: below 2^53, since there are at most as many codes as rows. */
function paired(a: KeyCodes, b: KeyCodes): Float64Array[] {
  return a.codes.map((codes, table) => {
    const others = b.codes[table] as Int32Array
    return Float64Array.from(codes, (code, i) => {
      const other = others[i] as number
      return code < 0 || other < 0 ? Number.NaN : code * b.keys + other
    })
  })
}

/** Rows between two looks at the clock. */
const block = 65_536

async function denseCodes(tables: readonly Float64Array[], pace: Pace): Promise<KeyCodes> {
  const codeOf = coder(tables)
  const codes: Int32Array[] = []
  for (const values of tables) {
    const coded = new Int32Array(values.length)
    for (let from = 0; from < values.length; from += block) {
      const to = Math.min(values.length, from + block)
      for (let i = from; i < to; i++) coded[i] = codeOf.code(values[i] as number)
      if (pace.due(8 * (to - from))) await pace.rest()
    }
    codes.push(coded)
  }
  return { codes, keys: codeOf.count() }
}

interface Coder {
  readonly code: (value: number) => number
  readonly count: () => number
}

/** A table of codes if the values are integers close to each other, which is several times as fast as a Map. */
function coder(tables: readonly Float64Array[]): Coder {
  let [low, high, rows] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0]
  let areIntegers = true
  for (const values of tables) {
    rows += values.length
    for (let i = 0; i < values.length && areIntegers; i++) {
      const value = values[i] as number
      if (Number.isNaN(value)) continue
      if (!Number.isInteger(value)) areIntegers = false
      if (value < low) low = value
      if (value > high) high = value
    }
  }
  if (high < low) return { code: () => -1, count: () => 0 }
  let count = 0
  if (areIntegers && high - low <= 4 * rows + 1024) {
    const table = new Int32Array(high - low + 1).fill(-1)
    const code = (value: number) => {
      if (Number.isNaN(value)) return -1
      const found = table[value - low] as number
      if (found >= 0) return found
      table[value - low] = count
      return count++
    }
    return { code, count: () => count }
  }
  const known = new Map<number, number>()
  const code = (value: number) => {
    if (Number.isNaN(value)) return -1
    const found = known.get(value)
    if (found !== undefined) return found
    known.set(value, count)
    return count++
  }
  return { code, count: () => count }
}
