import type { RecordSink } from '../csv/scanner.ts'
import { FormatError } from '../format-error.ts'
import type { ReadContext } from '../read-context.ts'
import type { Finding } from '../table/findings.ts'
import type { RecordStream } from '../table/import-table.ts'
import { maxColumns } from '../table/table-reader.ts'
import { type RowSink, SheetScanner } from './sheet-scanner.ts'
import type { Sheet, Workbook } from './workbook.ts'

/** A full sheet of a million rows and 100 columns; it is streamed, never held as a whole. */
const sheetLimits = { maxBytes: 4 * 2 ** 30 }
/** How many of the first rows may belong to the header. */
const headerRows = 50
/** As for a text file. A shared text in many cells of a row can make the row longer than the whole file. */
const maxRowBytes = 16 << 20

/** Passes on the rows of a sheet that have cells. Throws `damaged-sheet` if its XML is truncated or has no rows. */
export async function scanSheet(
  workbook: Workbook,
  sheet: Sheet,
  sink: RowSink,
  context: ReadContext,
): Promise<SheetScanner> {
  const entry = workbook.zip.entries.get(sheet.path)
  if (entry === undefined) throw new FormatError('damaged-sheet', { sheet: sheet.name })
  const [strings, formats] = await Promise.all([workbook.sharedStrings(), workbook.cellFormats()])
  context.onUnpacked?.(workbook.sharedBytes)
  const scanner = new SheetScanner({ strings, formats, epoch: workbook.epoch }, sink)
  const decoder = new TextDecoder()
  for await (const piece of workbook.zip.read(entry, sheetLimits, context)) {
    if (!scanner.push(decoder.decode(piece, { stream: true }))) break
  }
  scanner.push(decoder.decode())
  if (!scanner.end()) throw new FormatError('damaged-sheet', { sheet: sheet.name })
  return scanner
}

/** Yields the same records as a text file; rows without cells are skipped. */
export function xlsxStream(workbook: Workbook, sheet: Sheet): RecordStream {
  return async (sink, context) => {
    const encode = recordEncoder(sink)
    const rowNumbers: number[] = []
    let rows = 0
    const scanner = await scanSheet(
      workbook,
      sheet,
      (cells, rowNumber) => {
        if (rows++ < headerRows) rowNumbers.push(rowNumber)
        encode(cells, rowNumber)
      },
      context,
    )
    const findings: Finding[] = []
    const tell = (code: Finding['code'], count: number) => {
      if (count > 0) findings.push({ code, params: { count } })
    }
    tell('formulas-without-value', scanner.formulasWithoutValue)
    tell('precision-lost', scanner.precisionLost)
    const merged = scanner.merged.map((area) => ({
      row: rowNumbers.indexOf(area.firstRow),
      first: area.firstColumn,
      last: area.lastColumn,
    }))
    return { findings, endsMidRow: false, merged }
  }
}

function recordEncoder(sink: RecordSink): (cells: readonly string[], row: number) => void {
  const encoder = new TextEncoder()
  const starts = new Int32Array(maxColumns)
  const ends = new Int32Array(maxColumns)
  let bytes = new Uint8Array(1 << 12)
  return (cells, row) => {
    let at = 0
    for (let k = 0; k < cells.length; k++) {
      const cell = cells[k] as string
      const most = at + cell.length * 3 + 1 // a reader may read one byte beyond the end of a field
      if (most > bytes.length) bytes = larger(bytes, at, most)
      starts[k] = at
      at += encoder.encodeInto(cell, bytes.subarray(at)).written
      ends[k] = at
      if (at > maxRowBytes) throw new FormatError('row-too-long', { row, limit: maxRowBytes >> 20 })
    }
    sink(bytes, starts, ends, cells.length)
  }
}

function larger(bytes: Uint8Array, used: number, needed: number): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(Math.ceil(needed * 1.5))
  copy.set(bytes.subarray(0, used))
  return copy
}
