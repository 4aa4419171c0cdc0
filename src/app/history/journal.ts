import { clockOf } from '#contract/records/stamp.ts'
import { fieldValue } from '../data/database/records.ts'
import type { EditedRecord, EditRow, RecordRow, UserDatabase } from '../data/database/user-database.ts'
import { editText } from './edit-text.ts'

export interface JournalEntry {
  /** ms since 1970. */
  readonly at: number
  /** The id of the device that made it. */
  readonly device: string
  readonly what: string
  /** Empty for what has no short text. */
  readonly before: string
  readonly after: string
  readonly isUndone: boolean
}

/** Longest value that is shown. */
const LONGEST = 200

/**
 * What was changed in a dataset, its variables, steps, analyses and charts, the latest first: the edits of this device, and of other devices what
 * their latest writing of each field shows.
 * @param device the id of this device
 */
export async function journalOf(
  database: UserDatabase,
  dataset: string,
  device: string,
): Promise<readonly JournalEntry[]> {
  const row = await database.records.get(dataset)
  if (!row) return []
  const rows = [row, ...(await database.records.where('parent').equals(dataset).toArray())]
  const own = new Set(rows.map(({ id }) => id))
  // the history stores only that a record is new; the corrections written at its creation have the stamp of its type
  const withFirstFields = (edited: EditedRecord): EditedRecord => {
    const { fields = {} } = rows.find(({ id }) => id === edited.record) ?? {}
    const first = fields.type?.[1]
    if (!edited.isNew || first === undefined) return edited
    const written = Object.entries(fields).filter(
      ([, [value, stamp]]) => stamp === first && correctionIn(value) !== undefined,
    )
    return {
      ...edited,
      fields: {
        ...edited.fields,
        ...Object.fromEntries(written.map(([field, [value]]) => [field, [undefined, value]])),
      },
    }
  }
  const project = String(fieldValue(row, 'project'))
  const edits = await database.history.filter((edit) => edit.project === project).toArray()
  const here = edits.flatMap((edit) => {
    const records = edit.records.filter(({ record }) => own.has(record))
    return records.length === 0 ? [] : [entryOf({ ...edit, records: records.map(withFirstFields) }, device)]
  })
  const elsewhere = rows.flatMap((one) => writingsOf(one, device)).map(([edit, by]) => entryOf(edit, by))
  return (await Promise.all([...here, ...elsewhere])).toSorted((a, b) => b.at - a.at)
}

async function entryOf(edit: EditRow, device: string): Promise<JournalEntry> {
  const [first] = edit.records
  const values = Object.values(first?.fields ?? {})
  const only = values.length === 1 && edit.records.length === 1 ? values[0] : undefined
  // the first correction is part of a new step
  const corrections = values.flatMap(([, is]) => correctionIn(is) ?? [])
  const [before, after] = corrections.length === 1 ? (corrections[0] ?? []) : (only ?? [])
  return {
    at: edit.at,
    device,
    what: await editText(edit),
    before: shortText(before),
    after: shortText(after),
    isUndone: edit.undone === 1,
  }
}

/** The former value of a corrected cell, and the new one with its reason. */
function correctionIn(value: unknown): (readonly [unknown, unknown])[] | undefined {
  if (typeof value !== 'object' || value === null || !('from' in value && 'to' in value && 'reason' in value))
    return undefined
  const { from, to, reason } = value
  return [[from, reason === '' ? to : `${shortText(to)} (${shortText(reason)})`]]
}

function shortText(value: unknown): string {
  if (typeof value === 'string') return value.slice(0, LONGEST)
  return typeof value === 'number' ? String(value) : ''
}

/** The fields that other devices wrote last, those of one mutation together. */
function writingsOf(row: RecordRow, device: string): readonly (readonly [EditRow, string])[] {
  const written = new Map<string, Record<string, readonly [unknown, unknown]>>()
  for (const [field, [value, stamp]] of Object.entries(row.fields)) {
    if (deviceOf(stamp) === device) continue
    written.set(stamp, { ...written.get(stamp), [field]: [undefined, value] })
  }
  return [...written].map(([stamp, fields]) => {
    const isNew = 'createdAt' in fields || 'order' in fields
    const edited: EditedRecord = {
      kind: row.kind as EditedRecord['kind'],
      record: row.id,
      fields,
      ...(isNew && { isNew }),
    }
    const edit: EditRow = { project: '', at: clockOf(stamp).ms, undone: 0, records: [edited] }
    return [edit, deviceOf(stamp)] as const
  })
}

const deviceOf = (stamp: string) => stamp.split('/')[1] ?? ''
