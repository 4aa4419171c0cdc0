import { fieldSchema, type KindName, kinds, ownerField } from '#contract/records/kinds.ts'
import { fieldValue } from '../database/records.ts'
import type { EditedRecord, EditRow, RecordRow, UserDatabase } from '../database/user-database.ts'
import { type Change, change, changeTables, type FieldValues, type Writer } from '../outbox/change.ts'

/** Edits of the same fields within this time are one: typing a word, dragging a number. */
const TOGETHER_MS = 900

/** A change that can be undone, with the values that undo restores where they differ from the stored ones. */
export interface Edit extends Change {
  readonly before?: FieldValues
}

/** All tables that an edit writes to: callers that write more open a transaction over these and their own. */
export const editTables = (database: UserDatabase) => [...changeTables(database), database.history]

/** How an edit enters the history. */
export interface EditPlace {
  /** Whether it continues an edit of the same fields that was made just before. */
  readonly joins?: boolean
  /** The project in which the reader edits a record that belongs to none, such as a template. */
  readonly madeIn?: string | undefined
}

/**
 * Writes the edits of one project and their entry in its history as ONE transaction: two simultaneous edits do not lose each other. What was
 * undone before can no longer be redone.
 * @returns the entry's key; undefined if the edit changes nothing that can be undone, or was made in no project
 */
export async function recordEdit(
  writer: Writer,
  edits: readonly Edit[],
  { joins = false, madeIn }: EditPlace = {},
): Promise<number | undefined> {
  const { database } = writer
  return database.transaction('rw', editTables(database), async () => {
    const project = (await projectOf(database, edits[0])) ?? madeIn
    const records = await Promise.all(edits.map((edit) => editedRecord(writer, edit)))
    await change(
      writer,
      edits.map(({ kind, record, fields }) => ({ kind, record, fields })),
    )
    const isEmpty = records.every(({ fields }) => Object.keys(fields).length === 0)
    if (project === undefined || isEmpty) return undefined
    return append(database, { project, at: writer.now(), undone: 0, records }, joins)
  })
}

async function append(database: UserDatabase, made: EditRow, joins: boolean): Promise<number> {
  const [last, next] = await Promise.all([lastDone(database, made.project), firstUndone(database, made.project)])
  const since = last ? made.at - last.at : Number.POSITIVE_INFINITY
  const isSoon = since >= 0 && since < TOGETHER_MS && made.records.every(({ overwrites }) => !overwrites)
  if (joins && last && !next && isSoon && leavesOf(last) === leavesOf(made)) {
    return database.history.put({ ...made, order: last.order as number, records: joined(last, made) })
  }
  await database.history.where('[project+undone]').equals([made.project, 1]).delete()
  return database.history.add(made)
}

/** A project that the program filled begins without a history. */
export const forgetEdits = (database: UserDatabase, project: string): Promise<number> =>
  database.history.where('[project+undone]').between([project, 0], [project, 1], true, true).delete()

export const lastDone = (database: UserDatabase, project: string): Promise<EditRow | undefined> =>
  database.history.where('[project+undone]').equals([project, 0]).last()

export const firstUndone = (database: UserDatabase, project: string): Promise<EditRow | undefined> =>
  database.history.where('[project+undone]').equals([project, 1]).first()

const leavesOf = ({ records }: EditRow) =>
  JSON.stringify(records.map(({ record, fields }) => [record, Object.keys(fields).sort()]))

/** The values before the first edit and after the second. */
function joined(first: EditRow, second: EditRow): readonly EditedRecord[] {
  return first.records.map(({ fields, ...record }, i) => ({
    ...record,
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, [before]]) => [name, [before, second.records[i]?.fields[name]?.[1]] as const]),
    ),
  }))
}

/** The project that a record belongs to, or will belong to; undefined if the chain of owners is broken. */
async function projectOf(database: UserDatabase, edit: Edit | undefined): Promise<string | undefined> {
  if (!edit) return undefined
  let { kind, record, fields } = edit as { kind: KindName; record: string; fields: FieldValues }
  while (kind !== 'project') {
    const owner = ownerField(kind)
    if (owner === undefined) return undefined
    const row = await database.records.get(record)
    const above: unknown = (row && fieldValue(row, owner)) ?? fields[owner]
    const next = kinds[kind].references[owner]
    if (typeof above !== 'string' || next === undefined) return undefined
    kind = next
    record = above
    fields = {}
  }
  return record
}

/** Fields that describe what a record is, or where its rows are kept: undo leaves them unchanged. */
const PERMANENT: ReadonlySet<string> = new Set(['column', 'type', 'version', 'firstVersion', 'createdAt', 'storage'])

/** A paragraph becomes a heading, so the type of a block is not permanent. */
function isPermanent(kind: KindName, field: string): boolean {
  return PERMANENT.has(field) && !(kind === 'report-block' && field === 'type')
}

async function editedRecord(
  { database, device }: Writer,
  { kind, record, fields, before = {} }: Edit,
): Promise<EditedRecord> {
  const row = await database.records.get(record)
  if (!row && kind === 'step') return { kind, record, isNew: true, fields: { enabled: [false, true] } }
  if (!row && Object.hasOwn(kinds[kind].fields, 'deleted')) {
    return { kind, record, isNew: true, fields: { deleted: [true, false] } }
  }
  const names = Object.keys(fields).filter(
    (name) => fields[name] !== undefined && !isPermanent(kind, name) && !Object.hasOwn(kinds[kind].references, name),
  )
  const stored = (name: string) => (row && fieldValue(row, name)) ?? valueIfAbsent(kind, name)
  const values = names.map(
    (name) => [name, [Object.hasOwn(before, name) ? before[name] : stored(name), fields[name]]] as const,
  )
  const overwrites = names.filter((name) => row && !isOwn(row, name, device))
  return {
    kind,
    record,
    ...(row ? {} : { isNew: true as const }),
    fields: Object.fromEntries(values),
    ...(overwrites.length > 0 && { overwrites }),
  }
}

/** Whether no other device wrote the latest value of a field. */
export function isOwn({ fields }: RecordRow, field: string, device: string): boolean {
  const entry = fields[field]
  return entry === undefined || entry[1].split('/')[1] === device
}

/** What an absent field means, as a value that may be written: a register cannot become absent again. */
export function valueIfAbsent(kind: KindName, field: string): unknown {
  if (field === 'convention.quartiles') return 'type7'
  const schema = fieldSchema(kind, field)
  return [null, '', false, []].find((value) => schema?.safeParse(value).success)
}
