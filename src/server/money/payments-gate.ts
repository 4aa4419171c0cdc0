import type { Queries } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'

/** Since when payments are closed, ms: after a restore the time of the backup, after a fault of the ledger when it was found. Null: open. */
export async function closedSince(db: Queries): Promise<number | null> {
  const { payments_closed_since: since } = await db
    .selectFrom('site')
    .select('payments_closed_since')
    .executeTakeFirstOrThrow()
  return since
}

/** @throws Refusal `payments-closed` */
export async function requireOpenPayments(db: Queries): Promise<void> {
  if ((await closedSince(db)) !== null) throw new Refusal('payments-closed')
}

/** Closes payments, unless they are closed already. */
export async function closePayments(db: Queries, since: number): Promise<void> {
  await db
    .updateTable('site')
    .set({ payments_closed_since: since })
    .where('payments_closed_since', 'is', null)
    .execute()
}

export async function openPaymentsAgain(db: Queries): Promise<void> {
  await db.updateTable('site').set({ payments_closed_since: null }).execute()
}
