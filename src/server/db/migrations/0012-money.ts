import { type Migration, sql } from 'kysely'

/** Rows of money refer to no user: they outlive the account (SPEC M18). */
const statements = [
  'alter table users add column account_revision int8 not null default 0',
  'alter table users drop column balance',
  'alter table users drop column due_time',
  'alter table users drop column level',
  `create table wallets (
    user_id uuid primary key, cash int8 not null check (cash >= 0), gift int8 not null check (gift >= 0), entries int8 not null)`,
  `create table transfers (
    user_id uuid not null, id uuid not null, entry int8 not null, debit text not null, credit text not null,
    amount int8 not null check (amount > 0), cause text not null, order_id uuid, reverses uuid, note text not null,
    cash_after int8 not null, gift_after int8 not null, created_at int8 not null,
    primary key (user_id, id), unique (user_id, cause, debit, credit), unique (user_id, entry), check (debit <> credit))`,
  `create table grants (
    user_id uuid not null, id uuid not null, level int4 not null, plan text not null, plan_revision int4 not null, seconds int8,
    cause text not null, created_at int8 not null, revoked_at int8, primary key (user_id, id), unique (user_id, cause))`,
  `create table plans (
    id text not null, revision int4 not null, content json not null, on_sale_from int8, on_sale_to int8, created_at int8 not null,
    primary key (id, revision))`,
  `create table offers (
    id text not null, revision int4 not null, content json not null, on_sale_from int8, on_sale_to int8, created_at int8 not null,
    primary key (id, revision))`,
  `create table promos (
    id uuid primary key, code_key text not null unique, kind text not null, value json not null,
    limit_people int4 not null check (limit_people between 1 and 10000), used int4 not null, starts_at int8 not null, ends_at int8,
    off_at int8, created_at int8 not null, check (used between 0 and limit_people))`,
  `create table promo_uses (
    user_id uuid not null, promo_id uuid not null, order_id uuid, state text not null, created_at int8 not null,
    primary key (user_id, promo_id))`,
  `create table active_batches (
    id uuid primary key, plan text not null, plan_revision int4 not null, count int4 not null, expires_at int8, note text not null,
    created_at int8 not null, revoked_at int8)`,
  `create table active_codes (
    hash bytea primary key, batch_id uuid not null, used_by uuid, used_at int8, revoked_at int8)`,
  'create index active_codes_by_batch on active_codes (batch_id)',
  'create index active_codes_by_user on active_codes (used_by) where used_by is not null',
  `create table audit (
    id uuid primary key, actor text not null, action text not null, subject text not null, detail text not null, reason text not null,
    created_at int8 not null)`,
  'create index audit_by_subject on audit (subject)',
]

export const money: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
