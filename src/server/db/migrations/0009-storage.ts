import { type Migration, sql } from 'kysely'

export const storage: Migration = {
  async up(db) {
    for (const statement of [
      `create table storage_requests (
        user_id uuid not null references users, id uuid not null, gib int4 not null, reason text not null,
        created_at int8 not null, granted int4, answered_at int8, primary key (user_id, id))`,
      'create unique index storage_requests_open on storage_requests (user_id) where answered_at is null',
      `create table storage_grants (
        user_id uuid primary key references users, gib int4 not null, ends_at int8, granted_at int8 not null)`,
    ]) {
      await sql.raw(statement).execute(db)
    }
  },
}
