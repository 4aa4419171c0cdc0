import type { Table, Transaction } from 'dexie'
import { projectHistories } from './project-histories.ts'
import { rowOf } from './records.ts'
import type { RecordRow } from './user-database.ts'

interface SchemaVersion {
  readonly version: number
  readonly stores: Readonly<Record<string, string>>
  readonly upgrade?: (tx: Transaction) => Promise<unknown>
}

/** The schema of the user's database, version by version, without gaps: a device may be at any of them (SPEC L3). */
export const schemaVersions: readonly SchemaVersion[] = [
  {
    version: 1,
    stores: {
      records: 'id, kind, [kind+parent], parent',
      outbox: '++order, &id',
      refused: 'id, at',
      sources: 'sha256',
      columns: 'key, usedAt',
      transfers: 'key, project, state',
      kv: 'key',
    },
  },
  {
    // lets the engine version of an outcome be read without the outcome
    version: 2,
    stores: { records: 'id, kind, [kind+parent], parent, [kind+engine+parent]' },
    // an older program may have pulled outcomes, a kind it did not know
    upgrade: (tx) => {
      const records: Table<RecordRow, string> = tx.table('records')
      return records
        .where('kind')
        .anyOf('analysis-outcome', 'chart-outcome')
        .modify((row, reference) => {
          reference.value = rowOf(row.id, row.kind, row.fields)
        })
    },
  },
  {
    version: 3,
    stores: { history: '++order, [project+undone]' },
    upgrade: projectHistories,
  },
  { version: 4, stores: { versions: 'id, chart' } },
  { version: 5, stores: { pictures: 'id' } },
]
