import { CLOCK_START, type Clock, witness } from '#contract/records/stamp.ts'
import type { UserDatabase } from '../database/user-database.ts'

/** The clock of this device, advanced by every change. */
export const CLOCK = 'clock'
/** The latest stamp that the server has shown or accepted. Later stamps are this device's own and not sent. */
export const SEEN = 'seen'

export async function readClock(database: UserDatabase, key: typeof CLOCK | typeof SEEN): Promise<Clock> {
  return ((await database.kv.get(key))?.value as Clock | undefined) ?? CLOCK_START
}

/** Merges stamps that the server has: later changes get later stamps. */
export async function see(database: UserDatabase, stamps: readonly string[]): Promise<void> {
  const [clock, seen] = [await readClock(database, CLOCK), await readClock(database, SEEN)]
  await database.kv.bulkPut([
    { key: CLOCK, value: stamps.reduce(witness, clock) },
    { key: SEEN, value: stamps.reduce(witness, seen) },
  ])
}
