import { idOf } from '../database/identifiers.ts'
import { fieldValue } from '../database/records.ts'
import { type Change, change, changeTables, type FieldValues } from '../outbox/change.ts'
import { announceChange, ownData } from '../own-data.ts'
import type { VariableChange } from './dataset.ts'

/**
 * Undo and redo of one dataset, without a limit and across reloads: each edit is stored with its inverse. Undo never touches what another
 * device has written since (SPEC R4).
 */
interface Edit {
  readonly forward: readonly Change[]
  readonly backward: readonly Change[]
}

export interface History {
  readonly done: readonly Edit[]
  readonly undone: readonly Edit[]
}

const none: History = { done: [], undone: [] }
const key = (dataset: string) => `history:${dataset}`

export async function readHistory(dataset: string): Promise<History> {
  return ((await ownData().database.kv.get(key(dataset)))?.value as History | undefined) ?? none
}

async function writeHistory(dataset: string, history: History): Promise<void> {
  await ownData().database.kv.put({ key: key(dataset), value: history })
}

/** Changes and their history are one transaction, so that two simultaneous edits do not lose each other. */
async function together(act: () => Promise<void>): Promise<void> {
  const { database } = ownData()
  await database.transaction('rw', changeTables(database), act)
  announceChange()
}

/** A change, with the values that undo restores where they differ from the stored ones. */
interface Undoable extends Change {
  readonly before?: FieldValues
}

/** Makes undoable changes of a dataset. */
export function edit(dataset: string, changes: readonly Undoable[]): Promise<void> {
  return together(async () => {
    const backward: Change[] = []
    for (const one of changes) backward.unshift(await opposite(one))
    const { done } = await readHistory(dataset)
    const forward = changes.map(({ kind, record, fields }) => ({ kind, record, fields }))
    await change(ownData().writer, forward)
    await writeHistory(dataset, { done: [...done, { forward, backward }], undone: [] })
  })
}

export function undo(dataset: string): Promise<void> {
  return together(async () => {
    const { done, undone } = await readHistory(dataset)
    const last = done.at(-1)
    if (!last) return
    await change(ownData().writer, await stillOurs(last.backward))
    await writeHistory(dataset, { done: done.slice(0, -1), undone: [...undone, last] })
  })
}

export function redo(dataset: string): Promise<void> {
  return together(async () => {
    const { done, undone } = await readHistory(dataset)
    const next = undone.at(-1)
    if (!next) return
    await change(ownData().writer, await stillOurs(next.forward))
    await writeHistory(dataset, { done: [...done, next], undone: undone.slice(0, -1) })
  })
}

/** Undo leaves these fields unchanged: the column of a variable, and the versions of a step. */
const IDENTITY: ReadonlySet<string> = new Set(['dataset', 'column', 'version', 'firstVersion'])

/** A new field returns to null; an undone step is disabled, and stays visible. */
async function opposite({ kind, record, fields, before: known = {} }: Undoable): Promise<Change> {
  const row = await ownData().database.records.get(record)
  if (!row && kind === 'step') return { kind, record, fields: { enabled: false } }
  const names = Object.keys(fields).filter((name) => !IDENTITY.has(name))
  const stored = (name: string) => (row && fieldValue(row, name)) ?? null
  const before: FieldValues = Object.fromEntries(names.map((name) => [name, known[name] ?? stored(name)]))
  return { kind, record, fields: before }
}

/** Omits fields whose latest value is another device's. */
async function stillOurs(changes: readonly Change[]): Promise<Change[]> {
  const { database, writer } = ownData()
  const kept: Change[] = []
  for (const one of changes) {
    const row = await database.records.get(one.record)
    const fields = Object.fromEntries(
      Object.entries(one.fields).filter(([name]) => {
        const stamp = row?.fields[name]?.[1]
        return stamp === undefined || stamp.split('/')[1] === writer.device
      }),
    )
    if (Object.keys(fields).length > 0) kept.push({ ...one, fields })
  }
  return kept
}

/** The user's metadata of a column. */
export async function changeVariable(dataset: string, column: string, change: VariableChange): Promise<void> {
  const { valueLabels, missingCodes, missingRanges, ...plain } = change
  const fields: FieldValues = {
    ...plain,
    ...(valueLabels === undefined ? {} : { 'data.valueLabels': valueLabels }),
    ...(missingCodes === undefined ? {} : { 'data.missingCodes': missingCodes }),
    ...(missingRanges === undefined ? {} : { 'data.missingRanges': missingRanges }),
  }
  const record = idOf('variable', dataset, column)
  const row = await ownData().database.records.get(record)
  await edit(dataset, [{ kind: 'variable', record, fields: row ? fields : { dataset, column, ...fields } }])
}
