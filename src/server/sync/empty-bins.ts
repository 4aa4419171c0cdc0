import { isGone, RESTORABLE_MS } from '#contract/records/recycle-bin.ts'
import { type Db, inTransaction, type Tx } from '../db/database.ts'
import { forgetSource, forgetSources } from '../objects/store.ts'
import { mayKeepSource } from './kept-sources.ts'
import {
  findRowCarriers,
  leaveBin,
  listBinnedBefore,
  lockUser,
  type StoredHead,
  saveAccount,
  type Tombstone,
} from './store.ts'
import { recordsBelow, stripEach } from './strip-rows.ts'
import { UnitOfWork } from './unit-of-work.ts'

/** Limits of one run: what is left waits for the next. A record is locked with its user only while one batch is written. */
const MOST_TOMBSTONES = 2000
const RECORDS_AT_ONCE = 200

/**
 * SPEC R4: removes the rows of records that were deleted more than 30 days ago, of everything below them, and their sources. The records themselves
 * stay, so that an old device brings nothing back. Several processes may do so at once; what a killed one began the next run finishes.
 */
export async function emptyBins(db: Db, now: number): Promise<void> {
  for (const tombstone of await listBinnedBefore(db, now - RESTORABLE_MS, MOST_TOMBSTONES)) {
    await removeRows(db, tombstone, now)
    await inTransaction(db, (tx) => forgetTombstone(tx, tombstone, now))
  }
}

async function removeRows(db: Db, { user_id: user, id }: Tombstone, now: number): Promise<void> {
  const carriers = await inTransaction(db, async (tx) =>
    findRowCarriers(tx, user, [id, ...(await recordsBelow(tx, user, id))]),
  )
  for (let first = 0; first < carriers.length; first += RECORDS_AT_ONCE) {
    const batch = carriers.slice(first, first + RECORDS_AT_ONCE)
    await inTransaction(db, async (tx) => {
      const account = await lockUser(tx, user)
      if (!account) return
      const find = await findWithAbove(tx, user, batch)
      const gone = batch.filter((record) => {
        const found = find(record) // restored meanwhile, or moved to another dataset?
        return found !== undefined && isGone(found, find, now)
      })
      const freed = await stripEach(tx, user, gone)
      await saveAccount(tx, user, { ...account, bytes: account.bytes - freed })
    })
  }
}

/** Forgets the sources of a tombstone, and that it is still to be done, unless it was restored meanwhile. */
async function forgetTombstone(tx: Tx, { user_id: user, id }: Tombstone, now: number): Promise<void> {
  if (!(await lockUser(tx, user))) return
  const find = await findWithAbove(tx, user, [id])
  const record = find(id)
  if (!record || !isGone(record, find, now)) return
  if (record.kind === 'project') await forgetSources(tx, user, id, now)
  if (record.kind === 'dataset') await forgetSourceOf(tx, user, record.fields, now)
  await leaveBin(tx, user, id, now - RESTORABLE_MS)
}

async function forgetSourceOf(tx: Tx, user: string, fields: StoredHead['head'], now: number): Promise<void> {
  const [project, sha256] = [fields.project?.[0], fields.sourceSha256?.[0]]
  if (typeof project !== 'string' || typeof sha256 !== 'string') return
  if (!(await mayKeepSource(tx, user, { project, sha256 }, now))) await forgetSource(tx, user, { project, sha256 }, now)
}

/** Looks up records of a list, and all that they refer to. */
async function findWithAbove(tx: Tx, user: string, ids: readonly string[]): Promise<UnitOfWork['find']> {
  const unit = new UnitOfWork(tx, user, 0)
  await unit.fetch(ids)
  return unit.find
}
