import type { Column, Frame, NumericColumn, TextColumn } from '#engine/frame/frame.ts'
import { FormatError } from '../format-error.ts'
import type { ReadContext } from '../read-context.ts'
import { rowsPerYield, yieldToMessages } from '../yield-to-messages.ts'
import { ZipWriter } from '../zip/write-zip.ts'
import {
  addWorkbookParts,
  cellText,
  columnLetters,
  declaration,
  maxCellText,
  maxSheetColumns,
  maxSheetRows,
  sheetNamespace,
  xlsxType,
} from './xlsx-package.ts'

export interface FrameXlsxOptions {
  readonly sheetName: string
}

export interface WrittenXlsx {
  readonly blob: Blob
  /** Number of texts that were cut because they exceed a cell of Excel. */
  readonly cutTexts: number
}

const day = 86_400_000
/** 1970-01-01 as a serial of the 1900 system. */
const epochSerial = 25_569
/** The first day on which Excel and the calendar agree. */
const firstSerialDay = Date.UTC(1900, 2, 1)
const style = { header: 1, date: 2, datetime: 3, text: 4 } as const

/** A frame as a workbook with one sheet: numbers at full precision, dates as dates, texts as texts (never formulas), frozen header. */
export function frameToXlsx(frame: Frame, options: FrameXlsxOptions, context: ReadContext = {}): Promise<WrittenXlsx> {
  return framesToXlsx([{ frame, ...options }], context)
}

/** A frame with the name of its sheet, as Excel permits it or not: the writer shortens it and makes it unique. */
export interface FrameSheet extends FrameXlsxOptions {
  readonly frame: Frame
}

/** Frames as a workbook with a sheet for each, in the same way. Throws `FormatError` if one is larger than a sheet. */
export async function framesToXlsx(sheets: readonly FrameSheet[], context: ReadContext = {}): Promise<WrittenXlsx> {
  const frames = sheets.map(({ frame }) => frame)
  for (const { rows, columns } of frames) {
    if (rows + 1 > maxSheetRows) throw new FormatError('sheet-too-large', { rows, limit: maxSheetRows - 1 })
    if (columns.length > maxSheetColumns) {
      throw new FormatError('too-many-columns', { columns: columns.length, limit: maxSheetColumns })
    }
  }
  const zip = new ZipWriter()
  const strings = new SharedStrings(frames)
  addWorkbookParts(
    zip,
    sheets.map(({ sheetName }) => sheetName),
    styles,
    true,
  )
  zip.add('xl/sharedStrings.xml', strings.xml())
  const all = frames.reduce((sum, { rows }) => sum + rows, 0)
  let done = 0
  for (const [k, frame] of frames.entries()) {
    const onRows = (rows: number) => context.onProgress?.((done + rows) / all)
    await writeSheet(zip.entry(`xl/worksheets/sheet${k + 1}.xml`), frame, strings, onRows, context.signal)
    done += frame.rows
  }
  return { blob: zip.finish(xlsxType), cutTexts: strings.cut }
}

async function writeSheet(
  write: (bytes: Uint8Array, last?: boolean) => void,
  frame: Frame,
  strings: SharedStrings,
  onRows: (rows: number) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  const encoder = new TextEncoder()
  write(encoder.encode(`${sheetStart}${columnWidths(frame)}<sheetData>${headerRow(frame, strings)}`))
  const cells = frame.columns.map((column, k) => cellWriter(column, k, strings))
  const step = rowsPerYield(frame.columns.length)
  for (let from = 0; from < frame.rows; from += step) {
    signal?.throwIfAborted()
    const to = Math.min(frame.rows, from + step)
    let piece = ''
    for (let row = from; row < to; row++) {
      piece += `<row r="${row + 2}">`
      for (const cell of cells) piece += cell(row)
      piece += '</row>'
    }
    write(encoder.encode(piece))
    onRows(to)
    await yieldToMessages()
  }
  write(encoder.encode('</sheetData></worksheet>'), true)
}

