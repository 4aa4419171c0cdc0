import { randomBytes } from 'node:crypto'
import { INVOICE_HOURS, type InvoiceKind } from '#contract/money/invoice.ts'
import type { Title } from '#contract/money/title.ts'
import { uuidv7 } from '#contract/records/uuid.ts'
import type { Tx } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import type { Asked } from '../http/route.ts'
import { touchAccount } from '../money/store.ts'
import { livingInvoice, lockOrder, lockPayment } from '../orders/store.ts'
import { findTitle } from '../titles/store.ts'
import { type InvoiceSettings, kindsOf } from './settings.ts'
import {
  findPaid,
  insertInvoice,
  listPaidOn,
  lockInvoice,
  ordersOf,
  type PaidRow,
  type StoredInvoice,
  setInvoice,
} from './store.ts'

const DAY = 24 * 60 * 60_000
const HOUR = 60 * 60_000

/** Since when payments can be on an invoice, ms. */
export const invoicedSince = ({ days }: InvoiceSettings, now: number) => now - days * DAY

/** Locks the orders of these payments, then the payments, each in the order of their ids: nobody pays them back meanwhile (SPEC M15). */
async function lockPaid(tx: Tx, user: string, payments: readonly string[]): Promise<void> {
  for (const order of await ordersOf(tx, user, payments)) await lockOrder(tx, user, order)
  for (const payment of payments.toSorted()) await lockPayment(tx, user, payment)
}

/** A payment that can be on a new invoice. @throws Refusal that says why it cannot */
async function requireFree(tx: Tx, user: string, payment: string, since: number): Promise<PaidRow> {
  const living = await livingInvoice(tx, user, payment)
  if (living) throw new Refusal('invoice-taken', { payment, invoice: living.id, state: living.state })
  const row = await findPaid(tx, user, payment)
  if (!row) throw new Refusal('not-found')
  if (row.isBeingPaidBack || row.amount <= 0) throw new Refusal('payment-refunded', { payment })
  if (row.paid_at <= since) throw new Refusal('invoice-late', { payment })
  return row
}

/** @throws Refusal `invoice-kind` if no invoice of the kind is issued for the title or the payments */
function requireKind(
  settings: InvoiceSettings,
  kind: InvoiceKind,
  { type }: Pick<Title, 'type'>,
  paid: readonly PaidRow[],
): void {
  if (kind !== 'special') return
  if (type !== 'company' || !kindsOf(settings, paid).includes(kind)) throw new Refusal('invoice-kind')
}

const empty = {
  state: 'waiting',
  told_at: null,
  done_at: null,
  number: null,
  cancelled_by: null,
  reason: '',
  red_letter: '',
} as const
const notAgain = { replaces: null, reissue_reason: null, reissue_note: '' } as const

interface Wanted {
  readonly kind: InvoiceKind
  readonly email: string
  readonly remark: string
}

function draft(
  user: string,
  paid: readonly PaidRow[],
  title: Title,
  { kind, email, remark }: Wanted,
  again: Pick<StoredInvoice, 'replaces' | 'reissue_reason' | 'reissue_note'>,
  now: number,
) {
  const id = uuidv7(now, randomBytes(10))
  const row = {
    user_id: user,
    id,
    title: JSON.stringify(title),
    kind,
    email: email.trim() || title.email,
    remark: remark.trim(),
    amount: paid.reduce((sum, { amount }) => sum + amount, 0),
    asked_at: now,
    due_at: now + INVOICE_HOURS * HOUR,
    ...empty,
    ...again,
  }
  const living = again.replaces === null
  const lines = paid.map(({ payment, amount }) => ({
    user_id: user,
    invoice_id: id,
    payment_id: payment,
    amount,
    living,
  }))
  return { row, lines }
}

/**
 * Asks for an invoice for whole payments (SPEC M25).
 * @returns its id
 * @throws Refusal `invoice-taken`, `payment-refunded` or `invoice-late` with the payment, `invoice-kind`, `price-changed` with the sum, or `not-found`
 */
export async function askInvoice(
  tx: Tx,
  user: string,
  { payments, amount, title: titleId, kind, email, remark }: Asked<'Invoicing/add'>['request'],
  settings: InvoiceSettings,
  now: number,
): Promise<string> {
  if (new Set(payments).size < payments.length) throw new Refusal('invalid-request', { fields: ['payments'] })
  await lockPaid(tx, user, payments)
  const paid: PaidRow[] = []
  for (const payment of payments) paid.push(await requireFree(tx, user, payment, invoicedSince(settings, now)))
  const title = await findTitle(tx, user, titleId)
  if (!title) throw new Refusal('not-found')
  requireKind(settings, kind, title, paid)
  const { row, lines } = draft(user, paid, title, { kind, email, remark }, notAgain, now)
  if (row.amount !== amount) throw new Refusal('price-changed', { price: row.amount })
  await insertInvoice(tx, row, lines)
  await touchAccount(tx, user)
  return row.id
}

/**
 * Asks for another invoice in place of one that is issued (SPEC M26).
 * @returns its id
 * @throws Refusal `invoice-state` with the state of the former, `invoice-kind` or `not-found`
 */
export async function askAgain(
  tx: Tx,
  user: string,
  { id, reason, note, title: titleId, kind, email, remark }: Asked<'Invoicing/reissue'>['request'],
  settings: InvoiceSettings,
  now: number,
): Promise<string> {
  const former = await lockInvoice(tx, user, id)
  const title = await findTitle(tx, user, titleId)
  if (!former || !title) throw new Refusal('not-found')
  if (former.state !== 'done') throw new Refusal('invoice-state', { state: former.state })
  const paid = await listPaidOn(tx, former)
  requireKind(settings, kind, title, paid)
  const again = { replaces: id, reissue_reason: reason, reissue_note: note.trim() }
  const { row, lines } = draft(user, paid, title, { kind, email, remark }, again, now)
  await setInvoice(tx, former, { state: 'reissue' })
  await insertInvoice(tx, row, lines)
  await touchAccount(tx, user)
  return row.id
}
