import type { Checkpoint } from '../checkpoint.ts'
import { Pace } from '../pace.ts'
import type { Column } from './frame.ts'
import { textOfCell } from './text-of-cells.ts'
import { usable } from './usable.ts'

/** What is ignored when texts are compared. `case` and `zeros` also ignore blanks around. */
export type KeyFold = 'none' | 'trim' | 'case' | 'zeros'

/**
 * The same key has the same code in all tables: 0, 1, ... in order of first appearance; -1 if a part of it is missing, -2 if it is not in the
 * dictionary.
 */
export interface KeyCodes {
  /** By table. */
  readonly codes: readonly Int32Array[]
  readonly keys: number
}

/**
 * Codes the keys of tables with one dictionary, in time proportional to their rows. `tables`: the key columns of each, as many in each.
 * Numbers are compared by value, texts by code point after folding, and numbers with texts as texts. `dictionary`: the keys of all tables, or
 * of the first alone, which is faster if it is small.
 */
export async function keyCodes(
  tables: readonly (readonly Column[])[],
  checkpoint: Checkpoint,
  { fold = 'none', dictionary = 'all' }: { readonly fold?: KeyFold; readonly dictionary?: 'all' | 'first' } = {},
): Promise<KeyCodes> {
  const parts = tables[0]?.length ?? 0
  const pace = new Pace(checkpoint)
  let known: KeyCodes | undefined
  for (let k = 0; k < parts; k++) {
    const columns = tables.flatMap((table) => table[k] ?? []).map(usable)
    const coded = await denseCodes(await comparable(columns, fold, pace), dictionary, pace)
    known = known === undefined ? coded : await denseCodes(await paired(known, coded, pace), dictionary, pace)
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
async function comparable(columns: readonly Column[], fold: KeyFold, pace: Pace): Promise<readonly Float64Array[]> {
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
  const written: Float64Array[] = []
  for (const column of columns) {
    if (pace.due(20 * (column.type === 'text' ? column.dictionary.length : 0))) await pace.rest()
    written.push(await mapped(cellsOf(column), cellCode(column, codeOf), column.type === 'text' ? 8 : 64, pace))
  }
  return written
}

const cellsOf = (column: Column): Float64Array | Int32Array => (column.type === 'text' ? column.codes : column.values)

function cellCode(column: Column, codeOf: (text: string) => number): (cell: number) => number {
  if (column.type === 'text') {
    const byCode = Float64Array.from(column.dictionary, codeOf)
    return (code) => (code < 0 ? Number.NaN : (byCode[code] as number))
  }
  const write = textOfCell(column.type)
  const byValue = new Map<number, number>()
  return (value) => {
    if (Number.isNaN(value)) return value
    const code = byValue.get(value) ?? codeOf(write(value))
    byValue.set(value, code)
    return code
  }
}

/** A number that is no pair of codes. */
const nowhere = -1

/** Both codes as one number: below 2^53, since there are at most as many codes as rows. */
async function paired(a: KeyCodes, b: KeyCodes, pace: Pace): Promise<readonly Float64Array[]> {
  const pairs: Float64Array[] = []
  for (const [table, codes] of a.codes.entries()) {
    const others = b.codes[table] as Int32Array
    const pair = (code: number, i: number) => {
      const other = others[i] as number
      if (code === -1 || other === -1) return Number.NaN
      return code < 0 || other < 0 ? nowhere : code * b.keys + other
    }
    pairs.push(await mapped(codes, pair, 8, pace))
  }
  return pairs
}

async function mapped(
  cells: Float64Array | Int32Array,
  of: (cell: number, i: number) => number,
  cost: number,
  pace: Pace,
): Promise<Float64Array> {
  const made = new Float64Array(cells.length)
  for (let from = 0; from < cells.length; from += block) {
    const to = Math.min(cells.length, from + block)
    for (let i = from; i < to; i++) made[i] = of(cells[i] as number, i)
    if (pace.due(cost * (to - from))) await pace.rest()
  }
  return made
}

/** Rows between two looks at the clock. */
const block = 65_536

async function denseCodes(tables: readonly Float64Array[], dictionary: 'all' | 'first', pace: Pace): Promise<KeyCodes> {
  const coder = coderFor(tables)
  const codes: Int32Array[] = []
  for (const [table, values] of tables.entries()) {
    const code = table === 0 || dictionary === 'all' ? coder.code : coder.find
    const coded = new Int32Array(values.length)
    for (let from = 0; from < values.length; from += block) {
      const to = Math.min(values.length, from + block)
      for (let i = from; i < to; i++) coded[i] = code(values[i] as number)
      if (pace.due(coder.cost * (to - from))) await pace.rest()
    }
    codes.push(coded)
  }
  return { codes, keys: coder.count() }
}

interface Coder {
  readonly code: (value: number) => number
  /** -2 for a value without a code. */
  readonly find: (value: number) => number
  readonly count: () => number
  /** Operations for a value, about. */
  readonly cost: number
}

/** A table of codes if the values are integers close to each other, which is several times as fast as a Map. */
function coderFor(tables: readonly Float64Array[]): Coder {
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
  // without any value the range is -Infinity
  return areIntegers && high - low <= 4 * rows + 1024 ? tableCoder(low, high) : mapCoder()
}

function tableCoder(low: number, high: number): Coder {
  let count = 0
  const codes = new Int32Array(high < low ? 0 : high - low + 1).fill(-2)
  const code = (value: number) => {
    if (Number.isNaN(value)) return -1
    const found = codes[value - low] as number
    if (found >= 0) return found
    codes[value - low] = count
    return count++
  }
  const find = (value: number) => (Number.isNaN(value) ? -1 : (codes[value - low] as number))
  return { code, find, count: () => count, cost: 8 }
}

function mapCoder(): Coder {
  const known = new Map<number, number>()
  const code = (value: number) => {
    if (Number.isNaN(value)) return -1
    const found = known.get(value)
    if (found !== undefined) return found
    known.set(value, known.size)
    return known.size - 1
  }
  const find = (value: number) => (Number.isNaN(value) ? -1 : (known.get(value) ?? -2))
  return { code, find, count: () => known.size, cost: 64 }
}