const sheetStart = `${declaration}<worksheet xmlns="${sheetNamespace}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`

const styles = `${declaration}<styleSheet xmlns="${sheetNamespace}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`

/** The dictionaries one after another, then the names of the columns. */
class SharedStrings {
  cut = 0
  private readonly columns: readonly Column[]
  private readonly bases = new Map<Column, number>()
  private readonly headers = new Map<Column, number>()

  constructor(frames: readonly Frame[]) {
    this.columns = frames.flatMap(({ columns }) => columns)
    let next = 0
    for (const column of this.columns) {
      if (column.type !== 'text') continue
      this.bases.set(column, next)
      next += column.dictionary.length
    }
    for (const column of this.columns) this.headers.set(column, next++)
  }

  base(column: TextColumn): number {
    return this.bases.get(column) ?? 0
  }

  header(column: Column): number {
    return this.headers.get(column) ?? 0
  }

  xml(): string {
    const parts = [`${declaration}<sst xmlns="${sheetNamespace}">`]
    for (const column of this.columns) {
      if (column.type === 'text') for (const text of column.dictionary) parts.push(this.item(text))
    }
    for (const column of this.columns) parts.push(this.item(column.name))
    parts.push('</sst>')
    return parts.join('')
  }

  private item(text: string): string {
    if (text.length > maxCellText) this.cut++
    return `<si><t xml:space="preserve">${cellText(text.slice(0, maxCellText))}</t></si>`
  }
}

/** In characters: dates have a fixed width, other columns that of their name within bounds. */
function columnWidths({ columns }: Frame): string {
  if (columns.length === 0) return ''
  const least = { number: 10, text: 10, date: 12, datetime: 20 } as const
  const widths = columns.map(({ name, type }) => {
    const nameWidth = Array.from(name).reduce((sum, c) => sum + (c > '\u2e80' ? 2 : 1), 2)
    return Math.min(40, Math.max(least[type], nameWidth))
  })
  const each = widths.map((width, k) => `<col min="${k + 1}" max="${k + 1}" width="${width}" customWidth="1"/>`)
  return `<cols>${each.join('')}</cols>`
}

function headerRow(frame: Frame, strings: SharedStrings): string {
  const cells = frame.columns.map(
    (column, k) => `<c r="${columnLetters(k)}1" s="${style.header}" t="s"><v>${strings.header(column)}</v></c>`,
  )
  return `<row r="1">${cells.join('')}</row>`
}

function cellWriter(column: Column, index: number, strings: SharedStrings): (row: number) => string {
  const letters = columnLetters(index)
  return column.type === 'text' ? textCell(column, letters, strings.base(column)) : numberCell(column, letters)
}

function textCell(column: TextColumn, letters: string, base: number): (row: number) => string {
  return (row) => {
    const code = column.codes[row] as number
    return code < 0 ? '' : `<c r="${letters}${row + 2}" s="${style.text}" t="s"><v>${base + code}</v></c>`
  }
}

function numberCell(column: NumericColumn, letters: string): (row: number) => string {
  const { type, values } = column
  return (row) => {
    const value = values[row] as number
    if (Number.isNaN(value)) return ''
    const at = `<c r="${letters}${row + 2}"`
    if (!Number.isFinite(value)) return `${at} t="str"><v>${value > 0 ? 'Inf' : '-Inf'}</v></c>`
    if (type === 'number') return `${at}><v>${value}</v></c>`
    if (value < firstSerialDay) return `${at} t="str"><v>${isoText(value, type)}</v></c>`
    return `${at} s="${style[type]}"><v>${value / day + epochSerial}</v></c>`
  }
}

function isoText(ms: number, type: 'date' | 'datetime'): string {
  const iso = new Date(ms).toISOString()
  return type === 'date' ? iso.slice(0, 10) : iso.slice(0, 19).replace('T', ' ')
}
