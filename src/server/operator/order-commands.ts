import { yuanOf } from '#contract/money/fen.ts'
import { notify } from '../db/bus.ts'
import { inTransaction } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import { audit } from '../money/audit.ts'
import { refundByOperator } from '../orders/refund.ts'
import { findNumber, listOrdersFor, listPayments, listRefundsOfAll } from '../orders/store.ts'
import type { Command } from './command.ts'
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

export const listRefundsCommand: Command = {
  usage: '',
  purpose: `List refunds, newest first, at most ${MOST}: time, number, yuan, state, who asked, why`,
  options: [],
  async run({ site, print }) {
    for (const { created_at: time, number, amount, state, asked_by: by, reason } of await listRefundsOfAll(
      site.database.db,
      MOST,
    ))
      print(`${shownTime(time)}  ${number}  ${yuanOf(amount)}  ${state}  ${by}  ${shownText(reason)}`)
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
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      throw new OperatorError(REFUSED[error.code] ?? error.code, { cause: error })
    }
    await notify(pool, [{ kind: 'user', id: user }])
  },
}
