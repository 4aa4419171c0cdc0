import type { Checkpoint } from '../checkpoint.ts'
import type { Column } from './frame.ts'
import { inBlocks } from './in-blocks.ts'

export interface LevelPlaces {
  /** For each row the index among the levels, -1 if its cell is missing, -2 if its value is not among them. */
  readonly places: Int32Array
  /** Rows in which the cell is missing. */
  readonly missing: number
  /** Rows with another value, and some of these values. */
  readonly unknown: { readonly rows: number; readonly values: ReadonlySet<number | string> }
}

const mostKept = 100
const MISSING = -1
const UNKNOWN = -2

/** The places of the values of a column in a list that does not depend on them; null is the place of a removed one. User-missing values must be blank. */
export async function levelPlaces(
  column: Column,
  levels: readonly (number | string | null)[],
  checkpoint: Checkpoint,
): Promise<LevelPlaces> {
  const placeAt = placeReader(column, levels)
  const rows = column.type === 'text' ? column.codes.length : column.values.length
  const places = new Int32Array(rows)
  const values = new Set<number | string>()
  let [missing, unknown] = [0, 0]
  await inBlocks(rows, checkpoint, (from, to) => {
    for (let row = from; row < to; row++) {
      const place = placeAt(row)
      places[row] = place
      if (place === MISSING) missing++
      else if (place === UNKNOWN) {
        unknown++
        if (values.size < mostKept) values.add(valueAt(column, row))
      }
    }
  })
  return { places, missing, unknown: { rows: unknown, values } }
}

function placeReader(column: Column, levels: readonly (number | string | null)[]): (row: number) => number {
  const known = levels.flatMap((level, k) => (level === null ? [] : [{ level, k }]))
  if (column.type === 'text') {
    const index = new Map(known.map(({ level, k }) => [String(level), k]))
    const byCode = Int32Array.from(column.dictionary, (text) => index.get(text) ?? UNKNOWN)
    const { codes } = column
    return (row) => ((codes[row] as number) < 0 ? MISSING : (byCode[codes[row] as number] as number))
  }
  const index = new Map(known.map(({ level, k }) => [Number(level), k]))
  const { values } = column
  // runs of the same value need no lookup
  let [last, place] = [Number.NaN, MISSING]
  return (row) => {
    const value = values[row] as number
    if (Number.isNaN(value)) return MISSING
    if (value !== last) {
      last = value
      place = index.get(value) ?? UNKNOWN
    }
    return place
  }
}

function valueAt(column: Column, row: number): number | string {
  if (column.type === 'text') return column.dictionary[column.codes[row] as number] ?? ''
  return column.values[row] as number
}
