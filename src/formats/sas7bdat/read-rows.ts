import { FormatError } from '../format-error.ts'
import type { ReadContext } from '../read-context.ts'
import { boundOf } from '../sas/sas-bound.ts'
import { SasCells } from '../sas/sas-cells.ts'
import { parseWhole } from '../typed/byte-view.ts'
import type { TypedCells, TypedRows, Wanted } from '../typed/typed-file.ts'
import { yieldToMessages } from '../yield-to-messages.ts'
import { ieeeNumbers } from './ieee-numbers.ts'
import { PageRows } from './page-rows.ts'
import { pagesOf } from './read-pages.ts'
import type { SasLayout } from './sas-metadata.ts'
import { parsePage } from './sas-page.ts'
import { FORMAT, type SasHeader } from './sas7bdat-header.ts'

/** Unpacked bytes between two yields. */
const yieldBytes = 8 << 20

/** Reads the rows of a data set. Throws FormatError: `damaged-data-file`, `cut-data-file`, `mostly-blank`; or the signal's reason. */
export async function readRows(
  blob: Blob,
  header: SasHeader,
  layout: SasLayout,
  encoding: string,
  wanted: Wanted,
  context: ReadContext,
): Promise<TypedRows> {
  const limit = Math.max(0, wanted.rows ?? Number.POSITIVE_INFINITY)
  const { rowLength, unpack, rows: stated } = layout
  const possible = unpack === null ? Math.floor(blob.size / Math.max(1, rowLength)) : 1024
  const likely = Math.min(limit, stated, possible)
  const cells = new SasCells(layout.variables, wanted, likely, ieeeNumbers(header.isLittle))
  const bound = boundOf(cells.columns)
  const deleted: number[] = []
  let unpacked = 0
  const rows = new PageRows(header, layout, (bytes, from, count, bits) => {
    const taken = bits === null ? Math.min(count, limit - cells.rows + deleted.length) : findDeleted(bits, count)
    cells.add(bytes, from, rowLength, taken)
    bound.check(cells.rows, cells.columns, cells.textBytes)
    unpacked += taken * rowLength
    return cells.rows - deleted.length < limit
  })
  /** Notes which of the next rows are deleted, and counts the rows up to the last wanted one. */
  const findDeleted = (bits: Uint8Array, count: number): number => {
    for (let row = 0; row < count; row++) {
      if (cells.rows + row - deleted.length >= limit) return row
      if ((bits[row >> 3] as number) & (0x80 >> (row & 7))) deleted.push(cells.rows + row)
    }
    return count
  }
  let goesOn = limit > 0
  if (goesOn)
    for await (const { bytes, at } of pagesOf(blob, header, 0, context, limit * rowLength)) {
      bound.took(bytes.length)
      goesOn = parseWhole(bytes, FORMAT, at, (view) => rows.addPage(view, parsePage(view, header, at), at))
      context.onProgress?.(Math.min(1, (at + bytes.length) / blob.size))
      if (!goesOn) break
      if (unpacked < yieldBytes) continue
      unpacked = 0
      await yieldToMessages()
      context.signal?.throwIfAborted()
    }
  if (goesOn) goesOn = rows.flush()
  const { columns, remarks } = cells.finish(encoding)
  if (!goesOn)
    return { rows: cells.rows - deleted.length, columns: columns.map((one) => withoutRows(one, deleted)), remarks }
  if (cells.rows < stated - layout.deleted)
    throw new FormatError('cut-data-file', { format: FORMAT, row: cells.rows + 1, rows: stated })
  const left = cells.rows - deleted.length
  const areDeleted = left === stated || left === stated - layout.deleted
  if (deleted.length > 0 && !areDeleted)
    return { rows: cells.rows, columns, remarks: [...remarks, { code: 'deleted-rows-kept', count: deleted.length }] }
  // of more rows than stated the last do not belong to the table
  for (let row = stated; deleted.length === 0 && row < cells.rows; row++) deleted.push(row)
  return { rows: cells.rows - deleted.length, columns: columns.map((one) => withoutRows(one, deleted)), remarks }
}

/** @param deleted rows, in order */
function withoutRows(cells: TypedCells | null, deleted: readonly number[]): TypedCells | null {
  if (cells === null || deleted.length === 0) return cells
  if ('codes' in cells) return { ...cells, codes: without(cells.codes, deleted) }
  const { values, missingTags } = cells
  return { values: without(values, deleted), ...(missingTags && { missingTags: without(missingTags, deleted) }) }
}

function without<T extends Float64Array | Int32Array | Uint8Array>(array: T, deleted: readonly number[]): T {
  let next = 0
  return array.filter((_, row) => {
    if (deleted[next] !== row) return true
    next += 1
    return false
  }) as T
}
