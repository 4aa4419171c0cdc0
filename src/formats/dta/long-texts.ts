import { damaged } from '../typed/byte-view.ts'
import type { TypedCells } from '../typed/typed-file.ts'
import type { RowBytes } from './column-cells.ts'
import { STATA } from './layout.ts'

/** The texts in the table of long texts (strL) by their references; null if it is binary. */
export type LongTexts = ReadonlyMap<number, string | null>

/** How a cell is split into a column and a row: u32 and u32, u16 and u48, or, in some files of version 119, u24 and u40. */
export type ReferenceSplit = 32 | 16 | 24

/** One number for a reference. The row is below 2^32, the column below 2^21: as no file has more, others are damaged. */
export function referenceKey(column: number, row: number): number {
  return column < 2 ** 21 && row < 2 ** 32 ? column * 2 ** 32 + row : Number.NaN
}

/** The reference in the cell at a place; 0 if it is empty, NaN if it cannot be one. */
export function readReference(view: DataView, at: number, isLittle: boolean, split: ReferenceSplit): number {
  const first = view.getUint32(at, isLittle)
  const second = view.getUint32(at + 4, isLittle)
  if (split === 32) return referenceKey(first, second)
  const low = 2 ** split
  if (isLittle) return referenceKey(first % low, Math.floor(first / low) + second * (2 ** 32 / low))
  const rest = 2 ** (32 - split)
  return referenceKey(Math.floor(first / rest), (first % rest) * 2 ** 32 + second)
}

/** The references of a column. */
export class LongTextCells {
  readonly #keys: Float64Array
  #rows = 0

  constructor(rows: number) {
    this.#keys = new Float64Array(rows)
  }

  /** @param offset of the rows in the file, for an error */
  take({ view, rows, width, isLittle }: RowBytes, from: number, split: ReferenceSplit, offset: number): void {
    for (let row = 0, at = from; row < rows; row++, at += width) {
      const key = readReference(view, at, isLittle, split)
      if (Number.isNaN(key)) throw damaged(STATA, offset + at)
      this.#keys[this.#rows++] = key
    }
  }

  addTo(wanted: Set<number>): void {
    for (const key of this.#keys) if (key !== 0) wanted.add(key)
  }

  /** The texts, and the number of cells with something binary, which are blank. */
  finish(texts: LongTexts): { cells: TypedCells; binary: number } {
    const dictionary: string[] = []
    const codeOfText = new Map<string, number>([['', -1]])
    const codeOfKey = new Map<number, number>([[0, -1]])
    let binary = 0
    const codes = Int32Array.from(this.#keys, (key) => {
      const known = codeOfKey.get(key)
      if (known !== undefined) return known
      const text = texts.get(key) ?? null
      if (text === null) {
        binary += 1
        return -1
      }
      const code = codeOfText.get(text) ?? dictionary.push(text) - 1
      codeOfText.set(text, code)
      codeOfKey.set(key, code)
      return code
    })
    return { cells: { codes, dictionary }, binary }
  }
}
