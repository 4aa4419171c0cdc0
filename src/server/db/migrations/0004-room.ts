import { type Kysely, type Migration, sql } from 'kysely'

/** The fields of the body, by their names when this migration was written: those that grow with the rows or have no narrow limit. */
const HEAVY = /^(option|data)\.|^(importSchema|description)$/

type Fields = Readonly<Record<string, unknown>>

interface Key {
  readonly user_id: string
  readonly id: string
  readonly size: number
}

const KEYS_AT_ONCE = 1000
const BYTES_AT_ONCE = 8 * 1024 * 1024

/** Splits the keys into groups of about `BYTES_AT_ONCE`, each of at least one record. */
function inParts(keys: readonly Key[]): Key[][] {
  const parts: Key[][] = []
  let bytes = Number.POSITIVE_INFINITY
  for (const key of keys) {
    if (bytes + key.size > BYTES_AT_ONCE) {
      parts.push([])
      bytes = 0
    }
    parts.at(-1)?.push(key)
    bytes += key.size
  }
  return parts
}

async function divide(db: Kysely<unknown>, keys: readonly Key[]): Promise<void> {
  const these = sql.join(keys.map(({ user_id, id }) => sql`(${user_id}::uuid, ${id}::uuid)`))
  const { rows } = await sql<Key & { body: Fields }>`
    select user_id, id, size, body from records where (user_id, id) in (${these})`.execute(db)
  for (const { user_id, id, body } of rows) {
    const entries = Object.entries(body)
    const head = Object.fromEntries(entries.filter(([name]) => !HEAVY.test(name)))
    const heavy = entries.filter(([name]) => HEAVY.test(name))
    const rest = heavy.length > 0 ? JSON.stringify(Object.fromEntries(heavy)) : null
    await sql`update records set head = ${JSON.stringify(head)}, body = ${rest}
      where user_id = ${user_id} and id = ${id}`.execute(db)
  }
}

/** Splits records into two parts, so that titles are read without the rest, and counts users' rows. */
export const room: Migration = {
  async up(db) {
    await sql`alter table records rename column fields to body`.execute(db)
    await sql`alter table records add column head json, alter column body drop not null`.execute(db)
    let after: Key | undefined
    for (;;) {
      const { rows } = await sql<Key>`
        select user_id, id, size from records
        ${after ? sql`where (user_id, id) > (${after.user_id}::uuid, ${after.id}::uuid)` : sql``}
        order by user_id, id limit ${KEYS_AT_ONCE}`.execute(db)
      for (const part of inParts(rows)) await divide(db, part)
      after = rows.at(-1)
      if (!after) break
    }
    await sql`alter table records alter column head set not null`.execute(db)
    for (const counter of ['records_kept', 'bytes_kept', 'mutations_kept', 'keys_kept']) {
      await sql`alter table users add column ${sql.id(counter)} int8 not null default 0`.execute(db)
    }
    await sql`update users set records_kept = kept.count, bytes_kept = kept.bytes
      from (select user_id, count(*) as count, sum(size)::int8 as bytes from records group by user_id) kept
      where kept.user_id = users.user_id`.execute(db)
    await sql`update users set mutations_kept = kept.count
      from (select user_id, count(*) as count from mutations group by user_id) kept
      where kept.user_id = users.user_id`.execute(db)
    await sql`update users set keys_kept = kept.count
      from (select user_id, count(*) as count from idempotency group by user_id) kept
      where kept.user_id = users.user_id`.execute(db)
    await sql`create index mutations_by_age on mutations (applied_at)`.execute(db)
  },
}
