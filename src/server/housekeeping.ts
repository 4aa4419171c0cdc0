import { removeClosedAccounts } from './accounts/close-account.ts'
import { SESSION_MS } from './accounts/sessions.ts'
import { deleteScenesExpiredAt, deleteSessionsUnusedSince } from './accounts/store.ts'
import { inTransaction } from './db/database.ts'
import { forgetPicturesAnsweredBefore } from './feedback/store.ts'
import { deleteKeysBefore } from './http/idempotency.ts'
import { deleteLimitsExpiredAt } from './http/limits.ts'
import { tellOfDue } from './money/due-notices.ts'
import { settleStaleHolds } from './money/token-holds.ts'
import { forgetUnusedPictures, forgetUploadsUntouchedSince } from './objects/store.ts'
import { sweepRemovals } from './objects/sweep.ts'
import { closeExpiredOrders } from './orders/close-order.ts'
import { deleteMessagesBefore } from './providers/inbox-store.ts'
import { deleteMessagesExpiredAt } from './providers/wechat/store.ts'
import { repeat } from './repeat.ts'
import type { Services } from './services.ts'
import { forgetSharesExpiredAt } from './shares/store.ts'
import { deleteCaptchasExpiredAt } from './site/store.ts'
import { emptyBins } from './sync/empty-bins.ts'
import { deleteMutationsBefore } from './sync/store.ts'
import { deleteProofsExpiredAt } from './verification/store.ts'

const DAY = 24 * 60 * 60_000
/** Pictures of answered feedback (SPEC Q8). */
const ANSWERED_MS = 90 * DAY
/** SPEC Q3. */
const KEY_MS = 180 * DAY
const UPLOAD_MS = 14 * DAY
/** SPEC Q2: longer than any queue waits. */
const MUTATION_MS = 100 * DAY
const PERIOD_MS = 60 * 60_000

/** Deletes expired data. Several processes may do so at once. */
export async function keepHouse(
  services: Pick<Services, 'db' | 'objects' | 'mail' | 'log' | 'hint' | 'tokensMonth'>,
  now: number,
): Promise<void> {
  const { db } = services
  await deleteCaptchasExpiredAt(db, now)
  await deleteProofsExpiredAt(db, now)
  await deleteScenesExpiredAt(db, now)
  await deleteSessionsUnusedSince(db, now - SESSION_MS)
  await deleteKeysBefore(db, now - KEY_MS)
  await deleteMutationsBefore(db, now - MUTATION_MS)
  await deleteLimitsExpiredAt(db, now)
  await deleteMessagesExpiredAt(db, now)
  await deleteMessagesBefore(db, now - DAY)
  await inTransaction(db, (tx) => forgetUploadsUntouchedSince(tx, now - UPLOAD_MS, now))
  await inTransaction(db, (tx) => forgetUnusedPictures(tx, now - DAY, now))
  await inTransaction(db, (tx) => forgetSharesExpiredAt(tx, now))
  await inTransaction(db, (tx) => forgetPicturesAnsweredBefore(tx, now - ANSWERED_MS, now))
  await closeExpiredOrders(db, now)
  await settleStaleHolds(db, { tokensMonth: services.tokensMonth, now })
  await tellOfDue(services, now)
  await removeClosedAccounts(services, now)
  await emptyBins(db, now)
  await sweepRemovals(services)
}

/** Runs `keepHouse` every `period` ms until it is stopped. */
export function startHousekeeping(
  services: Pick<Services, 'db' | 'objects' | 'mail' | 'clock' | 'log' | 'hint' | 'tokensMonth'>,
  period = PERIOD_MS,
): () => Promise<void> {
  return repeat({ first: 0, period, problem: 'housekeeping', log: services.log }, () =>
    keepHouse(services, services.clock()),
  )
}
