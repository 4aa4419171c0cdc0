import { NumberCells, TextCells } from '../typed/cells.ts'
import type { TypedCells } from '../typed/typed-file.ts'
import type { DtaColumn } from './head.ts'
import { largestValue, MISSING_F32, MISSING_F64, tagOf, tagOfF32, tagOfF64, type WholeKind } from './missing.ts'

/** Whole rows, one after the other. */
export interface RowBytes {
  readonly bytes: Uint8Array
  readonly view: DataView
  readonly rows: number
  /** Width of a row. */
  readonly width: number
  readonly isLittle: boolean
  /** Whether there are missing values `.a` to `.z`. */
  readonly tagged: boolean
}

/** The cells of a column while its rows are read. */
export interface CellReader {
  readonly take: (rows: RowBytes) => void
  readonly finish: (decode: (bytes: Uint8Array) => string, encoding: string) => TypedCells
}

/** @param rows that will be read */
export function cellReader(
  { storage: { kind, bytes }, at }: Pick<DtaColumn, 'storage' | 'at'>,
  rows: number,
): CellReader {
  if (kind === 'text') {
    const cells = new TextCells(rows)
    return {
      take: (piece) => takeTexts(cells, piece, at, bytes),
      finish: (decode, encoding) => cells.finish(decode, encoding),
    }
  }
  if (kind === 'long-text') throw new TypeError('the texts are not in the rows')
  const cells = new NumberCells(rows)
  return { take: (piece) => take[kind](cells, piece, at), finish: () => cells.finish() }
}

const take: Readonly<Record<WholeKind | 'f32' | 'f64', (cells: NumberCells, piece: RowBytes, from: number) => void>> = {
  i8(cells, { view, rows, width, tagged }, from) {
    const largest = largestValue('i8', tagged)
    for (let row = 0, at = from; row < rows; row++, at += width) pushWhole(cells, view.getInt8(at), largest, tagged)
  },
  i16(cells, { view, rows, width, isLittle, tagged }, from) {
    const largest = largestValue('i16', tagged)
    for (let row = 0, at = from; row < rows; row++, at += width)
      pushWhole(cells, view.getInt16(at, isLittle), largest, tagged)
  },
  i32(cells, { view, rows, width, isLittle, tagged }, from) {
    const largest = largestValue('i32', tagged)
    for (let row = 0, at = from; row < rows; row++, at += width)
      pushWhole(cells, view.getInt32(at, isLittle), largest, tagged)
  },
  f32(cells, { view, rows, width, isLittle, tagged }, from) {
    for (let row = 0, at = from; row < rows; row++, at += width) {
      const value = view.getFloat32(at, isLittle)
      if (value < MISSING_F32) cells.push(value)
      else cells.pushTag(tagged ? tagOfF32(view.getUint32(at, isLittle)) : 0)
    }
  },
  f64(cells, { view, rows, width, isLittle, tagged }, from) {
    const upper = isLittle ? 4 : 0
    for (let row = 0, at = from; row < rows; row++, at += width) {
      const value = view.getFloat64(at, isLittle)
      if (value < MISSING_F64) cells.push(value)
      // infinite and undefined numbers have larger bits than these missing values, and are missing
      else
        cells.pushTag(
          tagged ? tagOfF64(view.getUint32(at + upper, isLittle), view.getUint32(at + 4 - upper, isLittle)) : 0,
        )
    }
  },
}

function pushWhole(cells: NumberCells, value: number, largest: number, tagged: boolean): void {
  if (value <= largest) cells.push(value)
  else cells.pushTag(tagged ? tagOf(value - largest - 1) : 0)
}

/** A text ends at its first zero, or fills its field. */
function takeTexts(cells: TextCells, { bytes, rows, width }: RowBytes, from: number, longest: number): void {
  for (let row = 0, at = from; row < rows; row++, at += width) {
    let end = at
    const last = at + longest
    while (end < last && bytes[end] !== 0) end += 1
    cells.push(bytes, at, end)
  }
}
