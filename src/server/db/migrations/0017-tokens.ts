import { type Migration, sql } from 'kysely'

/** Rows outlive the account, as those of money do (SPEC M18). */
export const tokens: Migration = {
  async up(db) {
    await sql`
      create table token_entries (
        user_id uuid not null, id uuid not null, delta int8 not null, extra int8 not null, cause text not null, model text,
        tokens_in int8 not null, tokens_out int8 not null, created_at int8 not null, primary key (user_id, id), unique (user_id, cause))`.execute(
      db,
    )
    await sql`create index token_entries_by_time on token_entries (user_id, created_at)`.execute(db)
  },
}
