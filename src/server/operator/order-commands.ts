import { yuanOf } from '#contract/money/fen.ts'
import { type Hint, notify } from '../db/bus.ts'
import { type Db, inTransaction } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import { createLog } from '../log.ts'
import { audit } from '../money/audit.ts'
import { askAbout, askForRefund, commitFact, providerFor } from '../orders/ask.ts'
import { refundByOperator } from '../orders/refund.ts'
import {
  findNumber,
  findOrder,
  findPayment,
  findRefund,
  listOrdersFor,
  listPayments,
  listRefunds,
  listRefundsOfAll,
  listTransfersOf,
} from '../orders/store.ts'
import { DeliveryError } from '../providers/delivery-error.ts'
import type { Command } from './command.ts'
import { configuredPayments } from './configured-payments.ts'
import { namedUser } from './find-user.ts'
import { shownText, shownTime } from './listing.ts'
import { OperatorError } from './operator-error.ts'
import { wholeNumber } from './read-option.ts'

/** Most rows in one list. */
const MOST = 200
const STATES = ['open', 'paid', 'closed', 'odd'] as const

export const listOrders: Command = {
  usage: '[--state open|paid|closed|odd] [--user NAME]',
  purpose: `List orders, newest first, at most ${MOST}: time, user, what, state, yuan, then each payment: number, way, state. odd: money came that was not accepted`,
  options: ['state', 'user'],
  async run({ site, optional, print }) {
    const state = STATES.find((name) => name === optional('state'))
    if (optional('state') !== undefined && !state) throw new OperatorError(`--state is one of ${STATES.join(', ')}.`)
    const name = optional('user')
    const { db } = site.database
    const user = name === undefined ? undefined : (await namedUser({ site, argument: () => name })).user_id
    for (const order of await listOrdersFor(db, { state, user }, MOST)) {
      const { created_at: time, username, kind, amount, user_id: owner, id } = order
      print(`${shownTime(time)}  ${shownText(username ?? '-')}  ${kind}  ${order.state}  ${yuanOf(amount)}`)
      for (const { number, channel, state: paying, total_seen: seen, reason } of await listPayments(db, owner, [id]))
        print(
          `  ${number}  ${channel}  ${paying}${reason ? ` (${reason})` : ''}${seen === null ? '' : `  ${yuanOf(seen)}`}`,
        )
    }
  },
}

/** The payment that a number belongs to, or the one that a refund with the number pays back. */
async function paymentOf(db: Db, number: string) {
  const known = await findNumber(db, number)
  const payment = known && (await findPayment(db, known.user_id, known.payment_id))
  const order = payment && (await findOrder(db, payment.user_id, payment.order_id))
  if (!order) throw new OperatorError('No payment and no refund has this number.')
  return { payment, order }
}

export const showOrder: Command = {
  usage: 'NUMBER',
  purpose:
    'Show the order of a payment or a refund: what was ordered, its payments and refunds, and every transfer of the ledger for it',
  options: [],
  async run({ site, argument, print }) {
    const { db } = site.database
    const { order } = await paymentOf(db, argument('NUMBER'))
    const { user_id: user, id, kind, state, amount, discount, gift, created_at, paid_at } = order
    print(`${id}  user ${user}`)
    print(`${kind}  ${state}  ${yuanOf(amount)}  discount ${yuanOf(discount)}  gift ${yuanOf(gift)}`)
    print(`ordered ${shownTime(created_at)}  paid ${shownTime(paid_at)}`)
    const payments = await listPayments(db, user, [id])
    for (const { number, channel, state: paying, total_seen: seen, provider_id: other, reason } of payments)
      print(
        `payment ${number}  ${channel}  ${paying}${reason ? ` (${reason})` : ''}  ${seen === null ? '-' : yuanOf(seen)}  ${other ?? '-'}`,
      )
    const paymentIds = payments.map((payment) => payment.id)
    for (const refund of await listRefunds(db, user, paymentIds))
      print(
        `refund ${refund.number}  ${refund.state}  ${yuanOf(refund.amount)}  ${refund.asked_by}  ${shownText(refund.reason)}`,
      )
    for (const { created_at: at, debit, credit, amount: moved, cause } of await listTransfersOf(db, user, id))
      print(`${shownTime(at)}  ${debit} -> ${credit}  ${yuanOf(moved)}  ${cause}`)
  },
}

