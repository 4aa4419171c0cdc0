import { sql } from 'kysely'
import { readActiveCode } from '#contract/money/active-code.ts'
import { activeHash } from '#server/money/active.ts'
import { checkLedger } from '#server/money/ledger-check.ts'
import { inSeconds } from '#server/money/records.ts'
import { readMoney } from '#server/money/store.ts'
import { timeline } from '#server/money/timeline.ts'
import { callServer } from '../api-client.ts'
import type { Acknowledged } from './customers.ts'
import { GIFT_CODE, type Shop } from './shop.ts'

const NOBODY = '00000000-0000-0000-0000-000000000000'

async function isThere({ database: { db } }: Shop, what: Acknowledged): Promise<boolean> {
  const exists = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows.length > 0
  switch (what.kind) {
    case 'order':
      return exists(sql`select from orders where user_id = ${what.user} and id = ${what.id}`)
    case 'paid from the wallet':
      return exists(sql`select from orders where user_id = ${what.user} and id = ${what.id} and state = 'paid'`)
    case 'refund':
      return exists(sql`
        select from refunds where user_id = ${what.user} and id = ${what.id}
        union all select from transfers where user_id = ${what.user} and cause = ${`order:${what.id}:returned`}`)
    case 'present':
      return exists(sql`select from transfers t join promos p on t.cause = 'promo:' || p.id
        where t.user_id = ${what.user} and p.code_key = ${GIFT_CODE}`)
    case 'activation': {
      const code = readActiveCode(what.hint)
      const hash = activeHash(code.kind === 'code' ? code.code : '')
      return exists(sql`select from active_codes where hash = ${hash} and used_by = ${what.user}`)
    }
    case 'notice':
      return exists(sql`select from trade_numbers n
        left join payments p on p.user_id = n.user_id and p.id = n.payment_id and n.refund_id is null
        left join refunds r on r.user_id = n.user_id and r.id = n.refund_id
        where n.number = ${what.number} and (p.state in ('paid', 'odd') or r.state in ('done', 'refused', 'odd'))`)
  }
}

/** What is at the provider by the ledger, and what has no owner or no end. */
async function sums({ database: { db } }: Shop) {
  interface Row {
    readonly provider: number
    readonly all: number
    readonly stray: number
    readonly due: number
    readonly living: number
  }
  const { rows } = await sql<Row>`
    with entries as (
      select debit as account, amount as money from transfers union all select credit, -amount from transfers)
    select
      (select coalesce(sum(money), 0)::int8 from entries where account = 'clearing:wechat') as provider,
      (select coalesce(sum(money), 0)::int8 from entries) as "all",
      (select count(*) from transfers where user_id = ${NOBODY}) as stray,
      (select count(*) from due) as due,
      (select count(*) from payments where state in ('asking', 'waiting')) as living`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a sum without a row')
  return row
}

/** What of all that its servers acknowledged a shop does not know. */
export async function lostOf(shop: Shop, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const lost: string[] = []
  for (const what of acknowledged)
    if (!(await isThere(shop, what))) lost.push(`acknowledged and lost: ${JSON.stringify(what)}`)
  return lost
}

/** The faults of a shop that has nothing under way any more; none if all is well. */
export async function judge(shop: Shop): Promise<string[]> {
  const { database, provider, users, urls } = shop
  const faults = (await checkLedger(database.db)).map(({ rule, subject }) => `not so: ${rule} (${subject})`)
  const { provider: held, all, stray, due, living } = await sums(shop)
  const taken = provider.taken()
  if (held !== taken) faults.push(`the ledger has ${held} fen at the provider, which took ${taken}`)
  if (all !== 0) faults.push(`all accounts together have ${all} fen`)
  if (stray > 0) faults.push(`${stray} transfers of nobody`)
  if (due > 0) faults.push(`${due} numbers are due`)
  if (living > 0) faults.push(`${living} payments have no end`)
  for (const { user, token } of users) {
    const reply = await callServer(urls[0] ?? '', 'Member/index', {}, { token })
    const { time = 0, due_time: end, level } = reply?.data ?? {}
    // the end of that second: a grant may have been given in it
    const wanted = timeline((await readMoney(database.db, user)).grants, time * 1000 + 999)
    if (end !== inSeconds(wanted.dueAt) || level !== wanted.level)
      faults.push(`${user} is shown level ${level} until ${end}, not ${wanted.level} until ${inSeconds(wanted.dueAt)}`)
  }
  return faults
}
