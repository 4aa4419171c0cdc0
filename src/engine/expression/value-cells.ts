import type { Checkpoint } from '../checkpoint.ts'
import { TextBuilder } from '../frame/builder.ts'
import { inBlocks } from '../frame/in-blocks.ts'
import { textFromNumber } from '../frame/number-text.ts'

/** A new value; null is missing. */
export type CellValue = number | string | null

interface How {
  /** Whether the cells are texts, numbers among them too; otherwise numbers. */
  readonly asTexts: boolean
  /** Texts begin with these, which becomes the order of their levels. */
  readonly first: readonly CellValue[]
}

/** The cells of a new column from the value of each row. */
export async function valueCells(
  rows: number,
  valueAt: (row: number) => CellValue,
  { asTexts, first }: How,
  checkpoint: Checkpoint,
): Promise<
  | { readonly type: 'number'; readonly values: Float64Array }
  | { readonly type: 'text'; readonly codes: Int32Array; readonly dictionary: readonly string[] }
> {
  if (!asTexts) {
    const values = new Float64Array(rows)
    await inBlocks(rows, checkpoint, (from, to) => {
      for (let row = from; row < to; row++) values[row] = Number(valueAt(row) ?? Number.NaN)
    })
    return { type: 'number', values }
  }
  const builder = new TextBuilder()
  const leading = first.map(textOf).filter((text) => text !== null)
  for (const text of leading) builder.push(text)
  await inBlocks(rows, checkpoint, (from, to) => {
    for (let row = from; row < to; row++) builder.push(textOf(valueAt(row)))
  })
  const { codes, dictionary } = builder.finish()
  return { type: 'text', codes: codes.slice(leading.length), dictionary }
}

function textOf(value: CellValue): string | null {
  if (typeof value !== 'number') return value
  return Number.isNaN(value) ? null : textFromNumber(value)
}
