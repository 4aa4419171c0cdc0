import type { Measure } from '#engine/frame/frame.ts'
import { FormatError } from '../format-error.ts'
import { partOf } from '../omv/json-part.ts'
import { openArchive } from '../omv/open-omv.ts'
import type { ReadContext } from '../read-context.ts'
import { DatabaseFile, isSqlite, type StoredCell } from '../sqlite/database-file.ts'
import { type Listed, namedRows, tablesOf } from '../sqlite/tables-of.ts'
import { damaged } from '../typed/byte-view.ts'
import { partOfRows } from '../typed/part-of-rows.ts'
import type { OpenTyped, TypedCells, TypedFile } from '../typed/typed-file.ts'
import { yieldToMessages } from '../yield-to-messages.ts'
import { ZipFile } from '../zip/read-zip.ts'
import { JaspCells, type JaspColumn, type JaspLevel, originalOf, textsOf } from './jasp-columns.ts'

const FORMAT = 'JASP'
const DATABASE = 'internal.sqlite'
const MOST_BYTES = 512 << 20
const MOST_COLUMNS = 32_767
const ROWS_PER_PAUSE = 2000

type Row = ReadonlyMap<string, StoredCell>

/** Opens a file of JASP: its data, without the analyses. From 0.18 they are a database, before that as in jamovi. Throws FormatError. */
export const openJasp: OpenTyped = async (blob, _, context) => {
  const zip = await ZipFile.open(blob)
  if (!zip.entries.has(DATABASE)) return openArchive(zip, FORMAT, context)
  const bytes = await partOf(zip, DATABASE, context, MOST_BYTES)
  if (!isSqlite(bytes)) throw damaged(FORMAT, 0)
  return openDatabase(new DatabaseFile(bytes), context)
}

async function openDatabase(file: DatabaseFile, context: ReadContext): Promise<TypedFile> {
  const decoder = new TextDecoder(file.encoding, { ignoreBOM: true })
  const decode = (text: Uint8Array) => decoder.decode(text)
  const tables = new Map(tablesOf(file, decode).map((table): [string, Listed] => [table.name.toLowerCase(), table]))
  const rowsOf = (name: string) => namedRows(file, tables.get(name), decode)
  const [dataSet] = rowsOf('datasets')
  const id = dataSet?.get('id')
  if (!dataSet || typeof id !== 'number') throw damaged(FORMAT, 0)
  const columns = columnsOf(rowsOf, id, textsOf(dataSet.get('emptyvaluesjson')))
  if (columns.length === 0) throw new FormatError('no-columns')
  if (columns.length > MOST_COLUMNS)
    throw new FormatError('too-many-columns', { columns: columns.length, limit: MOST_COLUMNS })
  const collected = columns.map((column) => new JaspCells(column))
  const names = columns.map((column) => [`column_${column.id}_dbl`, `column_${column.id}_int`] as const)
  const numbers: number[] = []
  for (const row of rowsOf(`dataset_${id}`)) {
    for (const [place, [real, stored]] of names.entries()) collected[place]?.push(row.get(real), row.get(stored))
    numbers.push(Number(row.get('rownumber')))
    if (numbers.length % ROWS_PER_PAUSE !== 0) continue
    context.signal?.throwIfAborted()
    await yieldToMessages()
  }
  const made = collected.map((cells) => cells.finish())
  const rows = numbers.length
  const all = {
    rows,
    columns: inOrder(
      made.map(({ cells }) => cells),
      numbers,
    ),
    remarks: [],
  }
  return {
    dictionary: {
      columns: made.map(({ column }) => column),
      rows,
      label: '',
      notes: [],
      sets: [],
      weight: null,
      encoding: { encoding: 'utf-8', by: 'file', alternatives: [] },
      remarks: [],
    },
    read: (wanted, { signal }) => {
      signal?.throwIfAborted()
      return Promise.resolve(partOfRows(all, wanted))
    },
  }
}

const measures: Readonly<Record<string, Measure>> = { scale: 'continuous', ordinal: 'ordinal', nominal: 'nominal' }

function columnsOf(
  rowsOf: (name: string) => Iterable<Row>,
  dataSet: number,
  emptyTexts: readonly string[],
): readonly JaspColumn[] {
  const levels = levelsByColumn(rowsOf('labels'))
  const rows = [...rowsOf('columns')].filter((row) => row.get('dataset') === dataSet)
  return by(rows, 'colidx').flatMap((row) => {
    const id = row.get('id')
    if (typeof id !== 'number') return []
    const measure = measures[textOf(row, 'columntype').toLowerCase()] ?? 'nominal'
    const own = textsOf(row.get('emptyvaluesjson'))
    return [
      {
        id,
        name: textOf(row, 'name'),
        title: textOf(row, 'title'),
        description: textOf(row, 'description'),
        measure,
        levels: levels.get(id) ?? [],
        emptyTexts: own.length > 0 ? own : emptyTexts,
      },
    ]
  })
}

function levelsByColumn(rows: Iterable<Row>): ReadonlyMap<number, readonly JaspLevel[]> {
  const found = new Map<number, JaspLevel[]>()
  for (const row of by([...rows], 'ordering')) {
    const column = row.get('columnid')
    const stored = row.get('value')
    const label = textOf(row, 'label')
    if (typeof column !== 'number' || typeof stored !== 'number') continue
    const level = { stored, label, original: originalOf(row.get('originalvaluejson'), label) }
    const known = found.get(column)
    if (known) known.push(level)
    else found.set(column, [level])
  }
  return found
}

/** The cells by the numbers of their rows, which a database need not keep in order. */
function inOrder(columns: readonly TypedCells[], numbers: readonly number[]): readonly TypedCells[] {
  if (numbers.every((number, row) => row === 0 || number > (numbers[row - 1] ?? 0))) return columns
  const order = numbers.map((_, row) => row).toSorted((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0))
  return columns.map((cells) =>
    'codes' in cells
      ? { ...cells, codes: Int32Array.from(order, (row) => cells.codes[row] ?? -1) }
      : { values: Float64Array.from(order, (row) => cells.values[row] ?? Number.NaN) },
  )
}

const by = (rows: readonly Row[], name: string) =>
  rows.toSorted((a, b) => Number(a.get(name) ?? 0) - Number(b.get(name) ?? 0))

function textOf(row: Row, name: string): string {
  const cell = row.get(name)
  return typeof cell === 'string' ? cell : ''
}
