import { LAST_OPENED } from '../device/early-figure.ts'
import type { UserDatabase } from './database/user-database.ts'

/** What was open last: a dataset, and in it or in another one an analysis and a chart. */
export interface LastOpened {
  readonly dataset?: string | undefined
  readonly analysis?: string | undefined
  readonly chart?: string | undefined
}

/** Remembers what is open, on this device alone. */
export async function keepLastOpened(database: UserDatabase, opened: LastOpened): Promise<void> {
  await database.transaction('rw', database.kv, async () => {
    const before = (await database.kv.get(LAST_OPENED))?.value as LastOpened | undefined
    await database.kv.put({ key: LAST_OPENED, value: { ...before, ...opened } })
  })
}

/** The dataset opened last; undefined if it was deleted since, with its project or alone. */
export async function lastDataset(database: UserDatabase): Promise<string | undefined> {
  const { dataset } = await readLastOpened(database)
  return dataset !== undefined && (await isThere(database, dataset)) ? dataset : undefined
}

/** The analysis or chart opened last, with its dataset; undefined if either was deleted since. */
export async function lastQuestion(
  database: UserDatabase,
  kind: 'analysis' | 'chart',
): Promise<{ readonly id: string; readonly dataset: string } | undefined> {
  const id = (await readLastOpened(database))[kind]
  if (id === undefined || !(await isThere(database, id))) return undefined
  const dataset = (await database.records.get(id))?.parent
  return dataset === undefined ? undefined : { id, dataset }
}

async function readLastOpened(database: UserDatabase): Promise<LastOpened> {
  return ((await database.kv.get(LAST_OPENED))?.value as LastOpened | undefined) ?? {}
}

/** Whether a record and everything above it exist. */
async function isThere(database: UserDatabase, id: string): Promise<boolean> {
  const row = await database.records.get(id)
  if (row?.deleted !== 0) return false
  return row.parent === '' || isThere(database, row.parent)
}
