import { randomBytes } from 'node:crypto'
import type { Mutation } from '#contract/calls/sync.ts'
import { type Code, codes } from '#contract/codes.ts'
import type { KindName } from '#contract/records/kinds.ts'
import { CLOCK_START, formatStamp, tick, witness } from '#contract/records/stamp.ts'
import { uuidv7 } from '#contract/records/uuid.ts'
import type { Tx } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import { applyMutations } from '../sync/apply-mutations.ts'
import { findRecord, lockUser } from '../sync/store.ts'

/** The server's device id, for clients that do not sync. */
const DEVICE = '000000000000'

const isCode = (text: string | undefined): text is Code => text !== undefined && Object.hasOwn(codes, text)

/** Changes a record by the mutation that a syncing client would push (SPEC Q1), with a stamp later than all in the record. */
export async function writeRecord(
  tx: Tx,
  user: string,
  kind: KindName,
  record: string,
  fields: Mutation['fields'],
  now: number,
): Promise<void> {
  await lockUser(tx, user)
  const current = await findRecord(tx, user, record)
  const stamps = Object.values(current?.fields ?? {}).map(([, stamp]) => stamp)
  const clock = tick(stamps.reduce(witness, CLOCK_START), now)
  const id = uuidv7(now, randomBytes(10))
  const mutation = { id, kind, record, stamp: formatStamp(clock, DEVICE, id), fields }
  const { results } = await applyMutations(tx, user, [mutation], now)
  const { code, params } = results[0] ?? {}
  if (isCode(code)) throw new Refusal(code, params)
}
