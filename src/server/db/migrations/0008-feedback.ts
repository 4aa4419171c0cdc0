import { type Migration, sql } from 'kysely'

export const feedback: Migration = {
  async up(db) {
    await sql
      .raw(
        `create table feedback (
          user_id uuid not null references users, id uuid not null, content text not null, pictures json not null,
          app_version text not null, route text not null, browser text not null, language text not null,
          written_at int8 not null, created_at int8 not null, answer text not null default '', answered_at int8,
          primary key (user_id, id))`,
      )
      .execute(db)
  },
}
