import { type Migration, sql } from 'kysely'

export const clients: Migration = {
  async up(db) {
    for (const statement of [
      `create table client_builds (
        platform text not null, arch text not null, version text not null, size int8 not null, sha256 bytea not null,
        object text not null, tried boolean not null, published_at int8 not null, primary key (platform, arch))`,
      `create table client_downloads (
        platform text not null, arch text not null, version text not null, day int4 not null, count int4 not null,
        primary key (platform, arch, version, day))`,
    ]) {
      await sql.raw(statement).execute(db)
    }
  },
}
