import { randomBytes } from 'node:crypto'
import type { OrderChannel } from '#contract/calls/order.ts'
import { uuidv7 } from '#contract/records/uuid.ts'
import { inTransaction, type Tx } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import { spendHeld } from '../money/discounts.ts'
import { lockWallet } from '../money/store.ts'
import { DeliveryError } from '../providers/delivery-error.ts'
import { type Asking, askAbout, commitFact, providerFor } from './ask.ts'
import { closeIfOver, isLiving } from './close-order.ts'
import { nextAsk, PAYMENT_MS, TRANSFER_MS } from './due.ts'
import { fulfil } from './fulfil.ts'
import { channelsOf, payerOf } from './present.ts'
import {
  findOrder,
  findPayment,
  insertPayment,
  listPayments,
  lockOrder,
  lockPayment,
  type StoredOrder,
  type StoredPayment,
  setOrder,
  setPayment,
} from './store.ts'

/** What the payer's page adds. */
export interface Payer {
  readonly address: string
  /** Where a page of the provider sends the payer afterwards. */
  readonly returnUrl: string
}

/** @throws Refusal `not-found`, `order-paid` or `order-closed` */
function requireOpen(order: StoredOrder | undefined, now: number): StoredOrder {
  if (!order) throw new Refusal('not-found')
  if (order.state === 'paid') throw new Refusal('order-paid')
  if (order.state === 'closed' || order.expires_at <= now) throw new Refusal('order-closed')
  return order
}

/** @throws Refusal `provider-silent` */
async function asked<T>({ log }: Asking, asking: Promise<T>): Promise<T> {
  try {
    return await asking
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error
    log.warn({ reason: error.reason }, 'a provider of payments did not answer')
    throw new Refusal('provider-silent')
  }
}

/** Asks the providers about all payments of an order that may still be paid. @throws Refusal `provider-silent` */
export async function syncOrder(asking: Asking, user: string, id: string): Promise<void> {
  const { db, payments: providers, clock } = asking
  const order = await findOrder(db, user, id)
  if (!order) throw new Refusal('not-found')
  for (const payment of (await listPayments(db, user, [id])).filter(isLiving)) {
    const provider = providerFor(providers, payment.channel)
    if (provider) await commitFact(asking, await asked(asking, askAbout(provider, payment, clock())))
  }
}

/**
 * Ends the payments of an order that are not paid, at their providers first (SPEC M10), and then the order, if it is to end.
 * @throws Refusal `order-paid` if one was paid meanwhile, `payment-open` if a provider does not know a payment that it may still begin
 */
async function endPayments(asking: Asking, payments: readonly StoredPayment[]): Promise<void> {
  const { db, payments: providers } = asking
  for (const payment of payments.filter(isLiving)) {
    const provider = providerFor(providers, payment.channel)
    if (!provider) throw new Refusal('payment-open')
    await commitFact(asking, await asked(asking, provider.close(payment.number)))
    const now = await findPayment(db, payment.user_id, payment.id)
    if (now?.state === 'paid') throw new Refusal('order-paid')
    if (now && isLiving(now)) throw new Refusal('payment-open')
  }
}

/** Gives an order up. @throws Refusal as `endPayments` */
export async function giveUpOrder(asking: Asking, user: string, id: string): Promise<void> {
  const { db, clock } = asking
  requireOpenOrClosed(await findOrder(db, user, id))
  await endPayments(asking, await listPayments(db, user, [id]))
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, user, id)
    if (order?.state !== 'open') return
    const expires_at = Math.min(order.expires_at, clock())
    await setOrder(tx, order, { expires_at })
    if (!(await closeIfOver(tx, { ...order, expires_at }, clock()))) throw new Refusal('payment-open')
  })
}

function requireOpenOrClosed(order: StoredOrder | undefined): void {
  if (!order) throw new Refusal('not-found')
  if (order.state === 'paid') throw new Refusal('order-paid')
}

/**
 * Begins to pay an order: asks the provider for a payment, and keeps what the page needs. The same payment again, or one of the same way, is
 * answered with what is kept; a payment of another way is ended first.
 * @throws Refusal `payments-closed` if the way is not on offer
 */
