import type { ReadContext } from './read-context.ts'
import type { SheetBook } from './sheets/read-sheets.ts'
import type { SheetFormat } from './table/schema.ts'
import { openXlsx } from './xlsx/read-xlsx.ts'

/** The sheets of a file. The readers of formats other than Excel's are fetched when they are needed. Throws FormatError. */
export async function openBook(blob: Blob, format: SheetFormat, context: ReadContext = {}): Promise<SheetBook> {
  if (format === 'xlsx') return openXlsx(blob)
  if (format === 'ods') return (await import('./ods/read-ods.ts')).openOds(blob, context)
  if (format === 'json') return (await import('./json/read-json.ts')).openJson(blob, context)
  return (await import('./xls/read-xls.ts')).openXls(blob)
}
