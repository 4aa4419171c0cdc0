import type { ReadContext } from '../read-context.ts'
import { boundOf } from '../sas/sas-bound.ts'
import { SasCells } from '../sas/sas-cells.ts'
import { bytesOf } from '../source.ts'
import type { TypedRows, Wanted } from '../typed/typed-file.ts'
import { ibmNumbers } from './ibm-numbers.ts'
import { RECORD, type XptTable } from './xpt-head.ts'
import { MARK, nextMember } from './xpt-members.ts'

const sliceBytes = 4 << 20
const SPACE = 0x20
/** Rows so near the end of a slice wait for the next: only the end of the table shows whether they are padding. */
const HELD = RECORD + MARK

/**
 * Reads the rows of a table, which end with the file or before the header of the next table. Throws FormatError, or the signal's reason.
 * @param start of the rows in the file
 */
export async function readRows(
  blob: Blob,
  { variables, rowWidth }: XptTable,
  start: number,
  encoding: string,
  wanted: Wanted,
  context: ReadContext,
): Promise<TypedRows> {
  const limit = Math.max(0, wanted.rows ?? Number.POSITIVE_INFINITY)
  const possible = rowWidth === 0 ? 0 : Math.floor((blob.size - start) / rowWidth)
  const cells = new SasCells(variables, wanted, Math.min(limit, possible), ibmNumbers)
  const bound = boundOf(cells.columns)
  let isCut = false
  for (let at = start; rowWidth > 0 && cells.rows < limit; at = start + cells.rows * rowWidth) {
    context.signal?.throwIfAborted()
    const useful = Math.min(sliceBytes, (limit - cells.rows) * rowWidth)
    const bytes = await bytesOf(blob, at, Math.min(blob.size, at + Math.max(useful, rowWidth) + HELD))
    context.signal?.throwIfAborted()
    bound.took(bytes.length)
    context.onUnpacked?.(bytes.length)
    const end = nextMember(bytes, (RECORD - ((at - start) % RECORD)) % RECORD)
    const isLast = end >= 0 || at + bytes.length >= blob.size
    const { rows, rest } = isLast
      ? lastRows(bytes.subarray(0, end < 0 ? bytes.length : end), at - start, rowWidth)
      : { rows: Math.floor((bytes.length - HELD) / rowWidth), rest: false }
    const taken = Math.min(rows, limit - cells.rows)
    cells.add(bytes, 0, rowWidth, taken)
    bound.check(cells.rows, cells.columns, cells.textBytes)
    context.onProgress?.(Math.min(1, (at + bytes.length) / blob.size))
    if (!isLast) continue
    isCut = rest && taken === rows
    break
  }
  const { columns, remarks } = cells.finish(encoding)
  return { rows: cells.rows, columns, remarks: isCut ? [...remarks, { code: 'rows-cut' }] : remarks }
}

/**
 * The rows of the end of a table, which is padded with blanks to whole records. Rows that are all blank are left out if they may be padding;
 * such rows have texts only. `rest`: a row begins and does not end.
 */
function lastRows(bytes: Uint8Array, before: number, rowWidth: number): { rows: number; rest: boolean } {
  const whole = Math.ceil((before + bytes.length) / RECORD) * RECORD
  const sure = Math.max(0, Math.floor((whole - RECORD) / rowWidth) + 1 - before / rowWidth)
  let rows = Math.floor(bytes.length / rowWidth)
  const rest = !isBlank(bytes, rows * rowWidth, bytes.length)
  while (rows > sure && isBlank(bytes, (rows - 1) * rowWidth, rows * rowWidth)) rows -= 1
  return { rows, rest }
}

function isBlank(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (bytes[at] !== SPACE) return false
  return true
}
