import { subscribeKey } from 'valtio/utils'
import { carriesRows, isKind, kinds, neededReferences } from '#contract/records/kinds.ts'
import { RESTORABLE_MS } from '#contract/records/recycle-bin.ts'
import { EARLY_FIGURE } from '../../device/early-figure.ts'
import { rowOf, textOf } from '../database/records.ts'
import type { OutboxRow, RecordRow, UserDatabase } from '../database/user-database.ts'
import { CLOCK_AHEAD } from '../outbox/change.ts'
import { sync } from '../sync.ts'
import { deletedAt } from './deleted-records.ts'
import { sweepSources } from './sweep-sources.ts'

const deletable = Object.keys(kinds).filter((kind) => isKind(kind) && Object.hasOwn(kinds[kind].fields, 'deleted'))
const ROWS_AT_ONCE = 100

/**
 * Removes from this device what can no longer be restored: the rows of records deleted more than 30 days ago and of everything below them, wherever
 * they are kept (records, outbox, history of edits, versions of charts, the early figure), and the sources (SPEC R4). The records stay.
 * @param now wall time, ms
 */
export async function emptyBin(database: UserDatabase, now: number): Promise<void> {
  const ahead = ((await database.kv.get(CLOCK_AHEAD))?.value as number | undefined) ?? 0
  const before = now - ahead - RESTORABLE_MS
  const isOld = (row: RecordRow) => (deletedAt(row) ?? before) < before
  const found = await findOld(database, isOld)
  if (found.length > 0) {
    await removeRows(database, found, isOld)
    await database.kv.delete(EARLY_FIGURE) // it may be of one of them
  }
  await sweepSources(database, now - ahead)
}

/** Ids of the old tombstones. */
async function findOld(database: UserDatabase, isOld: (row: RecordRow) => boolean): Promise<string[]> {
  const found: string[] = []
  const note = (row: RecordRow) => {
    if (isOld(row)) found.push(row.id)
  }
  await database.records.where('kind').anyOf(deletable).each(note)
  return found
}

async function removeRows(
  database: UserDatabase,
  found: readonly string[],
  isOld: (row: RecordRow) => boolean,
): Promise<void> {
  await database.transaction(
    'rw',
    [database.records, database.outbox, database.history, database.versions],
    async () => {
      // one of them may have been restored meanwhile
      const gone = new Set(await stripThose(database, found, isOld))
      let fresh = [...gone]
      let next = await questionsOf(database, fresh)
      while (fresh.length > 0) {
        next.push(...(await database.records.where('parent').anyOf(fresh).primaryKeys()))
        fresh = await stripThose(database, [...new Set(next)], (row) => !gone.has(row.id) && isBelow(row, gone))
        for (const id of fresh) gone.add(id)
        next = []
      }
      await forgetQueued(database, gone)
      await forgetEditsOf(database, gone)
      await database.versions
        .where('chart')
        .anyOf([...gone])
        .delete()
    },
  )
}

/** The questions of projects: their parent is a dataset, which may be in another project. */
async function questionsOf(database: UserDatabase, projects: readonly string[]): Promise<string[]> {
  const owners = new Set(projects)
  const questions: string[] = []
  const note = (row: RecordRow) => {
    if (owners.has(textOf(row, 'project'))) questions.push(row.id)
  }
  await database.records.where('kind').anyOf('analysis', 'chart').each(note)
  return questions
}

function isBelow(row: RecordRow, gone: ReadonlySet<string>): boolean {
  return isKind(row.kind) && neededReferences(row.kind).some((field) => gone.has(textOf(row, field)))
}

/** Removes the rows of those records that are wanted, and returns their ids. */
async function stripThose(
  database: UserDatabase,
  ids: readonly string[],
  isWanted: (row: RecordRow) => boolean,
): Promise<string[]> {
  const wanted: string[] = []
  for (let first = 0; first < ids.length; first += ROWS_AT_ONCE) {
    const rows = await database.records.bulkGet(ids.slice(first, first + ROWS_AT_ONCE))
    const chosen = rows.flatMap((row) => (row && isWanted(row) ? [row] : []))
    wanted.push(...chosen.map(({ id }) => id))
    const carriers = chosen.filter(({ fields }) => Object.keys(fields).some(carriesRows))
    await database.records.bulkPut(carriers.map(({ id, kind, fields }) => rowOf(id, kind, withoutRows(fields))))
  }
  return wanted
}

const withoutRows = <Value>(fields: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !carriesRows(name)))

/** The server would refuse them. */
async function forgetQueued(database: UserDatabase, gone: ReadonlySet<string>): Promise<void> {
  const carries = (row: OutboxRow) =>
    row.type === 'mutation' && gone.has(row.mutation.record) && Object.keys(row.mutation.fields).some(carriesRows)
  for (const row of await database.outbox.filter(carries).toArray()) {
    if (row.type !== 'mutation') continue
    const fields = withoutRows(row.mutation.fields)
    if (Object.keys(fields).length === 0) await database.outbox.delete(row.order as number)
    else await database.outbox.put({ ...row, mutation: { ...row.mutation, fields } })
  }
}

/** Undo restores nothing that is gone, and the history keeps no value of it. */
async function forgetEditsOf(database: UserDatabase, gone: ReadonlySet<string>): Promise<void> {
  const concerns = ({ record }: { readonly record: string }) => gone.has(record)
  for (const edit of await database.history.filter(({ records }) => records.some(concerns)).toArray()) {
    const records = edit.records.filter((edited) => !concerns(edited))
    if (records.length === 0) await database.history.delete(edit.order as number)
    else await database.history.put({ ...edit, records })
  }
}

const HOUR_MS = 3_600_000

/**
 * Empties the bin after a sync, at most once an hour: another device may have restored in time what this one, offline, still takes for deleted, and
 * its rows may be nowhere else. Returns a function that stops it.
 */
export function startEmptyingBin(database: UserDatabase): () => void {
  let last = 0
  return subscribeKey(sync, 'lastAt', (at) => {
    if (at === null || at - last < HOUR_MS) return
    last = at
    emptyBin(database, at).catch(() => {
      last = 0 // the next sync tries again
    })
  })
}
