import type { SyncedRecord } from '#contract/calls/sync.ts'
import { isKind, type KindName, neededReferences } from '#contract/records/kinds.ts'
import type { Queries } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import { eachHead, findHead } from '../sync/store.ts'
import { isDeleted, textOf, timeOf } from './present.ts'

/** The head of a record that is neither deleted nor hidden by a deleted ancestor (SPEC R4). */
async function findVisible(db: Queries, user: string, id: string): Promise<SyncedRecord | undefined> {
  const record = await findHead(db, user, id)
  if (!record || isDeleted(record) || !isKind(record.kind)) return undefined
  for (const field of neededReferences(record.kind)) {
    const above = textOf(record, field)
    if (above !== '' && !(await findVisible(db, user, above))) return undefined
  }
  return record
}

export async function requireRecord(db: Queries, user: string, kind: KindName, id: string): Promise<SyncedRecord> {
  const record = await findVisible(db, user, id)
  if (record?.kind !== kind) throw new Refusal('not-found')
  return record
}

interface Wanted<T> {
  readonly kind: KindName
  /** The record that they must refer to; absent for all. */
  readonly of?: string
  /** What to keep of each record; all of them are in memory while the list is made. */
  readonly present: (record: SyncedRecord) => T
}

/** Records of a kind that are not deleted, newest first, then by id, descending. */
export async function listVisible<T>(db: Queries, user: string, { kind, of, present }: Wanted<T>): Promise<T[]> {
  const found: { readonly id: string; readonly time: number; readonly item: T }[] = []
  for await (const record of eachHead(db, user, kind, of)) {
    if (!isDeleted(record)) found.push({ id: record.id, time: timeOf(record), item: present(record) })
  }
  return found.sort((a, b) => b.time - a.time || (a.id < b.id ? 1 : -1)).map(({ item }) => item)
}
