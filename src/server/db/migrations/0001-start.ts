import { type Migration, sql } from 'kysely'

const statements = [
  `create table site (
    id int4 primary key default 1 check (id = 1),
    instance uuid not null, epoch uuid not null, objects uuid, created_at int8 not null)`,
  'create table settings (key text primary key, value text not null)',
  `create table users (
    user_id uuid primary key, username text not null, nickname text not null default '', img text not null default '',
    balance int8 not null default 0, email text not null default '', wechat text not null default '',
    company text not null default '', qq text not null default '', status int4 not null default 1,
    due_time int8 not null default 0, level int4 not null default 1, password_hash text not null,
    last_agreement_id int4 not null, revision int8 not null default 0, created_at int8 not null)`,
  'create table login_names (name text primary key, user_id uuid not null)',
  `create table sessions (
    user_id uuid not null references users, token_hash bytea not null, device text not null,
    created_at int8 not null, last_used int8 not null, primary key (user_id, token_hash))`,
  `create table idempotency (
    user_id uuid not null references users, call text not null, key uuid not null,
    body_hash bytea not null, reply json, created_at int8 not null, primary key (user_id, call, key))`,
  'create index sessions_by_use on sessions (last_used)',
  'create index idempotency_by_age on idempotency (created_at)',
  `create table records (
    user_id uuid not null references users, id uuid not null, kind text not null, refs uuid[] not null,
    fields json not null, size int4 not null, revision int8 not null, primary key (user_id, id), unique (user_id, revision))`,
  'create index records_by_kind on records (user_id, kind)',
  `create table mutations (
    user_id uuid not null references users, id uuid not null, applied_at int8 not null, primary key (user_id, id))`,
  `create table uploads (
    user_id uuid not null references users, id uuid not null, project uuid not null, sha256 text not null, size int8 not null,
    received int8 not null, complete boolean not null, touched_at int8 not null,
    primary key (user_id, id), unique (user_id, project, sha256))`,
  'create table removals (object text primary key, is_upload boolean not null, asked_at int8 not null)',
  `create table pictures (
    user_id uuid not null references users, id uuid not null, object text not null, size int8 not null,
    created_at int8 not null, primary key (user_id, id))`,
  `create table notices (
    id uuid primary key, position int4 not null, title_zh text not null, title_en text not null,
    content_zh text not null, content_en text not null, created_at int8 not null, withdrawn_at int8)`,
  `create table notice_reads (
    user_id uuid not null references users, notice_id uuid not null, read_at int8 not null, primary key (user_id, notice_id))`,
  `create table tutorials (
    id uuid primary key, kind text not null, title_zh text not null, title_en text not null,
    summary_zh text not null, summary_en text not null, body_zh text not null, body_en text not null,
    video text, captions_zh text, captions_en text, created_at int8 not null, withdrawn_at int8)`,
  'create table captchas (key uuid primary key, answer bytea not null, expires_at int8 not null)',
  // rate-limiter-flexible requires these column names
  'create table limits (key varchar(255) primary key, points int4 not null default 0, expire int8)',
]

export const start: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
