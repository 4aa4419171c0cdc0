import { CLOCK_START, type Clock, clockOf, formatStamp, MAX_AHEAD_MS, tick, witness } from '#contract/records/stamp.ts'
import { rowOf } from '../database/records.ts'
import type { QueuedMutation, UserDatabase } from '../database/user-database.ts'
import { CLOCK_AHEAD } from './change.ts'
import { CLOCK, readClock, SEEN } from './device-clock.ts'

/**
 * This device's clock was ahead: restamps all its unsent changes in order, and drops nothing (SPEC R3). That includes fields that never leave
 * the device, or later edits of them would lose. No stamp goes back before the server's latest: an edit that followed another one still
 * follows it.
 */
export async function setClockBack(
  database: UserDatabase,
  sent: readonly QueuedMutation[],
  ahead: number,
): Promise<void> {
  const server = Math.max(...sent.map(({ mutation }) => clockOf(mutation.stamp).ms)) - ahead
  await database.transaction('rw', [database.records, database.outbox, database.kv], async () => {
    const seen = await readClock(database, SEEN)
    // a server whose own clock was set back would refuse whatever follows its earlier stamps
    const floor = seen.ms - server > MAX_AHEAD_MS ? CLOCK_START : seen
    let clock: Clock = floor
    const renewed = new Map<string, string>()
    for (const stamp of await stampsAfter(database, floor)) {
      clock = tick(clock, clockOf(stamp).ms - ahead)
      const [, device = '', mutation = ''] = stamp.split('/')
      renewed.set(stamp, formatStamp(clock, device, mutation))
    }
    await replaceStamps(database, renewed)
    const own = await readClock(database, CLOCK)
    const back = { ...own, ms: own.ms - ahead }
    await database.kv.bulkPut([
      { key: CLOCK, value: witness(back, formatStamp(clock, '', '')) },
      { key: CLOCK_AHEAD, value: Math.max(0, Date.now() - server) },
    ])
  })
}

/** The stamps of records and queue after a given clock, in order. */
async function stampsAfter(database: UserDatabase, floor: Clock): Promise<string[]> {
  const stamps = new Set<string>()
  const note = (stamp: string) => {
    if (witness(floor, stamp) !== floor) stamps.add(stamp)
  }
  await database.outbox.each((row) => {
    if (row.type === 'mutation') note(row.mutation.stamp)
  })
  await database.records.each(({ fields }) => {
    for (const [, stamp] of Object.values(fields)) note(stamp)
  })
  return [...stamps].sort()
}

async function replaceStamps(database: UserDatabase, renewed: ReadonlyMap<string, string>): Promise<void> {
  await database.outbox.toCollection().modify((row, reference) => {
    const stamp = row.type === 'mutation' ? renewed.get(row.mutation.stamp) : undefined
    if (row.type === 'mutation' && stamp) reference.value = { ...row, mutation: { ...row.mutation, stamp } }
  })
  const isRenewed = ({ fields }: { fields: Readonly<Record<string, readonly [unknown, string]>> }) =>
    Object.values(fields).some(([, stamp]) => renewed.has(stamp))
  await database.records.filter(isRenewed).modify((row, reference) => {
    const fields = Object.entries(row.fields).map(([name, [value, stamp]]) => [
      name,
      [value, renewed.get(stamp) ?? stamp],
    ])
    reference.value = rowOf(row.id, row.kind, Object.fromEntries(fields))
  })
}
