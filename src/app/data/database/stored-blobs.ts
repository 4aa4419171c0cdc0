import type { EntityTable } from 'dexie'
import type { UserDatabase } from './user-database.ts'

interface WithBlob {
  readonly blob: Blob
}

const PROBE = 'blob-probe'
let storesBlobs: Promise<boolean> | undefined

/**
 * The rows as this browser's IndexedDB accepts them. In a private window of Safari it refuses blobs: there the bytes are stored, and `readAsBlobs`
 * makes a blob of them again. Called before a transaction, which would end while the bytes are read.
 */
export async function storable<Row extends WithBlob>(database: UserDatabase, rows: readonly Row[]): Promise<Row[]> {
  storesBlobs ??= tryBlob(database)
  if (await storesBlobs) return [...rows]
  return Promise.all(rows.map(async (row) => ({ ...row, blob: (await row.blob.arrayBuffer()) as unknown as Blob })))
}

/** True if a device that refuses bytes too, such as a full one, gives no answer: the rows themselves then tell the reason. */
async function tryBlob({ kv }: UserDatabase): Promise<boolean> {
  const accepts = (value: unknown) =>
    kv.put({ key: PROBE, value }).then(
      () => true,
      () => false,
    )
  const answer = (await accepts(new Blob(['.']))) || !(await accepts(new Uint8Array(1).buffer))
  await kv.delete(PROBE).catch(() => undefined)
  return answer
}

/** Every row that is read from the table has a blob, however it is stored. */
export function readAsBlobs(table: EntityTable<WithBlob, never>): void {
  table.hook('reading', (row) => (row?.blob instanceof ArrayBuffer ? { ...row, blob: new Blob([row.blob]) } : row))
}
