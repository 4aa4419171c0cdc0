import { type Mutation, PROTOCOL } from '#contract/calls/sync.ts'
import { checkLength, checkMutation, type Problem } from '#contract/records/check-mutation.ts'
import type { KindName } from '#contract/records/kinds.ts'
import { fieldsOf } from '#contract/records/merge.ts'
import { deletedAt } from '#contract/records/recycle-bin.ts'
import { formatStamp, tick } from '#contract/records/stamp.ts'
import { newId } from '../database/identifiers.ts'
import { mergeInto } from '../database/records.ts'
import type { UserDatabase } from '../database/user-database.ts'
import { CLOCK, readClock } from './device-clock.ts'
import { queueMutation } from './queue-mutation.ts'
import { withoutRowsAtHome } from './rows-may-leave.ts'

export type FieldValues = Record<string, unknown>

/** A change of one record, as the interface requests it. */
export interface Change {
  readonly kind: KindName
  readonly record: string
  readonly fields: FieldValues
}

export interface Writer {
  readonly database: UserDatabase
  readonly device: string
  readonly now: () => number
}

/** How far this device's clock is ahead of the server's, if by more than a minute or if the user set the clock back. */
export const CLOCK_AHEAD = 'clock-ahead'
/** All tables that a change writes to: callers that write more open a transaction over these and their own. */
export const changeTables = (database: UserDatabase) => [database.records, database.outbox, database.kv]

/**
 * Writes changes and their outbox rows in ONE Dexie transaction (SPEC Q1): both or neither, whatever happens to the page. Fields with row data
 * stay out of the outbox if the project keeps its rows on the device (SPEC R6).
 */
export async function change(writer: Writer, changes: readonly Change[]): Promise<void> {
  const { database } = writer
  await database.transaction('rw', changeTables(database), async () => {
    for (const one of changes) await changeOne(writer, one)
  })
}

/** Rejects a change that the server would refuse (SPEC R5). */
export class InvalidChange extends Error {
  readonly code: Problem['code']
  readonly params: Problem['params']

  constructor({ code, params }: Problem) {
    super(`${code} ${JSON.stringify(params)}`)
    this.name = 'InvalidChange'
    this.code = code
    this.params = params
  }
}

async function changeOne({ database, device, now }: Writer, { kind, record, fields }: Change): Promise<void> {
  const ahead = ((await database.kv.get(CLOCK_AHEAD))?.value as number | undefined) ?? 0
  const clock = tick(await readClock(database, CLOCK), now() - ahead)
  const id = newId(now())
  const stamp = formatStamp(clock, device, id)
  const mutation: Mutation = { id, kind, record, stamp, fields: jsonOf(fields) }
  const problem = checkMutation(mutation)
  if (problem) throw new InvalidChange(problem)
  await database.kv.put({ key: CLOCK, value: clock })
  const before = await database.records.get(record)
  const row = mergeInto(before, record, kind, fieldsOf(mutation))
  const tooLong = checkLength(kind, before?.fields, row.fields)
  if (tooLong) throw new InvalidChange(tooLong)
  await database.records.put(row)
  if (database.isGuest) return
  const sent = await withoutRowsAtHome(database, row, mutation)
  if (Object.keys(sent.fields).length === 0) return
  const wasDeleted = fields.deleted === false && before ? deletedAt(before.fields) : undefined
  await queueMutation(database, sent, wasDeleted === undefined ? {} : { deletedAt: wasDeleted })
}

/** Omits a field without a value: JSON has no undefined. */
function jsonOf(fields: FieldValues): Mutation['fields'] {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Mutation['fields']
}

/** The calls that may wait for the server. All others, those of money above all, are made while the reader watches, or not at all (SPEC M13). */
const WAITING_CALLS: readonly string[] = ['Notice/read', 'Feedback/add', 'Plotfeedback/add']

/**
 * Queues a call that does not change a record, such as marking a notice as read.
 * @param pictures ids of rows of `pictures`, which are uploaded before it
 * @throws RangeError for a call that may not wait
 */
export async function queueCall(
  { database, now }: Writer,
  name: string,
  request: unknown,
  pictures: readonly string[] = [],
): Promise<void> {
  if (!WAITING_CALLS.includes(name)) throw new RangeError(`${name} may not wait in the outbox`)
  if (database.isGuest) return
  await database.outbox.add({
    type: 'call',
    id: newId(now()),
    protocol: PROTOCOL,
    attempts: 0,
    aside: 0,
    call: name,
    request,
    ...(pictures.length > 0 && { pictures }),
  })
}
