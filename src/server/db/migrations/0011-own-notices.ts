import { type Migration, sql } from 'kysely'

export const ownNotices: Migration = {
  async up(db) {
    await sql
      .raw(
        `create table own_notices (
          user_id uuid not null references users, id uuid not null, kind text not null, detail text not null,
          created_at int8 not null, read_at int8, primary key (user_id, id))`,
      )
      .execute(db)
  },
}
