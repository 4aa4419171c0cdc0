import { inTransaction, type Queries, type Tx } from '../db/database.ts'
import type { Metrics } from '../http/metrics.ts'
import { tellUser } from '../notices/own-notices.ts'
import { repeat } from '../repeat.ts'
import type { Services } from '../services.ts'
import type { StoredInvoice } from './store.ts'

const FIRST_MS = 60_000
const PERIOD_MS = 10 * 60_000

type Needed = Pick<Services, 'db' | 'log' | 'clock' | 'hint'>

async function countOverdue(db: Queries, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('invoices')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('state', '=', 'waiting')
    .where('due_at', '<', now)
    .executeTakeFirstOrThrow()
  return count
}

/** Marks the invoices that have become overdue; each is returned once, by whichever process is first. */
function takeOverdue(tx: Tx, now: number): Promise<Pick<StoredInvoice, 'user_id' | 'id'>[]> {
  return tx
    .updateTable('invoices')
    .set({ told_at: now })
    .where('state', '=', 'waiting')
    .where('due_at', '<', now)
    .where('told_at', 'is', null)
    .returning(['user_id', 'id'])
    .execute()
}

/** Tells the users whose invoices have become overdue, each once. @returns how many are overdue */
export async function tellOverdue({ db, hint }: Pick<Needed, 'db' | 'hint'>, now: number): Promise<number> {
  const told = await inTransaction(db, async (tx) => {
    const late = await takeOverdue(tx, now)
    for (const { user_id: user } of late) await tellUser(tx, user, { kind: 'invoice', detail: 'overdue' }, now)
    return late
  })
  for (const { user_id: id } of told) hint({ kind: 'user', id })
  if (told.length > 0) hint({ kind: 'notices' })
  return countOverdue(db, now)
}

/** Watches what was promised until it is stopped: overdue invoices are a metric, and a line in the log with their number. */
export function watchInvoices(
  services: Needed,
  metrics: Pick<Metrics, 'invoices'>,
  times = { first: FIRST_MS, period: PERIOD_MS },
): () => Promise<void> {
  const { log, clock } = services
  return repeat({ ...times, problem: 'the invoices could not be looked at', log }, async () => {
    const overdue = await tellOverdue(services, clock())
    metrics.invoices(overdue)
    if (overdue > 0) log.warn({ invoices: overdue }, 'invoices are overdue: list-invoices --overdue')
  })
}
