import { randomUUID } from 'node:crypto'
import { type Kysely, type Migration, sql } from 'kysely'
import { codeOf } from '../start-error.ts'
import type { Queries } from './database.ts'
import { start } from './migrations/0001-start.ts'
import { accounts } from './migrations/0002-accounts.ts'
import { lookAlikes } from './migrations/0003-look-alikes.ts'
import { room } from './migrations/0004-room.ts'
import { recycleBin } from './migrations/0005-recycle-bin.ts'
import { plotRatings } from './migrations/0006-plot-ratings.ts'
import { shares } from './migrations/0007-shares.ts'
import { feedback } from './migrations/0008-feedback.ts'
import { storage } from './migrations/0009-storage.ts'
import { clients } from './migrations/0010-clients.ts'
import { ownNotices } from './migrations/0011-own-notices.ts'
import { money } from './migrations/0012-money.ts'
import { titles } from './migrations/0013-titles.ts'
import { orders } from './migrations/0014-orders.ts'
import { paymentsClosed } from './migrations/0015-payments-closed.ts'
import { invoices } from './migrations/0016-invoices.ts'
import { tokens } from './migrations/0017-tokens.ts'
import { dueNotices } from './migrations/0018-due-notices.ts'
import { differences } from './migrations/0019-differences.ts'
import { assistant } from './migrations/0020-assistant.ts'
import type { Schema } from './schema.ts'

/** Ordered by name. A released migration never changes. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-start': start,
  '0002-accounts': accounts,
  '0003-look-alikes': lookAlikes,
  '0004-room': room,
  '0005-recycle-bin': recycleBin,
  '0006-plot-ratings': plotRatings,
  '0007-shares': shares,
  '0008-feedback': feedback,
  '0009-storage': storage,
  '0010-clients': clients,
  '0011-own-notices': ownNotices,
  '0012-money': money,
  '0013-titles': titles,
  '0014-orders': orders,
  '0015-payments-closed': paymentsClosed,
  '0016-invoices': invoices,
  '0017-tokens': tokens,
  '0018-due-notices': dueNotices,
  '0019-differences': differences,
  '0020-assistant': assistant,
}

/** Tables in which the migrator records applied migrations. */
export const BOOKKEEPING: readonly string[] = ['kysely_migration', 'kysely_migration_lock']

export function isMigration(name: string): boolean {
  return Object.hasOwn(migrations, name)
}

const LOCK = 'migration_lock'
/** The tables in which the first versions, which used Kysely's migrator, recorded applied migrations. */
const ledger = [
  'create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)',
  'create table if not exists kysely_migration_lock (id varchar(255) primary key, is_locked int4 not null default 0)',
  `insert into kysely_migration_lock (id) values ('${LOCK}') on conflict do nothing`,
]
/** unique_violation, duplicate_table and duplicate_object: `if not exists` does not see what a concurrent process is creating. */
const MADE_MEANWHILE = new Set(['23505', '42P07', '42710'])

async function openLedger(db: Queries): Promise<void> {
  for (const statement of ledger) {
    await sql
      .raw(statement)
      .execute(db)
      .catch((error: unknown) => {
        if (!MADE_MEANWHILE.has(codeOf(error))) throw error
      })
  }
}

/**
 * Applies the missing migrations, all or nothing. A row lock makes other processes wait meanwhile (SPEC R1: no advisory lock).
 * @param until the last migration to apply
 */
async function catchUp(tx: Queries, now: number, until?: string): Promise<void> {
  await sql`select id from kysely_migration_lock where id = ${LOCK} for update`.execute(tx)
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(tx)
  const done = new Set(rows.map(({ name }) => name))
  for (const [name, migration] of Object.entries(migrations)) {
    if (done.has(name)) continue
    if (until !== undefined && name > until) return
    await migration.up(tx)
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date(now).toISOString()})`.execute(
      tx,
    )
  }
}

/** Migrates the database to this version. Concurrent processes wait for each other. */
export async function migrate(db: Kysely<Schema>, now: number): Promise<void> {
  await openLedger(db)
  await db.transaction().execute((tx) => catchUp(tx, now))
  await db
    .insertInto('site')
    .values({ instance: randomUUID(), epoch: randomUUID(), objects: null, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Migrates the tables to a level, or to this version, in the caller's transaction, without adding the rows of a new site.
 * @param until the last migration to apply
 */
export async function migrateWithin(tx: Queries, now: number, until?: string): Promise<void> {
  await openLedger(tx)
  await catchUp(tx, now, until)
}
