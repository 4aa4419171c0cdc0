import { type Migration, sql } from 'kysely'

/** Rows of invoices refer to no user: what was issued outlives the account (SPEC M18). */
const statements = [
  `create table invoices (
    user_id uuid not null, id uuid not null, title json not null, kind text not null, email text not null, remark text not null,
    amount int8 not null check (amount > 0), state text not null, asked_at int8 not null, due_at int8 not null, told_at int8, done_at int8,
    number text, cancelled_by text, reason text not null, replaces uuid, reissue_reason text, reissue_note text not null,
    red_letter text not null, primary key (user_id, id))`,
  'create index invoices_by_state on invoices (state, due_at)',
  `create unique index invoices_replacing on invoices (user_id, replaces) where replaces is not null and state <> 'cancelled'`,
  `create table invoice_lines (
    user_id uuid not null, invoice_id uuid not null, payment_id uuid not null, amount int8 not null check (amount > 0),
    living bool not null, primary key (user_id, invoice_id, payment_id))`,
  'create unique index invoice_lines_living on invoice_lines (user_id, payment_id) where living',
  `create table invoice_files (
    user_id uuid not null, id uuid not null, invoice_id uuid not null, format text not null, object text not null,
    size int8 not null, created_at int8 not null, primary key (user_id, id))`,
  'create unique index invoice_files_formats on invoice_files (user_id, invoice_id, format)',
]

export const invoices: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
