import type { Frame } from '#engine/frame/frame.ts'
import { FormatError } from '../format-error.ts'
import type { ReadContext } from '../read-context.ts'
import { findHeader, type HeaderChoices } from '../table/header.ts'
import {
  type ImportResult,
  importTable,
  type RecordStream,
  readTable,
  type TableChoices,
  type TableSettings,
} from '../table/import-table.ts'
import type { Question } from '../table/questions.ts'
import { type CellRules, type ImportSchema, isOfSheets, type SheetFormat } from '../table/schema.ts'
import { type RowSink, type SheetEnd, sheetStream } from './sheet-stream.ts'

export interface SheetName {
  readonly name: string
  readonly hidden: boolean
}

/** A file of sheets of any format: Excel's, OpenDocument. */
export interface SheetBook {
  readonly format: SheetFormat
  readonly sheets: readonly SheetName[]
  /** Its first rows are known to be the names of the columns, or are looked at to tell. */
  readonly hasNames?: boolean
  /** Passes on the rows of a sheet that have cells. Throws FormatError, or the signal's reason. */
  readonly scan: (sheet: string, sink: RowSink, context: ReadContext) => Promise<SheetEnd>
}

export interface SheetChoices extends HeaderChoices {
  readonly sheet?: string
}

export interface SheetPreview {
  readonly sheets: readonly SheetName[]
  /** Other visible sheets that have cells, unless the sheet was chosen. */
  readonly otherSheets: readonly string[]
  readonly settings: TableSettings
  readonly question: Question<'header'> | null
  /** The first rows that have cells, header included. */
  readonly rows: readonly (readonly string[])[]
  /** The number of each of these rows in the sheet. */
  readonly rowNumbers: readonly number[]
  readonly size: number
}

export type SheetImportChoices = SheetChoices & TableChoices

/** The sheets, the first rows of one of them, and the settings under which it would be read. */
export async function previewSheets(
  book: SheetBook,
  size: number,
  choices: SheetChoices,
  most: number,
): Promise<SheetPreview> {
  const { sheet, settings, question, rows, rowNumbers } = await settingsFor(book, choices, Math.max(most, 50))
  return {
    sheets: book.sheets.map(({ name, hidden }) => ({ name, hidden })),
    otherSheets: choices.sheet === undefined ? await filledSheets(book, sheet) : [],
    settings,
    question,
    rows: rows.slice(0, most),
    rowNumbers: rowNumbers.slice(0, most),
    size,
  }
}

/** Imports a sheet; see `importCsv`. */
export async function importSheet(
  book: SheetBook,
  choices: SheetImportChoices,
  context: ReadContext,
): Promise<ImportResult> {
  const { sheet, settings, question } = await settingsFor(book, choices, 50)
  const result = await importTable(streamOfSheet(book, sheet), settings, choices, context)
  return question === null ? result : { ...result, questions: [question, ...result.questions] }
}

/** Reads a sheet again with its frozen schema: the same frame, bit for bit. */
export function readSheet(
  book: SheetBook,
  { schema, cellRules }: { readonly schema: ImportSchema; readonly cellRules: CellRules },
  context: ReadContext,
): Promise<Frame> {
  const { layout } = schema
  if (!isOfSheets(layout) || layout.format !== book.format) throw new TypeError('the schema is of another format')
  return readTable(streamOfSheet(book, layout.sheet), schema, cellRules, context)
}

/** The records of a sheet. Throws `unknown-sheet`. */
export function streamOfSheet(book: SheetBook, sheet: string): RecordStream {
  const { name } = sheetNamed(book, sheet)
  return sheetStream((sink, context) => book.scan(name, sink, context))
}

function sheetNamed(book: SheetBook, name: string): SheetName {
  const found = book.sheets.find((sheet) => sheet.name === name)
  if (found === undefined) throw new FormatError('unknown-sheet', { sheet: name })
  return found
}

async function settingsFor(book: SheetBook, choices: SheetChoices, most: number) {
  const visible = book.sheets.filter((sheet) => !sheet.hidden)
  const candidates =
    choices.sheet === undefined ? (visible.length > 0 ? visible : book.sheets) : [sheetNamed(book, choices.sheet)]
  // The first sheet that has cells: workbooks often begin with covers and empty sheets.
  for (const { name: sheet } of candidates) {
    const { rows, rowNumbers } = await firstRows(book, sheet, most)
    if (rows.length === 0) continue
    const { question, ...header } = findHeader(
      rows,
      book.hasNames && choices.headerRow === undefined ? { headerRow: 0 } : choices,
    )
    const settings: TableSettings = { layout: { format: book.format, sheet }, ...header, decimal: '.' }
    return { sheet, settings, question, rows, rowNumbers }
  }
  throw new FormatError('no-sheets')
}

/** Visible sheets with cells, except one. A sheet that cannot be read counts, because it may hold data. */
async function filledSheets(book: SheetBook, except: string): Promise<readonly string[]> {
  const filled: string[] = []
  for (const { name, hidden } of book.sheets) {
    if (hidden || name === except) continue
    const found = await firstRows(book, name, 1).catch(() => undefined)
    if (found === undefined || found.rows.length > 0) filled.push(name)
  }
  return filled
}

/** Longest text in a preview; longer than the name of a column may be. */
const shownText = 1000

/** Stops reading the sheet once it has enough rows. */
async function firstRows(book: SheetBook, sheet: string, most: number) {
  const rows: string[][] = []
  const rowNumbers: number[] = []
  const done = new Error('enough rows')
  try {
    await book.scan(
      sheet,
      (cells, rowNumber) => {
        if (rows.length < most) {
          rows.push(Array.from(cells, (cell) => cell.slice(0, shownText)))
          rowNumbers.push(rowNumber)
        } else throw done
      },
      {},
    )
  } catch (error) {
    if (error !== done) throw error
  }
  return { rows, rowNumbers }
}
