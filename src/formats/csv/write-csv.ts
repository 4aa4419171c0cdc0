import type { Column, Frame } from '#engine/frame/frame.ts'
import type { ReadContext } from '../read-context.ts'
import { rowsPerYield, yieldToMessages } from '../yield-to-messages.ts'
import { isFormulaText } from './formula-text.ts'

export interface CsvOptions {
  readonly delimiter?: ',' | '\t' | ';'
  /** Writes a byte order mark, which Excel needs to read the file as UTF-8. */
  readonly bom?: boolean
  readonly newline?: '\n' | '\r\n'
  /**
   * Prefixes texts that a spreadsheet would run as a formula with an apostrophe (OWASP, CSV Injection). The file then does not read back
   * exactly: the reader cannot tell whether an apostrophe was there before.
   */
  readonly guardFormulas?: boolean
}

/**
 * A frame as UTF-8 text (RFC 4180) with a header row of variable names. Blanks are empty, numbers have the shortest form that reads back to
 * the same bits, days are 2023-05-01, instants 2023-05-01 08:30:00, infinities Inf and -Inf, as R reads them.
 */
export async function frameToCsv(frame: Frame, options: CsvOptions = {}, context: ReadContext = {}): Promise<Blob> {
  const { delimiter = ',', bom = false, newline = '\n' } = options
  const quote = quoter(delimiter, options.guardFormulas === true)
  const cells = frame.columns.map((column) => cellWriter(column, quote))
  const only = cells.length === 1
  const pieces: string[] = [bom ? '\ufeff' : '', frame.columns.map((c) => quote(c.name)).join(delimiter), newline]
  const step = rowsPerYield(frame.columns.length)
  for (let from = 0; from < frame.rows; from += step) {
    context.signal?.throwIfAborted()
    const to = Math.min(frame.rows, from + step)
    let piece = ''
    for (let row = from; row < to; row++) {
      let line = ''
      for (let k = 0; k < cells.length; k++) {
        if (k > 0) line += delimiter
        line += (cells[k] as (row: number) => string)(row)
      }
      // A blank line would not be read as a row.
      piece += (only && line === '' ? '""' : line) + newline
    }
    pieces.push(piece)
    context.onProgress?.(to / frame.rows)
    await yieldToMessages()
  }
  return new Blob(pieces, { type: 'text/csv;charset=utf-8' })
}

export type DescribedColumn = Pick<
  Column,
  'name' | 'label' | 'type' | 'measure' | 'valueLabels' | 'missingCodes' | 'missingRanges'
>

/** A dictionary of the variables, one row each below a header, to accompany the data. */
export function dictionaryRows(columns: readonly DescribedColumn[]): readonly (readonly string[])[] {
  const rows = columns.map((c) => [
    c.name,
    c.label,
    c.type,
    c.measure,
    c.valueLabels.map(({ value, label }) => `${value}=${label}`).join('; '),
    [
      ...c.missingCodes.map(String),
      ...c.missingRanges.map(([low, high]) => `${low ?? 'LO'} THRU ${high ?? 'HI'}`),
    ].join('; '),
  ])
  return [['name', 'label', 'type', 'measure', 'value_labels', 'missing_codes'], ...rows]
}

export function dictionaryToCsv(columns: readonly DescribedColumn[]): string {
  const quote = quoter(',', false)
  return dictionaryRows(columns)
    .map((row) => `${row.map(quote).join(',')}\n`)
    .join('')
}

function quoter(delimiter: string, guard: boolean): (text: string) => string {
  const special = new RegExp(`["\\r\\n${delimiter === '\t' ? '\\t' : delimiter}]|^\\s|\\s$`)
  return (raw) => {
    const text = guard && isFormulaText(raw) ? `'${raw}` : raw
    return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
}

function cellWriter(column: Column, quote: (text: string) => string): (row: number) => string {
  if (column.type === 'text') {
    const quoted = column.dictionary.map(quote)
    return (row) => quoted[column.codes[row] as number] ?? ''
  }
  const { values } = column
  if (column.type === 'number') return (row) => numberText(values[row] as number)
  const instants = column.type === 'datetime'
  return (row) => {
    const ms = values[row] as number
    return Number.isNaN(ms) ? '' : dateText(ms, instants)
  }
}

function numberText(value: number): string {
  if (Number.isNaN(value)) return ''
  if (!Number.isFinite(value)) return value > 0 ? 'Inf' : '-Inf'
  return Object.is(value, -0) ? '-0' : String(value)
}

function dateText(ms: number, instants: boolean): string {
  const iso = new Date(ms).toISOString()
  if (!instants) return iso.slice(0, 10)
  const clock = iso.slice(11, 23)
  return `${iso.slice(0, 10)} ${clock.endsWith('.000') ? clock.slice(0, 8) : clock}`
}
