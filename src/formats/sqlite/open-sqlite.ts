import { FormatError } from '../format-error.ts'
import type { ReadContext } from '../read-context.ts'
import { bytesOf } from '../source.ts'
import { damaged } from '../typed/byte-view.ts'
import { partOfRows } from '../typed/part-of-rows.ts'
import type { TypedCells, TypedChoices, TypedColumn, TypedFile, TypedRows } from '../typed/typed-file.ts'
import { cellsOfRecord, DatabaseFile, isSqlite, refusedTable, type StoredCell } from './database-file.ts'
import { MixedCells } from './mixed-cells.ts'
import { type DeclaredColumn, declaredColumns } from './table-columns.ts'
import { tablesOf } from './tables-of.ts'

const MOST = 512 << 20
const MOST_COLUMNS = 32_767
const ROWS_PER_PAUSE = 20_000

/**
 * Opens a database of SQLite 3, read-only: its tables with row numbers. Types are those of the cells, because SQLite lets a column hold any: a column with
 * a text in it is text. Blobs are left out. All rows are read, since only they tell.
 * @throws FormatError
 */
export async function openSqlite(blob: Blob, choices: TypedChoices, context: ReadContext): Promise<TypedFile> {
  if (blob.size > MOST) throw new FormatError('too-large-inflated', { entry: 'SQLite', limit: MOST >> 20 })
  const bytes = await bytesOf(blob)
  context.signal?.throwIfAborted()
  context.onUnpacked?.(bytes.length)
  if (!isSqlite(bytes)) throw damaged('SQLite', 0)
  const file = new DatabaseFile(bytes)
  const decoder = new TextDecoder(file.encoding, { ignoreBOM: true })
  const decode = (text: Uint8Array) => decoder.decode(text)
  const listed = tablesOf(file, decode)
  const tables = listed.filter(({ sql }) => declaredColumns(sql) !== undefined)
  const chosen = choices.table === undefined ? tables[0] : tables.find(({ name }) => name === choices.table)
  if (!chosen) {
    if (choices.table !== undefined) throw new FormatError('unknown-table', { table: choices.table })
    if (listed.length > 0) throw refusedTable('WITHOUT ROWID')
    throw new FormatError('no-columns')
  }
  const declared = (declaredColumns(chosen.sql) ?? []).filter(({ isVirtual }) => !isVirtual)
  if (declared.length === 0) throw new FormatError('no-columns')
  if (declared.length > MOST_COLUMNS)
    throw new FormatError('too-many-columns', { columns: declared.length, limit: MOST_COLUMNS })
  const all = await readTable(file, chosen.root, declared, decode, context)
  return {
    tables: () => Promise.resolve(tables.map(({ name }) => name)),
    dictionary: {
      columns: declared.map(({ name }, place) => columnOf(name, all.columns[place] ?? null)),
      rows: all.rows,
      label: '',
      notes: [],
      sets: [],
      weight: null,
      encoding: { encoding: file.encoding, by: 'file', alternatives: [] },
      remarks: file.hasLog ? [...all.remarks, { code: 'log-not-read' }] : all.remarks,
    },
    read: (wanted, { signal }) => {
      signal?.throwIfAborted()
      return Promise.resolve(partOfRows(all, wanted))
    },
  }
}

async function readTable(
  file: DatabaseFile,
  root: number,
  declared: readonly DeclaredColumn[],
  decode: (bytes: Uint8Array) => string,
  { signal }: ReadContext,
): Promise<TypedRows> {
  const cells = declared.map(() => new MixedCells())
  let rows = 0
  for (const { rowid, payload } of file.rows(root)) {
    const record = cellsOfRecord(payload, decode)
    for (const [place, column] of declared.entries()) {
      const stored: StoredCell = place < record.length ? (record[place] ?? null) : column.initial
      cells[place]?.push(column.isRowid && stored === null ? rowid : stored)
    }
    rows += 1
    if (rows % ROWS_PER_PAUSE === 0) {
      signal?.throwIfAborted()
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  const blobs = cells.reduce((sum, one) => sum + one.blobs, 0)
  return {
    rows,
    columns: cells.map((one) => one.finish()),
    remarks: blobs > 0 ? [{ code: 'binary-left-out', count: blobs }] : [],
  }
}

function columnOf(name: string, cells: TypedCells | null): TypedColumn {
  const type = cells && 'codes' in cells ? 'text' : 'number'
  return { name, label: '', type, measure: null, valueLabels: [], missingCodes: [], missingRanges: [] }
}
