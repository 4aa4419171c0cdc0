import { yuanOf } from '#contract/money/fen.ts'
import { notify } from '../db/bus.ts'
import { type Db, inTransaction } from '../db/database.ts'
import { audit } from '../money/audit.ts'
import { tellUser } from '../notices/own-notices.ts'
import { applyFact } from '../orders/apply-fact.ts'
import { findNumber, findPayment, findRefund, listTransfersEnding, type StoredPayment } from '../orders/store.ts'
import { endOfNumber } from '../payments/transfer/reference.ts'
import { seenTransfer, transferRefund } from '../payments/transfer/transfer-payments.ts'
import type { Command } from './command.ts'
import { OperatorError } from './operator-error.ts'
import { startOfDay, wholeNumber } from './read-option.ts'

const HOUR = 60 * 60_000
/** Fen: the payer may have sent anything. */
const MOST = 99_999_999_999

/** Noon in Beijing of the day that an option names, or now, if that is earlier or nothing is named. @param from ms, in the first day that may be named */
function paidAt(day: string | undefined, from: number, now: number): number {
  if (day === undefined) return now
  const noon = startOfDay('paid', day) + 4 * HOUR
  if (noon > now + 12 * HOUR) throw new OperatorError('--paid is in the future.')
  if (noon < from - 12 * HOUR) throw new OperatorError('--paid is before the payment was begun here.')
  return Math.min(noon, now)
}

/** The payment by bank transfer of a number, or of the reference that the payer wrote. */
async function transferOf(db: Db, text: string): Promise<StoredPayment> {
  const end = endOfNumber(text)
  const known = end === undefined ? await findNumber(db, text.toLowerCase()) : undefined
  const whole = known && known.refund_id === null ? await findPayment(db, known.user_id, known.payment_id) : undefined
  const found = end === undefined ? [whole] : await listTransfersEnding(db, end)
  if (found.length > 1)
    throw new OperatorError('Two payments have this reference: give the whole number (list-orders).')
  const [payment] = found
  if (payment?.channel !== 'transfer') throw new OperatorError('No payment by bank transfer has this number.')
  return payment
}

export const confirmTransfer: Command = {
  usage: 'NUMBER --amount FEN [--paid DATE] [--second SERIAL]',
  purpose:
    'Confirm a bank transfer that is on the statement of the bank. NUMBER is that of the payment, or the reference in the remark, in quotation marks. Prints the state. Another amount than the order’s is not accepted, and waits (refund). --second: the payer sent money a second time with the same reference; SERIAL is its number at the bank',
  options: ['amount', 'paid', 'second'],
  async run({ site, argument, option, optional, now, print }) {
    const { db, pool } = site.database
    const payment = await transferOf(db, argument('NUMBER'))
    const { number, user_id: user, id } = payment
    const total = wholeNumber('amount', option('amount'), MOST)
    const paid_at = paidAt(optional('paid'), payment.created_at, now)
    const second = optional('second')
    const isConfirmed = payment.state === 'paid' || payment.state === 'odd'
    if (second !== undefined && !isConfirmed) throw new OperatorError('The first transfer is not confirmed yet.')
    if (isConfirmed && second === undefined && total !== payment.total_seen)
      throw new OperatorError(
        `This payment was confirmed with ${yuanOf(payment.total_seen ?? 0)}. Money that came besides is confirmed with --second.`,
      )
    const fact = seenTransfer(number, { total, paid_at, serial: second ?? number })
    let isSuspended = false
    await inTransaction(db, async (tx) => {
      isSuspended = false
      await applyFact(tx, fact, now, () => {
        isSuspended = true
      })
      const detail = `${number} ${total}${second === undefined ? '' : ` second ${second}`}`
      if (isConfirmed && !isSuspended) return
      await audit(tx, { action: 'confirm-transfer', subject: user, detail, reason: '' }, now)
      await tellUser(tx, user, { kind: 'payment', detail: `${isSuspended ? 'odd' : 'paid'} ${total}` }, now)
    })
    const after = await findPayment(db, user, id)
    print(`${number}  ${after?.state ?? '-'}${after?.reason ? ` (${after.reason})` : ''}  ${yuanOf(total)}`)
    if (isSuspended) print('This money was not accepted. It waits: see show-order, list-refunds and refund.')
    else if (isConfirmed) print('It was confirmed before: nothing was changed.')
    await notify(pool, [{ kind: 'user', id: user }, { kind: 'notices' }])
  },
}

export const confirmRefund: Command = {
  usage: 'NUMBER [--paid DATE]',
  purpose:
    'Confirm that you have paid a refund back at the bank, as a whole. NUMBER is that of the refund (list-refunds); only for what was paid by bank transfer',
  options: ['paid'],
  async run({ site, argument, optional, now, print }) {
    const { db, pool } = site.database
    const number = argument('NUMBER')
    const known = await findNumber(db, number)
    const payment = known?.refund_id ? await findPayment(db, known.user_id, known.payment_id) : undefined
    const refund = known?.refund_id ? await findRefund(db, known.user_id, known.refund_id) : undefined
    if (!payment || !refund) throw new OperatorError('No refund has this number.')
    if (payment.channel !== 'transfer')
      throw new OperatorError(`This was paid by ${payment.channel}, which pays it back: see sync-order.`)
    const { user_id: user, amount } = refund
    const asked = { number, payment_number: payment.number, amount }
    const fact = transferRefund(asked, paidAt(optional('paid'), refund.created_at, now))
    await inTransaction(db, async (tx) => {
      await applyFact(tx, fact, now)
      if (refund.state === 'done') return
      await audit(tx, { action: 'confirm-refund', subject: user, detail: `${number} ${amount}`, reason: '' }, now)
      await tellUser(tx, user, { kind: 'payment', detail: `refunded ${amount}` }, now)
    })
    print(`${number}  ${(await findRefund(db, user, refund.id))?.state ?? '-'}  ${yuanOf(amount)}`)
    if (refund.state === 'done') print('It was confirmed before: nothing was changed.')
    await notify(pool, [{ kind: 'user', id: user }, { kind: 'notices' }])
  },
}
