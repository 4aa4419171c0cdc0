import type { Frame } from '#engine/frame/frame.ts'
import { FormatError } from '../format-error.ts'
import type { ReadContext } from '../read-context.ts'
import { type Source, toBlob } from '../source.ts'
import { findHeader, type HeaderChoices } from '../table/header.ts'
import {
  type ImportResult,
  importTable,
  readTable,
  type TableChoices,
  type TableSettings,
} from '../table/import-table.ts'
import type { Question } from '../table/questions.ts'
import type { CellRules, ImportSchema } from '../table/schema.ts'
import { type Sheet, Workbook } from './workbook.ts'
import { scanSheet, xlsxStream } from './xlsx-stream.ts'

export interface XlsxChoices extends HeaderChoices {
  readonly sheet?: string
}

export interface XlsxPreview {
  readonly sheets: readonly Pick<Sheet, 'name' | 'hidden'>[]
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

export type XlsxImportChoices = XlsxChoices & TableChoices

/** The sheets, the first rows of one of them, and the settings under which it would be read. */
export async function previewXlsx(source: Source, choices: XlsxChoices = {}, most = 50): Promise<XlsxPreview> {
  return preview(await toBlob(source), choices, most)
}

/** Imports a sheet; see `importCsv`. */
export async function importXlsx(
  source: Source,
  choices: XlsxImportChoices = {},
  context: ReadContext = {},
): Promise<ImportResult> {
  const blob = await toBlob(source)
  const workbook = await Workbook.open(blob)
  const { settings, question } = await settingsFor(workbook, choices, 50)
  const sheet = workbook.sheet(settings.layout.sheet)
  const result = await importTable(xlsxStream(workbook, sheet), settings, choices, context)
  return question === null ? result : { ...result, questions: [question, ...result.questions] }
}

/** Reads a sheet again with its frozen schema: the same frame, bit for bit. */
export async function readXlsx(
  source: Source,
  frozen: { readonly schema: ImportSchema; readonly cellRules: CellRules },
  context: ReadContext = {},
): Promise<Frame> {
  const { schema, cellRules } = frozen
  if (schema.layout.format !== 'xlsx') throw new TypeError('the schema is of another format')
  const workbook = await Workbook.open(await toBlob(source))
  return readTable(xlsxStream(workbook, workbook.sheet(schema.layout.sheet)), schema, cellRules, context)
}

async function preview(blob: Blob, choices: XlsxChoices, most: number): Promise<XlsxPreview> {
  const workbook = await Workbook.open(blob)
  const { settings, question, rows, rowNumbers } = await settingsFor(workbook, choices, Math.max(most, 50))
  return {
    sheets: workbook.sheets.map(({ name, hidden }) => ({ name, hidden })),
    otherSheets: choices.sheet === undefined ? await filledSheets(workbook, settings.layout.sheet) : [],
    settings,
    question,
    rows: rows.slice(0, most),
    rowNumbers: rowNumbers.slice(0, most),
    size: blob.size,
  }
}

async function settingsFor(workbook: Workbook, choices: XlsxChoices, most: number) {
  const visible = workbook.sheets.filter((sheet) => !sheet.hidden)
  const candidates =
    choices.sheet === undefined ? (visible.length > 0 ? visible : workbook.sheets) : [workbook.sheet(choices.sheet)]
  // The first sheet that has cells: workbooks often begin with covers and empty sheets.
  for (const sheet of candidates) {
    const { rows, rowNumbers } = await firstRows(workbook, sheet, most)
    if (rows.length === 0) continue
    const { question, ...header } = findHeader(rows, choices)
    const settings = {
      layout: { format: 'xlsx' as const, sheet: sheet.name },
      ...header,
      decimal: '.' as const,
    }
    return { settings, question, rows, rowNumbers }
  }
  throw new FormatError('no-sheets')
}

/** Visible sheets with cells, except one. A sheet that cannot be read counts, because it may hold data. */
async function filledSheets(workbook: Workbook, except: string): Promise<readonly string[]> {
  const filled: string[] = []
  for (const sheet of workbook.sheets) {
    if (sheet.hidden || sheet.name === except) continue
    const found = await firstRows(workbook, sheet, 1).catch(() => undefined)
    if (found === undefined || found.rows.length > 0) filled.push(sheet.name)
  }
  return filled
}

/** Longest text in a preview; longer than the name of a column may be. */
const shownText = 1000

/** Stops reading the sheet once it has enough rows. */
async function firstRows(workbook: Workbook, sheet: Sheet, most: number) {
  const rows: string[][] = []
  const rowNumbers: number[] = []
  const done = new Error('enough rows')
  try {
    await scanSheet(
      workbook,
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
