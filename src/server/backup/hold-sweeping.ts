import type { Db } from '../db/database.ts'
import { lockSweeping } from '../objects/store.ts'
import { codeOf, StartError } from '../start-error.ts'

/** SQLSTATE lock_not_available. */
const TAKEN = '55P03'

/**
 * Runs `act` while no process removes objects: removers share the row that is locked here (SPEC S4). Throws if the lock was lost meanwhile.
 * The lock ends with the process.
 */
export function holdSweeping<T>(db: Db, act: () => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await lockSweeping(tx).catch((cause: unknown) => {
      if (codeOf(cause) !== TAKEN) throw cause
      throw new StartError('Another backup of this site is being written. Wait until it has ended.', { cause })
    })
    return act()
  })
}
