import { type Migration, sql } from 'kysely'

/** `due_notices`: whether the user gets messages before a membership ends. */
export const dueNotices: Migration = {
  async up(db) {
    await sql`alter table users add column due_notices boolean not null default true`.execute(db)
  },
}