export const syncOrderCommand: Command = {
  usage: 'NUMBER',
  purpose: 'Ask the provider now what has become of a payment or a refund, and take its answer. Prints the state',
  options: [],
  async run({ site, config, argument, now, print }) {
    const number = argument('NUMBER')
    const { db, pool } = site.database
    const { payment } = await paymentOf(db, number)
    const provider = providerFor(configuredPayments(config, now), payment.channel)
    if (payment.channel === 'transfer')
      throw new OperatorError(
        'No bank is asked: confirm-transfer and confirm-refund say what you see on the statement.',
      )
    if (!provider) throw new OperatorError(`The site has no provider for ${payment.channel} any more.`)
    const asking = {
      db,
      log: createLog(config.logLevel),
      clock: () => now,
      hint: (hint: Hint) => void notify(pool, [hint]),
    }
    const refund = (await listRefunds(db, payment.user_id, [payment.id])).find((one) => one.number === number)
    try {
      await commitFact(
        asking,
        await (refund ? askForRefund(provider, refund, payment) : askAbout(provider, payment, now)),
      )
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error
      throw new OperatorError(`${payment.channel} gave no answer (${error.reason}). Nothing was changed: try again.`, {
        cause: error,
      })
    }
    const [after] = refund
      ? [await findRefund(db, refund.user_id, refund.id)]
      : [await findPayment(db, payment.user_id, payment.id)]
    print(`${number}  ${after?.state ?? '-'}`)
  },
}

export const listRefundsCommand: Command = {
  usage: '',
  purpose: `List refunds, newest first, at most ${MOST}: time, number, way, yuan, state, who asked, why. What is to be paid back by bank transfer is \`sent\` until confirm-refund; odd: see README`,
  options: [],
  async run({ site, print }) {
    for (const refund of await listRefundsOfAll(site.database.db, MOST)) {
      const { created_at: time, number, channel, amount, state, asked_by: by, reason } = refund
      print(`${shownTime(time)}  ${number}  ${channel}  ${yuanOf(amount)}  ${state}  ${by}  ${shownText(reason)}`)
    }
  },
}

const REFUSED: Readonly<Record<string, string>> = {
  'refund-nothing': 'Nothing of this payment can be paid back.',
  'refund-invoiced':
    'The payment is on an invoice: cancel that first (list-invoices --user NAME, cancel-invoice), with its note in red letters if it is issued.',
  'balance-short': 'The user has spent what would be paid back: give a smaller --amount.',
}

export const refundPayment: Command = {
  usage: 'NUMBER --reason TEXT [--amount FEN]',
  purpose:
    'Pay a payment back the way it was paid, or a part of it; membership that it bought ends. The server asks the provider. Prints the number of the refund',
  options: ['reason', 'amount'],
  async run({ site, argument, option, optional, now, print }) {
    const number = argument('NUMBER')
    const reason = option('reason')
    const text = optional('amount')
    const amount = text === undefined ? undefined : wholeNumber('amount', text, 5_000_000)
    const { db, pool } = site.database
    const known = await findNumber(db, number)
    if (!known || known.refund_id) throw new OperatorError('No payment has this number.')
    const user = known.user_id
    try {
      const refund = await inTransaction(db, async (tx) => {
        const made = await refundByOperator(tx, user, { payment: known.payment_id, amount, reason }, now)
        await audit(
          tx,
          { action: 'refund', subject: user, detail: `${number} ${made.amount} ${made.number}`, reason },
          now,
        )
        return made
      })
      print(`${refund.number}  ${yuanOf(refund.amount)}`)
      const paid = await findPayment(db, user, known.payment_id)
      if (paid?.channel === 'transfer') print(`Pay it back at the bank, then: confirm-refund ${refund.number}`)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      throw new OperatorError(REFUSED[error.code] ?? error.code, { cause: error })
    }
    await notify(pool, [{ kind: 'user', id: user }])
  },
}