export async function payOrder(
  asking: Asking,
  user: string,
  { order: id, payment: paymentId, channel }: { order: string; payment: string; channel: OrderChannel },
  payer: Payer,
): Promise<void> {
  const { db, payments: providers, clock } = asking
  requireOpen(await findOrder(db, user, id), clock())
  const provider = providerFor(providers, channel)
  const openid = await payerOf(db, asking, user)
  if (!provider || !channelsOf([provider], openid).includes(channel)) throw new Refusal('payments-closed')
  await endPayments(
    asking,
    (await listPayments(db, user, [id])).filter((payment) => payment.channel !== channel),
  )
  const payment = await inTransaction(db, (tx) => begun(tx, user, { id, paymentId, channel }, clock()))
  if (payment.prepared || !isLiving(payment)) return
  const prepared = await asked(
    asking,
    provider.prepare({
      channel,
      number: payment.number,
      total: payment.amount,
      description: DESCRIPTION,
      expires_at: payment.expires_at,
      attach: user,
      return_url: payer.returnUrl,
      payer_address: payer.address,
      ...(openid !== undefined && { openid }),
    }),
  )
  await inTransaction(db, async (tx) => {
    await lockOrder(tx, user, id)
    const now = await lockPayment(tx, user, payment.id)
    if (now?.state === 'asking') await setPayment(tx, now, { state: 'waiting', prepared: JSON.stringify(prepared) })
  })
}

/**
 * Pays a membership or tokens from the wallet, the gift first; payments that were begun are ended first. Recharges cannot be paid so.
 * @throws Refusal `balance-short` with what is missing, or as `payOrder`
 */
export async function payFromWallet(asking: Asking, user: string, id: string): Promise<void> {
  const { db, clock } = asking
  const open = requireOpen(await findOrder(db, user, id), clock())
  if (open.kind === 'recharge') throw new Refusal('invalid-request', { fields: ['channel'] })
  await endPayments(asking, await listPayments(db, user, [id]))
  await inTransaction(db, (tx) => spendWallet(tx, user, id, clock()))
}

/** Pays a membership or tokens from the wallet, if no payment is under way. @throws Refusal `order-paid`, `order-closed`, `payment-open` or `balance-short` */
export async function spendWallet(tx: Tx, user: string, id: string, now: number): Promise<void> {
  const order = requireOpen(await lockOrder(tx, user, id), now)
  if ((await listPayments(tx, user, [id])).some(isLiving)) throw new Refusal('payment-open')
  await setOrder(tx, order, { state: 'paid', paid_at: now })
  await spendHeld(tx, order)
  await fulfil(tx, order, await lockWallet(tx, user), now)
}

/** What the payer reads; the same each time a payment is asked for. */
const DESCRIPTION = '算尺 Slipstick'

/** The payment to ask for, new or begun before. @throws Refusal `payment-open` if another way was begun meanwhile */
async function begun(
  tx: Tx,
  user: string,
  { id, paymentId, channel }: { id: string; paymentId: string; channel: OrderChannel },
  now: number,
): Promise<StoredPayment> {
  const order = requireOpen(await lockOrder(tx, user, id), now)
  const living = (await listPayments(tx, user, [id])).filter(isLiving)
  const known = living.find((payment) => payment.channel === channel)
  if (known) return known
  if (living.length > 0) throw new Refusal('payment-open')
  if (await findPayment(tx, user, paymentId)) throw new Refusal('order-closed') // it ended: the page makes another
  const row = { user_id: user, id: paymentId, order_id: id, channel, amount: order.amount } as const
  const number = uuidv7(now, randomBytes(10)).replaceAll('-', '')
  const empty = { prepared: null, provider_id: null, total_seen: null, payer_total: null, reason: null, paid_at: null }
  const isTransfer = channel === 'transfer'
  // an order that waited for a bank transfer is open for longer than a payment at a provider
  const expires_at = isTransfer ? now + TRANSFER_MS : Math.min(order.expires_at, now + PAYMENT_MS)
  if (isTransfer) await setOrder(tx, order, { expires_at })
  const at = isTransfer ? expires_at : (nextAsk(now, now) ?? now)
  await insertPayment(tx, { ...row, ...empty, expires_at, created_at: now, number, state: 'asking' }, at)
  const made = await findPayment(tx, user, paymentId)
  if (!made) throw new Error('a payment that was just added is missing')
  return made
}
