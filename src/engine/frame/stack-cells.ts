import type { Checkpoint } from '../checkpoint.ts'
import { Pace } from '../pace.ts'
import type { Column, ColumnType, NumericColumn, TextColumn } from './frame.ts'
import { missingNumbers } from './missing-values.ts'
import { textOfCell } from './text-of-cells.ts'

/** A column whose cell i becomes that of row `start + i * stride`. Rows that no piece fills are blank. */
export interface Piece {
  readonly column: Column
  readonly start: number
  readonly stride: number
}

export type Cells =
  | Pick<NumericColumn, 'type' | 'values' | 'missingTags'>
  | Pick<TextColumn, 'type' | 'codes' | 'dictionary'>

/** The type that can hold the cells of all: that of all, instants for days and instants, otherwise texts. */
export function widestType(types: readonly ColumnType[]): ColumnType {
  const distinct = new Set(types)
  const [only] = distinct
  if (only === undefined || distinct.size === 1) return only ?? 'number'
  return [...distinct].every((type) => type === 'date' || type === 'datetime') ? 'datetime' : 'text'
}

/**
 * The cells of several columns as one column of their widest type. User-missing codes stay; kinds of missing and values in missing ranges
 * become blanks where numbers become texts. The dictionary has the texts in the order of the pieces.
 */
export async function stackCells(pieces: readonly Piece[], rows: number, checkpoint: Checkpoint): Promise<Cells> {
  const type = widestType(pieces.map(({ column }) => column.type))
  const pace = new Pace(checkpoint)
  return type === 'text' ? stackTexts(pieces, rows, pace) : stackNumbers(pieces, rows, type, pace)
}

const block = 65_536

async function stackNumbers(
  pieces: readonly Piece[],
  rows: number,
  type: NumericColumn['type'],
  pace: Pace,
): Promise<Cells> {
  const values = new Float64Array(rows).fill(Number.NaN)
  const isTagged = pieces.some(({ column }) => column.type !== 'text' && column.missingTags !== undefined)
  const missingTags = isTagged ? new Uint8Array(rows) : undefined
  for (const { column, start, stride } of pieces) {
    if (column.type === 'text') continue
    const { values: cells, missingTags: tags } = column
    for (let from = 0; from < cells.length; from += block) {
      const to = Math.min(cells.length, from + block)
      for (let i = from; i < to; i++) values[start + i * stride] = cells[i] as number
      if (tags && missingTags) for (let i = from; i < to; i++) missingTags[start + i * stride] = tags[i] as number
      if (pace.due(4 * (to - from))) await pace.rest()
    }
  }
  return { type, values, ...(missingTags && { missingTags }) }
}

async function stackTexts(pieces: readonly Piece[], rows: number, pace: Pace): Promise<Cells> {
  const codes = new Int32Array(rows).fill(-1)
  const known = new Map<string, number>()
  const codeOf = (text: string) => {
    const code = known.get(text) ?? known.size
    if (code === known.size) known.set(text, code)
    return code
  }
  for (const { column, start, stride } of pieces) {
    const code = cellCodes(column, codeOf)
    const length = column.type === 'text' ? column.codes.length : column.values.length
    for (let from = 0; from < length; from += block) {
      const to = Math.min(length, from + block)
      for (let i = from; i < to; i++) codes[start + i * stride] = code(i)
      if (pace.due(8 * (to - from))) await pace.rest()
    }
  }
  return { type: 'text', codes, dictionary: Array.from(known.keys()) }
}

function cellCodes(column: Column, codeOf: (text: string) => number): (row: number) => number {
  if (column.type === 'text') {
    const byCode = Int32Array.from(column.dictionary, codeOf)
    return (row) => {
      const code = column.codes[row] as number
      return code < 0 ? -1 : (byCode[code] as number)
    }
  }
  const write = textOfCell(column.type)
  const isInRange = missingNumbers({ missingCodes: [], missingRanges: column.missingRanges })
  const byValue = new Map<number, number>()
  return (row) => {
    const value = column.values[row] as number
    if (Number.isNaN(value) || isInRange(value)) return -1
    const found = byValue.get(value)
    if (found !== undefined) return found
    const code = codeOf(write(value))
    byValue.set(value, code)
    return code
  }
}
