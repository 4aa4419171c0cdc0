import { type Migration, sql } from 'kysely'

export const titles: Migration = {
  async up(db) {
    for (const statement of [
      `create table titles (
        user_id uuid not null references users, id uuid not null, type text not null, name text not null, tax_no text not null,
        phone text not null, address text not null, bank text not null, account text not null, email text not null,
        recipient text not null, area text not null, remark text not null, is_default bool not null,
        created_at int8 not null, updated_at int8 not null, primary key (user_id, id))`,
      'create unique index titles_default on titles (user_id) where is_default',
    ]) {
      await sql.raw(statement).execute(db)
    }
  },
}
