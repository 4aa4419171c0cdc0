import { FormatError } from '../format-error.ts'
import type { ReadContext } from '../read-context.ts'
import type { RowSink } from '../sheets/sheet-stream.ts'
import { SheetScanner } from './sheet-scanner.ts'
import type { Sheet, Workbook } from './workbook.ts'

/** A full sheet of a million rows and 100 columns; it is streamed, never held as a whole. */
const sheetLimits = { maxBytes: 4 * 2 ** 30 }

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
