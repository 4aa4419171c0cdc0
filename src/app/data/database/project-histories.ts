import type { Table, Transaction } from 'dexie'
import { textOf } from './records.ts'
import type { EditRow, KeyValueRow, RecordRow } from './user-database.ts'

/** A change as the history of a dataset stored it before version 3 of the schema. */
interface OldChange {
  readonly kind: EditRow['records'][number]['kind']
  readonly record: string
  readonly fields: Readonly<Record<string, unknown>>
}

interface OldEdit {
  readonly forward: readonly OldChange[]
  readonly backward: readonly OldChange[]
}

interface OldHistory {
  readonly done: readonly OldEdit[]
  readonly undone: readonly OldEdit[]
}

const PREFIX = 'history:'

/** Before version 3 each dataset had a history of its own, below a key of `kv`: they become entries of their project's history. */
export async function projectHistories(tx: Transaction): Promise<void> {
  const kv: Table<KeyValueRow, string> = tx.table('kv')
  const records: Table<RecordRow, string> = tx.table('records')
  const history: Table<EditRow, number> = tx.table('history')
  const kept = await kv.where('key').startsWith(PREFIX).toArray()
  const datasets = await records.bulkGet(kept.map(({ key }) => key.slice(PREFIX.length)))
  const all = kept.flatMap(({ value }, i) => {
    const dataset = datasets[i]
    return dataset ? [{ project: textOf(dataset, 'project'), history: value as OldHistory }] : []
  })
  for (const { project, history: old } of all) await history.bulkAdd(old.done.map((edit) => entryOf(project, edit, 0)))
  for (const { project, history: old } of all)
    await history.bulkAdd(old.undone.toReversed().map((edit) => entryOf(project, edit, 1)))
  await kv.where('key').startsWith(PREFIX).delete()
}

function entryOf(project: string, { forward, backward }: OldEdit, undone: 0 | 1): EditRow {
  const after = new Map(forward.map(({ record, fields }) => [record, fields]))
  const records = backward.toReversed().map(({ kind, record, fields }) => ({
    kind,
    record,
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, before]) => [name, [before, after.get(record)?.[name] ?? null] as const]),
    ),
  }))
  return { project, at: 0, undone, records }
}
