import type { Checkpoint } from '../checkpoint.ts'
import type { Column, TextColumn } from './frame.ts'
import { inBlocks } from './in-blocks.ts'
import { numberCodes } from './number-codes.ts'
import { usable } from './usable.ts'

/** `levels`: value labels, then numbers ascending (also texts, if each is a number), then other texts as they appear in the rows. */
export type KeyOrder = 'levels' | 'appearance'

export interface OrderedCodes {
  /** 0 to `levels` - 1 for the values that occur, `levels` for missing cells. */
  readonly codes: Int32Array
  readonly levels: number
  readonly hasMissing: boolean
}

/** The codes of a key column: equal values have equal codes, and missing cells of any kind have one code, the last. */
export async function orderedCodes(column: Column, order: KeyOrder, checkpoint: Checkpoint): Promise<OrderedCodes> {
  const seen = usable(column)
  const { codes, values, isSorted } =
    seen.type === 'text' ? await textCodes(seen, checkpoint) : await valueCodes(seen.values, order, checkpoint)
  const levels = values.length
  const places = order === 'appearance' ? null : placesOf(values, column.valueLabels, isSorted)
  let hasMissing = false
  await inBlocks(codes.length, checkpoint, (from, to) => {
    for (let i = from; i < to; i++) {
      const code = codes[i] as number
      if (code < 0) hasMissing = true
      codes[i] = code < 0 ? levels : places === null ? code : (places[code] as number)
    }
  })
  return { codes, levels, hasMissing }
}

interface Found {
  readonly codes: Int32Array
  readonly values: ArrayLike<number | string>
  readonly isSorted: boolean
}

async function valueCodes(values: Float64Array, order: KeyOrder, checkpoint: Checkpoint): Promise<Found> {
  const found = await numberCodes(values, order === 'levels' ? 'ascending' : 'appearance', checkpoint)
  return { codes: found.codes, values: found.distinct, isSorted: true }
}

/** Texts of the rows in order of appearance. */
async function textCodes({ codes: cells, dictionary }: TextColumn, checkpoint: Checkpoint): Promise<Found> {
  const codeOf = new Int32Array(dictionary.length).fill(-1)
  const codes = new Int32Array(cells.length)
  const values: string[] = []
  await inBlocks(cells.length, checkpoint, (from, to) => {
    for (let i = from; i < to; i++) {
      const cell = cells[i] as number
      if (cell < 0) {
        codes[i] = -1
        continue
      }
      if (codeOf[cell] === -1) codeOf[cell] = values.push(dictionary[cell] as string) - 1
      codes[i] = codeOf[cell] as number
    }
  })
  return { codes, values, isSorted: false }
}

/** The place of each value among all; null if they are in order already. */
function placesOf(
  values: ArrayLike<number | string>,
  labels: Column['valueLabels'],
  isSorted: boolean,
): Int32Array | null {
  const list = isSorted && labels.length === 0 ? [] : Array.from(values)
  const areNumbers = !isSorted && list.every((text) => String(text).trim() !== '' && Number.isFinite(Number(text)))
  if (labels.length === 0 && !areNumbers) return null
  const labelled = new Map(labels.map(({ value }, k) => [String(value), k] as const).toReversed())
  const rank = list.map((value) => labelled.get(String(value)) ?? labels.length)
  const order = list
    .map((_, k) => k)
    .sort((a, b) => {
      const byLabel = (rank[a] as number) - (rank[b] as number)
      return byLabel !== 0 || !areNumbers ? byLabel : Number(list[a]) - Number(list[b])
    })
  const places = new Int32Array(list.length)
  for (const [place, k] of order.entries()) places[k] = place
  return places
}
