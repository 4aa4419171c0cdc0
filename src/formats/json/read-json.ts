import { FormatError } from '../format-error.ts'
import type { ReadContext } from '../read-context.ts'
import type { SheetBook } from '../sheets/read-sheets.ts'
import type { RowSink, SheetEnd } from '../sheets/sheet-stream.ts'
import { bytesOf } from '../source.ts'
import { maxColumns } from '../table/table-reader.ts'
import { yieldToMessages } from '../yield-to-messages.ts'
import { encodedAsUtf8 } from './begins-as-json.ts'
import { cellText, JsonColumns } from './json-columns.ts'
import { JsonScanner } from './json-scanner.ts'
import { type JsonTable, tablesOf } from './json-table.ts'

const MOST = 512 << 20
/** Yields to messages after so many bytes. */
const PAUSE = 1 << 20

/**
 * The tables of a JSON document, or of lines of JSON, as sheets of texts: a column of JSON has no type, so its cells go through the same inference as those of a
 * text file. The names of the columns are the first row, except in a list of lists.
 * @throws FormatError
 */
export async function openJson(blob: Blob, context: ReadContext = {}): Promise<SheetBook> {
  if (blob.size > MOST) throw new FormatError('too-large-inflated', { entry: 'JSON', limit: MOST >> 20 })
  const bytes = encodedAsUtf8(await bytesOf(blob))
  context.signal?.throwIfAborted()
  const tables = tablesOf(new JsonScanner(bytes))
  if (tables.length === 0) throw new FormatError('json-no-table')
  return {
    format: 'json',
    sheets: tables.map(({ name }) => ({ name, hidden: false })),
    hasNames: tables.every(({ form }) => form !== 'rows'),
    scan: (sheet, sink, reading) => {
      const table = tables.find(({ name }) => name === sheet)
      if (!table) throw new FormatError('unknown-sheet', { sheet })
      return scanTable(new JsonScanner(bytes), table, sink, reading)
    },
  }
}

const noEnd: SheetEnd = { merged: [], formulasWithoutValue: 0, precisionLost: 0 }

async function scanTable(
  scanner: JsonScanner,
  table: JsonTable,
  sink: RowSink,
  context: ReadContext,
): Promise<SheetEnd> {
  context.onUnpacked?.(scanner.bytes.length)
  const pause = pauses(scanner, table.at, context)
  if (table.form === 'columns') await scanColumns(scanner, table, sink, pause)
  else if (table.form === 'rows' || table.form === 'split') await scanRows(scanner, table, sink, pause)
  else await scanRecords(scanner, table, sink, pause)
  return noEnd
}

/** To be awaited after each row, when it returns something. */
function pauses(scanner: JsonScanner, start: number, { signal, onProgress }: ReadContext) {
  let paused = start
  return (at = scanner.at): Promise<void> | null => {
    const done = at - paused
    if (done < PAUSE && done >= 0) return null
    paused = at
    signal?.throwIfAborted()
    onProgress?.(at / scanner.bytes.length)
    return yieldToMessages()
  }
}

async function scanRecords(
  scanner: JsonScanner,
  table: JsonTable,
  sink: RowSink,
  pause: () => Promise<void> | null,
): Promise<void> {
  const columns = new JsonColumns()
  if (table.form === 'keyed') columns.add('key')
  for (const _ of recordsOf(scanner, table)) {
    columns.learn(scanner)
    const wait = pause()
    if (wait) await wait
  }
  const names = columns.names()
  if (names.length === 0) throw new FormatError('json-no-table')
  sink(names, 1)
  let row = 1
  for (const key of recordsOf(scanner, table)) {
    const cells = names.map(() => '')
    columns.read(scanner, cells)
    if (table.form === 'keyed') cells[0] = key
    row += 1
    sink(cells, row)
    const wait = pause()
    if (wait) await wait
  }
}

/** Stops the scanner before each record, which must be passed over before the next; gives its key. */
function* recordsOf(scanner: JsonScanner, { form, at }: JsonTable): Generator<string> {
  scanner.at = at
  if (form === 'lines') {
    while (scanner.kind() !== 'end') yield ''
    return
  }
  if (form === 'keyed') {
    const members: (readonly [string, number])[] = []
    scanner.members((key) => {
      scanner.kind()
      members.push([key, scanner.at])
      scanner.skip()
    })
    for (const [key, place] of members) {
      scanner.at = place
      yield key
    }
    return
  }
  if (scanner.enter())
    do yield ''
    while (scanner.next())
}

async function scanRows(
  scanner: JsonScanner,
  { at, names }: JsonTable,
  sink: RowSink,
  pause: () => Promise<void> | null,
): Promise<void> {
  scanner.at = at
  let row = 0
  if (names) sink(names, ++row)
  if (!scanner.enter()) return
  do {
    const cells: string[] = []
    if (scanner.kind() !== 'list') cells.push(cellText(scanner))
    else if (scanner.enter())
      do {
        if (cells.length === maxColumns)
          throw new FormatError('too-many-columns', { columns: cells.length + 1, limit: maxColumns })
        cells.push(cellText(scanner))
      } while (scanner.next())
    sink(cells, ++row)
    const wait = pause()
    if (wait) await wait
  } while (scanner.next())
}

/** All columns are walked along at once, so that only the row is in memory. */
async function scanColumns(
  scanner: JsonScanner,
  { at }: JsonTable,
  sink: RowSink,
  pause: (at: number) => Promise<void> | null,
): Promise<void> {
  const names: string[] = []
  const places: number[] = []
  let isKeyed = false
  scanner.at = at
  scanner.members((name) => {
    isKeyed = scanner.kind() === 'object'
    names.push(name)
    places.push(scanner.at + 1)
    scanner.skip()
  })
  if (names.length > maxColumns) throw new FormatError('too-many-columns', { columns: names.length, limit: maxColumns })
  sink(names, 1)
  for (let row = 2, goesOn = true; goesOn; row++) {
    const cells = places.map((place, k) => {
      scanner.at = place
      scanner.kind()
      if (isKeyed) passKey(scanner)
      const text = cellText(scanner)
      goesOn = isKeyed ? scanner.nextMember() : scanner.next()
      places[k] = scanner.at
      return text
    })
    sink(cells, row)
    const wait = pause(places[0] ?? 0)
    if (wait) await wait
  }
}

function passKey(scanner: JsonScanner): void {
  scanner.text()
  scanner.blanks()
  scanner.at += 1
}
