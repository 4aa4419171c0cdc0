import type { UserDatabase } from './database/user-database.ts'

const keyOf = (dataset: string) => `hidden-columns/${dataset}`

/** The columns that the grid of a dataset does not show on this device. They stay in the data and in every analysis. */
export async function readHiddenColumns(database: UserDatabase, dataset: string): Promise<readonly string[]> {
  const value: unknown = (await database.kv.get(keyOf(dataset)))?.value
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []
}

export async function hideColumn(database: UserDatabase, dataset: string, column: string): Promise<void> {
  await database.transaction('rw', database.kv, async () => {
    const before = await readHiddenColumns(database, dataset)
    await database.kv.put({ key: keyOf(dataset), value: [...new Set([...before, column])] })
  })
}

/** Shows one column again, or all. */
export async function showColumns(database: UserDatabase, dataset: string, column?: string): Promise<void> {
  await database.transaction('rw', database.kv, async () => {
    const left = (await readHiddenColumns(database, dataset)).filter((id) => column !== undefined && id !== column)
    if (left.length > 0) await database.kv.put({ key: keyOf(dataset), value: left })
    else await database.kv.delete(keyOf(dataset))
  })
}
