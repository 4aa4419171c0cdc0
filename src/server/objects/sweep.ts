import { inTransaction } from '../db/database.ts'
import type { Services } from '../services.ts'
import { deleteRemoval, listRemovals, mayRemove } from './store.ts'

/**
 * Removes the bytes that a committed transaction asked to remove. A crash in between is made up for at the next call; so is a backup
 * that is under way, whose rows may still name them (SPEC S4).
 */
export async function sweepRemovals({ db, objects }: Pick<Services, 'db' | 'objects'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await mayRemove(tx))) return
    for (const { object, is_upload: isUpload } of await listRemovals(tx)) {
      await (isUpload ? objects.removeParts(object) : objects.remove(object))
      await deleteRemoval(tx, object)
    }
  })
}
