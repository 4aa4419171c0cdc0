import { randomBytes } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { uuidv7 } from '#contract/records/uuid.ts'
import type { Queries, Tx } from '../db/database.ts'
import type { DifferenceTable } from '../db/money-tables.ts'
import type { MoneyChannel } from '../payments/fact.ts'

export type StoredDifference = Selectable<DifferenceTable>

/** What a bill and our records do not agree on. Amounts are fen; null on the side that has none. */
export type Difference = Pick<DifferenceTable, 'kind' | 'number' | 'ours' | 'theirs'>

/** The bill of a provider for a day in Beijing. */
interface Bill {
  readonly date: string
  readonly channel: MoneyChannel
}

/**
 * Stores what the bill of a day showed, once for each number and kind. What the bill shows no longer is `gone`, and so is a payment that was only here
 * on another day, if its number is in this bill: some providers book what was paid at midnight on the next day. A payment that was found in a bill
 * once is not missed again. What the operator closed stays closed while its amounts stay the same.
 * @param seen every number in the bill
 */
export async function storeDifferences(
  tx: Tx,
  { date, channel }: Bill,
  { found, seen }: { readonly found: readonly Difference[]; readonly seen: readonly string[] },
  now: number,
): Promise<void> {
  for (const difference of found) {
    const row = { id: uuidv7(now, randomBytes(10)), date, channel, ...difference, reason: '', found_at: now }
    await tx
      .insertInto('differences')
      .values({ ...row, state: 'open', ended_at: null })
      .onConflict((conflict) =>
        conflict
          .columns(['date', 'channel', 'number', 'kind'])
          .doUpdateSet({ ours: row.ours, theirs: row.theirs, state: 'open', reason: '', ended_at: null })
          .where(
            sql<boolean>`case differences.state
              when 'gone' then differences.kind <> 'only-here'
              when 'closed' then (differences.ours, differences.theirs) is distinct from (excluded.ours, excluded.theirs)
              else true end`,
          ),
      )
      .execute()
  }
  const still = found.map(({ kind, number }) => `${kind} ${number}`)
  await sql`
    update differences set state = 'gone', ended_at = ${now}
    where channel = ${channel} and state = 'open' and (
      date = ${date} and kind || ' ' || number <> all(${still}::text[])
      or date <> ${date} and kind = 'only-here' and number = any(${seen}::text[]))`.execute(tx)
}

/** The latest bill first. */
export function listDifferences(
  db: Queries,
  state: StoredDifference['state'] | undefined,
  limit: number,
): Promise<StoredDifference[]> {
  return db
    .selectFrom('differences')
    .selectAll()
    .$if(state !== undefined, (rows) => rows.where('state', '=', state ?? 'open'))
    .orderBy('date', 'desc')
    .orderBy('channel')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Closes an open difference. @returns it; undefined if there is no such one, or it is not open */
export function closeDifference(
  tx: Tx,
  { id, reason }: { readonly id: string; readonly reason: string },
  now: number,
): Promise<StoredDifference | undefined> {
  return tx
    .updateTable('differences')
    .set({ state: 'closed', reason, ended_at: now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returningAll()
    .executeTakeFirst()
}
