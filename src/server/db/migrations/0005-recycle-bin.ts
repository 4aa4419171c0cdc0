import { type Migration, sql } from 'kysely'

interface Row {
  readonly user_id: string
  readonly id: string
  readonly head: { readonly deleted?: readonly [value: unknown, stamp: string] }
}

const ROWS_AT_ONCE = 1000

/** The clock of a stamp, ms: as stamps were written when this migration was. */
const clockOf = (stamp: string) => Number.parseInt(stamp.slice(0, 9), 36)

/**
 * Finds deleted records by the time of their deletion. The text is searched, because PostgreSQL's JSON operators refuse U+0000, which a title may
 * contain.
 */
export const recycleBin: Migration = {
  async up(db) {
    await sql`alter table records add column binned_at int8`.execute(db)
    let after: Row | undefined
    for (;;) {
      const { rows } = await sql<Row>`
        select user_id, id, head from records where head::text like '%"deleted":[true,%'
        ${after ? sql`and (user_id, id) > (${after.user_id}::uuid, ${after.id}::uuid)` : sql``}
        order by user_id, id limit ${ROWS_AT_ONCE}`.execute(db)
      for (const { user_id, id, head } of rows) {
        if (head.deleted?.[0] !== true) continue
        await sql`update records set binned_at = ${clockOf(head.deleted[1])}
          where user_id = ${user_id} and id = ${id}`.execute(db)
      }
      after = rows.at(-1)
      if (!after) break
    }
    await sql`create index records_in_bin on records (binned_at) where binned_at is not null`.execute(db)
  },
}
