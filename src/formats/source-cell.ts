import type { ReadContext } from './read-context.ts'
import { streamOf } from './redact-source.ts'
import { type Source, toBlob } from './source.ts'
import { type ImportSchema, isTyped } from './table/schema.ts'
import { cellText } from './typed/cell-text.ts'
import { openTyped } from './typed-table.ts'

/**
 * The text of one cell as it is in the file. Reads the file up to that row.
 * @param row ordinal of the data row, from 1: its id in the frame
 * @param column index of the column, from 0
 * @returns undefined if the file has no such cell. Throws FormatError, or the signal's reason.
 */
export async function sourceCell(
  source: Source,
  schema: ImportSchema,
  row: number,
  column: number,
  context: ReadContext = {},
): Promise<string | undefined> {
  const { layout } = schema
  if (isTyped(layout)) {
    const { dictionary, read } = await openTyped(await toBlob(source), layout.format, layout, context)
    const { rows, columns } = await read({ columns: new Set([column]), rows: row }, context)
    const [described, cells] = [dictionary.columns[column], columns[column]]
    return described && cells && rows >= row ? cellText(described, cells, row - 1) : undefined
  }
  const above = schema.headerRow === null ? 0 : schema.headerRow + schema.headerRows
  const wanted = above + row - 1
  const done = new Error('found')
  let at = 0
  let text: string | undefined
  const stream = await streamOf(await toBlob(source), layout)
  try {
    await stream((bytes, starts, ends, fields) => {
      if (at++ < wanted) return
      if (column < fields) text = new TextDecoder().decode(bytes.subarray(starts[column], ends[column]))
      throw done
    }, context)
  } catch (error) {
    if (error !== done) throw error
  }
  return text
}
