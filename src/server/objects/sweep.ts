import { inTransaction } from '../db/database.ts'
import type { Services } from '../services.ts'
import { deleteRemoval, listRemovals, mayRemove } from './store.ts'

/**
 * Removes the bytes that committed transactions have queued. After a crash, or while a running backup still needs them (SPEC S4), the next
 * call does it.
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
