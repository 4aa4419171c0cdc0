import type { Insertable, Selectable } from 'kysely'
import type { Db, Queries } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'

export async function insertCaptcha(db: Db, captcha: Insertable<Schema['captchas']>): Promise<void> {
  await db.insertInto('captchas').values(captcha).execute()
}

/** Outside the caller's transaction, so that a later refusal does not restore it. */
export function takeCaptcha(db: Db, key: string): Promise<Selectable<Schema['captchas']> | undefined> {
  return db.deleteFrom('captchas').where('key', '=', key).returningAll().executeTakeFirst()
}

export async function deleteCaptchasExpiredAt(db: Queries, now: number): Promise<void> {
  await db.deleteFrom('captchas').where('expires_at', '<', now).execute()
}

export async function readSettings(db: Queries): Promise<Map<string, string>> {
  const rows = await db.selectFrom('settings').selectAll().execute()
  return new Map(rows.map(({ key, value }) => [key, value]))
}

export async function writeSetting(db: Queries, key: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/** Sets a setting that has no value yet; false if it has one. Of concurrent claims one succeeds, the others wait for it and get false. */
export async function claimSetting(db: Queries, key: string, value: string): Promise<boolean> {
  const claimed = await db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  return claimed !== undefined
}

export function readSite(db: Queries): Promise<Selectable<Schema['site']>> {
  return db.selectFrom('site').selectAll().executeTakeFirstOrThrow()
}

/** Records the object store that belongs to this database, if none is recorded. */
export async function claimObjects(db: Queries, objects: string): Promise<void> {
  await db.updateTable('site').set({ objects }).where('objects', 'is', null).execute()
}
