import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Queries, Tx } from '../db/database.ts'

/** The rows of money that a user owns, by table, with their columns besides `user_id`. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  wallets: ['cash', 'gift', 'entries'],
  transfers: [
    'id',
    'entry',
    'debit',
    'credit',
    'amount',
    'cause',
    'order_id',
    'reverses',
    'note',
    'cash_after',
    'gift_after',
    'created_at',
  ],
  grants: ['id', 'level', 'plan', 'plan_revision', 'seconds', 'cause', 'created_at', 'revoked_at'],
  token_entries: ['id', 'delta', 'extra', 'cause', 'model', 'tokens_in', 'tokens_out', 'created_at'],
  promo_uses: ['promo_id', 'order_id', 'state', 'created_at'],
  orders: [
    'id',
    'kind',
    'product',
    'amount',
    'gift',
    'discount',
    'promo_id',
    'state',
    'expires_at',
    'created_at',
    'paid_at',
    'closed_at',
  ],
  payments: [
    'id',
    'order_id',
    'channel',
    'number',
    'amount',
    'state',
    'prepared',
    'provider_id',
    'total_seen',
    'payer_total',
    'reason',
    'expires_at',
    'created_at',
    'paid_at',
  ],
  refunds: [
    'id',
    'payment_id',
    'number',
    'amount',
    'from_account',
    'gift_back',
    'state',
    'reason',
    'provider_id',
    'asked_by',
    'created_at',
    'done_at',
  ],
}

/** Everything about money that is stored of a user: for the export. */
export async function moneyOf(db: Queries, user: string): Promise<Record<string, unknown>> {
  const tables: Record<string, unknown> = {}
  for (const [table, columns] of Object.entries(OWN)) {
    const { rows } = await sql`
      select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)} where user_id = ${user}
      order by ${sql.ref(columns.includes('created_at') ? 'created_at' : 'user_id')}`.execute(db)
    tables[table] = rows
  }
  const { rows: codes } = await sql`
    select encode(hash, 'hex') as sha256, used_at, revoked_at from active_codes where used_by = ${user} order by used_at`.execute(
    db,
  )
  return { ...tables, active_codes: codes }
}

/** Whether money of the user's would be lost with the account, or may still come or go (SPEC M18). */
export async function hasOpenMoney(db: Queries, user: string): Promise<boolean> {
  const { rows } = await sql`
    select from wallets where user_id = ${user} and cash > 0
    union all select from payments where user_id = ${user} and state in ('asking', 'waiting')
    union all select from refunds where user_id = ${user} and state in ('asked', 'sent')`.execute(db)
  return rows.length > 0
}

/**
 * Leaves the ledger as it is, under an id that is nobody's: the rows are copied, because the id by which tables are distributed never changes.
 * @returns that id
 */
export async function detachMoney(tx: Tx, user: string): Promise<string> {
  const nobody = randomUUID()
  for (const [table, columns] of Object.entries(OWN)) {
    const names = sql.join(columns.map((column) => sql.ref(column)))
    await sql`
      insert into ${sql.table(table)} (user_id, ${names}) select ${nobody}::uuid, ${names} from ${sql.table(table)} where user_id = ${user}`.execute(
      tx,
    )
    await sql`delete from ${sql.table(table)} where user_id = ${user}`.execute(tx)
  }
  await tx.updateTable('trade_numbers').set({ user_id: nobody }).where('user_id', '=', user).execute()
  await tx.updateTable('active_codes').set({ used_by: nobody }).where('used_by', '=', user).execute()
  await tx.updateTable('audit').set({ subject: nobody }).where('subject', '=', user).execute()
  return nobody
}
