import type { Frame } from '#engine/frame/frame.ts'
import { type CsvPreview, previewCsv } from './csv/preview-csv.ts'
import { type CsvImportChoices, importCsv, readCsv } from './csv/read-csv.ts'
import { dataFileKind } from './data-file.ts'
import type { ReadContext } from './read-context.ts'
import { bytesOf, type Source, toBlob } from './source.ts'
import { inFileOrder, withOwnIds } from './table/file-order.ts'
import type { ImportResult } from './table/import-table.ts'
import { type CellRules, type ImportSchema, isTyped, type TypedFormat } from './table/schema.ts'
import { importTyped, previewTyped, readTyped, type TypedImportChoices, type TypedPreview } from './typed-table.ts'
import { importXlsx, previewXlsx, readXlsx, type XlsxImportChoices, type XlsxPreview } from './xlsx/read-xlsx.ts'

type TableFormat = 'csv' | 'xlsx' | TypedFormat

/** The bytes that tell a format. */
const headBytes = 4096

/** Choices for all kinds of files; those of other kinds are ignored. */
export type FileChoices = CsvImportChoices & XlsxImportChoices & TypedImportChoices

export type FilePreview =
  | ({ readonly format: 'csv' } & CsvPreview)
  | ({ readonly format: 'xlsx' } & XlsxPreview)
  | ({ readonly format: 'typed' } & TypedPreview)

export interface FrozenImport {
  readonly schema: ImportSchema
  readonly cellRules: CellRules
}

/**
 * Decided by the first bytes, not the name: zip and OLE containers are workbooks (or refused as such), what has no signature is text (or refused as none).
 */
async function formatOf(blob: Blob): Promise<TableFormat> {
  const head = await bytesOf(blob, 0, headBytes)
  const [a, b] = head
  if ((a === 0x50 && b === 0x4b) || (a === 0xd0 && b === 0xcf)) return 'xlsx'
  const kind = dataFileKind(head)
  return kind !== null && 'format' in kind ? kind.format : 'csv'
}

/** The kind of a file and its first rows. Throws FormatError. */
export async function previewFile(source: Source, choices: FileChoices = {}, rows = 50): Promise<FilePreview> {
  const blob = await toBlob(source)
  const format = await formatOf(blob)
  if (format === 'csv') return { format, ...(await previewCsv(blob, choices, rows)) }
  if (format === 'xlsx') return { format, ...(await previewXlsx(blob, choices, rows)) }
  return { format: 'typed', ...(await previewTyped(blob, format, choices, rows)) }
}

/** Imports a file. Throws FormatError, or the signal's reason. */
export async function importFile(
  source: Source,
  choices: FileChoices = {},
  context: ReadContext = {},
): Promise<ImportResult> {
  const blob = await toBlob(source)
  const format = await formatOf(blob)
  if (format === 'csv') return importCsv(blob, choices, context)
  return format === 'xlsx' ? importXlsx(blob, choices, context) : importTyped(blob, format, choices, context)
}

/** Reads a source again with its frozen schema: the same frame, bit for bit. */
export async function readFile(source: Source, frozen: FrozenImport, context: ReadContext = {}): Promise<Frame> {
  const ordered = inFileOrder(frozen.schema, frozen.cellRules)
  if (ordered) return withOwnIds(await readFile(source, ordered, context), ordered.ownIds, frozen.schema.columns)
  const { layout } = frozen.schema
  if (isTyped(layout)) return readTyped(await toBlob(source), frozen, context)
  return layout.format === 'xlsx' ? readXlsx(source, frozen, context) : readCsv(source, frozen, context)
}
