import type { Language } from '#catalog/kit/words.ts'
import type { UserDatabase } from '../database/user-database.ts'
import type { Printed } from './block-content.ts'

/** A live result as the reader saw it last in a report on this device, in the languages in which it was shown. */
export type SeenResult = Partial<Readonly<Record<Language, Printed>>>

const keyOf = (report: string, block = '') => `report-seen:${report}:${block}`

/** What was seen last of a report's blocks, by block. */
export async function readSeen(database: UserDatabase, report: string): Promise<ReadonlyMap<string, SeenResult>> {
  const prefix = keyOf(report)
  const rows = await database.kv.where('key').startsWith(prefix).toArray()
  return new Map(rows.map(({ key, value }) => [key.slice(prefix.length), value as SeenResult]))
}

/** Remembers results as seen. */
export async function keepSeen(
  database: UserDatabase,
  report: string,
  seen: ReadonlyMap<string, SeenResult>,
): Promise<void> {
  await database.kv.bulkPut([...seen].map(([block, value]) => ({ key: keyOf(report, block), value })))
}
