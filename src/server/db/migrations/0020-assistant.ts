import { type Migration, sql } from 'kysely'

/** Tokens of answers that are being written, and how many all users together have spent in a month. */
export const assistant: Migration = {
  async up(db) {
    await sql`
      create table token_holds (
        user_id uuid not null, cause text not null, tokens int8 not null, tokens_in int8 not null, model text not null,
        created_at int8 not null, primary key (user_id, cause))`.execute(db)
    await sql`create index token_holds_by_time on token_holds (created_at)`.execute(db)
    await sql`create table assistant_months (month text primary key, tokens int8 not null)`.execute(db)
  },
}
