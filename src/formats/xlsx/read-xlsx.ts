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
import { Workbook } from './workbook.ts'
import { scanSheet } from './xlsx-stream.ts'

export type XlsxChoices = SheetChoices
export type XlsxPreview = SheetPreview
export type XlsxImportChoices = SheetImportChoices

async function openBook(blob: Blob): Promise<SheetBook> {
  const workbook = await Workbook.open(blob)
  return {
    format: 'xlsx',
    sheets: workbook.sheets,
    scan: (sheet, sink, context) => scanSheet(workbook, workbook.sheet(sheet), sink, context),
  }
}

/** The sheets, the first rows of one of them, and the settings under which it would be read. */
export async function previewXlsx(source: Source, choices: XlsxChoices = {}, most = 50): Promise<XlsxPreview> {
  const blob = await toBlob(source)
  return previewSheets(await openBook(blob), blob.size, choices, most)
}

/** Imports a sheet; see `importCsv`. */
export async function importXlsx(
  source: Source,
  choices: XlsxImportChoices = {},
  context: ReadContext = {},
): Promise<ImportResult> {
  return importSheet(await openBook(await toBlob(source)), choices, context)
}

/** Reads a sheet again with its frozen schema: the same frame, bit for bit. */
export async function readXlsx(
  source: Source,
  frozen: { readonly schema: ImportSchema; readonly cellRules: CellRules },
  context: ReadContext = {},
): Promise<Frame> {
  return readSheet(await openBook(await toBlob(source)), frozen, context)
}
