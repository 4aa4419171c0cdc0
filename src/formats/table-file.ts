import type { Frame } from '#engine/frame/frame.ts'
import { archiveFormat } from './archive-format.ts'
import { type CsvPreview, previewCsv } from './csv/preview-csv.ts'
import { type CsvImportChoices, importCsv, readCsv } from './csv/read-csv.ts'
import { dataFileKind, packedBy, sheetFormat } from './data-file.ts'
import { openBook } from './open-book.ts'
import type { ReadContext } from './read-context.ts'
import {
  importSheet,
  previewSheets,
  readSheet,
  type SheetImportChoices,
  type SheetPreview,
} from './sheets/read-sheets.ts'
import { bytesOf, type Source, toBlob } from './source.ts'
import { inFileOrder, withOwnIds } from './table/file-order.ts'
import type { ImportResult } from './table/import-table.ts'
import {
  type CellRules,
  type ImportSchema,
  isOfSheets,
  isTyped,
  type SheetFormat,
  sheetFormats,
  type TypedFormat,
} from './table/schema.ts'
import { importTyped, previewTyped, readTyped, type TypedImportChoices, type TypedPreview } from './typed-table.ts'

type TableFormat = 'csv' | SheetFormat | TypedFormat

const isSheets = (format: TableFormat): format is SheetFormat => sheetFormats.some((one) => one === format)

/** The bytes that tell a format. */
const headBytes = 4096

/** Choices for all kinds of files; those of other kinds are ignored. */
export type FileChoices = CsvImportChoices & SheetImportChoices & TypedImportChoices

export type FilePreview =
  | ({ readonly format: 'csv' } & CsvPreview)
  | ({ readonly format: 'sheets' } & SheetPreview)
  | ({ readonly format: 'typed' } & TypedPreview)

export interface FrozenImport {
  readonly schema: ImportSchema
  readonly cellRules: CellRules
}

/** Decided by the first bytes, not the name; what has no signature is text (or refused as none). */
async function formatOf(blob: Blob): Promise<TableFormat> {
  const head = await bytesOf(blob, 0, headBytes)
  const kind = dataFileKind(head)
  if (kind !== null && 'format' in kind) return kind.format
  if (await isPackedR(blob, head)) return 'rdata'
  const sheets = sheetFormat(head)
  if (sheets === 'xlsx') return archiveFormat(blob)
  return sheets ?? ((await isJson(head)) ? 'json' : 'csv')
}

/** R compresses by bzip2 or xz on request; other files packed so are refused. */
async function isPackedR(blob: Blob, head: Uint8Array): Promise<boolean> {
  const packing = packedBy(head)
  if (packing === null) return false
  const { firstBytes } = await import('./compressed/first-bytes.ts')
  const kind = dataFileKind(await firstBytes(blob, packing))
  return kind !== null && 'format' in kind && kind.format === 'rdata'
}

/** Whether it begins as JSON, which has no signature: a bracket is looked at closely, because a text file may begin with one. */
async function isJson(head: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const first = Array.from(head.subarray(0, 64)).find((byte) => byte > 0x20 && byte < 0x80)
  if (first !== 0x5b && first !== 0x7b) return false
  const { beginsAsJson, encodedAsUtf8 } = await import('./json/begins-as-json.ts')
  return beginsAsJson(encodedAsUtf8(head))
}

/** The kind of a file and its first rows. Throws FormatError. */
export async function previewFile(source: Source, choices: FileChoices = {}, rows = 50): Promise<FilePreview> {
  const blob = await toBlob(source)
  const format = await formatOf(blob)
  if (format === 'csv') return { format, ...(await previewCsv(blob, choices, rows)) }
  if (isSheets(format)) {
    const book = await openBook(blob, format)
    return { format: 'sheets', ...(await previewSheets(book, blob.size, choices, rows)) }
  }
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
  if (isSheets(format)) return importSheet(await openBook(blob, format, context), choices, context)
  return importTyped(blob, format, choices, context)
}

/** Reads a source again with its frozen schema: the same frame, bit for bit. */
export async function readFile(source: Source, frozen: FrozenImport, context: ReadContext = {}): Promise<Frame> {
  const ordered = inFileOrder(frozen.schema, frozen.cellRules)
  if (ordered) return withOwnIds(await readFile(source, ordered, context), ordered.ownIds, frozen.schema.columns)
  const { layout } = frozen.schema
  if (isTyped(layout)) return readTyped(await toBlob(source), frozen, context)
  if (!isOfSheets(layout)) return readCsv(source, frozen, context)
  return readSheet(await openBook(await toBlob(source), layout.format, context), frozen, context)
}
