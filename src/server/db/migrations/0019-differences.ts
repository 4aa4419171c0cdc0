import { type Migration, sql } from 'kysely'

/** Differences between the ledger and the bills of providers: of the site, without a user (SPEC M19). */
export const differences: Migration = {
  async up(db) {
    await sql
      .raw(`create table differences (
        id uuid primary key, date text not null, channel text not null, kind text not null, number text not null, ours int8, theirs int8,
        state text not null, reason text not null, found_at int8 not null, ended_at int8, unique (date, channel, number, kind))`)
      .execute(db)
    await sql.raw('create index differences_by_number on differences (number)').execute(db)
  },
}
