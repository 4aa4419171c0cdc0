import type { Frame } from '#engine/frame/frame.ts'
import type { ReadContext } from '../read-context.ts'
import {
  importSheet,
  previewSheets,
  readSheet,
  type SheetBook,
  type SheetChoices,
  type SheetImportChoices,
  type SheetPreview,
} from '../sheets/read-sheets.ts'
import { type Source, toBlob } from '../source.ts'
import type { ImportResult } from '../table/import-table.ts'
import type { CellRules, ImportSchema } from '../table/schema.ts'
import { XlsFile } from './xls-file.ts'

/** The sheets of a workbook of Excel 5 to 2003 (.xls). Throws FormatError. */
export async function openXls(blob: Blob, context: ReadContext = {}): Promise<SheetBook> {
  const file = await XlsFile.open(blob, context)
  return {
    format: 'xls',
    sheets: file.sheets,
    scan: (sheet, sink, reading) => file.scan(sheet, sink, reading),
  }
}

/** The sheets, the first rows of one of them, and the settings under which it would be read. */
export async function previewXls(source: Source, choices: SheetChoices = {}, most = 50): Promise<SheetPreview> {
  const blob = await toBlob(source)
  return previewSheets(await openXls(blob), blob.size, choices, most)
}

/** Imports a sheet; see `importCsv`. */
export async function importXls(
  source: Source,
  choices: SheetImportChoices = {},
  context: ReadContext = {},
): Promise<ImportResult> {
  return importSheet(await openXls(await toBlob(source), context), choices, context)
}

/** Reads a sheet again with its frozen schema: the same frame, bit for bit. */
export async function readXls(
  source: Source,
  frozen: { readonly schema: ImportSchema; readonly cellRules: CellRules },
  context: ReadContext = {},
): Promise<Frame> {
  return readSheet(await openXls(await toBlob(source), context), frozen, context)
}
