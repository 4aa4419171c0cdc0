import type { Frame } from '#engine/frame/frame.ts'
import { type CsvPreview, previewCsv } from './csv/preview-csv.ts'
import { type CsvImportChoices, importCsv, readCsv } from './csv/read-csv.ts'
import type { ReadContext } from './read-context.ts'
import { bytesOf, type Source, toBlob } from './source.ts'
import type { ImportResult } from './table/import-table.ts'
import type { CellRules, ImportSchema } from './table/schema.ts'
import { importXlsx, previewXlsx, readXlsx, type XlsxImportChoices, type XlsxPreview } from './xlsx/read-xlsx.ts'

type TableFormat = 'csv' | 'xlsx'

/** Choices for both kinds of files; those of the other kind are ignored. */
export type FileChoices = CsvImportChoices & XlsxImportChoices

export type FilePreview = ({ readonly format: 'csv' } & CsvPreview) | ({ readonly format: 'xlsx' } & XlsxPreview)

export interface FrozenImport {
  readonly schema: ImportSchema
  readonly cellRules: CellRules
}

/** Decided by the first bytes, not the name: zip and OLE containers are workbooks (or refused as such), all others text. */
async function formatOf(blob: Blob): Promise<TableFormat> {
  const [a, b] = await bytesOf(blob, 0, 2)
  return (a === 0x50 && b === 0x4b) || (a === 0xd0 && b === 0xcf) ? 'xlsx' : 'csv'
}

/** The kind of a file and its first rows. Throws FormatError. */
export async function previewFile(source: Source, choices: FileChoices = {}, rows = 50): Promise<FilePreview> {
  const blob = await toBlob(source)
  if ((await formatOf(blob)) === 'xlsx') return { format: 'xlsx', ...(await previewXlsx(blob, choices, rows)) }
  return { format: 'csv', ...(await previewCsv(blob, choices, rows)) }
}

/** Imports a file. Throws FormatError, or the signal's reason. */
export async function importFile(
  source: Source,
  choices: FileChoices = {},
  context: ReadContext = {},
): Promise<ImportResult> {
  const blob = await toBlob(source)
  return (await formatOf(blob)) === 'xlsx' ? importXlsx(blob, choices, context) : importCsv(blob, choices, context)
}

/** Reads a source again with its frozen schema: the same frame, bit for bit. */
export async function readFile(source: Source, frozen: FrozenImport, context: ReadContext = {}): Promise<Frame> {
  return frozen.schema.layout.format === 'xlsx' ? readXlsx(source, frozen, context) : readCsv(source, frozen, context)
}
