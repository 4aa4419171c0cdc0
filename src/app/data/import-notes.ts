import type { UserDatabase } from './database/user-database.ts'

const keyOf = (dataset: string) => `import-notes/${dataset}`

/** Notes on this device alone that an import left things to look at; 0 if the reader has looked. */
export async function keepImportNotes(database: UserDatabase, dataset: string, count: number): Promise<void> {
  if (count > 0) await database.kv.put({ key: keyOf(dataset), value: count })
  else await database.kv.delete(keyOf(dataset))
}

/** How many things the reader has not looked at yet. */
export async function readImportNotes(database: UserDatabase, dataset: string): Promise<number> {
  const value: unknown = (await database.kv.get(keyOf(dataset)))?.value
  return typeof value === 'number' ? value : 0
}
