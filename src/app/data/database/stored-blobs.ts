import type { EntityTable } from 'dexie'
import type { UserDatabase } from './user-database.ts'

interface WithBlob {
  readonly blob: Blob
}

const PROBE = 'blob-probe'
let storesBlobs: Promise<boolean> | undefined

/**
 * Replaces the blobs by their bytes where IndexedDB refuses blobs, as in a private window of Safari; `readAsBlobs` turns them back into blobs.
 * Call it before the transaction that stores the rows: reading a blob inside a transaction would end it.
 */
export async function storable<Row extends WithBlob>(database: UserDatabase, rows: readonly Row[]): Promise<Row[]> {
  storesBlobs ??= tryBlob(database)
  if (await storesBlobs) return [...rows]
  return Promise.all(rows.map(async (row) => ({ ...row, blob: (await row.blob.arrayBuffer()) as unknown as Blob })))
}

/** Also true if bytes are refused too, as on a full device: storing the rows themselves then fails with the reason. */
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

/** Rows read from the table have a blob, even if bytes are stored. */
export function readAsBlobs(table: EntityTable<WithBlob, never>): void {
  table.hook('reading', (row) => (row?.blob instanceof ArrayBuffer ? { ...row, blob: new Blob([row.blob]) } : row))
}
