import { type Migration, sql } from 'kysely'

/** Rows of money refer to no user: they outlive the account (SPEC M18). */
const statements = [
  `create table orders (
    user_id uuid not null, id uuid not null, kind text not null, product json not null, amount int8 not null check (amount > 0),
    gift int8 not null check (gift >= 0), discount int8 not null check (discount >= 0), promo_id uuid, state text not null,
    expires_at int8 not null, created_at int8 not null, paid_at int8, closed_at int8, primary key (user_id, id))`,
  'create index orders_by_state on orders (user_id, state)',
  `create table payments (
    user_id uuid not null, id uuid not null, order_id uuid not null, channel text not null, number text not null,
    amount int8 not null check (amount > 0), state text not null, prepared json, provider_id text, total_seen int8, payer_total int8,
    reason text, expires_at int8 not null, created_at int8 not null, paid_at int8, primary key (user_id, id))`,
  'create index payments_by_order on payments (user_id, order_id)',
  `create table refunds (
    user_id uuid not null, id uuid not null, payment_id uuid not null, number text not null, amount int8 not null check (amount > 0),
    from_account text not null, gift_back int8 not null check (gift_back >= 0), state text not null, reason text not null, provider_id text,
    asked_by text not null, created_at int8 not null, done_at int8, primary key (user_id, id))`,
  'create index refunds_by_payment on refunds (user_id, payment_id)',
  'create table trade_numbers (number text primary key, user_id uuid not null, payment_id uuid not null, refund_id uuid)',
  `create table due (
    bucket int2 not null, at int8 not null, number text not null, asked int4 not null, primary key (bucket, at, number))`,
  'create unique index due_number on due (bucket, number)',
]

export const orders: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
