import { hashKey } from '@tanstack/react-query'
import type { EditedRecord, EditRow, RecordRow, UserDatabase } from '../database/user-database.ts'
import { type Change, change, type Writer } from '../outbox/change.ts'
import { editTables, firstUndone, isOwn, lastDone, recordEdit, valueIfAbsent } from './edit.ts'

/**
 * Undo and redo of a project, without a limit and across reloads. Each is an ordinary change with a stamp of its own; a field that another device
 * has written since is skipped (SPEC R4).
 */

export interface SkippedField {
  readonly kind: EditedRecord['kind']
  readonly record: string
  readonly field: string
}

export interface Reversed {
  readonly edit: EditRow
  /** Fields that keep the value they were given since. */
  readonly skipped: readonly SkippedField[]
}

/** Reverses the last edit of a project; undefined if there is none. */
export function undo(writer: Writer, project: string): Promise<Reversed | undefined> {
  return reverse(writer, 'undo', () => lastDone(writer.database, project))
}

/** Repeats the edit that was undone last; undefined if there is none. */
export function redo(writer: Writer, project: string): Promise<Reversed | undefined> {
  return reverse(writer, 'redo', () => firstUndone(writer.database, project))
}

/**
 * Reverses one edit, whatever was edited since: as undo if it is the last one, otherwise as a new edit, which can itself be undone. Undefined if it
 * is already undone.
 */
export async function takeBack(writer: Writer, order: number): Promise<Reversed | undefined> {
  const { database } = writer
  return database.transaction('rw', editTables(database), async () => {
    const edit = await database.history.get(order)
    if (!edit || edit.undone === 1) return undefined
    const last = await lastDone(database, edit.project)
    if (last?.order === order) return undo(writer, edit.project)
    const later = await database.history.where('order').above(order).toArray()
    const since = leavesOf(later.filter(({ project, undone }) => project === edit.project && undone === 0))
    const { changes, skipped } = await stillOurs(writer, edit, { direction: 'undo', since })
    if (changes.length > 0) await recordEdit(writer, changes, { madeIn: edit.project })
    return { edit, skipped }
  })
}

async function reverse(
  writer: Writer,
  direction: 'undo' | 'redo',
  find: () => Promise<EditRow | undefined>,
): Promise<Reversed | undefined> {
  const { database } = writer
  return database.transaction('rw', editTables(database), async () => {
    const edit = await find()
    if (!edit) return undefined
    const { changes, skipped } = await stillOurs(writer, edit, { direction, since: new Set() })
    await change(writer, changes)
    await database.history.put({ ...edit, undone: direction === 'undo' ? 1 : 0 })
    if (direction === 'undo') await loseOverwritten(database, edit)
    return { edit, skipped }
  })
}

interface Reversing {
  readonly direction: 'undo' | 'redo'
  /** Fields that were edited since. */
  readonly since: ReadonlySet<string>
}

const leafKey = (record: string, field: string) => `${record}/${field}`

function leavesOf(edits: readonly EditRow[]): ReadonlySet<string> {
  const records = edits.flatMap((edit) => edit.records)
  return new Set(records.flatMap(({ record, fields }) => Object.keys(fields).map((field) => leafKey(record, field))))
}

/** The changes that reverse an edit, and the fields that are skipped because their latest value is not this edit's. */
async function stillOurs({ database, device }: Writer, edit: EditRow, { direction, since }: Reversing) {
  const changes: Change[] = []
  const skipped: SkippedField[] = []
  const records = direction === 'undo' ? edit.records.toReversed() : edit.records
  for (const { kind, record, fields, lost = [] } of records) {
    const row = await database.records.get(record)
    const write: Record<string, unknown> = {}
    for (const [field, [before, after]] of Object.entries(fields)) {
      const [from, to] = direction === 'undo' ? [after, before] : [before, after]
      const isSince = lost.includes(field) || since.has(leafKey(record, field))
      if (row && !isSince && isLatest(row, field, { kind, device, value: from })) write[field] = to
      else skipped.push({ kind, record, field })
    }
    if (Object.keys(write).length > 0) changes.push({ kind, record, fields: write })
  }
  return { changes, skipped }
}

interface Written {
  readonly kind: EditedRecord['kind']
  readonly device: string
  readonly value: unknown
}

function isLatest(row: RecordRow, field: string, { kind, device, value }: Written): boolean {
  const [stored] = row.fields[field] ?? [valueIfAbsent(kind, field)]
  return isOwn(row, field, device) && hashKey([stored]) === hashKey([value])
}

/**
 * Undo has brought back another device's value, under a stamp of this device: earlier edits of that field must still know that another device has
 * written it since.
 */
async function loseOverwritten(database: UserDatabase, edit: EditRow): Promise<void> {
  const keys = new Set(
    edit.records.flatMap(({ record, overwrites = [] }) => overwrites.map((field) => leafKey(record, field))),
  )
  if (keys.size === 0) return
  await database.history
    .where('[project+undone]')
    .equals([edit.project, 0])
    .modify((row: { records: EditRow['records'] }) => {
      row.records = row.records.map((edited) => {
        const lost = Object.keys(edited.fields).filter((field) => keys.has(leafKey(edited.record, field)))
        return lost.length === 0 ? edited : { ...edited, lost: [...new Set([...(edited.lost ?? []), ...lost])] }
      })
    })
}
