import type { UserDatabase } from './database/user-database.ts'

const KEY = 'saved-result'
/** What the keys of the counts of saved figures begin with. */
export const DOWNLOAD_KEYS = 'chart-downloads/'

/** Notes on this device that a table, figure, document or script was saved as a file. */
export async function noteSavedResult(database: UserDatabase): Promise<void> {
  await database.kv.put({ key: KEY, value: Date.now() })
}

/** Whether a result was ever saved as a file on this device; of figures programs without this note know it too. */
export async function hasSavedResult(database: UserDatabase): Promise<boolean> {
  if (await database.kv.get(KEY)) return true
  return (await database.kv.where('key').startsWith(DOWNLOAD_KEYS).count()) > 0
}
