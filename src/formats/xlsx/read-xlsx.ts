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

/** The sheets of a workbook. Throws FormatError. */
export async function openXlsx(blob: Blob): Promise<SheetBook> {
  const workbook = await Workbook.open(blob)
  return {
    format: 'xlsx',
    sheets: workbook.sheets,
    scan: (sheet, sink, context) => scanSheet(workbook, workbook.sheet(sheet), sink, context),
  }
}

/** The sheets, the first rows of one of them, and the settings under which it would be read. */
export async function previewXlsx(source: Source, choices: SheetChoices = {}, most = 50): Promise<SheetPreview> {
  const blob = await toBlob(source)
  return previewSheets(await openXlsx(blob), blob.size, choices, most)
}

/** Imports a sheet; see `importCsv`. */
export async function importXlsx(
  source: Source,
  choices: SheetImportChoices = {},
  context: ReadContext = {},
): Promise<ImportResult> {
  return importSheet(await openXlsx(await toBlob(source)), choices, context)
}

/** Reads a sheet again with its frozen schema: the same frame, bit for bit. */
export async function readXlsx(
  source: Source,
  frozen: { readonly schema: ImportSchema; readonly cellRules: CellRules },
  context: ReadContext = {},
): Promise<Frame> {
  return readSheet(await openXlsx(await toBlob(source)), frozen, context)
}
