import { cellsOfRecord, type DatabaseFile, type StoredCell } from './database-file.ts'
import { declaredColumns } from './table-columns.ts'

export interface Listed {
  readonly name: string
  readonly root: number
  readonly sql: string
}

/** From the table of tables, which begins on the first page: type, name, table, root, SQL. */
export function tablesOf(file: DatabaseFile, decode: (bytes: Uint8Array) => string): readonly Listed[] {
  const found: Listed[] = []
  for (const { payload } of file.rows(1)) {
    const [type, name, , root, sql] = cellsOfRecord(payload, decode)
    const isOwn = typeof name === 'string' && !name.startsWith('sqlite_')
    if (type === 'table' && isOwn && typeof sql === 'string' && typeof root === 'number' && root > 0)
      found.push({ name, root, sql })
  }
  return found
}

/** The rows of a table by the names of its columns, which are compared without case. Nothing if there is no such table. */
export function* namedRows(
  file: DatabaseFile,
  table: Listed | undefined,
  decode: (bytes: Uint8Array) => string,
): Generator<ReadonlyMap<string, StoredCell>> {
  const declared = (table && declaredColumns(table.sql))?.filter(({ isVirtual }) => !isVirtual)
  if (!table || !declared) return
  const columns = declared.map((column) => ({ ...column, name: column.name.toLowerCase() }))
  for (const { rowid, payload } of file.rows(table.root)) {
    const record = cellsOfRecord(payload, decode)
    const row = new Map<string, StoredCell>()
    for (const [place, { name, isRowid, initial }] of columns.entries()) {
      const stored = place < record.length ? (record[place] ?? null) : initial
      row.set(name, isRowid && stored === null ? rowid : stored)
    }
    yield row
  }
}
