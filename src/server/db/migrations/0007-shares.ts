import { type Migration, sql } from 'kysely'

const statements = [
  `create table shares (
    user_id uuid not null references users, id uuid not null, size int8 not null, created_at int8 not null,
    expires_at int8 not null, primary key (user_id, id))`,
  'create index shares_by_id on shares (id)',
  'create index shares_by_expiry on shares (expires_at)',
]

export const shares: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
