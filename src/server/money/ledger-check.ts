import { sql } from 'kysely'
import type { Queries } from '../db/database.ts'
import { INVOICE_RULES } from './invoice-rules.ts'
import { ORDER_RULES } from './order-rules.ts'

/** One thing that should hold in the ledger and does not. */
export interface LedgerFault {
  readonly rule: string
  /** A user, a promo or a batch. */
  readonly subject: string
}

/** Most faults of one rule that are listed. */
const MOST = 20

/** What must hold, each as a query for the subjects of which it does not. */
const RULES: Readonly<Record<string, string>> = {
  ...ORDER_RULES,
  ...INVOICE_RULES,
  'a wallet is the sum of its transfers': `
    select coalesce(w.user_id, t.user_id) as subject
    from wallets w full join (
      select user_id, count(*) as entries,
        sum(case when credit = 'wallet:cash' then amount when debit = 'wallet:cash' then -amount else 0 end) as cash,
        sum(case when credit = 'wallet:gift' then amount when debit = 'wallet:gift' then -amount else 0 end) as gift
      from transfers group by user_id) t on t.user_id = w.user_id
    where w.cash is distinct from coalesce(t.cash, 0) or w.gift is distinct from coalesce(t.gift, 0)
      or w.entries is distinct from coalesce(t.entries, 0)`,
  'each transfer continues the balance of the one before': `
    select distinct user_id as subject from (
      select user_id, entry, cash_after, gift_after,
        row_number() over user_entries as position,
        sum(case when credit = 'wallet:cash' then amount when debit = 'wallet:cash' then -amount else 0 end) over user_entries as cash,
        sum(case when credit = 'wallet:gift' then amount when debit = 'wallet:gift' then -amount else 0 end) over user_entries as gift
      from transfers window user_entries as (partition by user_id order by entry)) t
    where entry <> position or cash_after <> cash or gift_after <> gift`,
  'a reversal undoes one transfer, whole and once': `
    select distinct r.user_id as subject from transfers r
    left join transfers t on t.user_id = r.user_id and t.id = r.reverses
    where r.reverses is not null and (t.id is null or t.amount <> r.amount or t.debit <> r.credit or t.credit <> r.debit
      or exists (select from transfers o where o.user_id = r.user_id and o.reverses = r.reverses and o.id <> r.id))`,
  'a promo counts its uses': `
    select p.id as subject from promos p
    where p.used <> (select count(*) from promo_uses u where u.promo_id = p.id and u.state <> 'released')`,
  'a used promo gave what it promises': `
    select u.user_id as subject from promo_uses u join promos p on p.id = u.promo_id
    where u.state = 'used' and p.kind in ('gift', 'days', 'tokens')
      and not exists (select from transfers t where t.user_id = u.user_id and t.cause = 'promo:' || p.id)
      and not exists (select from grants g where g.user_id = u.user_id and g.cause = 'promo:' || p.id)
      and not exists (select from token_entries e where e.user_id = u.user_id and e.cause = 'promo:' || p.id)`,
  'extra tokens are spent at most once': `
    select user_id as subject from token_entries group by user_id having sum(extra) < 0`,
  'what is given is extra, and what is spent is of the allowance or extra': `
    select distinct user_id as subject from token_entries
    where delta > 0 and extra <> delta or delta <= 0 and extra not between delta and 0`,
  'a used activation code gave one grant': `
    select c.used_by as subject from active_codes c
    where c.used_by is not null and not exists (
      select from grants g where g.user_id = c.used_by and g.cause = 'active:' || left(encode(c.hash, 'hex'), 16))`,
  'a grant by an activation code has its code': `
    select g.user_id as subject from grants g
    where g.cause like 'active:%' and not exists (
      select from active_codes c where c.used_by = g.user_id and g.cause = 'active:' || left(encode(c.hash, 'hex'), 16))`,
}

/** Checks every invariant of the ledger in one snapshot; in a transaction that the caller began, in what that sees. Nothing is changed. */
export function checkLedger(db: Queries): Promise<LedgerFault[]> {
  if (db.isTransaction) return findFaults(db)
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(findFaults)
}

async function findFaults(db: Queries): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = []
  for (const [rule, query] of Object.entries(RULES)) {
    const { rows } = await sql<{ subject: string }>`${sql.raw(query)} limit ${MOST}`.execute(db)
    faults.push(...rows.map(({ subject }) => ({ rule, subject })))
  }
  return faults
}
