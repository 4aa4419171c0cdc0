import { type Migration, sql } from 'kysely'

const statements = [
  // a directory, so its key starts with the name that is looked up
  'create table identities (kind text not null, name text not null, user_id uuid not null, primary key (kind, name))',
  'create index identities_by_user on identities (user_id)',
  "insert into identities (kind, name, user_id) select 'account', name, user_id from login_names",
  'drop table login_names',
  "alter table users add column phone text not null default ''",
  'alter table users add column closes_at int8',
  'create index users_by_closing on users (closes_at)',
  `create table codes (
    key uuid primary key, secret uuid not null, mac bytea not null, tries int4 not null default 0, expires_at int8 not null)`,
  'create index codes_by_end on codes (expires_at)',
  `create table tickets (
    user_id uuid not null references users, hash bytea not null, expires_at int8 not null, primary key (user_id, hash))`,
  'create index tickets_by_end on tickets (expires_at)',
  `create table scenes (
    scene text primary key, purpose text not null, secret bytea not null unique, user_id uuid, openid text, expires_at int8 not null)`,
  'create index scenes_by_end on scenes (expires_at)',
  'create table wechat_tokens (app text primary key, token text not null, expires_at int8 not null)',
  'create table wechat_messages (hash bytea primary key, expires_at int8 not null)',
  'create index wechat_messages_by_end on wechat_messages (expires_at)',
  `create table inbox (
    id uuid primary key, channel text not null, recipient text not null, subject text not null, body text not null,
    created_at int8 not null)`,
  // one row, which a backup locks so that no process removes objects meanwhile
  'create table sweeping (id int4 primary key check (id = 1))',
  'insert into sweeping (id) values (1)',
  'alter table site add column notice_revision int8 not null default 0',
  'alter table captchas add column secret uuid',
  'delete from captchas',
  'alter table captchas alter column secret set not null',
]

export const accounts: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
