import type { CellObject, WorkBook, WorkSheet } from '@e965/xlsx'
import { FormatError } from '../format-error.ts'
import type { ReadContext } from '../read-context.ts'
import type { SheetName } from '../sheets/read-sheets.ts'
import { isPrecisionLost, serialText } from '../sheets/serial-text.ts'
import type { RowSink, SheetEnd } from '../sheets/sheet-stream.ts'
import { bytesOf } from '../source.ts'
import { shownBy } from '../xlsx/number-format.ts'
import { rowsPerYield, yieldToMessages } from '../yield-to-messages.ts'
import { checkRecords } from './check-records.ts'
import { codePages } from './code-pages.ts'
import { CompoundFile, smallestCompoundFile } from './compound-file.ts'

/** The library holds the whole file and all its cells, and cannot be stopped. */
const MOST = 100 << 20
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

/** What a cell shows for an error, by its number in the file. */
const errors: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
}

/** A workbook of Excel 5 to 2003. */
export class XlsFile {
  readonly sheets: readonly SheetName[]
  readonly #book: WorkBook
  readonly #size: number

  private constructor(book: WorkBook, size: number) {
    this.#book = book
    this.#size = size
    this.sheets = book.SheetNames.map((name, k) => ({
      name,
      hidden: (book.Workbook?.Sheets?.[k]?.Hidden ?? 0) !== 0,
    })).filter(({ name }) => isGrid(book.Sheets[name]))
  }

  /** Throws `empty-file`, `old-excel-too-large`, `encrypted-file`, `damaged-old-excel` or `no-sheets`. */
  static async open(blob: Blob, context: ReadContext = {}): Promise<XlsFile> {
    if (blob.size === 0) throw new FormatError('empty-file')
    if (blob.size > MOST) throw new FormatError('old-excel-too-large', { limit: MOST >> 20 })
    const bytes = await bytesOf(blob)
    if (bytes.length < smallestCompoundFile || OLE.some((byte, k) => bytes[k] !== byte))
      throw new FormatError('damaged-old-excel')
    const container = new CompoundFile(bytes)
    if (container.stream('EncryptedPackage')) throw new FormatError('encrypted-file')
    const records = container.stream('Workbook') ?? container.stream('Book')
    if (!records) throw new FormatError('damaged-old-excel')
    checkRecords(records)
    const { read, set_cptable } = await import('@e965/xlsx')
    context.signal?.throwIfAborted()
    set_cptable(codePages)
    let book: WorkBook
    try {
      // the records alone: of the container the library trusts chains and counts, and a damaged one would fill the memory
      book = read(records, {
        type: 'array',
        dense: true,
        cellDates: false,
        cellNF: true,
        cellText: false,
        cellHTML: false,
        cellFormula: false,
      })
    } catch (error) {
      if (error instanceof FormatError) throw error
      // the library throws errors of any kind at damage
      const isLocked = error instanceof Error && /password|encrypt/i.test(error.message)
      throw new FormatError(isLocked ? 'encrypted-file' : 'damaged-old-excel')
    }
    if (!Array.isArray(book.SheetNames) || book.SheetNames.length === 0) throw new FormatError('no-sheets')
    return new XlsFile(book, blob.size)
  }

  /** Passes on the rows of a sheet that have cells. */
  async scan(sheet: string, sink: RowSink, context: ReadContext): Promise<SheetEnd> {
    const grid = this.#book.Sheets[sheet]
    const rows: readonly (readonly (CellObject | undefined)[] | undefined)[] = grid?.['!data'] ?? []
    const epoch = this.#book.Workbook?.WBProps?.date1904 ? 1904 : 1900
    let precisionLost = 0
    context.onUnpacked?.(this.#size)
    const perYield = rowsPerYield(256)
    for (const [k, row] of rows.entries()) {
      const cells: string[] = []
      for (const [column, cell] of (row ?? []).entries()) {
        const text = cell ? textOf(cell, epoch) : ''
        if (text === '') continue
        if (cell?.t === 'n' && typeof cell.v === 'number' && isPrecisionLost(cell.v)) precisionLost += 1
        while (cells.length < column) cells.push('')
        cells[column] = text
      }
      if (cells.length > 0) sink(cells, k + 1)
      if (k % perYield !== perYield - 1) continue
      context.onProgress?.(k / rows.length)
      await yieldToMessages()
      context.signal?.throwIfAborted()
    }
    const merged = (grid?.['!merges'] ?? []).map(({ s, e }) => ({
      firstRow: s.r + 1,
      lastRow: e.r + 1,
      firstColumn: s.c,
      lastColumn: e.c,
    }))
    return { merged, formulasWithoutValue: 0, precisionLost }
  }
}

/** Sheets of charts and macros have no cells. */
const isGrid = (sheet: WorkSheet | undefined) => sheet?.['!type'] === undefined || sheet['!type'] === 'sheet'

/** The cell as it would be in a text file. */
function textOf({ t, v, z }: CellObject, epoch: 1900 | 1904): string {
  switch (t) {
    case 'n':
      if (typeof v !== 'number') return ''
      return serialText(v, typeof z === 'string' ? shownBy(0, z) : 'number', epoch) ?? String(v)
    case 'b':
      return v === true ? 'TRUE' : 'FALSE'
    case 'e':
      return typeof v === 'number' ? (errors[v] ?? '#N/A') : '#N/A'
    case 's':
      return typeof v === 'string' ? v : ''
    default:
      return ''
  }
}
