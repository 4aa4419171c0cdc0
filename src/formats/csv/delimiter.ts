import { FormatError } from '../format-error.ts'
import { maxColumns } from '../table/table-reader.ts'
import { CsvScanner, type RecordSink } from './scanner.ts'

const delimiters = [',', '\t', ';', '|'] as const

const limits = { maxFields: maxColumns, maxRecordBytes: 1 << 24 }

/** The first records from the beginning of a file, without an incomplete last one. */
export function firstRecords(head: Uint8Array, delimiter: string, most: number, whole: boolean): string[][] {
  const rows: string[][] = []
  const decoder = new TextDecoder()
  scan(head, delimiter, whole, (bytes, starts, ends, fields) => {
    if (rows.length < most)
      rows.push(Array.from({ length: fields }, (_, k) => decoder.decode(bytes.subarray(starts[k], ends[k]))))
  })
  return rows
}

function scan(head: Uint8Array, delimiter: string, whole: boolean, sink: RecordSink): void {
  const scanner = new CsvScanner(delimiter, sink, limits)
  scanner.push(head)
  if (whole) scanner.end()
}

/** The separator under which most records have the same number of fields, and more than one; a comma if there is none. */
export function guessDelimiter(head: Uint8Array, whole: boolean): string {
  let best = { delimiter: ',', score: 0 }
  for (const delimiter of delimiters) {
    const widths = firstWidths(head, delimiter, false)
    if (widths.length === 0 && whole) widths.push(...firstWidths(head, delimiter, true).slice(0, 1))
    const score = steadiness(widths)
    if (score > best.score) best = { delimiter, score }
  }
  return best.delimiter
}

/**
 * Numbers of fields of the first records. Stops after a record that has too many fields under this separator, which need not be the right one.
 */
function firstWidths(head: Uint8Array, delimiter: string, whole: boolean): number[] {
  const widths: number[] = []
  try {
    scan(head, delimiter, whole, (_, __, ___, fields) => widths.push(fields))
  } catch (error) {
    if (!(error instanceof FormatError)) throw error
    if (error.code === 'too-many-columns') widths.push(limits.maxFields)
  }
  return widths.slice(0, 300)
}

/** Share of the records with the most frequent width, weighted so that of equals the one with more columns wins; 0 for one column. */
function steadiness(widths: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1)
  let best = 0
  for (const [width, count] of counts) {
    if (width > 1) best = Math.max(best, (count / widths.length) * (1 + Math.log10(width) / 10))
  }
  return best
}

/** A decimal comma is possible only with separators other than the comma. */
export function guessDecimal(rows: readonly (readonly string[])[], delimiter: string): '.' | ',' {
  if (delimiter === ',') return '.'
  let commas = 0
  let points = 0
  for (const cell of rows.flat()) {
    if (/^\s*[-+]?\d+,\d+\s*$/.test(cell)) commas++
    else if (/^\s*[-+]?\d+\.\d+\s*$/.test(cell)) points++
  }
  return commas > points ? ',' : '.'
}
